// The exact path of a view ray through the voxels.
//
// A view ray rises by one unit while it goes 1 / sqrt 2 east and as much south, so its height is the natural parameter, and
// the matter a texel stands for is counted in it: a texel's column has a level cross-section of 1 / 512 unit^2 (a tile's
// diamond holds 512 texels), a voxel a volume of 1 / 512 unit^3. So a column that runs through a voxel for h units of height
// fills the share h of it.

import { VOXELS_PER_UNIT } from '../../shared/limits.ts';

/** How far a view ray goes east, and south, while it rises by a unit. */
export const RUN_PER_RISE = Math.SQRT1_2;

const EDGE_UNITS = 1 / VOXELS_PER_UNIT;
const RISE_PER_RUN = Math.SQRT2;

/** What a walk left behind: `count` voxels from the back to the front, and the height the ray rose in each. */
export interface RaySteps {
  count: number;
  readonly voxels: Int32Array;
  readonly rises: Float64Array;
}

/** A box of voxels: lowest corner and size, in voxels relative to the anchor. x runs fastest. */
export interface VoxelBox {
  readonly origin: readonly [x: number, y: number, z: number];
  readonly size: readonly [x: number, y: number, z: number];
}

export function createRaySteps(box: VoxelBox): RaySteps {
  const most = box.size[0] + box.size[1] + box.size[2];
  return { count: 0, voxels: new Int32Array(most), rises: new Float64Array(most) };
}

/** @returns the voxel that a coordinate in units lies in */
export function voxelAt(units: number): number {
  return Math.floor(units * VOXELS_PER_UNIT);
}

/**
 * Walks a ray one voxel face at a time; nothing is sampled, so the rises add up to front - back.
 *
 * @param x0, y0 where the ray meets height 0, units from the anchor
 * @param back, front heights between which there is matter, units; back <= front
 * @param box must hold the voxels of both ends
 */
export function walkRay(x0: number, y0: number, back: number, front: number, box: VoxelBox, out: RaySteps): void {
  let x = voxelAt(x0 + back * RUN_PER_RISE);
  let y = voxelAt(y0 + back * RUN_PER_RISE);
  let z = voxelAt(back);
  // The walk ends in the voxel of the front, whatever the last bits of the crossings say.
  const endX = voxelAt(x0 + front * RUN_PER_RISE);
  const endY = voxelAt(y0 + front * RUN_PER_RISE);
  const endZ = voxelAt(front);
  const strideY = box.size[0];
  const strideZ = box.size[0] * box.size[1];
  let at = x - box.origin[0] + (y - box.origin[1]) * strideY + (z - box.origin[2]) * strideZ;
  let riseX = x < endX ? ((x + 1) * EDGE_UNITS - x0) * RISE_PER_RUN : Infinity;
  let riseY = y < endY ? ((y + 1) * EDGE_UNITS - y0) * RISE_PER_RUN : Infinity;
  let riseZ = z < endZ ? (z + 1) * EDGE_UNITS : Infinity;
  let from = back;
  let count = 0;
  for (;;) {
    const next = Math.min(riseX, riseY, riseZ);
    const to = Math.max(from, Math.min(next, front));
    out.voxels[count] = at;
    out.rises[count] = to - from;
    count++;
    if (next === Infinity) break;
    from = to;
    if (riseX === next) {
      x++;
      at++;
      riseX = x < endX ? ((x + 1) * EDGE_UNITS - x0) * RISE_PER_RUN : Infinity;
    } else if (riseY === next) {
      y++;
      at += strideY;
      riseY = y < endY ? ((y + 1) * EDGE_UNITS - y0) * RISE_PER_RUN : Infinity;
    } else {
      z++;
      at += strideZ;
      riseZ = z < endZ ? (z + 1) * EDGE_UNITS : Infinity;
    }
  }
  out.count = count;
}
