// See-through circles (B16): statics that stand in front of a mobile are cut away around it. Reads placed mobiles and the view; writes
// the circles that the sprite shader tests.
//
// A mobile counts as an upright line over its feet. What stands farther towards the camera than the line, by more than
// FRONT_UNITS along the view ray, is in front of it, however tall it is: a wall that the mobile leans on stays whole. On the
// screen this is one comparison: the row of the ground point under a texel, against the row of the mobile's.

import { glslFloat } from '../../../shared/glsl-constants.ts';
import { HALF_TILE_PX, PX_PER_UNIT } from '../../../shared/projection.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import type { FrameView } from '../frame-view.ts';

/** Texels: a person of 41 and what is around them. The inner half is cut whole, the rest thins out. */
export const CIRCLE_RADIUS_TEXELS = 28;

/** Circles of a frame: bits of the shader's mask. */
export const CIRCLES_MAX = 32;

/** Height of the circle's middle over the feet, units: a person's chest. */
const CHEST_UNITS = 0.95;

/** How far in front things must stand, units along the view ray: what is beside a mobile stays. */
const FRONT_UNITS = 0.5;

/** Height over the feet, units, up to which all stays: floors, rugs, flower beds. */
const LOW_UNITS = 0.3;

/** Texels beyond what may be cut where things have no outline either: it would show in the holes next to them. */
const RIMLESS_TEXELS = 2;

export interface Circle {
  /** Index of the mobile among the things: the tie-break. */
  readonly index: number;
  /** World screen texel of the middle: a corner between texels, so that the circle is symmetric. */
  readonly x: number;
  readonly y: number;
  /** World screen row: what has its ground point below it stands in front. */
  readonly frontY: number;
  /** Texels over the ground from which on things are cut. */
  readonly bottomPx: number;
}

/** The circle around a mobile. */
export function circleAround(index: number, { screenX, screenY, heightPx }: PlacedStatic): Circle {
  return {
    index,
    x: screenX,
    y: screenY - Math.round(CHEST_UNITS * PX_PER_UNIT),
    // A unit along the ray is a unit of x + y.
    frontY: screenY + heightPx + FRONT_UNITS * HALF_TILE_PX,
    bottomPx: heightPx + LOW_UNITS * PX_PER_UNIT,
  };
}

/**
 * The circles that touch the view: the CIRCLES_MAX nearest to its middle, nearest first, equal ones by index.
 *
 * @param mobiles with their indices among the things
 */
export function listCircles(
  mobiles: readonly { readonly index: number; readonly placed: PlacedStatic }[],
  view: FrameView,
): Circle[] {
  const middleX = view.cornerX + view.width / 2;
  const middleY = view.cornerY + view.height / 2;
  const reach = CIRCLE_RADIUS_TEXELS + RIMLESS_TEXELS;
  const distance = ({ x, y }: Circle): number => (x - middleX) ** 2 + (y - middleY) ** 2;
  return mobiles
    .map(({ index, placed }) => circleAround(index, placed))
    .filter(
      ({ x, y }) => Math.abs(x - middleX) < view.width / 2 + reach && Math.abs(y - middleY) < view.height / 2 + reach,
    )
    .sort((a, b) => distance(a) - distance(b) || a.index - b.index)
    .slice(0, CIRCLES_MAX);
}

/** @returns four numbers a circle for `uCircles`, relative to the view's corner: x, y, frontY, bottomPx */
export function packCircles(circles: readonly Circle[], view: FrameView): number[] {
  const values = new Array<number>(CIRCLES_MAX * 4).fill(0);
  circles.forEach(({ x, y, frontY, bottomPx }, i) => {
    values[i * 4] = x - view.cornerX;
    values[i * 4 + 1] = y - view.cornerY;
    values[i * 4 + 2] = frontY - view.cornerY;
    values[i * 4 + 3] = bottomPx;
  });
  return values;
}

/** The numbers above for the `tallowSeeThrough` include. */
export const CIRCLE_CONSTANTS_GLSL = `
const int CIRCLES_MAX = ${CIRCLES_MAX};
const float CIRCLE_RADIUS_TEXELS = ${glslFloat(CIRCLE_RADIUS_TEXELS)};
const float RIMLESS_TEXELS = ${glslFloat(RIMLESS_TEXELS)};
`;
