// A wall that is too thin for the voxels lets light through, whatever it looks like. Its brick is thickened here until it is
// sealed, and the bake says so.
//
// A sprite is sealed when a flood through its free voxels, one face at a time, does not get from one side to the other. Where
// it does, the shares from which voxels count as solid are lowered for this sprite as little as it takes: those voxels are
// raised to the share that every reader calls solid. A sprite with a hole in it stays open. Glass that glows is an opening on
// purpose: for the flood it is there, in the brick it is not.

import type { Brick } from '../../shared/format/brick.ts';
import { SOLID_SHARE } from '../../shared/voxel/occupancy.ts';
import { layOutSeal, type SealPlane } from './lay-out-seal.ts';
import type { SealSide } from './seal-side.ts';

export interface SealedBrick {
  readonly brick: Brick;
  /** Voxels that were raised to be solid; 0: the brick is the one that was given. */
  readonly raised: number;
  /** Whether it holds light now. */
  readonly isSealed: boolean;
}

/**
 * @param glass what glows in the frame, as a brick of its own
 * @param footprint tiles that the sprite covers, x and y
 */
export function sealBrick(
  brick: Brick,
  glass: Brick,
  side: SealSide,
  footprint: readonly [number, number],
): SealedBrick {
  const plane = layOutSeal(brick, glass, side, footprint);
  if (isSealed(plane, SOLID_SHARE)) return { brick, raised: 0, isSealed: true };
  // The highest share that seals: all below it do, too.
  let share = 0;
  for (let above = SOLID_SHARE; above - share > 1; ) {
    const middle = (share + above) >> 1;
    if (isSealed(plane, middle)) share = middle;
    else above = middle;
  }
  if (share === 0) return { brick, raised: 0, isSealed: false };
  const solid = brick.solid.slice();
  let raised = 0;
  for (let voxel = 0; voxel < solid.length; voxel++) {
    if (solid[voxel] === 0 || solid[voxel]! >= SOLID_SHARE) continue;
    if (plane.shares[plane.placeOf[voxel]!]! < share) continue;
    solid[voxel] = SOLID_SHARE;
    raised++;
  }
  return { brick: { ...brick, solid }, raised, isSealed: true };
}

/** Whether a flood from all asked columns' one end reaches no column's other end. */
function isSealed(plane: SealPlane, solidShare: number): boolean {
  const { width, height, depth, isAsked, shares } = plane;
  const seen = new Uint8Array(shares.length);
  const waiting: number[] = [];
  const visit = (place: number): void => {
    if (seen[place] === 1 || shares[place]! >= solidShare) return;
    seen[place] = 1;
    waiting.push(place);
  };
  for (let column = 0; column < width * height; column++) if (isAsked[column] === 1) visit(column * depth);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const layer = place % depth;
    if (layer === depth - 1) return false;
    const column = (place - layer) / depth;
    visit(place + 1);
    if (layer > 0) visit(place - 1);
    for (const next of neighborsOf(plane, column)) if (isAsked[next] === 1) visit(next * depth + layer);
  }
  return true;
}

function neighborsOf({ width, height, wrapsWidth, wrapsHeight }: SealPlane, column: number): number[] {
  const u = column % width;
  const v = Math.floor(column / width);
  const next: number[] = [];
  if (u > 0 || wrapsWidth) next.push(((u + width - 1) % width) + v * width);
  if (u < width - 1 || wrapsWidth) next.push(((u + 1) % width) + v * width);
  if (v > 0 || wrapsHeight) next.push(u + ((v + height - 1) % height) * width);
  if (v < height - 1 || wrapsHeight) next.push(u + ((v + 1) % height) * width);
  return next;
}
