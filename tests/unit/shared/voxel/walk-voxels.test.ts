import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../shared/hash.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { isSolid, type Occupancy, packOccupancy } from '../../../../shared/voxel/occupancy.ts';
import { createShareGrid } from '../../../../shared/voxel/share-grid.ts';
import { walkVoxels } from '../../../../shared/voxel/walk-voxels.ts';

/** Walks every voxel, in whole numbers of 1/64 voxel: crossings are compared as fractions, so nothing is ever rounded. */
function referenceWalk(occupancy: Occupancy, from: Vec3, to: Vec3): Vec3 | undefined {
  const start = from.map((value) => value * 64);
  const along = to.map((value, axis) => value * 64 - start[axis]!);
  const at = from.map(Math.floor) as [number, number, number];
  const end = to.map(Math.floor);
  for (;;) {
    if (isSolid(occupancy, ...at)) return at;
    let best = -1;
    let bestOver = 0;
    let bestUnder = 1;
    for (let axis = 0; axis < 3; axis++) {
      if (at[axis] === end[axis]) continue;
      const plane = (at[axis]! + (along[axis]! > 0 ? 1 : 0)) * 64;
      const over = Math.abs(plane - start[axis]!);
      const under = Math.abs(along[axis]!);
      if (best < 0 || over * bestUnder < bestOver * under) [best, bestOver, bestUnder] = [axis, over, under];
    }
    if (best < 0) return undefined;
    at[best]! += Math.sign(along[best]!);
  }
}

/** A box of 32 voxels with a few solid ones, single and in slabs, so that most cells are free. */
function clutter(seed: number): Occupancy {
  const random = createRandom(seed);
  const grid = createShareGrid([-16, -16, -4], [32, 32, 32]);
  for (let i = 0; i < 120; i++) grid.solid[random.below(grid.solid.length)] = 255;
  for (let z = 6; z < 12; z++) for (let x = 4; x < 20; x++) grid.solid[x + 32 * (20 + 32 * z)] = 255;
  return packOccupancy(grid);
}

describe('walkVoxels', () => {
  it('meets the same voxel as a walk without skips, on 10,000 segments with exact ties among them', () => {
    const random = createRandom(9);
    let hits = 0;
    for (let round = 0; round < 10; round++) {
      const occupancy = clutter(round);
      // Steps of 1/4 voxel tie often; of 1/64 seldom.
      const grain = round % 2 === 0 ? 4 : 64;
      const point = (): Vec3 => [
        random.below(40 * grain) / grain - 20,
        random.below(40 * grain) / grain - 20,
        random.below(40 * grain) / grain - 8,
      ];
      for (let i = 0; i < 1000; i++) {
        const [from, to] = [point(), point()];
        const expected = referenceWalk(occupancy, from, to);
        const hit = walkVoxels(occupancy, from, to);
        expect(hit?.voxel, `${from} -> ${to}`).toEqual(expected);
        if (hit !== undefined) hits++;
      }
    }
    expect(hits).toBeGreaterThan(500);
    expect(hits).toBeLessThan(9500);
  });

  it('does not slip between walls that touch only along an edge', () => {
    //  y 1 | # .      a ray from the free corner below to the free corner above
    //  y 0 | . #      must strike one of the two, at any angle
    const grid = createShareGrid([0, 0, 0], [4, 4, 4]);
    for (let z = 0; z < 4; z++) {
      grid.solid[0 + 4 * (1 + 4 * z)] = 255;
      grid.solid[1 + 4 * (0 + 4 * z)] = 255;
    }
    const occupancy = packOccupancy(grid);
    for (let i = 1; i < 100; i++) {
      const tilt = i / 100;
      expect(walkVoxels(occupancy, [0.5, 0.5, 0.5], [1 + tilt, 2 - tilt, 0.5])).toBeDefined();
    }
    expect(walkVoxels(occupancy, [0.5, 0.5, 0.5], [1.5, 1.5, 0.5])?.voxel).toEqual([1, 0, 0]);
  });

  it('tells which face was struck', () => {
    const grid = createShareGrid([0, 0, 0], [12, 12, 12]);
    grid.solid[6 + 12 * (6 + 12 * 6)] = 255;
    const occupancy = packOccupancy(grid);
    const middle: Vec3 = [6.5, 6.5, 6.5];
    for (const axis of [0, 1, 2] as const) {
      for (const side of [-1, 1]) {
        const from = middle.map((value, i) => (i === axis ? value + side * 5 : value)) as unknown as Vec3;
        const normal = [0, 0, 0];
        normal[axis] = side;
        expect(walkVoxels(occupancy, from, middle)).toEqual({ voxel: [6, 6, 6], normal });
      }
    }
    expect(walkVoxels(occupancy, middle, [0.5, 0.5, 0.5])).toEqual({ voxel: [6, 6, 6], normal: [0, 0, 0] });
    expect(walkVoxels(occupancy, [0.5, 6.5, 6.5], [5.5, 6.5, 6.5])).toBeUndefined();
  });
});
