// The camera as a player moves it: a whole device pixel of the zoomed world at the window's middle, and a whole zoom.

import { type GroundShape, groundHeightPx } from '../../shared/ground-shape.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import { centerOfPlace } from '../frame/frame-view.ts';

export interface Camera {
  /** World screen texel x zoom. */
  readonly x: number;
  readonly y: number;
  /** Device pixels a texel. */
  readonly zoom: number;
}

/** Device pixels a texel takes at a zoom level: the level is meant in CSS pixels, so that a dense screen shows the same world. */
export function deviceZoom(level: number, devicePixelRatio: number): number {
  return Math.max(1, Math.round(level * devicePixelRatio));
}

/** A camera over a tile coordinate on the ground. */
export function cameraAtTile(x: number, y: number, zoom: number, shape?: GroundShape): Camera {
  const [centerX, centerY] = centerOfPlace([x, y, groundHeightPx(x, y, shape) / PX_PER_UNIT], zoom);
  return { x: centerX, y: centerY, zoom };
}

/** Moves by whole device pixels. */
export function panCamera(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + Math.round(dx), y: camera.y + Math.round(dy) };
}

/**
 * Zooms about a device pixel of the window, which keeps showing the same texel.
 *
 * @param fromMiddleX device pixels right of the window's middle
 */
export function zoomCamera(camera: Camera, zoom: number, fromMiddleX: number, fromMiddleY: number): Camera {
  const along = (center: number, offset: number): number =>
    Math.round(((center + offset) / camera.zoom) * zoom - offset);
  return { x: along(camera.x, fromMiddleX), y: along(camera.y, fromMiddleY), zoom };
}
