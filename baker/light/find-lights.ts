// The lamps of a frame: texels that glow, grouped into lamps, and how each shines.
// Reads a decoded frame; writes the rows of shared/format/light.ts less their record. Colours are true; what the game makes
// of them (paler, brighter, flickering) is the game's look.

import { LIGHT_FLICKERS, LIGHT_GI_ONLY, LIGHT_SPILLS, type SpriteLight } from '../../shared/format/light.ts';
import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { parseSpriteName, type SpriteClass } from '../../shared/names.ts';
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

/** What glass may be set in; a lantern's panes are one lamp. */
const PANE_CLASSES: readonly SpriteClass[] = ['wall', 'roof'];

/** Glass is flat: the mean of its normals is nearly a unit vector, and upright. A flame's normals point everywhere. */
const PANE_FLATNESS_MIN = 0.85;
const PANE_TILT_MAX = 0.35;

/** The facing of a lamp that shines to every side. */
const ALL_ROUND: Vec3 = [0, 0, 0];

/** How far a window's lamps stand off the matter on either side, units: more than a voxel (1/8), so that they stand free. */
export const PANE_LAMP_OFFSET_UNITS = 0.15;

/**
 * Finds the lights of one frame, in the order of their first texels (row by row). Strength is 2500 lm x sqrt(texels x mean
 * luminance of linear emission x emissive_scale), kept within 5,000 .. 90,000.
 *
 * A flat, upright pane in a wall or a roof's gable becomes two lamps, one on each side: each faces away from the glass with the pane's whole
 * strength, since either lights one half of the world only. The one on the drawn side spills; the one behind shines only
 * where walls hold it. They do not flicker.
 *
 * @param frame the frame at its full size, so that info.anchor is the ground point
 */
export function findLights(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'name' | 'anchor' | 'heightRange' | 'emissiveScale'>,
): FoundLight[] {
  const hasPanes = PANE_CLASSES.includes(parseSpriteName(info.name).spriteClass);
  return groupGlow(frame, info).flatMap((texels) => {
    const glow = measureGlow(frame, info, texels);
    const brightness = luminance(...glow.emission);
    const lumens = LUMENS_PER_GLOW * Math.sqrt(texels.length * brightness);
    const strength = Math.min(LUMENS_MAX, Math.max(LUMENS_MIN, lumens));
    const range = Math.max(RANGE_MIN_UNITS, RANGE_MAX_UNITS * Math.sqrt(strength / LUMENS_MAX));
    const color = scaleVec3(glow.emission, 1 / brightness);
    const isPane = hasPanes && glow.flatness >= PANE_FLATNESS_MIN && Math.abs(glow.facing[2]) <= PANE_TILT_MAX;
    if (!isPane) {
      const flags = isWarm(glow.emission) ? LIGHT_FLICKERS : 0;
      return [{ place: glow.front, facing: ALL_ROUND, color, strength, range, flags }];
    }
    const off = scaleVec3(glow.facing, PANE_LAMP_OFFSET_UNITS);
    const back = addVec3(glow.front, scaleVec3(glow.facing, -glow.depth));
    const lamp = { color, strength, range };
    return [
      { ...lamp, place: addVec3(glow.front, off), facing: glow.facing, flags: LIGHT_SPILLS },
      { ...lamp, place: addVec3(back, scaleVec3(off, -1)), facing: scaleVec3(glow.facing, -1), flags: LIGHT_GI_ONLY },
    ];
  });
}

/** @param emission linear light */
function isWarm([red, green, blue]: Vec3): boolean {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most !== red || green < blue || spread < WARM_SATURATION_MIN * most) return false;
  return ((green - blue) / spread) * 60 <= WARM_HUE_MAX_DEGREES;
}
