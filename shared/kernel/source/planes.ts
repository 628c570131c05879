// Values of covered texels: from tables of colours, and from differences to the texel above (see shared/format/predict.ts). These
// are the hot loops of loading.

import { RUN_BYTES } from './runs';

const WIDTH_MAX = 1024;
const NEUTRAL_COLOR = 0x808080;
const NEUTRAL_HEIGHT = 0;
const HEIGHT_BIAS = 128;
const ALPHA: u32 = 0xff000000;

/** For unit vectors: blue of an upward one by red | green << 8. Filled from outside. */
export const blueOf: usize = memory.data(256 * 256);

/** A value for each column; `spread` touches four more on either side. */
const line: usize = memory.data((4 + WIDTH_MAX + 4) * 4, 16) + 16;

function fillLine(width: i32, value: u32): void {
  for (let column = 0; column < width; column++) store<u32>(line + column * 4, value);
}

/** Lends a run's ends to the columns beside it: up to four to either side, written at once. */
function spread(run: usize): void {
  const column = <i32>load<u16>(run, 4);
  const before = line + column * 4 - 16;
  const isBefore = i32x4.gt_s(i32x4.splat(column - <i32>load<u16>(run, 8)), i32x4(3, 2, 1, 0));
  v128.store(before, v128.bitselect(v128.load32_splat(before + 16), v128.load(before), isBefore));
  const end = <i32>load<u16>(run, 6);
  const after = line + end * 4;
  const isAfter = i32x4.gt_s(i32x4.splat(<i32>load<u16>(run, 10) - end), i32x4(0, 1, 2, 3));
  v128.store(after, v128.bitselect(v128.load32_splat(after - 4), v128.load(after), isAfter));
}

/**
 * Writes the RGBA words of one map.
 *
 * @param table u32 words of 256 entries; `indices` a byte a covered texel, each `step` from the one before
 */
export function fillMap(map: usize, table: usize, indices: usize, step: i32, runs: usize, runCount: i32): void {
  for (const last = runs + runCount * RUN_BYTES; runs < last; runs += RUN_BYTES) {
    let to = map + load<i32>(runs) * 4;
    const end = to + (load<u16>(runs, 6) - load<u16>(runs, 4)) * 4;
    for (; to < end; to += 4, indices += step) store<u32>(to, load<u32>(table + ((<usize>load<u8>(indices)) << 2)));
  }
}

/** The same for three maps at once, whose words stand together in the table, four words an entry. */
export function fillMaps(
  map0: usize,
  map1: usize,
  map2: usize,
  table: usize,
  indices: usize,
  step: i32,
  runs: usize,
  runCount: i32,
): void {
  for (const last = runs + runCount * RUN_BYTES; runs < last; runs += RUN_BYTES) {
    let at = load<i32>(runs) * 4;
    const end = at + (load<u16>(runs, 6) - load<u16>(runs, 4)) * 4;
    for (; at < end; at += 4, indices += step) {
      const entry = table + ((<usize>load<u8>(indices)) << 4);
      store<u32>(map0 + at, load<u32>(entry));
      store<u32>(map1 + at, load<u32>(entry, 4));
      store<u32>(map2 + at, load<u32>(entry, 8));
    }
  }
}

/**
 * Writes the RGBA words of one map from differences.
 *
 * @param reds differences of red, then those of green and of blue, a byte a covered texel each
 * @param isUnit of vectors of which blue follows from red and green
 */
export function addColors(
  map: usize,
  reds: usize,
  covered: i32,
  isUnit: bool,
  sizes: usize,
  images: i32,
  runs: usize,
  ends: usize,
): void {
  const greens = reds + covered;
  const blues = greens + covered;
  const greenOffset = greens - reds;
  const blueOffset = blues - reds;
  let run = runs;
  for (let image = 0; image < images; image++) {
    fillLine(load<u16>(sizes + image * 4), NEUTRAL_COLOR);
    for (const last = runs + load<i32>(ends + image * 4) * RUN_BYTES; run < last; run += RUN_BYTES) {
      let to = map + load<i32>(run) * 4;
      const end = line + <usize>load<u16>(run, 6) * 4;
      for (let column = line + <usize>load<u16>(run, 4) * 4; column < end; column += 4, to += 4, reds++) {
        const above = load<u32>(column);
        const red = (above + load<u8>(reds)) & 0xff;
        const redGreen = red | ((above + ((<u32>load<u8>(reds + greenOffset)) << 8)) & 0xff00);
        // A unit vector looks up or down as that above does; 255 - blue looks down as steeply: all bits turned.
        const guess = isUnit ? (<u32>load<u8>(blueOf + redGreen) ^ (((above >> 23) - 1) & 0xff)) << 16 : above;
        const word = redGreen | ((guess + ((<u32>load<u8>(reds + blueOffset)) << 16)) & 0xff0000);
        store<u32>(to, word | ALPHA);
        store<u32>(column, word);
      }
      spread(run);
    }
  }
}

/** Writes u16 heights from differences: `low` the low bytes, a byte a covered texel, then the high ones. */
export function addHeights(
  map: usize,
  low: usize,
  covered: i32,
  sizes: usize,
  images: i32,
  runs: usize,
  ends: usize,
): void {
  let run = runs;
  for (let image = 0; image < images; image++) {
    fillLine(load<u16>(sizes + image * 4), NEUTRAL_HEIGHT);
    for (const last = runs + load<i32>(ends + image * 4) * RUN_BYTES; run < last; run += RUN_BYTES) {
      let to = map + load<i32>(run) * 2;
      const end = line + <usize>load<u16>(run, 6) * 4;
      for (let column = line + <usize>load<u16>(run, 4) * 4; column < end; column += 4, to += 2, low++) {
        const value = load<u32>(column) + (<u32>load<u8>(low) | ((<u32>load<u8>(low + covered)) << 8)) - HEIGHT_BIAS;
        store<u16>(to, <u16>value);
        store<u32>(column, value & 0xffff);
      }
      spread(run);
    }
  }
}
