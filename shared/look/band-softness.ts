// How wide the edges of the toon bands are at an hour. A band's edge that is hard at every hour makes the picture jump: when the
// light of a whole street crosses a threshold, the street turns from one band to the next between two frames. So an edge is as
// wide as the light moves in a few minutes: knife-sharp while it stands still, a slow turn where it is in a hurry. Pure.

import { type Look, phaseAt } from './look.ts';
import { luminanceOf } from './radiometry.ts';
import { sunAt } from './sun-path.ts';

/** Of the lowest threshold: with a wider edge, darkness itself would be lit. */
const WIDTH_MAX_SHARE = 2;

/** Sun as a vector as long as its irradiance, and the luminance of the sky. */
function lightAt(look: Look, hour: number): readonly [x: number, y: number, z: number, sky: number] {
  const { sunStrength, skyColor, skyStrength } = phaseAt(look, hour);
  const { direction, fade } = sunAt(hour);
  const [x, y, z] = direction;
  const strength = sunStrength * fade;
  return [x * strength, y * strength, z * strength, luminanceOf(skyColor) * skyStrength];
}

/**
 * Width of the bands' edges in luminance of incoming light, for no surface's light changes faster than sun and sky together.
 *
 * @param hour of the day
 */
export function bandSoftnessAt(look: Look, hour: number): number {
  const reach = look.bandMinutes / 2 / 60;
  const before = lightAt(look, hour - reach);
  const after = lightAt(look, hour + reach);
  const sunChange = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]);
  return Math.min(sunChange + Math.abs(after[3] - before[3]), WIDTH_MAX_SHARE * look.toonThresholds[0]);
}

/**
 * How far each threshold is behind a luminance, 0..1: nought or one outside its edge.
 *
 * @param luminance of incoming light
 * @param softness width of an edge
 */
export function thresholdsPassed(look: Look, luminance: number, softness: number): number[] {
  return look.toonThresholds.map((threshold) => {
    if (softness <= 0) return luminance >= threshold ? 1 : 0;
    return Math.min(1, Math.max(0, (luminance - threshold) / softness + 0.5));
  });
}
