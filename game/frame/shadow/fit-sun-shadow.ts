// Fits the sun's shadow map to the view. No GPU types.
//
// The map is a picture of the ground, taken along the sun's rays: a texel is a small screen-aligned rectangle of the plane
// z = 0, and every point is drawn where its shadow would fall on that plane. Depth is height, seen from above.
//
//   u = across - z * shear[0]        across = (x - y) / sqrt 2, the ground's screen-right axis
//   v = along  - z * shear[1]        along  = (x + y) / sqrt 2, the ground's screen-down axis
//   depth = (top - z) / (top - bottom)
//
// This is a sheared box instead of the usual upright one. The view's ground is a rectangle in (across, along), so the sheared
// box wastes nothing, whereas an upright box around the same slab is 20 to 60 % larger; and level ground has one depth, so it
// cannot shadow itself at any sun.
//
// Texels are whole multiples of their size from the world's origin, and their size follows from the sun and the size of the
// view alone: while the camera scrolls, the map's texels stay where they are in the world.

import { PX_PER_UNIT } from '../../../shared/projection.ts';
import type { Vec3 } from '../../../shared/vector.ts';

/** Heights over level ground, in units, between which a point in view receives exact shadows: a pond's bed to a two-storey roof. */
export const RECEIVER_HEIGHTS_UNITS = [-0.5, 6] as const;

/** Heights between which a caster is drawn: cellar floors to towers. The depth buffer covers it in steps of 2e-6 units. */
export const CASTER_HEIGHTS_UNITS = [-4, 32] as const;

/**
 * How far the view's middle may move along each ground axis before the map is fitted again. Every unit costs about 9 % of the
 * texels in a 644 x 404 view; at this size a runner causes about seven fits a second.
 */
export const CELL_MARGIN_UNITS = 0.42;

/** How far ahead of a moving view the next cell is centred; turning back right after a fit still leaves a third of a cell. */
const CELL_LOOK_AHEAD_UNITS = 0.28;

/** Texels a filter may read beyond the texel that it is asked for. */
export const FILTER_REACH_TEXELS = 2;

/** Texels of a map that the view's extent leaves free: the filter's reach on both sides and one for snapping the corner. */
const SPARE_TEXELS = 2 * FILTER_REACH_TEXELS + 1;

/** Below this sine of the elevation (3 degrees) shadows are longer than any map; light has to be gone by then. */
const MIN_ELEVATION_SINE = 0.05;

export interface ShadowView {
  /** Ground point (z = 0) whose picture is the view's middle, game axes. */
  readonly center: readonly [x: number, y: number, ...rest: number[]];
  /** Size of the picture, texels. */
  readonly widthTexels: number;
  readonly heightTexels: number;
  /** Units of the map's highest ground: what stands there receives shadows, too. Absent: all is level. */
  readonly highestGround?: number;
}

export interface SunShadowRequest {
  /** Unit vector towards the sun, game axes. */
  readonly toSun: Vec3;
  readonly view: ShadowView;
  /** Texels along each side of the square map; a power of two, so that parts of texels are exact in clip space. */
  readonly mapSize: number;
}

export interface SunShadowFit {
  readonly request: SunShadowRequest;
  /** The middle of the camera cell, (across, along) in units. */
  readonly cellCenter: readonly [across: number, along: number];
  /** What a unit of height moves a point's shadow along each ground axis. */
  readonly shear: readonly [u: number, v: number];
  /** Size of a texel on the ground, units. */
  readonly texelUnits: readonly [u: number, v: number];
  /** World index of the map's first texel along each axis: its edge lies at corner * texelUnits. */
  readonly corner: readonly [u: number, v: number];
}

/** A box in game axes. */
export interface CasterBounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

function groundAxes(x: number, y: number): readonly [across: number, along: number] {
  return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
}

/**
 * Fits a map around everything whose picture is in view, from any place of the camera cell around `cellCenter`.
 *
 * @param cellCenter (across, along) in units; left out: the view's middle
 * @throws RangeError when the sun is too low to throw shadows that fit a map
 */
