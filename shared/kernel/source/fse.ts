// Tables of finite state entropy (RFC 8878, 4.1). An entry: u16 next state's base, u8 bits to add to it, u8 extra bits of the value,
// u32 the value's base. Of plain symbols the value is the symbol and has no extra bits.

import { bitsAt } from './bits';

const SYMBOLS_MAX = 64;
const STATES_MAX = 512;
export const ENTRY_BYTES = 8;

/** What `readCounts` found: i16 a symbol, -1 for "less than one". */
export const counts: usize = memory.data(SYMBOLS_MAX * 2);
const nexts: usize = memory.data(SYMBOLS_MAX * 2);
const symbolOfState: usize = memory.data(STATES_MAX);

export let accuracyLog: i32 = 0;
let symbolCount: i32 = 0;

/** Takes the counts of a predefined table. */
export function takeCounts(from: usize, symbols: i32, log: i32): void {
  for (let i = 0; i < symbols; i++) store<i16>(counts + i * 2, load<i8>(from + i));
  symbolCount = symbols;
  accuracyLog = log;
}

/** Says the accuracy of a table that is used again. */
export function keepLog(log: i32): void {
  accuracyLog = log;
}

/** @returns bytes read from `at`, or -1 when they are damaged */
export function readCounts(at: usize, end: usize, symbolsMax: i32, logMax: i32): i32 {
  const length = <i32>(end - at);
  if (length < 1) return -1;
  accuracyLog = (load<u8>(at) & 15) + 5;
  if (accuracyLog > logMax) return -1;
  let bit = 4;
  let threshold = 1 << accuracyLog;
  let remaining = threshold + 1;
  let width = accuracyLog + 1;
  let symbol = 0;
  while (remaining > 1 && symbol < symbolsMax) {
    if (bit >> 3 >= length) return -1;
    const bits = <i32>bitsAt(at, bit, width);
    const short = 2 * threshold - 1 - remaining;
    let count = bits & (threshold - 1);
    if (count < short) {
      bit += width - 1;
    } else {
      count = bits;
      if (count >= threshold) count -= short;
      bit += width;
    }
    count--;
    remaining -= abs(count);
    store<i16>(counts + symbol++ * 2, <i16>count);
    while (count === 0) {
      if (bit >> 3 >= length) return -1;
      const zeros = <i32>bitsAt(at, bit, 2);
      bit += 2;
      if (symbol + zeros > symbolsMax) return -1;
      for (let i = 0; i < zeros; i++) store<i16>(counts + symbol++ * 2, 0);
      if (zeros < 3) break;
    }
    while (remaining < threshold && threshold > 1) {
      width--;
      threshold >>= 1;
    }
  }
  const read = (bit + 7) >> 3;
  if (remaining !== 1 || read > length) return -1;
  symbolCount = symbol;
  return read;
}

/**
 * Builds a table from the counts.
 *
 * @param bases u32 base a symbol, or 0 when the values are the symbols; `extras` u8 extra bits a symbol
 * @returns whether the counts fill it exactly
 */
export function buildTable(table: usize, bases: usize, extras: usize): bool {
  const size = 1 << accuracyLog;
  let high = size - 1;
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const count = load<i16>(counts + symbol * 2);
    store<u16>(nexts + symbol * 2, count < 0 ? 1 : <u16>count);
    if (count < 0) store<u8>(symbolOfState + high--, <u8>symbol);
  }
  const step = (size >> 1) + (size >> 3) + 3;
  let state = 0;
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const count = load<i16>(counts + symbol * 2);
    for (let i = 0; i < count; i++) {
      store<u8>(symbolOfState + state, <u8>symbol);
      do state = (state + step) & (size - 1);
      while (state > high);
    }
  }
  if (state !== 0) return false;
  for (state = 0; state < size; state++) {
    const symbol = <i32>load<u8>(symbolOfState + state);
    const next = <i32>load<u16>(nexts + symbol * 2);
    store<u16>(nexts + symbol * 2, <u16>(next + 1));
    const bits = accuracyLog - (31 - clz(next));
    const entry = table + state * ENTRY_BYTES;
    store<u16>(entry, <u16>((next << bits) - size));
    store<u8>(entry, <u8>bits, 2);
    store<u8>(entry, bases === 0 ? 0 : load<u8>(extras + symbol), 3);
    store<u32>(entry, bases === 0 ? symbol : load<u32>(bases + symbol * 4), 4);
  }
  return true;
}

/** A table of one state that says one symbol for ever. */
export function buildSingle(table: usize, symbol: i32, bases: usize, extras: usize): void {
  accuracyLog = 0;
  store<u16>(table, 0);
  store<u8>(table, 0, 2);
  store<u8>(table, load<u8>(extras + symbol), 3);
  store<u32>(table, load<u32>(bases + symbol * 4), 4);
}
