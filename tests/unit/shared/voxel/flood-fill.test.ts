import { describe, expect, it } from 'vitest';
import { floodFill } from '../../../../shared/voxel/flood-fill.ts';
import { packOccupancy } from '../../../../shared/voxel/occupancy.ts';
import { createShareGrid } from '../../../../shared/voxel/share-grid.ts';

/**
 * A hollow cube of 8 voxels inside 16, walls one voxel thick, edges left out where they may be: walls touch along edges only.
 */
function hollow(open?: readonly [number, number, number]) {
  const grid = createShareGrid([-8, -8, -4], [16, 16, 16]);
  for (let z = 0; z < 8; z++) {
    for (let y = -4; y < 4; y++) {
      for (let x = -4; x < 4; x++) {
        const faces = [x === -4, x === 3, y === -4, y === 3, z === 0, z === 7].filter(Boolean).length;
        if (faces === 1) grid.solid[x + 8 + 16 * (y + 8 + 16 * (z + 4))] = 255;
      }
    }
  }
  if (open !== undefined) grid.solid[open[0] + 8 + 16 * (open[1] + 8 + 16 * (open[2] + 4))] = 0;
  return packOccupancy(grid);
}

describe('floodFill', () => {
  it('stays inside walls that touch only along edges', () => {
    expect(floodFill(hollow(), [0, 0, 3])).toEqual({ voxels: 6 ** 3 });
  });

  it('gets out through any one missing voxel and names a voxel at the rim', () => {
    for (const open of [
      [-4, 0, 3],
      [3, -3, 1],
      [0, 3, 3],
      [2, 2, 7],
      [-3, 0, 0],
    ] as const) {
      const { leak } = floodFill(hollow(open), [0, 0, 3]);
      expect(leak, `${open}`).toBeDefined();
      expect(
        [leak![0], leak![1], leak![2] + 4].some((edge) => edge === -8 || edge === 7 || edge === 0 || edge === 15),
      ).toBe(true);
    }
  });

  it('finds nothing from a start inside a wall', () => {
    expect(floodFill(hollow(), [-4, 0, 3])).toEqual({ voxels: 0 });
  });
});
