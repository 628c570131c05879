// Bricks put into the world: shares of every voxel of a box, added up over all that stands there. A wall's end and the next
// wall's beginning each fill a part of a voxel; only together do they block it, so shares are summed before the test.

import { type Brick, CELL_VOXELS, FULL_SHARE } from '../format/brick.ts';
import { VOXELS_PER_UNIT } from '../limits.ts';
import type { Vec3 } from '../vector.ts';
import { type ClippedBrick, clipBrick } from './clip-brick.ts';

/** Highest sum that a grid keeps. Sums stop there, so their order does not matter. */
export const SHARE_MAX = 255;

/** Shares in a box of the world. x runs fastest. */
export interface ShareGrid {
  /** Lowest corner, world voxels; multiples of CELL_VOXELS. */
  readonly origin: Vec3;
  /** Voxels; multiples of CELL_VOXELS. */
  readonly size: Vec3;
  /** Steps of 1 / FULL_SHARE, at most 255. */
  readonly solid: Uint8Array;
  readonly foliage: Uint8Array;
}

/** @returns an empty grid; throws RangeError when the box is not whole cells */
export function createShareGrid(origin: Vec3, size: Vec3): ShareGrid {
  if ([...origin, ...size].some((edge) => edge % CELL_VOXELS !== 0)) {
    throw new RangeError(`a share grid must be whole cells of ${CELL_VOXELS} voxels, not ${origin} + ${size}`);
  }
  const voxels = size[0] * size[1] * size[2];
  return { origin, size, solid: new Uint8Array(voxels), foliage: new Uint8Array(voxels) };
}

/**
 * The voxel corner that an anchor is put on: the nearest, halves upwards. Tile centres (x.5, y.5) lie on corners; storeys
 * (2.1213 units) move by 0.004 a storey, furniture between tiles by at most 1/16 unit.
 *
 * @param anchor world units
 */
export function anchorToVoxels(anchor: Vec3): Vec3 {
  const round = (units: number): number => Math.floor(units * VOXELS_PER_UNIT + 0.5);
  return [round(anchor[0]), round(anchor[1]), round(anchor[2])];
}

/** Adds a brick's shares; what lies outside the grid is left out. `anchor`: world voxels, from anchorToVoxels. */
export function addBrick(grid: ShareGrid, brick: Brick, anchor: Vec3): void {
  const clipped = clipBrick(brick, anchor, grid.origin, grid.size);
  addShares(grid.solid, grid.size, brick.solid, brick.size, clipped);
  if (brick.foliage.length > 0) addShares(grid.foliage, grid.size, brick.foliage, brick.size, clipped);
}

function addShares(sums: Uint8Array, gridSize: Vec3, shares: Uint8Array, size: Vec3, clipped: ClippedBrick): void {
  const { low, from, to } = clipped;
  for (let z = from[2]; z < to[2]; z++) {
    for (let y = from[1]; y < to[1]; y++) {
      const row = size[0] * (y + size[1] * z);
      const target = low[0] + gridSize[0] * (y + low[1] + gridSize[1] * (z + low[2]));
      for (let x = from[0]; x < to[0]; x++) {
        if (shares[row + x] === 0) continue;
        sums[target + x] = Math.min(SHARE_MAX, sums[target + x]! + shares[row + x]!);
      }
    }
  }
}

/** Adds a solid box (the ground below 0, say): each voxel by the share that the box covers, to the nearest step. World units. */
export function addBox(grid: ShareGrid, low: Vec3, high: Vec3): void {
  const [alongX, alongY, alongZ] = [0, 1, 2].map((axis) => {
    const from = low[axis]! * VOXELS_PER_UNIT - grid.origin[axis]!;
    const to = high[axis]! * VOXELS_PER_UNIT - grid.origin[axis]!;
    return coverVoxels(from, to, grid.size[axis]!);
  }) as [Cover[], Cover[], Cover[]];
  for (const z of alongZ) {
    for (const y of alongY) {
      const row = grid.size[0] * (y.voxel + grid.size[1] * z.voxel);
      for (const x of alongX) {
        const share = Math.round(x.part * y.part * z.part * FULL_SHARE);
        grid.solid[row + x.voxel] = Math.min(SHARE_MAX, grid.solid[row + x.voxel]! + share);
      }
    }
  }
}

/** A voxel along an axis, and the part of its edge that is covered. */
interface Cover {
  readonly voxel: number;
  readonly part: number;
}

/** @returns the voxels 0 .. count - 1 that a stretch touches */
function coverVoxels(from: number, to: number, count: number): Cover[] {
  const covers: Cover[] = [];
  for (let voxel = Math.max(0, Math.floor(from)); voxel < Math.min(count, to); voxel++) {
    covers.push({ voxel, part: Math.min(voxel + 1, to) - Math.max(voxel, from) });
  }
  return covers;
}
