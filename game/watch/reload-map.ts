// A map that changed while the game runs: the page loads again with all that the player sees in its address.

import type { BakedFile } from '../../shared/format/manifest.ts';
import { findGround, type GroundShape, RAY_STEPS_PER_PX } from '../../shared/ground-shape.ts';
import { PX_PER_UNIT, screenToWorld } from '../../shared/projection.ts';
import type { Camera } from '../play/camera.ts';
import type { RoofView } from '../world/roof-view.ts';

/** What a player has changed since the page was opened. */
export interface SeenState {
  readonly camera: Camera;
  /** Of the ground, on which the address names a place; undefined: it is level. */
  readonly shape: GroundShape | undefined;
  /** Zoom level, as the address names it. */
  readonly level: number;
  readonly hour: number;
  readonly roofs: RoofView;
}

/** Decimals of a tile: far less than a device pixel at the largest zoom. */
const FOCUS_DECIMALS = 4;

/** The map that the page was last loaded for: one that does not come must not have it load for ever. */
const LOADED_KEY = 'tallow.reloaded-map';

/** @returns the address that opens what is seen now; all else in it stays */
export function addressOf(href: string, { camera, shape, level, hour, roofs }: SeenState): string {
  const url = new URL(href);
  const middle = [camera.x / camera.zoom, camera.y / camera.zoom] as const;
  const ray = findGround(Math.floor(middle[0]), Math.floor(middle[1]), shape)?.ray ?? 0;
  const focus = screenToWorld(...middle, ray / (RAY_STEPS_PER_PX * PX_PER_UNIT)).slice(0, 2);
  url.searchParams.set('focus', focus.map((tile) => Number(tile.toFixed(FOCUS_DECIMALS))).join(','));
  url.searchParams.set('zoom', String(level));
  url.searchParams.set('time', String(hour));
  url.searchParams.set('roofs', roofs);
  return url.href;
}

/**
 * Loads the page again for a map, once.
 *
 * @returns false when it was loaded for this very map before, and the map did not come
 */
export function reloadFor(map: BakedFile, state: SeenState): boolean {
  if (sessionStorage.getItem(LOADED_KEY) === map.sha256) return false;
  sessionStorage.setItem(LOADED_KEY, map.sha256);
  history.replaceState(history.state, '', addressOf(location.href, state));
  location.reload();
  return true;
}

/** The map came: the same may be loaded for again, after another. */
export function forgetReload(): void {
  sessionStorage.removeItem(LOADED_KEY);
}
