import { describe, expect, it } from 'vitest';
import { findLeak } from '../../../../baker/lint/find-leak.ts';
import { type Brick, EMPTY_BRICK, FULL_SHARE } from '../../../../shared/format/brick.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

/** A brick of 8 x 4 x 8 voxels that stands on its tile: x from -4, y from -4, z from 0. */
function brickOf(shareAt: (at: Vec3) => number): Brick {
  const size: Vec3 = [8, 4, 8];
  const solid = Uint8Array.from({ length: 256 }, (_, i) => shareAt([i % 8, (i >> 3) % 4, i >> 5]));
  return { origin: [-4, -4, 0], size, solid, foliage: new Uint8Array(0), colors: new Uint8Array(4 * 2 * 4 * 3) };
}

/** Two skins, each open where the other is not. */
const winding = (first: number, second: number): Brick =>
  brickOf(([x, y]) => ((y === 0 && x !== first) || (y === 3 && x !== second) ? FULL_SHARE : 0));

describe('findLeak', () => {
  it('finds a way round corners, where no cell is open from front to back', () => {
    expect(findLeak(winding(1, 6), EMPTY_BRICK)).toMatchObject({ cells: 0, isOpen: true });
    expect(findLeak(winding(1, -1), EMPTY_BRICK)).toBeUndefined();
  });

  it('takes no way over an edge: skins that touch along one are shut', () => {
    const stepped = (reach: number): Brick =>
      brickOf(([x, y]) => ((y === 1 && x < 4) || (y === 2 && x >= reach) ? FULL_SHARE : 0));
    expect(findLeak(stepped(4), EMPTY_BRICK)).toBeUndefined();
    // Of eight cells, all but the lowest and the highest, which belong to what the plate stands on and bears.
    expect(findLeak(stepped(5), EMPTY_BRICK)).toMatchObject({ thicknessUnits: 0, cells: 6 });
  });

  it('adds up what stands in a voxel, from threshold to safety', () => {
    const plate = (share: number): Brick => brickOf(([, y]) => (y === 0 ? share : 0));
    expect(findLeak(plate(59), EMPTY_BRICK)).toMatchObject({ isOpen: true, thicknessUnits: 59 / 2000 });
    expect(findLeak(plate(60), EMPTY_BRICK)).toMatchObject({ isOpen: false });
    expect(findLeak(plate(71), EMPTY_BRICK)).toMatchObject({ isOpen: false });
    expect(findLeak(plate(72), EMPTY_BRICK)).toBeUndefined();
  });

  it('has nothing to say of what is empty', () => {
    expect(findLeak(EMPTY_BRICK, EMPTY_BRICK)).toBeUndefined();
  });
});
