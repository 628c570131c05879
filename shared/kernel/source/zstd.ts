// zstd frames (RFC 8878), as far as the baker writes them: one frame that tells its content's size, no dictionary, no checksum.

import { decodeLiterals, hasTable, readTable, resetHuffman } from './huffman';
import { resetSequences, runSequences, SLACK_BYTES } from './sequences';

const MAGIC: u32 = 0xfd2fb528;
const BLOCK_MAX_BYTES = 128 * 1024;

const literalRoom: usize = memory.data(BLOCK_MAX_BYTES + SLACK_BYTES);

let literals: usize = 0;
let literalsEnd: usize = 0;

/** Finds the literals of a compressed block. @returns bytes read, or -1 */
function readLiterals(at: usize, end: usize): i32 {
  if (at >= end) return -1;
  const header = load<u64>(at);
  const kind = <i32>header & 3;
  const format = (<i32>header >> 2) & 3;
  if (kind < 2) {
    const headerBytes = format === 1 ? 2 : format === 3 ? 3 : 1;
    const size =
      format === 1
        ? (<i32>header & 0xffff) >> 4
        : format === 3
          ? (<i32>header & 0xffffff) >> 4
          : (<i32>header & 255) >> 3;
    const stored = kind === 0 ? size : 1;
    if (size > BLOCK_MAX_BYTES || at + headerBytes + stored > end) return -1;
    literals = literalRoom;
    if (kind === 0) memory.copy(literalRoom, at + headerBytes, size);
    else memory.fill(literalRoom, load<u8>(at + headerBytes), size);
    literalsEnd = literals + size;
    return headerBytes + stored;
  }
  const headerBytes = format < 2 ? 3 : format + 2;
  const sizeBits = format < 2 ? 10 : format * 4 + 6;
  const mask = (1 << sizeBits) - 1;
  const size = <i32>(header >> 4) & mask;
  const stored = <i32>(header >> (4 + sizeBits)) & mask;
  const streams = at + headerBytes;
  if (size > BLOCK_MAX_BYTES || streams + stored > end) return -1;
  let tableBytes = 0;
  if (kind === 2) {
    tableBytes = readTable(streams, streams + stored);
    if (tableBytes < 0) return -1;
  } else if (!hasTable()) return -1;
  if (!decodeLiterals(streams + tableBytes, streams + stored, literalRoom, size, format === 0 ? 1 : 4)) return -1;
  literals = literalRoom;
  literalsEnd = literalRoom + size;
  return headerBytes + stored;
}

/** @returns bytes of the frame's header, or -1 when it is not one of the baker's for `length` bytes */
function readFrameHeader(at: usize, end: usize, length: u32): i32 {
  if (at + 6 > end || load<u32>(at) !== MAGIC) return -1;
  const flags = <i32>load<u8>(at + 4);
  // Reserved, checksum, dictionary.
  if (flags & 0b1111) return -1;
  const isSingle = (flags >> 5) & 1;
  const sizeCode = flags >> 6;
  const sizeAt = isSingle ? 5 : 6;
  const sizeBytes = sizeCode === 0 ? isSingle : 1 << sizeCode;
  if (sizeBytes === 0 || sizeBytes === 8 || at + sizeAt + sizeBytes > end) return -1;
  const field = at + sizeAt;
  const size: u32 =
    sizeBytes === 1 ? load<u8>(field) : sizeBytes === 2 ? <u32>load<u16>(field) + 256 : load<u32>(field);
  return size === length ? sizeAt + sizeBytes : -1;
}

/** Whether a frame says that it holds `length` bytes: asked before room is made for them. */
export function isFrame(at: usize, end: usize, length: u32): bool {
  return readFrameHeader(at, end, length) > 0;
}

/**
 * Decompresses the frame at `at` .. `end` to `to`, which has room for `length` and SLACK_BYTES more.
 *
 * @returns whether the frame is whole and gave exactly `length` bytes
 */
export function decompress(at: usize, end: usize, to: usize, length: u32): bool {
  const headerBytes = readFrameHeader(at, end, length);
  if (headerBytes < 0) return false;
  at += headerBytes;
  resetHuffman();
  resetSequences();
  const start = to;
  const limit = to + length;
  let isLast = false;
  while (!isLast) {
    if (at + 3 > end) return false;
    const header = <i32>load<u32>(at) & 0xffffff;
    at += 3;
    const kind = (header >> 1) & 3;
    const size = header >> 3;
    const stored = kind === 1 ? 1 : size;
    if (kind === 3 || at + stored > end) return false;
    if (kind === 2) {
      const read = readLiterals(at, at + stored);
      if (read < 0) return false;
      to = runSequences(at + read, at + stored, literals, literalsEnd, start, to, limit);
      if (to === 0) return false;
    } else {
      if (to + size > limit) return false;
      if (kind === 0) memory.copy(to, at, size);
      else memory.fill(to, load<u8>(at), size);
      to += size;
    }
    at += stored;
    isLast = (header & 1) === 1;
  }
  return at === end && to === limit;
}
