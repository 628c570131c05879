// Literals in Huffman code (RFC 8878, 4.2), one stream or four beside each other. A table entry: u8 symbol, u8 bits.

import { bitsAt, countBits, windowAt } from './bits';
import { accuracyLog, buildTable, ENTRY_BYTES, readCounts } from './fse';

const BITS_MAX = 11;
const WEIGHT_LOG_MAX = 6;
const WEIGHTS_MAX = 255;
/** Symbols that a window of 56 bits holds in any case. */
const BATCH = 5;

const table: usize = memory.data(2 << BITS_MAX, 8);
const weights: usize = memory.data(WEIGHTS_MAX + 2);
const weightTable: usize = memory.data(ENTRY_BYTES << WEIGHT_LOG_MAX, 8);
const firsts: usize = memory.data(4 * (BITS_MAX + 2));

let tableBits: i32 = 0;

/** Forgets the table: the first block must bring one. */
export function resetHuffman(): void {
  tableBits = 0;
}

export function hasTable(): bool {
  return tableBits > 0;
}

/** @returns count of weights, or -1 */
function readPackedWeights(at: usize, end: usize): i32 {
  const header = readCounts(at, end, BITS_MAX + 2, WEIGHT_LOG_MAX);
  if (header < 0 || !buildTable(weightTable, 0, 0)) return -1;
  const stream = at + header;
  let left = countBits(stream, <i32>(end - stream)) - 2 * accuracyLog;
  if (left < 0) return -1;
  let even = bitsAt(stream, left + accuracyLog, accuracyLog);
  let odd = bitsAt(stream, left, accuracyLog);
  for (let count = 0; count < WEIGHTS_MAX - 1; ) {
    const entry = weightTable + even * ENTRY_BYTES;
    store<u8>(weights + count++, load<u8>(entry, 4));
    const bits = <i32>load<u8>(entry, 2);
    left -= bits;
    if (left < 0) {
      store<u8>(weights + count++, load<u8>(weightTable + odd * ENTRY_BYTES, 4));
      return count;
    }
    even = odd;
    odd = load<u16>(entry) + bitsAt(stream, left, bits);
  }
  return -1;
}

/** Reads a table. @returns bytes read, or -1 */
export function readTable(at: usize, end: usize): i32 {
  if (at >= end) return -1;
  const header = <i32>load<u8>(at++);
  let count = header - 127;
  let read = header;
  if (header >= 128) {
    read = (count + 1) >> 1;
    if (at + read > end) return -1;
    for (let i = 0; i < count; i++) store<u8>(weights + i, (load<u8>(at + (i >> 1)) >> (i & 1 ? 0 : 4)) & 15);
  } else {
    if (at + read > end) return -1;
    count = readPackedWeights(at, at + read);
    if (count < 0) return -1;
  }
  return buildCodes(count) ? 1 + read : -1;
}

function buildCodes(count: i32): bool {
  tableBits = 0;
  memory.fill(firsts, 0, 4 * (BITS_MAX + 2));
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = <i32>load<u8>(weights + i);
    if (weight > BITS_MAX) return false;
    const used = (1 << weight) >> 1;
    sum += used;
    store<i32>(firsts + weight * 4, load<i32>(firsts + weight * 4) + used);
  }
  if (sum === 0) return false;
  const bits = 32 - clz(sum);
  const rest = (1 << bits) - sum;
  if (bits > BITS_MAX || (rest & (rest - 1)) !== 0) return false;
  // The last symbol's weight is what the others leave.
  const last = 32 - clz(rest);
  store<u8>(weights + count, <u8>last);
  store<i32>(firsts + last * 4, load<i32>(firsts + last * 4) + rest);
  let first = 0;
  for (let weight = 1; weight <= bits; weight++) {
    const used = load<i32>(firsts + weight * 4);
    store<i32>(firsts + weight * 4, first);
    first += used;
  }
  for (let i = 0; i <= count; i++) {
    const weight = <i32>load<u8>(weights + i);
    if (weight === 0) continue;
    const from = load<i32>(firsts + weight * 4);
    const entries = 1 << (weight - 1);
    store<i32>(firsts + weight * 4, from + entries);
    const entry = i | ((bits + 1 - weight) << 8);
    const to = table + from * 2;
    if (entries >= 4) {
      const four = <u64>entry * 0x0001000100010001;
      for (let n = 0; n < entries; n += 4) store<u64>(to + n * 2, four);
    } else {
      for (let n = 0; n < entries; n++) store<u16>(to + n * 2, <u16>entry);
    }
  }
  tableBits = bits;
  return true;
}

