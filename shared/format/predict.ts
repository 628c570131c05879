// Prediction of numbers from the neighbours that the decoder already has (median edge detector, as in LOCO-I), over runs of covered
// texels. Beside the runs each column remembers its last value, and a run lends its ends to the columns beside it, so that a
// silhouette that grows from row to row still predicts well. What is stored is the zigzagged difference.
//
// The decoders are the hot loop of loading. They have no branch that depends on a texel: a mispredicted one costs more than all
// arithmetic here.

import type { Coverage, ImageSize } from './coverage.ts';

/** Columns to each side of a run that learn the value of its end. Wider gains nothing: few outlines grow faster. */
const SPREAD_TEXELS = 4;

/** What columns hold before anything was covered there. */
const NEUTRAL_HEIGHT = 0;
const NEUTRAL_COLOR = 128;

/** The median of left, above and left + above - corner: follows edges, exact on planes. `d & (d >> 31)` is d or, if that is more, 0. */
function median(left: number, above: number, corner: number): number {
  const d = (left - above) | 0;
  const negative = d & (d >> 31);
  const most = (left - negative) | 0;
  const under = (left + above - corner - most) | 0;
  const capped = (most + (under & (under >> 31))) | 0;
  const over = (above + negative - capped) | 0;
  return (capped + (over & ~(over >> 31))) | 0;
}

/** Lends a run's ends to the columns beside it, up to the runs left and right of it. */
export function spreadRun(line: Int32Array, coverage: Coverage, run: number, width: number): void {
  const { starts, lengths, columns } = coverage;
  const start = starts[run]!;
  const column = columns[run]!;
  const end = column + lengths[run]!;
  // Texels of the gaps to both sides; those of other rows are further away than the row's ends.
  const gapBefore = run === 0 ? column : start - starts[run - 1]! - lengths[run - 1]!;
  const gapAfter = run + 1 === starts.length ? width : starts[run + 1]! - start - lengths[run]!;
  const from = Math.max(0, column - Math.min(SPREAD_TEXELS, gapBefore));
  const to = Math.min(width, end + Math.min(SPREAD_TEXELS, gapAfter));
  const first = line[column]!;
  const last = line[end - 1]!;
  for (let x = from; x < column; x++) line[x] = first;
  for (let x = end; x < to; x++) line[x] = last;
}

/** @returns columns for the widest image */
export function createLine(sizes: readonly ImageSize[]): Int32Array {
  return new Int32Array(sizes.reduce((widest, { width }) => Math.max(widest, width), 0));
}

/**
 * @param plane a number for each texel of all images
 * @param bits 8 or 16: the numbers' range, in which differences wrap
 * @returns one zigzagged difference a covered texel, in scan order
 */
export function encodePredicted(
  plane: Uint8Array | Uint16Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  bits: 8 | 16,
): Uint16Array {
  const half = 1 << (bits - 1);
  const wrap = (1 << bits) - 1;
  const residuals = new Uint16Array(coverage.covered);
  const line = createLine(sizes);
  let count = 0;
  for (const [image, { width }] of sizes.entries()) {
    line.fill(bits === 16 ? NEUTRAL_HEIGHT : NEUTRAL_COLOR);
    for (let run = coverage.imageRuns[image]!; run < coverage.imageRuns[image + 1]!; run++) {
      const start = coverage.starts[run]!;
      let column = coverage.columns[run]!;
      let left = line[column]!;
      let corner = left;
      for (let texel = start; texel < start + coverage.lengths[run]!; texel++, column++) {
        const above = line[column]!;
        const value = plane[texel]!;
        const difference = ((value - median(left, above, corner) + half) & wrap) - half;
        residuals[count++] = difference < 0 ? -2 * difference - 1 : 2 * difference;
        corner = above;
        left = value;
        line[column] = value;
      }
      spreadRun(line, coverage, run, width);
    }
  }
  return residuals;
}

/**
 * The inverse for 16-bit numbers: writes those of covered texels to `plane`.
 *
 * @param low low bytes of the differences
 * @param high their high bytes
 */
export function decodeHeights(
  plane: Uint16Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  low: Uint8Array,
  high: Uint8Array,
): void {
  const { starts, lengths, columns, imageRuns } = coverage;
  const line = createLine(sizes);
  let at = 0;
  for (let image = 0; image < sizes.length; image++) {
    line.fill(NEUTRAL_HEIGHT);
    for (let run = imageRuns[image]!; run < imageRuns[image + 1]!; run++) {
      let texel = starts[run]!;
      const end = texel + lengths[run]!;
      let column = columns[run]!;
      let left = line[column]!;
      let corner = left;
      for (; texel < end; texel++, column++, at++) {
        const above = line[column]!;
        const stored = low[at]! | (high[at]! << 8);
        left = (median(left, above, corner) + ((stored >>> 1) ^ -(stored & 1))) & 0xffff;
        plane[texel] = left;
        line[column] = left;
        corner = above;
      }
      spreadRun(line, coverage, run, sizes[image]!.width);
    }
  }
}

/**
 * The inverse for colours: writes RGBA words, alpha 255, of covered texels to `words`.
 *
 * @param reds differences of red; likewise the others
 * @param blueOf for unit vectors: blue of an upward one by red | green << 8; then blues differ from that, not from neighbours
 */
export function decodeColors(
  words: Uint32Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  reds: Uint8Array,
  greens: Uint8Array,
  blues: Uint8Array,
  blueOf: Uint8Array | undefined,
): void {
  const { starts, lengths, columns, imageRuns } = coverage;
  // Columns remember whole words: one load, one store and one spreading for three channels.
  const line = createLine(sizes);
  const lineFirst = NEUTRAL_COLOR * 0x010101;
  const isUnit = blueOf !== undefined;
  let at = 0;
  for (let image = 0; image < sizes.length; image++) {
    const { width } = sizes[image]!;
    line.fill(lineFirst);
    for (let run = imageRuns[image]!; run < imageRuns[image + 1]!; run++) {
      const end = starts[run]! + lengths[run]!;
      let column = columns[run]!;
      let corner = line[column]!;
      let red = corner & 0xff;
      let green = (corner >> 8) & 0xff;
      let blue = (corner >> 16) & 0xff;
      for (let texel = starts[run]!; texel < end; texel++, column++, at++) {
        const above = line[column]!;
        const redStored = reds[at]!;
        const greenStored = greens[at]!;
        const blueStored = blues[at]!;
        red = (median(red, above & 0xff, corner & 0xff) + ((redStored >>> 1) ^ -(redStored & 1))) & 0xff;
        green =
          (median(green, (above >> 8) & 0xff, (corner >> 8) & 0xff) + ((greenStored >>> 1) ^ -(greenStored & 1))) &
          0xff;
        // 255 - blue is the vector that looks down as steeply: all bits turned. It looks up or down as its neighbour does.
        const guess = isUnit
          ? blueOf[red | (green << 8)]! ^ (((blue >> 7) - 1) & 0xff)
          : median(blue, (above >> 16) & 0xff, (corner >> 16) & 0xff);
        blue = (guess + ((blueStored >>> 1) ^ -(blueStored & 1))) & 0xff;
        const word = red | (green << 8) | (blue << 16);
        words[texel] = word | 0xff000000;
        line[column] = word;
        corner = above;
      }
      spreadRun(line, coverage, run, width);
    }
  }
}
