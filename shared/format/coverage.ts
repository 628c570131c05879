// Which texels of several images are there, as runs along rows. Texels are numbered through all images, row by row, so that one
// loop over runs reaches every covered texel and never asks about an uncovered one.
//
//   u32 run count; runs of each row (u16 planes); for each run start and end (u16 planes): zigzagged differences from the run of
//   the same place in the row above when both rows have as many runs, else from the end of the run before and from the start
//
// "u16 planes": the low bytes of all numbers, then the high bytes. The kernel (shared/kernel) reads them.

import type { ByteWriter } from './binary.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Runs of all images, in scan order. */
export interface Coverage {
  /** Texels of all images, covered or not. */
  readonly texels: number;
  readonly covered: number;
  /** First texel of each run, numbered through all images. */
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** Column of each run's first texel. */
  readonly columns: Int32Array;
  /** Image i has the runs imageRuns[i] .. imageRuns[i + 1] - 1. */
  readonly imageRuns: Int32Array;
}

function zigzag(difference: number): number {
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
}

export function writePlanes16(writer: ByteWriter, values: ArrayLike<number>): void {
  writer.bytes(Uint8Array.from(values, (value) => value & 0xff));
  writer.bytes(Uint8Array.from(values, (value) => value >>> 8));
}

/** @param isCovered by image and texel in it */
export function findCoverage(
  sizes: readonly ImageSize[],
  isCovered: (image: number, texel: number) => boolean,
): Coverage {
  const starts: number[] = [];
  const lengths: number[] = [];
  const columns: number[] = [];
  const imageRuns = [0];
  let first = 0;
  let covered = 0;
  for (const [image, { width, height }] of sizes.entries()) {
    for (let texel = 0; texel < width * height; ) {
      if (!isCovered(image, texel)) {
        texel++;
        continue;
      }
      const column = texel % width;
      let length = 1;
      while (column + length < width && isCovered(image, texel + length)) length++;
      starts.push(first + texel);
      lengths.push(length);
      columns.push(column);
      covered += length;
      texel += length;
    }
    imageRuns.push(starts.length);
    first += width * height;
  }
  return {
    texels: first,
    covered,
    starts: Int32Array.from(starts),
    lengths: Int32Array.from(lengths),
    columns: Int32Array.from(columns),
    imageRuns: Int32Array.from(imageRuns),
  };
}

export function writeCoverage(writer: ByteWriter, sizes: readonly ImageSize[], coverage: Coverage): void {
  const { starts, lengths, columns } = coverage;
  const counts: number[] = [];
  const differences: number[] = [];
  let run = 0;
  let first = 0;
  for (const { width, height } of sizes) {
    let above = run;
    let aboveCount = 0;
    for (let row = 0; row < height; row++) {
      first += width;
      const rowStart = run;
      while (run < starts.length && starts[run]! < first) run++;
      const count = run - rowStart;
      counts.push(count);
      let before = 0;
      for (let i = 0; i < count; i++) {
        const start = columns[rowStart + i]!;
        const end = start + lengths[rowStart + i]!;
        const isAlike = count === aboveCount;
        const guessedStart = isAlike ? columns[above + i]! : before;
        const guessedEnd = isAlike ? columns[above + i]! + lengths[above + i]! : start;
        differences.push(zigzag(start - guessedStart), zigzag(end - guessedEnd));
        before = end;
      }
      above = rowStart;
      aboveCount = count;
    }
  }
  writer.u32(starts.length);
  writePlanes16(writer, counts);
  writePlanes16(writer, differences);
}
