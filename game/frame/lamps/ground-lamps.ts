// Ground that glows: every tile of it has lights of its own in the bake, far too many for a lake of lava. Those of tiles side by
// side are one lamp. No GPU types.

import type { SpriteLight } from '../../../shared/format/light.ts';
import { LIGHT_FLICKERS } from '../../../shared/format/light.ts';
import type { BakedSprite } from '../../../shared/format/manifest.ts';
import type { Room, WorldMap } from '../../../shared/format/map.ts';
import { type GroundShape, groundHeightPx } from '../../../shared/ground-shape.ts';
import { hashTile } from '../../../shared/hash.ts';
import { chromaticity, lumens } from '../../../shared/look/radiometry.ts';
import { PX_PER_UNIT } from '../../../shared/projection.ts';
import { terrainFrameOfTile } from '../../../shared/terrain-frames.ts';
import { addVec3, scaleVec3, type Vec3 } from '../../../shared/vector.ts';
import { boundsAround } from './lamp-box.ts';
import type { Lamp } from './place-lamps.ts';

/** Tiles along the edge of a square of ground that is one lamp: less than a lamp reaches, so that no gap shows. */
export const GROUND_LAMP_TILES = 3;

/** How high above the glow its lamp hangs: light from all of a surface reaches the ground beside it, a point in it would not. */
export const GROUND_LAMP_UNITS = 0.7;

/** The most of one lamp, as the baker has it: stronger ones whiten what stands next to them. */
export const GROUND_LAMP_LUMENS_MAX = 90_000;

const ALL_ROUND: Vec3 = [0, 0, 0];

interface Glow {
  readonly light: SpriteLight;
  readonly place: Vec3;
}

/** Lumens go by the root of what glows: squares of them add up. */
function mergeGlow(glow: readonly Glow[], seed: number, rooms: readonly Room[]): Lamp {
  const weights = glow.map(({ light }) => light.strength ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (one: Glow) => Vec3): Vec3 =>
    glow.reduce((sum, one, i) => addVec3(sum, scaleVec3(of(one), weights[i]! / total)), ALL_ROUND);
  const strength = Math.min(GROUND_LAMP_LUMENS_MAX, Math.sqrt(total));
  const place = addVec3(
    mean((one) => one.place),
    [0, 0, GROUND_LAMP_UNITS],
  );
  return {
    place,
    facing: ALL_ROUND,
    color: chromaticity(mean(({ light }) => light.color)),
    lumens: lumens(strength),
    range: Math.max(...glow.map(({ light }) => light.range * Math.sqrt(strength / light.strength))),
    flickers: glow.some(({ light }) => (light.flags & LIGHT_FLICKERS) !== 0),
    spills: false,
    bounds: boundsAround(place, rooms),
    seed,
  };
}

/**
 * @param spriteOf the sheet of a terrain
 * @param lightsOf the lights of a record
 */
export function placeGroundLamps(
  { terrains, tiles, width }: Pick<WorldMap, 'terrains' | 'tiles' | 'width'>,
  spriteOf: (name: string) => Pick<BakedSprite, 'firstRecord' | 'frames' | 'wang'>,
  lightsOf: (record: number) => readonly SpriteLight[],
  rooms: readonly Room[],
  shape: GroundShape | undefined,
): Lamp[] {
  const sheets = terrains.map((name) => {
    const sheet = spriteOf(name);
    const lights = Array.from({ length: sheet.frames }, (_, frame) => lightsOf(sheet.firstRecord + frame));
    return lights.some((some) => some.length > 0) ? { sheet, lights } : undefined;
  });
  const squares = new Map<string, Glow[]>();
  for (const [i, terrain] of tiles.entries()) {
    const glowing = sheets[terrain];
    if (glowing === undefined) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const glow = glowing.lights[terrainFrameOfTile([x, y], glowing.sheet)]!.map((light) => ({
      light,
      place: addVec3([x + 0.5, y + 0.5, groundHeightPx(x + 0.5, y + 0.5, shape) / PX_PER_UNIT], light.place),
    }));
    if (glow.length === 0) continue;
    // Of each terrain alone: lava and glowing fungus are two lamps.
    const key = `${Math.floor(x / GROUND_LAMP_TILES)},${Math.floor(y / GROUND_LAMP_TILES)},${terrain}`;
    const square = squares.get(key);
    if (square === undefined) squares.set(key, glow);
    else square.push(...glow);
  }
  return [...squares].map(([key, glow]) => {
    const [x, y, terrain] = key.split(',').map(Number) as [number, number, number];
    return mergeGlow(glow, hashTile(x, y, terrain + 1), rooms);
  });
}
