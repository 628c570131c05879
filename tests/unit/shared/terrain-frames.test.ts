import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../shared/terrain.ts';
import { packTerrainTable, terrainFrameOfTile, wangBitsOfTile } from '../../../shared/terrain-frames.ts';

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** Two frames where no edge is crossed, three where all are, one for each other set. */
const WANG = {
  probability: 0.3,
  variants: [[0, 1], ...Array.from({ length: 14 }, (_, i) => [i + 2]), [16, 17, 18]],
};

function tilesAround(reach: number): Tile[] {
  const span = Array.from({ length: 2 * reach }, (_, i) => i - reach);
  return span.flatMap((x) => span.map((y): Tile => [x, y]));
}

describe('wangBitsOfTile', () => {
  it('gives an edge the same bit for both tiles that it divides, also west and north of the origin', () => {
    const torn = tilesAround(40).filter(([x, y]) => {
      const bits = wangBitsOfTile([x, y], 0.3);
      const east = wangBitsOfTile([x + 1, y], 0.3);
      const south = wangBitsOfTile([x, y + 1], 0.3);
      return (bits & EAST) > 0 !== (east & WEST) > 0 || (bits & SOUTH) > 0 !== (south & NORTH) > 0;
    });
    expect(torn).toEqual([]);
  });

  it.each([0, 0.25, 0.33, 1])('crosses an edge with probability %d, each edge by itself', (probability) => {
    const tiles = tilesAround(60);
    const shareOf = (mask: number): number =>
      tiles.filter((tile) => (wangBitsOfTile(tile, probability) & mask) === mask).length / tiles.length;
    // 14,400 tiles: five standard deviations of a share are 0.02.
    for (const edge of [NORTH, EAST, SOUTH, WEST]) expect(Math.abs(shareOf(edge) - probability)).toBeLessThan(0.021);
    expect(Math.abs(shareOf(15) - probability ** 4)).toBeLessThan(0.021);
  });
});

describe('terrainFrameOfTile', () => {
  it('shows a frame of those whose edges are the tile’s, and every one of them somewhere', () => {
    const shown = tilesAround(60).map((tile) => [tile, terrainFrameOfTile(tile, { frames: 19, wang: WANG })] as const);
    const wrong = shown.filter(
      ([tile, frame]) => !WANG.variants[wangBitsOfTile(tile, WANG.probability)]!.includes(frame),
    );
    expect(wrong).toEqual([]);
    expect(new Set(shown.map(([, frame]) => frame)).size).toBe(19);
  });

  it('shows every frame of a plain sheet about equally often', () => {
    const counts = new Array<number>(6).fill(0);
    for (const tile of tilesAround(50)) counts[terrainFrameOfTile(tile, { frames: 6 })]! += 1;
    // 10,000 tiles: 1,667 each; five standard deviations are 186.
    for (const count of counts) expect(Math.abs(count - 1667)).toBeLessThan(186);
  });
});

describe('packTerrainTable', () => {
  it('holds, a row each, the limit of an edge, whether it is water, spans by crossed edges, and the records that they span', () => {
    const { width, words } = packTerrainTable([
      { frames: 2, firstRecord: 40, isWater: true },
      { frames: 19, firstRecord: 100, wang: WANG, isWater: false },
    ]);
    const rowOf = (id: number): number[] => Array.from(words.subarray(id * width, (id + 1) * width));
    const recordsIn = (row: readonly number[], set: number): readonly number[] => {
      const span = row[2 + set]!;
      return row.slice(span >>> 16, (span >>> 16) + (span & 0xffff));
    };
    expect(words.length).toBe(2 * width);
    expect(rowOf(0).slice(0, 2)).toEqual([0, 1]);
    expect(recordsIn(rowOf(0), 0)).toEqual([40, 41]);
    expect(rowOf(1).slice(0, 2)).toEqual([Math.round(0.3 * 65536), 0]);
    for (const [set, frames] of WANG.variants.entries()) {
      expect(recordsIn(rowOf(1), set)).toEqual(frames.map((frame) => 100 + frame));
    }
  });
});
