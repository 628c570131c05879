// The colour of the world's matter, on a grid coarser than its occupancy: what light takes along when it bounces.

import { type Brick, COLOR_VOXELS } from '../format/brick.ts';
import { linearToSrgb, srgbToLinear } from '../srgb.ts';
import type { Vec3 } from '../vector.ts';

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
  const { origin, cells, cellVoxels, sums } = grid;
  const [width, depth, height] = brick.size;
  const hasFoliage = brick.foliage.length > 0;
  let voxel = 0;
  for (let z = 0; z < height; z++) {
    const cellZ = Math.floor((z + brick.origin[2] + anchor[2] - origin[2]) / cellVoxels);
    for (let y = 0; y < depth; y++) {
      const cellY = Math.floor((y + brick.origin[1] + anchor[1] - origin[1]) / cellVoxels);
      const colorRow = (width / COLOR_VOXELS) * ((y >> 1) + (depth / COLOR_VOXELS) * (z >> 1));
      for (let x = 0; x < width; x++, voxel++) {
        const matter = brick.solid[voxel]! + (hasFoliage ? brick.foliage[voxel]! : 0);
        if (matter === 0) continue;
        const cellX = Math.floor((x + brick.origin[0] + anchor[0] - origin[0]) / cellVoxels);
        if (!isInside(cells, cellX, cellY, cellZ)) continue;
        const color = (colorRow + (x >> 1)) * 3;
        addColor(sums, cellX + cells[0] * (cellY + cells[1] * cellZ), matter, brick.colors, color);
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

function isInside(cells: Vec3, x: number, y: number, z: number): boolean {
  return x >= 0 && y >= 0 && z >= 0 && x < cells[0] && y < cells[1] && z < cells[2];
}

function addColor(sums: Float64Array, cell: number, matter: number, colors: Uint8Array, from: number): void {
  for (let channel = 0; channel < 3; channel++) {
    sums[cell * 4 + channel]! += matter * srgbToLinear(colors[from + channel]!);
  }
  sums[cell * 4 + 3]! += matter;
}
