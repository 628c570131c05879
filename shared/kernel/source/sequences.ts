// Sequences of a compressed block (RFC 8878, 3.1.1.3.2): how many literals, then which earlier bytes to repeat.

import { bitsAt, countBits, WINDOW_BITS, windowAt } from './bits';
import { accuracyLog, buildSingle, buildTable, ENTRY_BYTES, keepLog, readCounts, takeCounts } from './fse';

const LENGTHS = 36;
const OFFSETS = 32;
const MATCHES = 53;
const LENGTHS_LOG = 9;
const OFFSETS_LOG = 8;
const MATCHES_LOG = 9;

/** Most bits that the three next states take together. */
const STATE_BITS_MAX = LENGTHS_LOG + OFFSETS_LOG + MATCHES_LOG;

/** Copies write up to so many bytes past their end: both buffers have room for that. */
export const SLACK_BYTES = 32;

const lengthTable: usize = memory.data(ENTRY_BYTES << LENGTHS_LOG, 8);
const offsetTable: usize = memory.data(ENTRY_BYTES << OFFSETS_LOG, 8);
const matchTable: usize = memory.data(ENTRY_BYTES << MATCHES_LOG, 8);
/** Accuracy of each table, -1 while there is none to repeat. */
let lengthLog: i32 = -1;
let offsetLog: i32 = -1;
let matchLog: i32 = -1;

const lengthBases: usize = memory.data<u32>([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 40, 48, 64, 128, 256, 512, 1024,
  2048, 4096, 8192, 16384, 32768, 65536,
]);
const lengthExtras: usize = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
]);
const matchBases: usize = memory.data<u32>([
  3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
  34, 35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99, 131, 259, 515, 1027, 2051, 4099, 8195, 16387, 32771, 65539,
]);
const matchExtras: usize = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3,
  3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
]);
const offsetBases: usize = memory.data(OFFSETS * 4);
const offsetExtras: usize = memory.data(OFFSETS);

const lengthCounts: usize = memory.data<i8>([
  4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1,
]);
const offsetCounts: usize = memory.data<i8>([
  1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1,
]);
const matchCounts: usize = memory.data<i8>([
  1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1,
]);

/** For every offset below 16: which of its bytes stand in 16 bytes that repeat them, and how many of the 16 are whole repeats. */
const patterns: usize = memory.data(16 * 16, 16);
const patternSteps: usize = memory.data(16);

for (let code = 0; code < OFFSETS; code++) {
  store<u32>(offsetBases + code * 4, 1 << code);
  store<u8>(offsetExtras + code, <u8>code);
}
for (let offset = 1; offset < 16; offset++) {
  for (let i = 0; i < 16; i++) store<u8>(patterns + offset * 16 + i, <u8>(i % offset));
  store<u8>(patternSteps + offset, <u8>(16 - (16 % offset)));
}

let recent1: i32 = 1;
let recent2: i32 = 4;
let recent3: i32 = 8;

/** Starts a frame. */
export function resetSequences(): void {
  lengthLog = offsetLog = matchLog = -1;
  recent1 = 1;
  recent2 = 4;
  recent3 = 8;
}

/** Prepares one of the three tables as its mode says. @returns bytes read, or -1; `accuracyLog` is the table's */
function prepareTable(
  mode: i32,
  at: usize,
  end: usize,
  table: usize,
  knownLog: i32,
  symbols: i32,
  logMax: i32,
  bases: usize,
  extras: usize,
): i32 {
  if (mode === 0) {
    if (bases === lengthBases) takeCounts(lengthCounts, LENGTHS, 6);
    else if (bases === offsetBases) takeCounts(offsetCounts, 29, 5);
    else takeCounts(matchCounts, MATCHES, 6);
    return buildTable(table, bases, extras) ? 0 : -1;
  }
  if (mode === 1) {
    if (at >= end || <i32>load<u8>(at) >= symbols) return -1;
    buildSingle(table, load<u8>(at), bases, extras);
    return 1;
  }
  if (mode === 2) {
    const read = readCounts(at, end, symbols, logMax);
    return read >= 0 && buildTable(table, bases, extras) ? read : -1;
  }
  // The table of the block before, if there is one.
  if (knownLog < 0) return -1;
  keepLog(knownLog);
  return 0;
}

/** The top `count` bits of a window, at most 63. */
function topBits(window: u64, count: u64): u32 {
  return <u32>((window >> 1) >> (63 - count));
}

/** Copies in steps of 16 bytes, past the end. */
function copyWide(to: usize, from: usize, length: i32): void {
  const end = to + length;
  do {
    v128.store(to, v128.load(from));
    to += 16;
    from += 16;
  } while (to < end);
}

/** Copies what stands `offset` bytes before, up to 16 bytes past the end; what is shorter than the copy repeats. */
function copyMatch(to: usize, offset: i32, length: i32): void {
  if (offset >= 16) {
    copyWide(to, to - offset, length);
    return;
  }
  const pattern = i8x16.swizzle(v128.load(to - offset), v128.load(patterns + offset * 16));
  const step = load<u8>(patternSteps + offset);
  const end = to + length;
  do {
    v128.store(to, pattern);
    to += step;
  } while (to < end);
}

