import { describe, expect, it } from 'vitest';
import type { Brick } from '../../../../shared/format/brick.ts';
import { addBox, addBrick, anchorToVoxels, createShareGrid } from '../../../../shared/voxel/share-grid.ts';

/** One cell; every voxel holds its own number (0..63). */
const numbered: Brick = {
  origin: [-4, 0, 0],
  size: [4, 4, 4],
  solid: Uint8Array.from({ length: 64 }, (_, voxel) => voxel),
  foliage: new Uint8Array(0),
  colors: new Uint8Array(24),
};

describe('anchorToVoxels', () => {
  it('puts tile centres on corners exactly', () => {
    expect(anchorToVoxels([3.5, -2.5, 0])).toEqual([28, -20, 0]);
  });

  it('rounds to the nearest corner, halves upwards on both sides of zero', () => {
    expect(anchorToVoxels([0.0625, -0.0625, 0.06])).toEqual([1, 0, 0]);
    expect(anchorToVoxels([0.07, -0.07, 2.1213])).toEqual([1, -1, 17]);
  });
});

describe('addBrick', () => {
  it('puts each voxel where the anchor says', () => {
    const grid = createShareGrid([0, -4, -4], [12, 12, 12]);
    addBrick(grid, numbered, [7, 1, 2]);
    // Voxel (x, y, z) of the brick: world (x - 4 + 7, y + 1, z + 2), grid (x + 3, y + 5, z + 6).
    for (let voxel = 0; voxel < 64; voxel++) {
      const [x, y, z] = [voxel & 3, (voxel >> 2) & 3, voxel >> 4];
      expect(grid.solid[x + 3 + 12 * (y + 5 + 12 * (z + 6))]).toBe(voxel);
    }
    expect(grid.solid.reduce((sum, share) => sum + share, 0)).toBe((63 * 64) / 2);
  });

  it('leaves out what lies outside, on every side', () => {
    const whole = createShareGrid([-8, -8, -8], [20, 20, 20]);
    const part = createShareGrid([0, 0, 0], [4, 4, 4]);
    for (const anchor of [
      [2, -2, -1],
      [7, 3, 2],
      [-40, 0, 0],
      [0, 0, 40],
    ] as const) {
      addBrick(whole, numbered, anchor);
      addBrick(part, numbered, anchor);
    }
    for (let voxel = 0; voxel < 64; voxel++) {
      const [x, y, z] = [voxel & 3, (voxel >> 2) & 3, voxel >> 4];
      expect(part.solid[voxel]).toBe(whole.solid[x + 8 + 20 * (y + 8 + 20 * (z + 8))]);
    }
  });

  it('adds up and stops at 255, whatever the order', () => {
    const heavy: Brick = { ...numbered, solid: new Uint8Array(64).fill(200) };
    const orders = [
      [heavy, numbered, heavy],
      [heavy, heavy, numbered],
      [numbered, heavy, heavy],
    ];
    const sums = orders.map((bricks) => {
      const grid = createShareGrid([0, 0, 0], [4, 4, 4]);
      for (const brick of bricks) addBrick(grid, brick, [4, 0, 0]);
      return [...grid.solid];
    });
    expect(sums[0]).toEqual(new Array(64).fill(255));
    expect(sums[1]).toEqual(sums[0]);
    expect(sums[2]).toEqual(sums[0]);
    const two = createShareGrid([0, 0, 0], [4, 4, 4]);
    addBrick(two, numbered, [4, 0, 0]);
    addBrick(two, numbered, [4, 0, 0]);
    expect(two.solid[13]).toBe(26);
  });

  it('keeps foliage apart', () => {
    const leafy: Brick = { ...numbered, solid: new Uint8Array(64), foliage: numbered.solid };
    const grid = createShareGrid([0, 0, 0], [4, 4, 4]);
    addBrick(grid, leafy, [4, 0, 0]);
    expect(grid.foliage).toEqual(numbered.solid);
    expect(grid.solid.every((share) => share === 0)).toBe(true);
  });
});

describe('addBox', () => {
  it('fills by the exact overlap', () => {
    const grid = createShareGrid([-4, -4, -4], [8, 8, 8]);
    // 0.1 units: 0.8 of a voxel; from -0.05 (0.4 of the voxel below) along z.
    addBox(grid, [0, 0, -0.05], [0.1, 0.25, 0.1]);
    const at = (x: number, y: number, z: number) => grid.solid[x + 4 + 8 * (y + 4 + 8 * (z + 4))];
    expect(at(0, 0, 0)).toBe(Math.round(0.8 * 0.8 * 250));
    expect(at(0, 1, -1)).toBe(Math.round(0.8 * 0.4 * 250));
    expect(at(1, 0, 0)).toBe(0);
    expect(at(0, 2, 0)).toBe(0);
    expect(at(0, 0, -2)).toBe(0);
  });
});

describe('createShareGrid', () => {
  it('refuses a box that is not whole cells', () => {
    expect(() => createShareGrid([0, 0, -2], [4, 4, 4])).toThrow(RangeError);
  });
});
