// Which frame of its sheet a static of a map shows.

import { DIRECTIONS, FACINGS, type Facing } from './format/map.ts';
import { hashTile } from './hash.ts';

/** How a sheet's frames are ordered. */
export interface FrameCounts {
  /** Of all facings, animations and variants. */
  readonly frames: number;
  readonly facings: 1 | 4 | 8;
  readonly variants: number;
}

/** Frame of a sheet for a facing and a tile: frames lie by facing, then animation step (the first), then variant. */
export function chooseFrame(sprite: FrameCounts, facing: Facing, tileX: number, tileY: number): number {
  const cardinal = FACINGS.findIndex((name) => facing.startsWith(name));
  const facingIndex = sprite.facings === 8 ? DIRECTIONS.indexOf(facing) : sprite.facings === 4 ? cardinal : 0;
  const perFacing = sprite.frames / sprite.facings;
  const variant = sprite.variants > 1 ? hashTile(tileX, tileY) % sprite.variants : 0;
  return facingIndex * perFacing + variant;
}
