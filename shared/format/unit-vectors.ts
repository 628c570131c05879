// Blue of a normal map from red and green: the third part of a unit vector is known but for its sign and for rounding. The sign
// is taken from the texel to the left, else from the column's last one. What is stored is the zigzagged difference from that guess.

import type { Coverage, ImageSize } from './coverage.ts';
import { createLine, spreadRun } from './predict.ts';

/** A byte b stands for the part (b - MIDDLE) / MIDDLE of a unit vector. */
const MIDDLE = 127.5;

/** What columns hold before anything was covered there: it looks up. */
const NEUTRAL_BLUE = 128;

let upwardBlues: Uint8Array | undefined;

/** @returns blue of the unit vector that looks up, by red | green << 8: at least 128; 255 minus it looks down */
export function blueOfUpward(): Uint8Array {
  if (upwardBlues !== undefined) return upwardBlues;
  upwardBlues = new Uint8Array(256 * 256);
  for (let green = 0; green < 256; green++) {
    for (let red = 0; red < 256; red++) {
      const x = red - MIDDLE;
      const y = green - MIDDLE;
      const square = MIDDLE * MIDDLE - x * x - y * y;
      // sqrt is exact to the last bit by standard, so every machine guesses alike.
      upwardBlues[red | (green << 8)] = Math.round(MIDDLE + (square > 0 ? Math.sqrt(square) : 0));
    }
  }
  return upwardBlues;
}

/**
 * @param red a byte for each texel of all images; likewise the others
 * @returns one zigzagged difference a covered texel, in scan order
 */
export function encodeBlue(
  red: Uint8Array,
  green: Uint8Array,
  blue: Uint8Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
): Uint8Array {
  const blueOf = blueOfUpward();
  const differences = new Uint8Array(coverage.covered);
  const line = createLine(sizes);
  let count = 0;
  for (const [image, { width }] of sizes.entries()) {
    line.fill(NEUTRAL_BLUE);
    for (let run = coverage.imageRuns[image]!; run < coverage.imageRuns[image + 1]!; run++) {
      const start = coverage.starts[run]!;
      const column = coverage.columns[run]!;
      let left = line[column]!;
      for (let i = 0; i < coverage.lengths[run]!; i++) {
        const upward = blueOf[red[start + i]! | (green[start + i]! << 8)]!;
        const value = blue[start + i]!;
        const difference = ((value - (left >= NEUTRAL_BLUE ? upward : 255 - upward) + 128) & 255) - 128;
        differences[count++] = difference < 0 ? -2 * difference - 1 : 2 * difference;
        left = value;
        line[column + i] = value;
      }
      spreadRun(line, coverage, run, width);
    }
  }
  return differences;
}
