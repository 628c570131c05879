// One block of voxels, from all that reaches into it.

import { COLOR_VOXELS } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type ColorGrid, createColorGrid, writeColorBytes } from '../../shared/voxel/color-grid.ts';
import { writeOccupancy } from '../../shared/voxel/occupancy.ts';
import { createShareGrid, SHARE_MAX, type ShareGrid } from '../../shared/voxel/share-grid.ts';
import { BLOCK_VOXELS, firstVoxel } from './block-grid.ts';
import { fillGround, type Ground } from './ground.ts';
import { type BrickPart, PART_PLACES } from './split-brick.ts';

const SIZE: Vec3 = [BLOCK_VOXELS, BLOCK_VOXELS, BLOCK_VOXELS];

/** Cleared and used again for every block: they are as large as a block's answer. */
const { solid, foliage } = createShareGrid([0, 0, 0], SIZE);
const { cells, cellVoxels, sums } = createColorGrid([0, 0, 0], SIZE, COLOR_VOXELS);

/**
 * @param parts sums of shares and colours are exact, so their order does not matter
 * @param bits WORDS_PER_BLOCK words, cells x first
 * @param albedo COLORS_PER_BLOCK times four bytes: sRGB, and 255 where there is matter
 */
export function composeBlock(
  block: Vec3,
  parts: readonly BrickPart[],
  ground: Ground | undefined,
  bits: Uint32Array,
  albedo: Uint8Array,
): void {
  const origin = firstVoxel(block);
  const shares: ShareGrid = { origin, size: SIZE, solid, foliage };
  const colors: ColorGrid = { origin, cells, cellVoxels, sums };
  solid.fill(0);
  foliage.fill(0);
  sums.fill(0);
  if (ground !== undefined) fillGround(ground, shares, colors);
  for (const part of parts) {
    addShares(solid, part.solid);
    addShares(foliage, part.foliage);
    addLight(part.colors, part.light);
  }
  writeOccupancy(shares, bits);
  writeColorBytes(colors, albedo);
}

function addShares(shares: Uint8Array, packed: Uint32Array): void {
  for (let i = 0; i < packed.length; i++) {
    const place = packed[i]! % PART_PLACES;
    shares[place] = Math.min(SHARE_MAX, shares[place]! + Math.floor(packed[i]! / PART_PLACES));
  }
}

function addLight(places: Uint16Array, light: Float64Array): void {
  for (let i = 0; i < places.length; i++) {
    const at = places[i]! * 4;
    for (let value = 0; value < 4; value++) sums[at + value]! += light[i * 4 + value]!;
  }
}
