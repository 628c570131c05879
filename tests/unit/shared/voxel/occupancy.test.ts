import { describe, expect, it } from 'vitest';
import { FULL_SHARE } from '../../../../shared/format/brick.ts';
import {
  FOLIAGE_SOLIDITY,
  isCellFree,
  isSolid,
  packOccupancy,
  SOLID_SHARE,
} from '../../../../shared/voxel/occupancy.ts';
import { createShareGrid } from '../../../../shared/voxel/share-grid.ts';

describe('packOccupancy', () => {
  it('sets a voxel from the share of a slab of 0.03 unit', () => {
    expect(SOLID_SHARE).toBe(60);
    expect((SOLID_SHARE / FULL_SHARE) * 0.125).toBeCloseTo(0.03, 12);
    const grid = createShareGrid([0, 0, 0], [4, 4, 4]);
    grid.solid[5] = 59;
    grid.solid[6] = 60;
    const occupancy = packOccupancy(grid);
    expect(isSolid(occupancy, 1, 1, 0)).toBe(false);
    expect(isSolid(occupancy, 2, 1, 0)).toBe(true);
    expect(isSolid(packOccupancy(grid, 59), 1, 1, 0)).toBe(true);
  });

  it('packs a cell of 4 x 4 x 4 into two words: bit x + 4 y + 16 (z mod 2), low word below z 2', () => {
    const grid = createShareGrid([-4, 0, -4], [8, 12, 8]);
    const set = (x: number, y: number, z: number): void => {
      grid.solid[x + 4 + 8 * (y + 12 * (z + 4))] = 255;
    };
    set(-4, 0, -4);
    set(2, 9, 3);
    const words = [...packOccupancy(grid).words];
    const expected = new Array(2 * 3 * 2 * 2).fill(0);
    expected[0] = 1;
    // Cell (1, 2, 1) of 2 x 3 x 2; voxel (2, 1, 3) in it: high word, bit 2 + 4 + 16.
    expected[((1 * 3 + 2) * 2 + 1) * 2 + 1] = 1 << 22;
    expect(words).toEqual(expected);
  });

  it('reads back every bit, nothing outside the box', () => {
    const grid = createShareGrid([-4, 4, 0], [8, 4, 8]);
    for (let voxel = 0; voxel < grid.solid.length; voxel++) grid.solid[voxel] = (voxel * 7919) % 3 === 0 ? 255 : 0;
    const occupancy = packOccupancy(grid);
    let voxel = 0;
    for (let z = 0; z < 8; z++) {
      for (let y = 4; y < 8; y++) {
        for (let x = -4; x < 4; x++) expect(isSolid(occupancy, x, y, z)).toBe(grid.solid[voxel++] === 255);
      }
    }
    for (const [x, y, z] of [
      [-5, 4, 0],
      [4, 4, 0],
      [0, 3, 0],
      [0, 8, 0],
      [0, 4, -1],
      [0, 4, 8],
    ] as const) {
      expect(isSolid(occupancy, x, y, z)).toBe(false);
      expect(isCellFree(occupancy, x, y, z)).toBe(true);
    }
  });

  it('knows cells that hold nothing', () => {
    const grid = createShareGrid([0, 0, 0], [8, 4, 4]);
    grid.solid[4 + 8 * (3 + 4 * 3)] = 255;
    const occupancy = packOccupancy(grid);
    expect(isCellFree(occupancy, 3, 3, 3)).toBe(true);
    expect(isCellFree(occupancy, 7, 0, 0)).toBe(false);
  });
});

describe('foliage', () => {
  const crown = (origin: readonly [number, number, number], share: number) => {
    const grid = createShareGrid(origin, [32, 32, 32]);
    grid.foliage.fill(share);
    return packOccupancy(grid);
  };
  const count = (words: Uint32Array): number => {
    let bits = 0;
    for (const word of words) for (let bit = 0; bit < 32; bit++) bits += (word >>> bit) & 1;
    return bits;
  };

  it('is solid in the share of voxels that the constant says, in proportion to the brick', () => {
    // 32768 voxels: three standard deviations are 0.0056.
    expect(count(crown([0, 0, 0], FULL_SHARE).words) / 32 ** 3).toBeCloseTo(FOLIAGE_SOLIDITY, 1.9);
    expect(count(crown([0, 0, 0], FULL_SHARE / 2).words) / 32 ** 3).toBeCloseTo(FOLIAGE_SOLIDITY / 2, 1.9);
    expect(count(crown([0, 0, 0], 0).words)).toBe(0);
  });

  it('hangs on the place in the world, not on the box that is composed', () => {
    const a = crown([0, 0, 0], FULL_SHARE);
    const b = crown([16, -8, 4], FULL_SHARE);
    for (let z = 4; z < 32; z++) {
      for (let x = 16; x < 32; x++) expect(isSolid(a, x, 5, z)).toBe(isSolid(b, x, 5, z));
    }
  });

  it('grows monotonously: more share keeps the voxels that were solid', () => {
    const thin = crown([0, 0, 0], 100);
    const thick = crown([0, 0, 0], 200);
    for (let i = 0; i < thin.words.length; i++) expect((thin.words[i]! & ~thick.words[i]!) >>> 0).toBe(0);
  });
});
