// A straight walk through the voxels that leaves each through a face, never through an edge: two walls that touch only along
// an edge stay closed. The axis of the next face is chosen by comparing crossings, without an epsilon; when crossings tie,
// x goes before y before z. Free cells are skipped in one step, which changes nothing about the answer.

import { CELL_VOXELS } from '../format/brick.ts';
import type { Vec3 } from '../vector.ts';
import { isCellFree, isSolid, type Occupancy } from './occupancy.ts';

export interface VoxelHit {
  /** The first solid voxel, world voxels. */
  readonly voxel: Vec3;
  /** Unit normal of the face that was struck, towards the start; zero when the start itself is solid. */
  readonly normal: Vec3;
}

type Point = [x: number, y: number, z: number];

/**
 * @param from, to world coordinates in voxels (units * VOXELS_PER_UNIT)
 * @returns the first solid voxel on the way, both ends' voxels included; undefined when the way is free. Outside the
 *   occupancy's box everything is free.
 */
export function walkVoxels(occupancy: Occupancy, from: Vec3, to: Vec3): VoxelHit | undefined {
  const ray: Ray = { from, along: [to[0] - from[0], to[1] - from[1], to[2] - from[2]] };
  const at: Point = [Math.floor(from[0]), Math.floor(from[1]), Math.floor(from[2])];
  const end: Point = [Math.floor(to[0]), Math.floor(to[1]), Math.floor(to[2])];
  let axis = -1;
  for (;;) {
    const isFree = isCellFree(occupancy, at[0], at[1], at[2]);
    if (!isFree && isSolid(occupancy, at[0], at[1], at[2])) {
      return { voxel: at, normal: axis < 0 ? [0, 0, 0] : faceNormal(axis, ray.along[axis]!) };
    }
    const edge = isFree ? CELL_VOXELS : 1;
    axis = nextAxis(ray, at, end, edge);
    if (axis < 0) return undefined;
    if (isFree) crossInside(ray, at, end, axis);
    at[axis] = ray.along[axis]! > 0 ? blockStart(at[axis]!, edge) + edge : blockStart(at[axis]!, edge) - 1;
  }
}

interface Ray {
  readonly from: Vec3;
  readonly along: Vec3;
}

/** Lowest voxel of the block (a voxel or a cell) that a voxel lies in. */
function blockStart(voxel: number, edge: number): number {
  return Math.floor(voxel / edge) * edge;
}

/** When the ray meets the plane across an axis, 0 at the start and 1 at the end. */
function crossing(ray: Ray, axis: number, plane: number): number {
  return (plane - ray.from[axis]!) / ray.along[axis]!;
}

/** @returns the axis whose face of the block the ray leaves through, -1 when it ends in the block */
function nextAxis(ray: Ray, at: Point, end: Point, edge: number): number {
  let first = -1;
  let soonest = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const start = blockStart(at[axis]!, edge);
    if (start === blockStart(end[axis]!, edge)) continue;
    const when = crossing(ray, axis, ray.along[axis]! > 0 ? start + edge : start);
    if (first < 0 || when < soonest) {
      first = axis;
      soonest = when;
    }
  }
  return first;
}

/**
 * Moves the two other coordinates to where the ray is when it leaves a free cell through `exit`. They stay inside the cell,
 * so that nothing but the exit's face is crossed into the next one.
 */
function crossInside(ray: Ray, at: Point, end: Point, exit: number): void {
  const start = blockStart(at[exit]!, CELL_VOXELS);
  const when = crossing(ray, exit, ray.along[exit]! > 0 ? start + CELL_VOXELS : start);
  for (let axis = 0; axis < 3; axis++) {
    if (axis === exit) continue;
    const step = Math.sign(end[axis]! - at[axis]!);
    const last = blockStart(at[axis]!, CELL_VOXELS) + (step > 0 ? CELL_VOXELS - 1 : 0);
    while (step !== 0 && at[axis] !== last && at[axis] !== end[axis]) {
      const next = crossing(ray, axis, step > 0 ? at[axis]! + 1 : at[axis]!);
      if (next > when || (next === when && axis > exit)) break;
      at[axis]! += step;
    }
  }
}

function faceNormal(axis: number, along: number): Vec3 {
  const normal: Point = [0, 0, 0];
  normal[axis] = along > 0 ? -1 : 1;
  return normal;
}
