// Runs of covered texels, as shared/format/coverage.ts describes them. A run: i32 first texel, u16 column, u16 end, then u16 from,
// u16 to: the columns that learn its ends (see shared/format/predict.ts).

export const RUN_BYTES = 12;

const SPREAD_TEXELS = 4;

export const TOO_MANY_RUNS = -1;
export const BAD_RUN = -2;
export const TOO_FEW_RUNS = -3;

/** Of the run that does not fit, or how many runs were read. */
export let faultImage: i32 = 0;
export let faultStart: i32 = 0;
export let faultEnd: i32 = 0;

function unzigzag(stored: i32): i32 {
  return (stored >>> 1) ^ -(stored & 1);
}

function numberAt(low: usize, high: usize): i32 {
  return unzigzag(<i32>load<u8>(low) | ((<i32>load<u8>(high)) << 8));
}

/**
 * Reads the runs of all images.
 *
 * @param sizes u16 width and height of each image
 * @param counts low bytes of the runs of each of `rows` rows, then their high bytes
 * @param differences low bytes of start and end of each of `runCount` runs, then their high bytes
 * @param runs where the runs go; `ends` where i32 end of each image's runs goes
 * @returns covered texels, or one of the faults above
 */
export function readRuns(
  sizes: usize,
  images: i32,
  counts: usize,
  rows: i32,
  differences: usize,
  runCount: i32,
  runs: usize,
  ends: usize,
): i32 {
  const last = runs + runCount * RUN_BYTES;
  const highs = runCount * 2;
  let run = runs;
  let texel = 0;
  let covered = 0;
  for (let image = 0; image < images; image++) {
    const width = <i32>load<u16>(sizes + image * 4);
    const height = width === 0 ? 0 : <i32>load<u16>(sizes + image * 4, 2);
    let above = run;
    let aboveCount = 0;
    for (let y = 0; y < height; y++, texel += width) {
      const count = <i32>load<u8>(counts) | ((<i32>load<u8>(counts + rows)) << 8);
      counts++;
      if (count * RUN_BYTES > <i32>(last - run)) return TOO_MANY_RUNS;
      const isAlike = count === aboveCount;
      const rowStart = run;
      let before = 0;
      for (let i = 0; i < count; i++, run += RUN_BYTES) {
        const guessedStart = isAlike ? <i32>load<u16>(above + i * RUN_BYTES, 4) : before;
        const start = guessedStart + numberAt(differences, differences + highs);
        const guessedEnd = isAlike ? <i32>load<u16>(above + i * RUN_BYTES, 6) : start;
        const end = guessedEnd + numberAt(differences + 1, differences + 1 + highs);
        differences += 2;
        if (start < before || end <= start || end > width) {
          faultImage = image;
          faultStart = start;
          faultEnd = end;
          return BAD_RUN;
        }
        store<i32>(run, texel + start);
        store<u16>(run, <u16>start, 4);
        store<u16>(run, <u16>end, 6);
        store<u16>(run, <u16>max(before, start - SPREAD_TEXELS), 8);
        store<u16>(run, <u16>min(width, end + SPREAD_TEXELS), 10);
        // The run before learns to the right no further than to this one.
        if (i > 0) store<u16>(run - RUN_BYTES, <u16>min(start, before + SPREAD_TEXELS), 10);
        covered += end - start;
        before = end;
      }
      above = rowStart;
      aboveCount = count;
    }
    store<i32>(ends + image * 4, <i32>(run - runs) / RUN_BYTES);
  }
  faultStart = <i32>(run - runs) / RUN_BYTES;
  return run === last ? covered : TOO_FEW_RUNS;
}