/**
 * Runs the sequences that stand at `at` .. `end`.
 *
 * @param start first byte of the content, which matches may reach back to
 * @param to where the block's content goes; `limit` end of the room
 * @returns end of the block's content, or 0 when it is damaged
 */
export function runSequences(
  at: usize,
  end: usize,
  literals: usize,
  literalsEnd: usize,
  start: usize,
  to: usize,
  limit: usize,
): usize {
  if (at >= end) return 0;
  let count = <i32>load<u8>(at++);
  if (count >= 128) {
    if (at + 2 > end) return 0;
    if (count < 255) {
      count = ((count - 128) << 8) + load<u8>(at++);
    } else {
      count = load<u16>(at) + 0x7f00;
      at += 2;
    }
  }
  if (count > 0) {
    if (at >= end) return 0;
    const modes = <i32>load<u8>(at++);
    if (modes & 3) return 0;
    let read = prepareTable(
      modes >> 6,
      at,
      end,
      lengthTable,
      lengthLog,
      LENGTHS,
      LENGTHS_LOG,
      lengthBases,
      lengthExtras,
    );
    if (read < 0) return 0;
    lengthLog = accuracyLog;
    at += read;
    read = prepareTable(
      (modes >> 4) & 3,
      at,
      end,
      offsetTable,
      offsetLog,
      OFFSETS,
      OFFSETS_LOG,
      offsetBases,
      offsetExtras,
    );
    if (read < 0) return 0;
    offsetLog = accuracyLog;
    at += read;
    read = prepareTable((modes >> 2) & 3, at, end, matchTable, matchLog, MATCHES, MATCHES_LOG, matchBases, matchExtras);
    if (read < 0) return 0;
    matchLog = accuracyLog;
    at += read;
    let left = countBits(at, <i32>(end - at)) - lengthLog - offsetLog - matchLog;
    if (left < 0) return 0;
    let lengthState = bitsAt(at, left + offsetLog + matchLog, lengthLog);
    let offsetState = bitsAt(at, left + matchLog, offsetLog);
    let matchState = bitsAt(at, left, matchLog);
    for (;;) {
      const lengthEntry = load<u64>(lengthTable + lengthState * ENTRY_BYTES);
      const offsetEntry = load<u64>(offsetTable + offsetState * ENTRY_BYTES);
      const matchEntry = load<u64>(matchTable + matchState * ENTRY_BYTES);
      const offsetBits = (offsetEntry >> 24) & 255;
      const matchBits = (matchEntry >> 24) & 255;
      const lengthBits = (lengthEntry >> 24) & 255;
      const extraBits = <i32>(offsetBits + matchBits + lengthBits);
      let window = windowAt(at, left);
      left -= extraBits;
      let offset = <i32>(<u32>(offsetEntry >> 32) + topBits(window, offsetBits));
      window <<= offsetBits;
      // What one window holds of the most: then the next states' bits, at most 26, are in it too.
      if (extraBits > WINDOW_BITS - STATE_BITS_MAX) window = windowAt(at, left + <i32>(matchBits + lengthBits));
      const match = <i32>(<u32>(matchEntry >> 32) + topBits(window, matchBits));
      window <<= matchBits;
      const length = <i32>(<u32>(lengthEntry >> 32) + topBits(window, lengthBits));
      window <<= lengthBits;
      if (extraBits > WINDOW_BITS - STATE_BITS_MAX) window = windowAt(at, left);
      // Which of the last three offsets it is, or a new one: without branches, which nobody could predict.
      const isNew = offset > 3;
      const place = isNew ? 0 : offset + i32(length === 0);
      const older = select<i32>(recent2, select<i32>(recent3, recent1 - 1, place === 3), place === 2);
      offset = select<i32>(offset - 3, select<i32>(recent1, older, place === 1), isNew);
      recent3 = select<i32>(recent3, recent2, place === 1 || place === 2);
      recent2 = select<i32>(recent2, recent1, place === 1);
      recent1 = offset;
      if (left < 0 || literals + length > literalsEnd || to + length + match > limit) return 0;
      copyWide(to, literals, length);
      to += length;
      literals += length;
      // As unsigned, so that negative ones are far too large.
      if (offset === 0 || <u32>offset > <u32>(to - start)) return 0;
      copyMatch(to, offset, match);
      to += match;
      if (--count === 0) break;
      const lengthNext = (lengthEntry >> 16) & 255;
      const matchNext = (matchEntry >> 16) & 255;
      const offsetNext = (offsetEntry >> 16) & 255;
      left -= <i32>(lengthNext + matchNext + offsetNext);
      lengthState = <u32>(lengthEntry & 0xffff) + topBits(window, lengthNext);
      window <<= lengthNext;
      matchState = <u32>(matchEntry & 0xffff) + topBits(window, matchNext);
      window <<= matchNext;
      offsetState = <u32>(offsetEntry & 0xffff) + topBits(window, offsetNext);
    }
    if (left !== 0) return 0;
  } else if (at !== end) {
    return 0;
  }
  const rest = <i32>(literalsEnd - literals);
  if (to + rest > limit) return 0;
  copyWide(to, literals, rest);
  return to + rest;
}
