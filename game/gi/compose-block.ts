// One block of voxels, from all that reaches into it.

import { COLOR_VOXELS } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { addBrickColors, createColorGrid, writeColorBytes } from '../../shared/voxel/color-grid.ts';
import { writeOccupancy } from '../../shared/voxel/occupancy.ts';
import { addBrick, createShareGrid } from '../../shared/voxel/share-grid.ts';
import { BLOCK_VOXELS, firstVoxel } from './block-grid.ts';
import { fillGround, type Ground } from './ground.ts';
import type { PlacedBrick } from './placed-bricks.ts';

const SIZE: Vec3 = [BLOCK_VOXELS, BLOCK_VOXELS, BLOCK_VOXELS];

/** Cleared and used again for every block: they are as large as a block's answer. */
const scratchShares = createShareGrid([0, 0, 0], SIZE);
const scratchColors = createColorGrid([0, 0, 0], SIZE, COLOR_VOXELS);

/**
 * @param bits WORDS_PER_BLOCK words, cells x first
 * @param albedo COLORS_PER_BLOCK times four bytes: sRGB, and 255 where there is matter
 */
export function composeBlock(
  block: Vec3,
  placed: Iterable<PlacedBrick>,
  ground: Ground | undefined,
  bits: Uint32Array,
  albedo: Uint8Array,
): void {
  const origin = firstVoxel(block);
  const shares = { ...scratchShares, origin };
  const colors = { ...scratchColors, origin };
  shares.solid.fill(0);
  shares.foliage.fill(0);
  colors.sums.fill(0);
  if (ground !== undefined) fillGround(ground, shares, colors);
  for (const { brick, anchor } of placed) {
    addBrick(shares, brick, anchor);
    addBrickColors(colors, brick, anchor);
  }
  writeOccupancy(shares, bits);
  writeColorBytes(colors, albedo);
}
