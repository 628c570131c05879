// The lamps of a frame: texels that glow, grouped into lamps, and how each shines.
// Reads a decoded frame; writes the rows of shared/format/light.ts less their record. Colours are true; what the game makes
// of them (paler, brighter, flickering) is the game's look.

import { LIGHT_FLICKERS, LIGHT_GI_ONLY, type SpriteLight } from '../../shared/format/light.ts';
import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { parseSpriteName } from '../../shared/names.ts';
import { luminance } from '../../shared/srgb.ts';
import { addVec3, scaleVec3, type Vec3 } from '../../shared/vector.ts';
import { groupGlow } from './group-glow.ts';
import { measureGlow } from './measure-glow.ts';

/** A light as the baker finds it: the frame's record is not known yet. */
export type FoundLight = Omit<SpriteLight, 'record'>;

/** Lumens of one texel that glows at strength 1. A candle's few texels then give about 17,000, a brazier's 60,000. */
const LUMENS_PER_GLOW = 2500;

/** Weaker lamps would not show beside the moon, stronger ones whiten what stands next to them. */
const LUMENS_MIN = 5_000;
const LUMENS_MAX = 90_000;

/** Tiles that the strongest lamp reaches; a weaker one reaches as far as it is equally bright there (square root law). */
const RANGE_MAX_UNITS = 10;
const RANGE_MIN_UNITS = 3;

/** A warm hue, in degrees: red to yellow. Fire wavers, moonlight and crystals do not. */
const WARM_HUE_MAX_DEGREES = 60;

/** Saturation under which a lamp has no hue to speak of. */
const WARM_SATURATION_MIN = 0.2;

/** Glass is flat: the mean of its normals is nearly a unit vector, and upright. A flame's normals point everywhere. */
const PANE_FLATNESS_MIN = 0.85;
const PANE_TILT_MAX = 0.35;

/** How far a window's lamps stand off the matter on either side, units: more than a voxel (1/8), so that they stand free. */
export const PANE_LAMP_OFFSET_UNITS = 0.15;

/**
 * Finds the lights of one frame, in the order of their first texels (row by row). Strength is 2500 lm x sqrt(texels x mean
 * luminance of linear emission x emissive_scale), kept within 5,000 .. 90,000.
 *
 * A flat, upright pane in a wall becomes two lamps that shine only where walls hold them: one on each side, each with the
 * pane's whole strength, since the wall between lets either light one half of the world only. They do not flicker.
 *
 * @param frame the frame at its full size, so that info.anchor is the ground point
 */
export function findLights(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'name' | 'anchor' | 'heightRange' | 'emissiveScale'>,
): FoundLight[] {
  const isWall = parseSpriteName(info.name).spriteClass === 'wall';
  return groupGlow(frame, info).flatMap((texels) => {
    const glow = measureGlow(frame, info, texels);
    const brightness = luminance(...glow.emission);
    const lumens = LUMENS_PER_GLOW * Math.sqrt(texels.length * brightness);
    const strength = Math.min(LUMENS_MAX, Math.max(LUMENS_MIN, lumens));
    const range = Math.max(RANGE_MIN_UNITS, RANGE_MAX_UNITS * Math.sqrt(strength / LUMENS_MAX));
    const color = scaleVec3(glow.emission, 1 / brightness);
    const isPane = isWall && glow.flatness >= PANE_FLATNESS_MIN && Math.abs(glow.facing[2]) <= PANE_TILT_MAX;
    if (!isPane) {
      return [{ place: glow.front, color, strength, range, flags: isWarm(glow.emission) ? LIGHT_FLICKERS : 0 }];
    }
    const off = scaleVec3(glow.facing, PANE_LAMP_OFFSET_UNITS);
    const sides = [
      addVec3(glow.front, off),
      addVec3(addVec3(glow.front, scaleVec3(glow.facing, -glow.depth)), scaleVec3(off, -1)),
    ];
    return sides.map((place) => ({ place, color, strength, range, flags: LIGHT_GI_ONLY }));
  });
}

/** @param emission linear light */
function isWarm([red, green, blue]: Vec3): boolean {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most !== red || green < blue || spread < WARM_SATURATION_MIN * most) return false;
  return ((green - blue) / spread) * 60 <= WARM_HUE_MAX_DEGREES;
}
