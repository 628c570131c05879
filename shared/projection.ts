// The one place that does projection arithmetic, on the CPU and, printed into GLSL, on the GPU.
//
// Game axes: x east, y south, z up; 1 unit = the edge of a tile. The camera is orthographic, looks 45 degrees down from
// the south-east, and its picture is stretched vertically by sqrt 2, so that ground and wall both keep their full size:
//
//   screen x = (x - y) * HALF_TILE_PX          screen y = (x + y) * HALF_TILE_PX - z * PX_PER_UNIT
//   nearness = (x + y) / 2 + z / sqrt 2        (units along the view ray, growing towards the camera)

import type { Vec3 } from './vector.ts';

/** Width of a tile's diamond on screen, in texels. Everything below follows from it. */
export const TILE_PX = 32;

/** Half a tile's diamond: what a unit along x or y moves on screen. */
export const HALF_TILE_PX = TILE_PX / 2;

/** Texels that a unit of height takes on screen; a unit along the ground's diagonal direction takes the same. */
export const PX_PER_UNIT = TILE_PX / Math.SQRT2;

/** Texels on screen that a unit of nearness stands for: nearness = (screenY + 2 * heightPx) / PX_PER_NEARNESS. */
export const PX_PER_NEARNESS = 32;

/** Height of a storey. A whole number of texels, so that walls of stacked storeys meet on the texel grid. */
export const STOREY_PX = 48;

/** Height of a storey in units. */
export const STOREY_UNITS = STOREY_PX / PX_PER_UNIT;

/** Unit vector from any point towards the camera, in game axes. */
export const TO_CAMERA: Vec3 = [0.5, 0.5, Math.SQRT1_2];

export type ScreenPoint = readonly [x: number, y: number];

/** Projects a game point to screen texels, y down, origin at game (0, 0, 0). */
export function worldToScreen(x: number, y: number, z: number): ScreenPoint {
  return [(x - y) * HALF_TILE_PX, (x + y) * HALF_TILE_PX - z * PX_PER_UNIT];
}

/** Distance along the view ray towards the camera, in units; the larger of two is in front. */
export function nearnessOf(x: number, y: number, z: number): number {
  return (x + y) * TO_CAMERA[0] + z * TO_CAMERA[2];
}

/** The point at height z whose picture is the screen point. */
export function screenToWorld(screenX: number, screenY: number, z: number): Vec3 {
  const sum = (screenY + z * PX_PER_UNIT) / HALF_TILE_PX;
  const difference = screenX / HALF_TILE_PX;
  return [(sum + difference) / 2, (sum - difference) / 2, z];
}

/** The point with the given nearness whose picture is the screen point. */
export function screenAtNearness(screenX: number, screenY: number, nearness: number): Vec3 {
  const z = (PX_PER_NEARNESS * nearness - screenY) / (2 * PX_PER_UNIT);
  return screenToWorld(screenX, screenY, z);
}

/**
 * Where a sprite's texel lies, relative to the sprite's anchor: the point on the view ray through the texel's centre that
 * has the given height.
 *
 * @param rightTexels texel column minus anchor column (the centre is half a texel further)
 * @param downTexels texel row minus anchor row
 * @param height units above the anchor
 */
export function texelToLocal(rightTexels: number, downTexels: number, height: number): Vec3 {
  return screenToWorld(rightTexels + 0.5, downTexels + 0.5, height);
}

/** The height of a point on the view ray through a texel's centre, from its nearness; the inverse of the above. */
export function heightAtNearness(downTexels: number, nearness: number): number {
  return (PX_PER_NEARNESS * nearness - (downTexels + 0.5)) / (2 * PX_PER_UNIT);
}

/** Rounds a height to whole screen texels, so that what stands at it keeps its texels on the screen's grid. */
export function snapHeight(z: number): number {
  return Math.round(z * PX_PER_UNIT) / PX_PER_UNIT;
}