export function fitSunShadow(
  request: SunShadowRequest,
  cellCenter: readonly [across: number, along: number] = groundAxes(request.view.center[0], request.view.center[1]),
): SunShadowFit {
  const { toSun, view, mapSize } = request;
  if (!(toSun[2] >= MIN_ELEVATION_SINE))
    throw new RangeError(
      `shadow fit: the sun's elevation sine is ${toSun[2]}, expected at least ${MIN_ELEVATION_SINE}`,
    );
  const [across, along] = groundAxes(toSun[0], toSun[1]);
  const shear = [across / toSun[2], along / toSun[2]] as const;
  // A point at height z that is in view has its `along` grown by z, since the picture lifts it by as much.
  const slides = [-shear[0], 1 - shear[1]] as const;
  const sizesTexels = [view.widthTexels, view.heightTexels] as const;
  const fits = ([0, 1] as const).map((axis) => {
    const half = sizesTexels[axis] / (2 * PX_PER_UNIT) + CELL_MARGIN_UNITS;
    const ends = [RECEIVER_HEIGHTS_UNITS[0], RECEIVER_HEIGHTS_UNITS[1] + (view.highestGround ?? 0)].map(
      (height) => height * slides[axis],
    );
    const low = Math.min(...ends) - half;
    const texel = (Math.max(...ends) + half - low) / (mapSize - SPARE_TEXELS);
    return { texel, corner: Math.floor((cellCenter[axis] + low) / texel) - FILTER_REACH_TEXELS };
  });
  const [u, v] = [fits[0]!, fits[1]!];
  return { request, cellCenter, shear, texelUnits: [u.texel, v.texel], corner: [u.corner, v.corner] };
}

/**
 * The fit to use for a request: the one before while the view stays in its cell and sun, size and map are the same, or a new
 * one, centred a little ahead of the view's movement. The new map's texels coincide with the old one's.
 */
export function refitSunShadow(previous: SunShadowFit | undefined, request: SunShadowRequest): SunShadowFit {
  if (previous === undefined) return fitSunShadow(request);
  const before = previous.request;
  const center = groundAxes(request.view.center[0], request.view.center[1]);
  const moved = [center[0] - previous.cellCenter[0], center[1] - previous.cellCenter[1]] as const;
  const sameTexels =
    request.mapSize === before.mapSize &&
    request.view.widthTexels === before.view.widthTexels &&
    request.view.heightTexels === before.view.heightTexels &&
    request.toSun.every((value, axis) => value === before.toSun[axis]);
  const farthest = Math.max(Math.abs(moved[0]), Math.abs(moved[1]));
  if (sameTexels && farthest <= CELL_MARGIN_UNITS) return previous;
  // A jump says nothing about where the view goes next.
  const walks = sameTexels && farthest <= 2 * CELL_MARGIN_UNITS;
  const ahead = walks ? CELL_LOOK_AHEAD_UNITS / farthest : 0;
  return fitSunShadow(request, [center[0] + moved[0] * ahead, center[1] + moved[1] * ahead]);
}

/** Where a point falls in the map: (u, v) in texels from the map's corner, and its depth, 0..1 downwards. Game axes. */
export function pointInShadowMap(fit: SunShadowFit, point: Vec3): Vec3 {
  const m = anchoredShadowMatrix(fit);
  const at = (row: number) => m[row]! * point[0] + m[4 + row]! * point[1] + m[8 + row]! * point[2] + m[12 + row]!;
  return [at(0) - fit.corner[0], at(1) - fit.corner[1], at(2)];
}

/**
 * Game axes to (u, v) in texels from the world's origin and depth 0..1, as 16 numbers, columns first. It follows from the sun
 * and the size of view and map alone; the map's corner has still to be subtracted.
 */
export function anchoredShadowMatrix(fit: SunShadowFit): number[] {
  const [bottom, top] = CASTER_HEIGHTS_UNITS;
  const perU = 1 / fit.texelUnits[0];
  const perV = 1 / fit.texelUnits[1];
  const perDepth = 1 / (top - bottom);
  return [
    ...[Math.SQRT1_2 * perU, Math.SQRT1_2 * perV, 0, 0],
    ...[-Math.SQRT1_2 * perU, Math.SQRT1_2 * perV, 0, 0],
    ...[-fit.shear[0] * perU, -fit.shear[1] * perV, -perDepth, 0],
    ...[0, 0, top * perDepth, 1],
  ];
}

/** Whether anything inside the box can throw a shadow into the map. */
export function castsIntoMap(fit: SunShadowFit, { min, max }: CasterBounds): boolean {
  const ends = [
    [(min[0] - max[1]) * Math.SQRT1_2, (max[0] - min[1]) * Math.SQRT1_2],
    [(min[0] + min[1]) * Math.SQRT1_2, (max[0] + max[1]) * Math.SQRT1_2],
  ] as const;
  return ([0, 1] as const).every((axis) => {
    const slides = [min[2] * -fit.shear[axis], max[2] * -fit.shear[axis]] as const;
    const first = (ends[axis][0] + Math.min(...slides)) / fit.texelUnits[axis] - fit.corner[axis];
    const last = (ends[axis][1] + Math.max(...slides)) / fit.texelUnits[axis] - fit.corner[axis];
    return last >= 0 && first <= fit.request.mapSize;
  });
}

/** Map texels on a square unit of the plane across the sun's rays: the measure to compare shadow maps by. */
export function texelsPerSquareUnit(fit: SunShadowFit): number {
  return 1 / (fit.texelUnits[0] * fit.texelUnits[1] * fit.request.toSun[2]);
}
