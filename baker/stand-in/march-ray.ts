// One view ray through a stand-in: where it enters first and where it leaves last.

import { TO_CAMERA } from '../../shared/projection.ts';
import type { Part } from './model.ts';
import type { Distance } from './sdf.ts';

/** Least step of a ray, units. Thinner slivers may be missed; a leaf is ten times thicker. */
const LEAST_STEP_UNITS = 0.002;

/** A hit is exact when the surface is this near; some hundred times that along a grazing ray is still far below 1e-4 units. */
const SURFACE_UNITS = 1e-9;

/** Tries to get there; at a kink of the surface the last try is good enough, since the stretch is short already. */
const REFINE_TRIES = 40;

/** How far outside of a part's bounding sphere a ray starts, so that it starts outside of the part. */
const MARGIN_UNITS = 0.01;

/** Where a ray meets the solid: distances from its point at z = 0 towards the camera, units. */
export interface RayHit {
  readonly front: number;
  readonly back: number;
}

/** Signed distance to the union of parts. A part whose bounding sphere is further off than another part is not asked. */
export function distanceToParts(parts: readonly Part[], x: number, y: number, z: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { solid } of parts) {
    const dx = x - solid.center[0];
    const dy = y - solid.center[1];
    const dz = z - solid.center[2];
    const reach = nearest + solid.radius;
    if (reach > 0 && dx * dx + dy * dy + dz * dz < reach * reach) nearest = Math.min(nearest, solid.distance(x, y, z));
  }
  return nearest;
}

/** The part whose surface a point lies on; of several the earliest, so that the order of parts decides ties. */
export function partAt(met: readonly PartOnRay[], x: number, y: number, z: number): Part | undefined {
  let best: Part | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { part } of met) {
    const distance = part.solid.distance(x, y, z);
    if (distance < nearest) {
      nearest = distance;
      best = part;
    }
  }
  return best;
}

/** A part and the stretch of a ray on which it may lie. */
export interface PartOnRay {
  readonly part: Part;
  readonly low: number;
  readonly high: number;
}

/** The parts whose bounding sphere the view ray over the ground point (x, y, 0) meets above the ground, in their order. */
export function partsOnRay(parts: readonly Part[], x: number, y: number): PartOnRay[] {
  const met: PartOnRay[] = [];
  for (const part of parts) {
    const { center, radius } = part.solid;
    const dx = center[0] - x;
    const dy = center[1] - y;
    const dz = center[2];
    const along = dx * TO_CAMERA[0] + dy * TO_CAMERA[1] + dz * TO_CAMERA[2];
    const half2 = radius * radius - (dx * dx + dy * dy + dz * dz - along * along);
    if (half2 < 0) continue;
    const half = Math.sqrt(half2) + MARGIN_UNITS;
    if (along + half > 0) met.push({ part, low: Math.max(along - half, 0), high: along + half });
  }
  return met;
}

/**
 * Follows the view ray over the ground point (x, y, 0) from the camera to the ground, and from the ground back, each part by
 * itself: the first of their first meetings is the union's. What lies below z = 0 is cut off.
 *
 * @returns undefined where the ray misses
 */
export function marchRay(met: readonly PartOnRay[], x: number, y: number): RayHit | undefined {
  let front = Number.NEGATIVE_INFINITY;
  for (const { part, low, high } of met) {
    if (high > front) front = firstInside(part.solid.distance, x, y, high, Math.max(low, front)) ?? front;
  }
  if (front < 0) return undefined;
  let back = front;
  for (const { part, low, high } of met) {
    if (low < back) back = firstInside(part.solid.distance, x, y, low, Math.min(high, back)) ?? back;
  }
  return { front, back };
}

/** The distance at `t` units from the ground point (x, y, 0) towards the camera. */
function distanceOnRay(distance: Distance, x: number, y: number, t: number): number {
  return distance(x + t * TO_CAMERA[0], y + t * TO_CAMERA[1], t * TO_CAMERA[2]);
}

/** Walks from `from` to `to`, both ways round; the place where the distance turns from positive to not positive. */
function firstInside(solid: Distance, x: number, y: number, from: number, to: number): number | undefined {
  const direction = to < from ? -1 : 1;
  let outside = from;
  let outsideDistance = 0;
  let t = from;
  for (;;) {
    const distance = distanceOnRay(solid, x, y, t);
    if (distance <= 0) return t === from ? t : refine(solid, x, y, outside, outsideDistance, t, distance);
    if (t === to) return undefined;
    outside = t;
    outsideDistance = distance;
    t += direction * Math.max(distance, LEAST_STEP_UNITS);
    if ((to - t) * direction < 0) t = to;
  }
}

/** False position with the Illinois rule: a few tries where halving takes twenty, since distances are nearly straight. */
function refine(
  solid: Distance,
  x: number,
  y: number,
  outside: number,
  outsideDistance: number,
  inside: number,
  insideDistance: number,
): number {
  let [outer, outerDistance, inner, innerDistance] = [outside, outsideDistance, inside, insideDistance];
  let lastWasOuter: boolean | undefined;
  for (let tries = 0; tries < REFINE_TRIES && innerDistance !== 0; tries++) {
    const t = outer + ((inner - outer) * outerDistance) / (outerDistance - innerDistance);
    const distance = distanceOnRay(solid, x, y, t);
    if (Math.abs(distance) < SURFACE_UNITS) return t;
    const isOuter = distance > 0;
    if (isOuter) {
      outer = t;
      outerDistance = distance;
      if (lastWasOuter === true) innerDistance /= 2;
    } else {
      inner = t;
      innerDistance = distance;
      if (lastWasOuter === false) outerDistance /= 2;
    }
    lastWasOuter = isOuter;
  }
  return inner;
}
