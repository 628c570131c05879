// Statics of a map in the renderer's terms: which record stands at which whole screen texel. No GPU types.

import { chooseFrame } from '../../shared/choose-frame.ts';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { Overhead, StaticObject, WorldMap } from '../../shared/format/map.ts';
import { parseSpriteName } from '../../shared/names.ts';
import { PX_PER_UNIT, screenToWorld, worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';

export interface PlacedStatic {
  readonly sprite: string;
  /** Frame of the sprite: facing and variant chosen. */
  readonly frame: number;
  readonly record: number;
  /** Screen texel of the anchor and its height in texels, all whole: sprites keep their texels on the screen's grid. */
  readonly screenX: number;
  readonly screenY: number;
  readonly heightPx: number;
  /** Absent on the ground floor and out of doors. */
  readonly overhead?: Overhead;
  /** People and beasts: what is in front of them is cut away. Absent for all else. */
  readonly isMobile?: true;
}

/** Snaps a static to the screen's texel grid. Its tile's centre is its ground point. */
export function placeStatic(object: StaticObject, sprite: BakedSprite): PlacedStatic {
  const [groundX, groundY] = worldToScreen(object.x + 0.5, object.y + 0.5, 0);
  const heightPx = Math.round(object.z * PX_PER_UNIT);
  const frame = chooseFrame(sprite, object.facing, Math.floor(object.x), Math.floor(object.y));
  return {
    sprite: object.sprite,
    frame,
    record: sprite.firstRecord + frame,
    screenX: Math.round(groundX),
    screenY: Math.round(groundY) - heightPx,
    heightPx,
    ...(object.overhead === undefined ? {} : { overhead: object.overhead }),
    ...(parseSpriteName(object.sprite).spriteClass === 'mobile' ? { isMobile: true } : {}),
  };
}

/** Every static of the map, in the map's order. */
export function placeStatics(map: WorldMap, spriteOf: (name: string) => BakedSprite): PlacedStatic[] {
  return map.statics.map((object) => placeStatic(object, spriteOf(object.sprite)));
}

/** The anchor's place in game axes: what its shell stands on. */
export function anchorOf(placed: PlacedStatic): Vec3 {
  return screenToWorld(placed.screenX, placed.screenY, placed.heightPx / PX_PER_UNIT);
}
