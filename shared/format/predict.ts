// Prediction of numbers from the texel above, over runs of covered texels. Each column remembers its last value, and a run lends its
// ends to the columns beside it, so that a silhouette that grows from row to row still predicts well. What is stored is the
// difference; the kernel (shared/kernel) adds it again. The texel to the left would help nothing (the median of left, above and
// their corner gave larger files), and without it no texel waits for the one before.

import type { Coverage, ImageSize } from './coverage.ts';

/** Columns to each side of a run that learn the value of its end. Wider gains nothing: few outlines grow faster. */
const SPREAD_TEXELS = 4;

/** What columns hold before anything was covered there. */
const NEUTRAL_HEIGHT = 0;
const NEUTRAL_COLOR = 0x808080;

/** Added to the difference of heights, so that the high byte of all small ones is 0, whatever their sign. */
const HEIGHT_BIAS = 128;

/** Blue by red | green << 8, for unit vectors: that of an upward one, at least 128. */
export type BlueTable = Uint8Array;

/** Red, green and blue differences, a byte a covered texel in scan order. */
export type ColorDifferences = readonly [Uint8Array, Uint8Array, Uint8Array];

/** Lends a run's ends to the columns beside it, up to the runs left and right of it. */
function spreadRun(line: Int32Array, coverage: Coverage, run: number, width: number): void {
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
function createLine(sizes: readonly ImageSize[]): Int32Array {
  return new Int32Array(sizes.reduce((widest, { width }) => Math.max(widest, width), 0));
}

/** Tells `store` every covered texel in scan order, with its column's value; `store` returns what the column is to remember. */
function walkColumns(
  sizes: readonly ImageSize[],
  coverage: Coverage,
  neutral: number,
  store: (texel: number, above: number, place: number) => number,
): void {
  const line = createLine(sizes);
  let place = 0;
  for (const [image, { width }] of sizes.entries()) {
    line.fill(neutral);
    for (let run = coverage.imageRuns[image]!; run < coverage.imageRuns[image + 1]!; run++) {
      const column = coverage.columns[run]!;
      for (let i = 0; i < coverage.lengths[run]!; i++, place++)
        line[column + i] = store(coverage.starts[run]! + i, line[column + i]!, place);
      spreadRun(line, coverage, run, width);
    }
  }
}

/** @returns one difference a covered texel, in scan order */
export function encodeHeights(plane: Uint16Array, sizes: readonly ImageSize[], coverage: Coverage): Uint16Array {
  const differences = new Uint16Array(coverage.covered);
  walkColumns(sizes, coverage, NEUTRAL_HEIGHT, (texel, above, place) => {
    differences[place] = plane[texel]! - above + HEIGHT_BIAS;
    return plane[texel]!;
  });
  return differences;
}

/** Guess of blue from red, green and the colour above: a unit vector of them, and it looks up or down as that one does. */
function guessBlue(blueOf: BlueTable, redGreen: number, above: number): number {
  // 255 - blue is the vector that looks down as steeply: all bits turned.
  return blueOf[redGreen]! ^ (((above >> 23) - 1) & 0xff);
}

/** @param blueOf for unit vectors: then blues differ from what red and green say, not from the texel above */
export function encodeColors(
  words: Uint32Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  blueOf: BlueTable | undefined,
): ColorDifferences {
  const plane = (): Uint8Array => new Uint8Array(coverage.covered);
  const [reds, greens, blues] = [plane(), plane(), plane()];
  walkColumns(sizes, coverage, NEUTRAL_COLOR, (texel, above, place) => {
    const word = words[texel]! & 0xffffff;
    reds[place] = word - above;
    greens[place] = (word >> 8) - (above >> 8);
    blues[place] = (word >> 16) - (blueOf === undefined ? above >> 16 : guessBlue(blueOf, word & 0xffff, above));
    return word;
  });
  return [reds, greens, blues];
}
