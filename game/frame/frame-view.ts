// Where the camera stands, in whole numbers: the scene is drawn at one pixel a texel into a target a little larger than the
// window, and presented with a whole zoom and a whole device-pixel offset. So texels never fall between pixels.

import { findGround, type GroundShape, RAY_STEPS_PER_PX } from '../../shared/ground-shape.ts';
import { PX_PER_NEARNESS, PX_PER_UNIT, screenToWorld, worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { ShadowView } from './shadow/fit-sun-shadow.ts';

/** Texels drawn beyond the window on each side: one for the outline's neighbour, one for the sub-texel scroll. */
export const GUARD_TEXELS = 2;

/** What the view ray's depth range covers, units to either side of the focus: the tallest zoom-1 window and tall trees fit. */
export const NEARNESS_RANGE_UNITS = 128;

export interface FrameView {
  /** Size of the scene's images, texels. */
  readonly width: number;
  readonly height: number;
  /** World screen texel of the images' top-left corner. */
  readonly cornerX: number;
  readonly cornerY: number;
  /** Device pixels a texel. */
  readonly zoom: number;
  /** Device pixels of the first shown texel that lie left of and above the window. */
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * @param centerX world screen texel x zoom at the window's middle: a whole number of device pixels
 * @param windowWidth device pixels
 */
export function computeFrameView(
  centerX: number,
  centerY: number,
  zoom: number,
  windowWidth: number,
  windowHeight: number,
): FrameView {
  const left = Math.round(centerX) - Math.floor(windowWidth / 2);
  const top = Math.round(centerY) - Math.floor(windowHeight / 2);
  const firstX = Math.floor(left / zoom);
  const firstY = Math.floor(top / zoom);
  return {
    width: Math.ceil(windowWidth / zoom) + 2 * GUARD_TEXELS,
    height: Math.ceil(windowHeight / zoom) + 2 * GUARD_TEXELS,
    cornerX: firstX - GUARD_TEXELS,
    cornerY: firstY - GUARD_TEXELS,
    zoom,
    offsetX: left - firstX * zoom,
    offsetY: top - firstY * zoom,
  };
}

/** The ground point (z = 0) at the middle of the view, game axes. */
export function viewCenterOnGround(view: FrameView): Vec3 {
  return screenToWorld(view.cornerX + view.width / 2, view.cornerY + view.height / 2, 0);
}

/**
 * The view as the shadow's fit takes it.
 *
 * @param highestPx of the map's ground, texels
 */
export function shadowViewOf(view: FrameView, highestPx: number): ShadowView {
  return {
    center: viewCenterOnGround(view),
    widthTexels: view.width,
    heightTexels: view.height,
    highestGround: highestPx / PX_PER_UNIT,
  };
}

/** Device pixels (world screen texel x zoom) of a place, game axes. */
export function centerOfPlace(place: Vec3, zoom: number): readonly [x: number, y: number] {
  const [screenX, screenY] = worldToScreen(...place);
  return [Math.round(screenX * zoom), Math.round(screenY * zoom)];
}

/** The texel of the scene's images that a window's device pixel shows. */
export function texelAtPixel(view: FrameView, pixelX: number, pixelY: number): readonly [x: number, y: number] {
  return [
    GUARD_TEXELS + Math.floor((pixelX + view.offsetX) / view.zoom),
    GUARD_TEXELS + Math.floor((pixelY + view.offsetY) / view.zoom),
  ];
}

/** The window's device pixel that a texel of the scene's images begins at: the inverse. */
export function pixelOfTexel(view: FrameView, texelX: number, texelY: number): readonly [x: number, y: number] {
  return [(texelX - GUARD_TEXELS) * view.zoom - view.offsetX, (texelY - GUARD_TEXELS) * view.zoom - view.offsetY];
}

/** The place on the ground, game axes, that a window's device pixel shows; on level ground beyond the map's end. */
export function groundAtPixel(view: FrameView, pixelX: number, pixelY: number, shape: GroundShape | undefined): Vec3 {
  const [texelX, texelY] = texelAtPixel(view, pixelX, pixelY);
  return groundAtTexel(view.cornerX + texelX, view.cornerY + texelY, shape);
}

/** The same of a world screen texel, its middle. */
export function groundAtTexel(screenX: number, screenY: number, shape: GroundShape | undefined): Vec3 {
  const ray = findGround(screenX, screenY, shape)?.ray ?? 0;
  return screenToWorld(screenX + 0.5, screenY + 0.5, ray / (RAY_STEPS_PER_PX * PX_PER_UNIT));
}

/** Depth-buffer value of a nearness that is given relative to the view's middle, in texels (units x PX_PER_NEARNESS). */
export function depthOfNearness(nearnessPx: number): number {
  return 0.5 - nearnessPx / (2 * NEARNESS_RANGE_UNITS * PX_PER_NEARNESS);
}
