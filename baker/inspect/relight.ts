// A frame as the game would light it with nothing round it, on the CPU: sun and sky of the hour, bands, dim, glow, film curve.
// No shadows, no lamps, no outline: it is for judging texels, not for comparing with pictures.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { bandSoftnessAt, sharePassed } from '../../shared/look/band-softness.ts';
import { exposureOf, filmInto, gradeInto, linearOfDisplay } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS, type Look, phaseAt } from '../../shared/look/look.ts';
import { chromaticityOf, irradiance } from '../../shared/look/radiometry.ts';
import { sunAndSky } from '../../shared/look/sun-and-sky.ts';
import { sunAt } from '../../shared/look/sun-path.ts';
import { linearToSrgb, luminance, srgbToLinear } from '../../shared/srgb.ts';

export interface Lighting {
  readonly name: string;
  /** Of the game's day. */
  readonly hour: number;
}

/** The three lights that a sprite is judged under. */
export const LIGHTINGS: readonly Lighting[] = [
  { name: 'noon', hour: 12 },
  { name: 'low sun', hour: 17.5 },
  { name: 'night', hour: 22 },
];

/** How the dim joins its neighbour band and darkens at a full pull; as in the game's toon include. */
const DIM_EASE = 1.5;
const DIM_DARKEN = 0.15;

/** @returns linear colour of each texel as the screen would show it, three numbers in 0..1; 0 where nothing is covered */
export function relightFrame(
  frame: FrameMaps,
  emissiveScale: number,
  { hour }: Lighting,
  look: Look = LOOK_DEFAULTS,
): Float64Array {
  const { albedo, emissive, normal } = frame;
  const count = frame.width * frame.height;
  const colors = new Float64Array(count * 3);
  const phase = phaseAt(look, hour);
  const { direction, fade } = sunAt(hour);
  const { sun, sky, ground } = sunAndSky(
    look,
    { ...phase, sunStrength: irradiance(phase.sunStrength * fade) },
    direction,
  );
  const softness = bandSoftnessAt(look, hour);
  const tint = chromaticityOf(look.shadeTint);
  const dim = chromaticityOf(phase.dimTint);
  const exposure = exposureOf(phase);
  // Without contrast and lift, display values would only be there to be undone.
  const isPlain = phase.contrast === 1 && phase.lift.every((value) => value === 0);
  const glow = emissiveScale * phase.emissiveStrength;
  const { toonThresholds: thresholds, toonValues: values } = look;
  // Every texel of every sprite comes by here three times: no object is made for one.
  const color = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (!isCovered(frame, i)) continue;
    const x = decodePart(normal[i * 3]!);
    const y = decodePart(normal[i * 3 + 1]!);
    const z = decodePart(normal[i * 3 + 2]!);
    const length = Math.sqrt(x * x + y * y + z * z);
    const facing = Math.max(0, (x * direction[0] + y * direction[1] + z * direction[2]) / length);
    const skyShare = 0.5 + (0.5 * z) / length;
    for (let c = 0; c < 3; c++) color[c] = ground[c]! + (sky[c]! - ground[c]!) * skyShare + sun[c]! * facing;
    const amount = luminance(color[0]!, color[1]!, color[2]!);
    let banded = values[0];
    for (let band = 0; band < thresholds.length; band++)
      banded += (values[band + 1]! - values[band]!) * sharePassed(thresholds[band]!, amount, softness);
    const light = amount < look.toonBlack ? 0 : banded / amount;
    const first = sharePassed(thresholds[0], amount, softness);
    for (let c = 0; c < 3; c++)
      color[c] = srgbToLinear(albedo[i * 4 + c]!) * color[c]! * light * (tint[c]! + (1 - tint[c]!) * first);
    const rest = 1 - Math.min(1, Math.max(0, (amount - thresholds[0]) / (thresholds[1] - thresholds[0])));
    const pull = phase.dimAmount * rest;
    const ease = 1 + (values[0] / values[1] - 1) * Math.min(1, phase.dimAmount * DIM_EASE) * rest * first;
    const shown = ease * (1 - DIM_DARKEN * pull);
    const lit = luminance(color[0]!, color[1]!, color[2]!);
    for (let c = 0; c < 3; c++)
      color[c] = (color[c]! + (dim[c]! * lit - color[c]!) * pull) * shown + srgbToLinear(emissive[i * 3 + c]!) * glow;
    if (isPlain) filmInto(color, color[0]!, color[1]!, color[2]!, exposure, phase.saturation);
    else {
      gradeInto(color, color[0]!, color[1]!, color[2]!, exposure, phase);
      for (let c = 0; c < 3; c++) color[c] = linearOfDisplay(color[c]!);
    }
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = color[c]!;
  }
  return colors;
}

function decodePart(byte: number): number {
  return (byte / 255) * 2 - 1;
}

/** @returns sRGB bytes of linear colours, clipped */
export function toBytes(colors: Float64Array): Uint8Array {
  return Uint8Array.from(colors, linearToSrgb);
}