/** One stream of `count` symbols, of which `left` bits are still to be read. @returns whether they end with it */
function decodeStream(at: usize, left: i32, to: usize, count: i32): bool {
  const shift = 64 - tableBits;
  for (const end = to + count; to < end; to++) {
    const entry = <i32>load<u16>(table + ((<usize>(windowAt(at, left) >> shift)) << 1));
    store<u8>(to, <u8>entry);
    left -= entry >> 8;
  }
  return left === 0;
}

/** @returns whether the streams hold exactly `count` symbols */
export function decodeLiterals(at: usize, end: usize, to: usize, count: i32, streams: i32): bool {
  if (streams === 1) {
    const left = countBits(at, <i32>(end - at));
    return left >= 0 && decodeStream(at, left, to, count);
  }
  const at0 = at + 6;
  if (at0 > end) return false;
  const at1 = at0 + load<u16>(at);
  const at2 = at1 + load<u16>(at, 2);
  const at3 = at2 + load<u16>(at, 4);
  if (at3 > end) return false;
  let left0 = countBits(at0, <i32>(at1 - at0));
  let left1 = countBits(at1, <i32>(at2 - at1));
  let left2 = countBits(at2, <i32>(at3 - at2));
  let left3 = countBits(at3, <i32>(end - at3));
  const part = (count + 3) >> 2;
  const lastPart = count - 3 * part;
  if (left0 < 0 || left1 < 0 || left2 < 0 || left3 < 0 || lastPart < 0) return false;
  const shift = 64 - tableBits;
  let i = 0;
  // All four at once: each waits for its own last symbol, and so the processor has four things to do.
  for (; i + BATCH <= lastPart; i += BATCH) {
    let w0 = windowAt(at0, left0);
    let w1 = windowAt(at1, left1);
    let w2 = windowAt(at2, left2);
    let w3 = windowAt(at3, left3);
    for (let n = 0; n < BATCH; n++) {
      const own = to + i + n;
      const e0 = <i32>load<u16>(table + ((<usize>(w0 >> shift)) << 1));
      const e1 = <i32>load<u16>(table + ((<usize>(w1 >> shift)) << 1));
      const e2 = <i32>load<u16>(table + ((<usize>(w2 >> shift)) << 1));
      const e3 = <i32>load<u16>(table + ((<usize>(w3 >> shift)) << 1));
      store<u8>(own, <u8>e0);
      store<u8>(own + part, <u8>e1);
      store<u8>(own + 2 * part, <u8>e2);
      store<u8>(own + 3 * part, <u8>e3);
      w0 <<= e0 >> 8;
      w1 <<= e1 >> 8;
      w2 <<= e2 >> 8;
      w3 <<= e3 >> 8;
      left0 -= e0 >> 8;
      left1 -= e1 >> 8;
      left2 -= e2 >> 8;
      left3 -= e3 >> 8;
    }
  }
  return (
    decodeStream(at0, left0, to + i, part - i) &&
    decodeStream(at1, left1, to + part + i, part - i) &&
    decodeStream(at2, left2, to + 2 * part + i, part - i) &&
    decodeStream(at3, left3, to + 3 * part + i, lastPart - i)
  );
}
