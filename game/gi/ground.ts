// The ground as voxels: full below height 0, in each tile's colour.

import { FULL_SHARE } from '../../shared/format/brick.ts';
import { VOXELS_PER_UNIT } from '../../shared/limits.ts';
import { srgbToLinear } from '../../shared/srgb.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { ColorGrid } from '../../shared/voxel/color-grid.ts';
import type { ShareGrid } from '../../shared/voxel/share-grid.ts';
import { BLOCK_VOXELS, firstVoxel } from './block-grid.ts';

export interface Ground {
  /** Tiles, from tile (0, 0) on. There is no ground elsewhere. */
  readonly width: number;
  readonly height: number;
  /** sRGB, three bytes a tile, row by row from the north-west. */
  readonly colors: Uint8Array;
}

/** Whether a block holds a part of the ground. */
export function reachesGround({ width, height }: Ground, block: Vec3): boolean {
  const first = firstVoxel(block);
  return first[2] < 0 && reaches(first[0], width) && reaches(first[1], height);
}

/** @param first voxel of a block along an axis, voxels */
function reaches(first: number, tiles: number): boolean {
  return first > -BLOCK_VOXELS && first < tiles * VOXELS_PER_UNIT;
}

/** Puts the ground into empty grids of one box of whole tiles, whose colours lie whole above or below height 0. */
export function fillGround(ground: Ground, shares: ShareGrid, colors: ColorGrid): void {
  const layers = Math.min(shares.size[2], -shares.origin[2]);
  for (let y = 0; y < shares.size[1]; y += VOXELS_PER_UNIT) {
    for (let x = 0; x < shares.size[0]; x += VOXELS_PER_UNIT) {
      const tileX = (x + shares.origin[0]) / VOXELS_PER_UNIT;
      const tileY = (y + shares.origin[1]) / VOXELS_PER_UNIT;
      if (tileX < 0 || tileY < 0 || tileX >= ground.width || tileY >= ground.height) continue;
      fillTile(shares, x, y, layers);
      colorTile(colors, x, y, layers, ground.colors, (tileX + ground.width * tileY) * 3);
    }
  }
}

function fillTile({ solid, size }: ShareGrid, x: number, y: number, layers: number): void {
  for (let z = 0; z < layers; z++) {
    for (let row = y; row < y + VOXELS_PER_UNIT; row++) {
      const at = x + size[0] * (row + size[1] * z);
      for (let voxel = at; voxel < at + VOXELS_PER_UNIT; voxel++) solid[voxel] = FULL_SHARE;
    }
  }
}

/** @param x, y, layers voxels; @param from where the tile's colour begins */
function colorTile(grid: ColorGrid, x: number, y: number, layers: number, colors: Uint8Array, from: number): void {
  const { cells, cellVoxels, sums } = grid;
  const matter = FULL_SHARE * cellVoxels ** 3;
  const red = matter * srgbToLinear(colors[from]!);
  const green = matter * srgbToLinear(colors[from + 1]!);
  const blue = matter * srgbToLinear(colors[from + 2]!);
  const edge = VOXELS_PER_UNIT / cellVoxels;
  for (let z = 0; z < layers / cellVoxels; z++) {
    for (let row = y / cellVoxels; row < y / cellVoxels + edge; row++) {
      const first = (x / cellVoxels + cells[0] * (row + cells[1] * z)) * 4;
      for (let at = first; at < first + edge * 4; at += 4) {
        sums[at] = red;
        sums[at + 1] = green;
        sums[at + 2] = blue;
        sums[at + 3] = matter;
      }
    }
  }
}
