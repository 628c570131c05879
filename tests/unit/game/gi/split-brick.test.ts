import { describe, expect, it } from 'vitest';
import { PlacedBricks } from '../../../../game/gi/placed-bricks.ts';
import { splitBrick } from '../../../../game/gi/split-brick.ts';
import { VoxelBox } from '../../../../game/gi/voxel-box.ts';
import type { Brick } from '../../../../shared/format/brick.ts';

/** 20 x 4 x 4 voxels, a share in the first and in the last voxel alone. */
const ends: Brick = {
  origin: [-4, 0, 0],
  size: [20, 4, 4],
  solid: Uint8Array.from({ length: 320 }, (_, voxel) => (voxel === 0 ? 7 : voxel === 319 ? 40 : 0)),
  foliage: new Uint8Array(0),
  colors: new Uint8Array(120).fill(90),
};

describe('splitBrick', () => {
  it('gives each voxel to its block, by its place there', () => {
    // Anchor at 14 of block (2, -1, 0), whose lowest voxel is (32, -16, -4): x reaches from 10 to 29 of it.
    const parts = splitBrick(ends, [46, -16, -4]);
    expect(parts.map(({ offset }) => offset)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect([...parts[0]!.solid]).toEqual([10 + 7 * 4096]);
    expect([...parts[1]!.solid]).toEqual([13 + 16 * (3 + 16 * 3) + 40 * 4096]);
    expect([...parts[1]!.colors]).toEqual([6 + 8 * (1 + 8 * 1)]);
    expect(parts[1]!.light[3]).toBe(40);
  });

  it('leaves out blocks that the box reaches into without matter', () => {
    // x from 14 to 33 of a block along x, y from 14 to 17: six blocks, of which the two ends fill two.
    const parts = splitBrick(ends, [18, 14, 0]);
    expect(parts.map(({ offset }) => offset)).toEqual([
      [-1, 0, 0],
      [1, 1, 0],
    ]);
  });

  it('is done once for all places that lie alike in a block', () => {
    const parts = splitBrick(ends, [46, -16, -4]);
    expect(splitBrick(ends, [-34, 32, 12])).toBe(parts);
    expect(splitBrick(ends, [47, -16, -4])).not.toBe(parts);
  });
});

describe('PlacedBricks', () => {
  it('counts equal bricks in one place each, and takes one away alone', () => {
    // 40 of 250 are too thin to be solid, twice that is not.
    const placed = new PlacedBricks();
    const box = new VoxelBox([0, 0, 0], placed, undefined);
    const bits = (): number => box.compose([[1, 0, 0]]).bits.reduce((sum, word) => sum + (word === 0 ? 0 : 1), 0);
    placed.add(1, { brick: ends, anchor: [14, 0, 0] });
    expect(bits()).toBe(0);
    expect(placed.add(2, { brick: ends, anchor: [14, 0, 0] })).toContainEqual([1, 0, 0]);
    expect(bits()).toBe(1);
    placed.remove(1);
    expect(bits()).toBe(0);
    expect(placed.in([1, 0, 0])).toHaveLength(1);
    placed.remove(2);
    expect(placed.in([1, 0, 0])).toBeUndefined();
  });
});
