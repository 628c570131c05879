// The ground as voxels: full below height 0, in each tile's colour.

import { COLOR_VOXELS, FULL_SHARE } from '../../shared/format/brick.ts';
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
  const [x, y, z] = firstVoxel(block);
  return z < 0 && x > -BLOCK_VOXELS && y > -BLOCK_VOXELS && x < width * VOXELS_PER_UNIT && y < height * VOXELS_PER_UNIT;
}

/** Puts the ground into empty grids of one box; cells of the colours lie whole in a tile and above or below height 0. */
export function fillGround(ground: Ground, shares: ShareGrid, colors: ColorGrid): void {
  const layers = Math.min(shares.size[2], -shares.origin[2]);
  if (layers <= 0) return;
  for (let y = 0; y < colors.cells[1]; y++) {
    for (let x = 0; x < colors.cells[0]; x++) {
      const tileX = Math.floor((x * COLOR_VOXELS + shares.origin[0]) / VOXELS_PER_UNIT);
      const tileY = Math.floor((y * COLOR_VOXELS + shares.origin[1]) / VOXELS_PER_UNIT);
      if (tileX < 0 || tileY < 0 || tileX >= ground.width || tileY >= ground.height) continue;
      fillColumn(shares, x * COLOR_VOXELS, y * COLOR_VOXELS, layers);
      const from = (tileX + ground.width * tileY) * 3;
      for (let z = 0; z < layers / COLOR_VOXELS; z++) {
        const cell = (x + colors.cells[0] * (y + colors.cells[1] * z)) * 4;
        const matter = FULL_SHARE * COLOR_VOXELS ** 3;
        for (let channel = 0; channel < 3; channel++) {
          colors.sums[cell + channel] = matter * srgbToLinear(ground.colors[from + channel]!);
        }
        colors.sums[cell + 3] = matter;
      }
    }
  }
}

function fillColumn({ solid, size }: ShareGrid, x: number, y: number, layers: number): void {
  for (let z = 0; z < layers; z++) {
    for (let row = y; row < y + COLOR_VOXELS; row++) {
      const at = x + size[0] * (row + size[1] * z);
      for (let voxel = at; voxel < at + COLOR_VOXELS; voxel++) solid[voxel] = FULL_SHARE;
    }
  }
}
