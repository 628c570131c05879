// The lamps that reach each block, strongest first: what a probe or a texel in it asks.

import { VOXELS_PER_UNIT } from '../../shared/limits.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { BLOCK_VOXELS, firstVoxel } from './block-grid.ts';

/** Entries of a block. */
export const LAMPS_PER_BLOCK = 16;

/** An entry that names no lamp; so there are 255 lamps at most. */
export const NO_LAMP = 255;

export interface BlockLamp {
  /** Units. */
  readonly place: Vec3;
  readonly range: number;
  readonly lumens: number;
}

const BLOCK_UNITS = BLOCK_VOXELS / VOXELS_PER_UNIT;

/**
 * @param lamps the world's; past the first 255 none is listed
 * @returns LAMPS_PER_BLOCK entries for each block: indices of lamps by what they give at its middle, then NO_LAMP
 */
export function listBlockLamps(lamps: readonly BlockLamp[], blocks: readonly Vec3[]): Uint8Array {
  const entries = new Uint8Array(blocks.length * LAMPS_PER_BLOCK).fill(NO_LAMP);
  const known = lamps.slice(0, NO_LAMP);
  for (const [i, block] of blocks.entries()) {
    const low = firstVoxel(block).map((voxel) => voxel / VOXELS_PER_UNIT) as unknown as Vec3;
    const reaching: { readonly lamp: number; readonly light: number }[] = [];
    for (const [lamp, { place, range, lumens }] of known.entries()) {
      if (squareToBlock(place, low) > range * range) continue;
      reaching.push({ lamp, light: lumens / (1 + squareToMiddle(place, low)) });
    }
    reaching.sort((a, b) => b.light - a.light || a.lamp - b.lamp);
    for (let entry = 0; entry < Math.min(LAMPS_PER_BLOCK, reaching.length); entry++) {
      entries[i * LAMPS_PER_BLOCK + entry] = reaching[entry]!.lamp;
    }
  }
  return entries;
}

/** Square of the distance of a place to a block. */
function squareToBlock(place: Vec3, low: Vec3): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const away = place[axis]! - low[axis]!;
    square += Math.max(-away, 0, away - BLOCK_UNITS) ** 2;
  }
  return square;
}

function squareToMiddle(place: Vec3, low: Vec3): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) square += (place[axis]! - low[axis]! - BLOCK_UNITS / 2) ** 2;
  return square;
}
