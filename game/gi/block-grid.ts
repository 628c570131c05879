// The box of voxels that light travels in, as blocks of 2 units: where each block of the world lies in the textures.
//
//   block      2 units = 16 voxels = 8 colours = 4 cells an edge; a cell (4 x 4 x 4 voxels) has one probe
//   box        32 x 32 x 8 blocks: 64 x 64 x 16 units from half a unit below the ground
//   slot       a block's place modulo the box: blocks that stay in the box when it moves keep their slot
//   tile       a slot's 8 x 8 texels in the atlas of probes: column = slot mod 128, row = slot / 128

import { CELL_VOXELS, COLOR_VOXELS } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';

export const BLOCK_VOXELS = 16;

/** Cells, and so probes, an edge of a block. */
export const BLOCK_CELLS = BLOCK_VOXELS / CELL_VOXELS;
export const CELLS_PER_BLOCK = BLOCK_CELLS ** 3;

/** Colours an edge of a block. */
export const BLOCK_COLORS = BLOCK_VOXELS / COLOR_VOXELS;
export const COLORS_PER_BLOCK = BLOCK_COLORS ** 3;

/** Two words a cell. */
export const WORDS_PER_BLOCK = CELLS_PER_BLOCK * 2;

export const BOX_BLOCKS: Vec3 = [32, 32, 8];
export const BOX_SLOTS = BOX_BLOCKS[0] * BOX_BLOCKS[1] * BOX_BLOCKS[2];

/** Height at which the lowest blocks begin, voxels: half a unit of ground, one cell, lies in the box. */
export const FLOOR_VOXELS = -CELL_VOXELS;

/** Tiles in a row of the atlas of probes. */
const ATLAS_COLUMNS = 128;

/** @returns the lowest voxel of a block */
export function firstVoxel(block: Vec3): Vec3 {
  return [block[0] * BLOCK_VOXELS, block[1] * BLOCK_VOXELS, block[2] * BLOCK_VOXELS + FLOOR_VOXELS];
}

/** @returns the block that a voxel lies in */
export function blockAt(voxel: Vec3): Vec3 {
  return [
    Math.floor(voxel[0] / BLOCK_VOXELS),
    Math.floor(voxel[1] / BLOCK_VOXELS),
    Math.floor((voxel[2] - FLOOR_VOXELS) / BLOCK_VOXELS),
  ];
}

// The box's edges are powers of two: these masks are "modulo".
const MASK_X = BOX_BLOCKS[0] - 1;
const MASK_Y = BOX_BLOCKS[1] - 1;
const MASK_Z = BOX_BLOCKS[2] - 1;

/** @returns 0 .. BOX_SLOTS - 1 */
export function slotOf(block: Vec3): number {
  return (block[0] & MASK_X) + BOX_BLOCKS[0] * ((block[1] & MASK_Y) + BOX_BLOCKS[1] * (block[2] & MASK_Z));
}

/** @returns the block of the box that begins at `origin` which has the slot */
export function blockOfSlot(slot: number, origin: Vec3): Vec3 {
  const place = texelOfSlot(slot, 1);
  return [
    origin[0] + ((place[0] - origin[0]) & MASK_X),
    origin[1] + ((place[1] - origin[1]) & MASK_Y),
    origin[2] + ((place[2] - origin[2]) & MASK_Z),
  ];
}

/** @returns whether a block lies in the box whose lowest block is `origin` */
export function isInBox(origin: Vec3, block: Vec3): boolean {
  const x = block[0] - origin[0];
  const y = block[1] - origin[1];
  const z = block[2] - origin[2];
  return x >= 0 && y >= 0 && z >= 0 && x < BOX_BLOCKS[0] && y < BOX_BLOCKS[1] && z < BOX_BLOCKS[2];
}

/** All blocks of a box, x first, then y, then z. */
export function listBlocks(origin: Vec3): Vec3[] {
  return Array.from({ length: BOX_SLOTS }, (_, i) => [
    origin[0] + (i % BOX_BLOCKS[0]),
    origin[1] + (Math.floor(i / BOX_BLOCKS[0]) % BOX_BLOCKS[1]),
    origin[2] + Math.floor(i / (BOX_BLOCKS[0] * BOX_BLOCKS[1])),
  ]);
}

/**
 * @param texelsPerBlock an edge of a block in the texture: BLOCK_CELLS for bits and probe places, BLOCK_COLORS for albedo, 1
 *   for the coarse bits
 * @returns a slot's first texel in a texture that holds the whole box
 */
export function texelOfSlot(slot: number, texelsPerBlock: number): Vec3 {
  const x = slot % BOX_BLOCKS[0];
  const y = Math.floor(slot / BOX_BLOCKS[0]) % BOX_BLOCKS[1];
  const z = Math.floor(slot / (BOX_BLOCKS[0] * BOX_BLOCKS[1]));
  return [x * texelsPerBlock, y * texelsPerBlock, z * texelsPerBlock];
}

/** @returns column and row of a slot's tile in the atlas of probes */
export function tileOfSlot(slot: number): readonly [column: number, row: number] {
  return [slot % ATLAS_COLUMNS, Math.floor(slot / ATLAS_COLUMNS)];
}
