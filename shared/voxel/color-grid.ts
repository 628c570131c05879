// The colour of the world's matter, on a grid coarser than its occupancy: what light takes along when it bounces.

import type { Brick } from '../format/brick.ts';
import { linearToSrgb, srgbToLinear } from '../srgb.ts';
import type { Vec3 } from '../vector.ts';
import { type ClippedBrick, clipBrick } from './clip-brick.ts';

/**
 * Sums of linear colour and matter in a box of the world. x runs fastest. Shares are whole steps and linear light a multiple
 * of 2^-24 (shared/srgb.ts), so sums are exact and their order does not matter.
 */
export interface ColorGrid {
  /** Lowest corner, world voxels. */
  readonly origin: Vec3;
  /** Size in cells of `cellVoxels`. */
  readonly cells: Vec3;
  /** Voxels an edge of a cell: 2 (a quarter unit) or 4 (half a unit). */
  readonly cellVoxels: number;
  /** Red, green, blue times matter, and matter: four numbers a cell. */
  readonly sums: Float64Array;
}

/** @param origin, size of the box in voxels; whole cells */
export function createColorGrid(origin: Vec3, size: Vec3, cellVoxels: 2 | 4): ColorGrid {
  if ([...origin, ...size].some((edge) => edge % cellVoxels !== 0)) {
    throw new RangeError(`a colour grid must be whole cells of ${cellVoxels} voxels, not ${origin} + ${size}`);
  }
  const cells: Vec3 = [size[0] / cellVoxels, size[1] / cellVoxels, size[2] / cellVoxels];
  return { origin, cells, cellVoxels, sums: new Float64Array(cells[0] * cells[1] * cells[2] * 4) };
}

/** Adds a brick's colours, each voxel's weighted by its solid and foliage shares. `anchor`: world voxels. */
export function addBrickColors(grid: ColorGrid, brick: Brick, anchor: Vec3): void {
  const { origin, cells, cellVoxels } = grid;
  const extent: Vec3 = [cells[0] * cellVoxels, cells[1] * cellVoxels, cells[2] * cellVoxels];
  const clipped = clipBrick(brick, anchor, origin, extent);
  addColors(grid, brick.solid, brick, clipped);
  if (brick.foliage.length > 0) addColors(grid, brick.foliage, brick, clipped);
}

function addColors(grid: ColorGrid, shares: Uint8Array, brick: Brick, { low, from, to }: ClippedBrick): void {
  const { cells, sums } = grid;
  const { colors, size } = brick;
  // Cells are 2 or 4 voxels; inside the box places are not negative.
  const shift = grid.cellVoxels >> 1;
  for (let z = from[2]; z < to[2]; z++) {
    for (let y = from[1]; y < to[1]; y++) {
      const row = size[0] * (y + size[1] * z);
      const cellRow = cells[0] * (((y + low[1]) >> shift) + cells[1] * ((z + low[2]) >> shift));
      const colorRow = (size[0] >> 1) * ((y >> 1) + (size[1] >> 1) * (z >> 1));
      for (let x = from[0]; x < to[0]; x++) {
        const share = shares[row + x]!;
        if (share === 0) continue;
        const at = (cellRow + ((x + low[0]) >> shift)) * 4;
        const color = (colorRow + (x >> 1)) * 3;
        sums[at]! += share * srgbToLinear(colors[color]!);
        sums[at + 1]! += share * srgbToLinear(colors[color + 1]!);
        sums[at + 2]! += share * srgbToLinear(colors[color + 2]!);
        sums[at + 3]! += share;
      }
    }
  }
}

/** @returns four bytes a cell: mean sRGB colour, and 255 where there is matter; all 0 where there is none */
export function toColorBytes(grid: ColorGrid): Uint8Array {
  const bytes = new Uint8Array(grid.sums.length);
  writeColorBytes(grid, bytes);
  return bytes;
}

/** @param bytes all 0, four a cell */
export function writeColorBytes({ sums }: ColorGrid, bytes: Uint8Array): void {
  for (let at = 0; at < sums.length; at += 4) {
    const matter = sums[at + 3]!;
    if (matter === 0) continue;
    for (let channel = 0; channel < 3; channel++) bytes[at + channel] = linearToSrgb(sums[at + channel]! / matter);
    bytes[at + 3] = 255;
  }
}
