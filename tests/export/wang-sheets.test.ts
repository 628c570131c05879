// What Wang sheets promise: a shape that crosses an edge goes on in every neighbour that is crossed there.

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { findSheets } from '../../baker/io/find-sheets.ts';
import { decodeSheet } from '../../baker/read/decode-sheet.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { type Tile, texelInTile, tileOfTexel } from '../../shared/terrain.ts';
import { terrainFrameOfTile } from '../../shared/terrain-frames.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
const WANG_SHEETS = ['ground_swamp', 'ground_forest_floor', 'ground_lava', 'ground_mud'];
/** Texels to each side of the origin: some fifty tiles. */
const REACH_TEXELS = 110;

const sheets = new Map<string, Sheet>();
beforeAll(async () => {
  for (const source of (await findSheets(ASSETS)).sources) {
    const { sheet } = source.source.includes('ground_') ? await decodeSheet(source) : {};
    if (sheet !== undefined) sheets.set(sheet.info.name, sheet);
  }
});

/** Share of neighbouring texels, one left of the other, that differ in colour: across the border of two tiles, and within one. */
function measureSteps(sheet: Sheet, frameOf: (tile: Tile) => number): { across: number; within: number } {
  const colorAt = (x: number, y: number, tile: Tile): number => {
    const [right, down] = texelInTile(x, y, tile);
    const { info, frames } = sheet;
    const at = (down + info.anchor[1]) * info.frameWidth + right + info.anchor[0];
    const [red, green, blue] = frames[frameOf(tile)]!.albedo.subarray(at * 4, at * 4 + 3);
    return (red! << 16) | (green! << 8) | blue!;
  };
  const counts = { across: [0, 0], within: [0, 0] };
  for (let y = -REACH_TEXELS; y < REACH_TEXELS; y++) {
    for (let x = -REACH_TEXELS; x < REACH_TEXELS; x++) {
      const [left, right] = [tileOfTexel(x, y), tileOfTexel(x + 1, y)];
      const count = counts[left[0] === right[0] && left[1] === right[1] ? 'within' : 'across'];
      count[0]! += colorAt(x, y, left) === colorAt(x + 1, y, right) ? 0 : 1;
      count[1]! += 1;
    }
  }
  const shareOf = ([different, all]: readonly number[]): number => different! / all!;
  return { across: shareOf(counts.across), within: shareOf(counts.within) };
}

test('these are all Wang sheets', () => {
  const wang = [...sheets.values()].filter(({ info }) => info.wang !== undefined).map(({ info }) => info.name);
  expect(wang.sort()).toEqual([...WANG_SHEETS].sort());
});

test.each(WANG_SHEETS)(
  '%s: its borders show no more steps of colour than its insides, by the hashed edges alone',
  (name) => {
    const sheet = sheets.get(name)!;
    const wang = sheet.info.wang!;
    const matched = measureSteps(sheet, (tile) => terrainFrameOfTile(tile, { frames: sheet.frames.length, wang }));
    const unmatched = measureSteps(sheet, (tile) => terrainFrameOfTile(tile, { frames: sheet.frames.length }));
    expect(matched.across).toBeLessThan(1.15 * matched.within);
    // Frames by chance tear the shapes.
    expect(unmatched.across).toBeGreaterThan(1.4 * matched.across);
  },
);
