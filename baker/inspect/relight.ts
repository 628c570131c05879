// A frame as the game would light it with nothing round it, on the CPU: sun and sky of the hour, bands, dim, glow, film curve.
// No shadows, no lamps, no outline: it is for judging texels, not for comparing with pictures.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { bandSoftnessAt, thresholdsPassed } from '../../shared/look/band-softness.ts';
import { gradeColor, linearOfDisplay } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS, type Look, phaseAt, type Rgb } from '../../shared/look/look.ts';
import { chromaticityOf, irradiance } from '../../shared/look/radiometry.ts';
import { sunAndSky } from '../../shared/look/sun-and-sky.ts';
import { sunAt } from '../../shared/look/sun-path.ts';
import { linearToSrgb, luminance, srgbToLinear } from '../../shared/srgb.ts';
import { dotVec3, normalizeVec3, type Vec3 } from '../../shared/vector.ts';

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

function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function luminanceOf(color: Rgb): number {
  return luminance(color[0], color[1], color[2]);
}

/** @returns linear colour of each texel as the screen would show it, three numbers in 0..1; 0 where nothing is covered */
export function relightFrame(
  frame: FrameMaps,
  emissiveScale: number,
  { hour }: Lighting,
  look: Look = LOOK_DEFAULTS,
): Float64Array {
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
  const [dark, nextToDark] = look.toonThresholds;
  for (let i = 0; i < count; i++) {
    if (!isCovered(frame, i)) continue;
    const normal = readNormal(frame, i);
    const facing = Math.max(0, dotVec3(normal, direction));
    const skyShare = 0.5 + 0.5 * normal[2];
    const open = mix(ground, sky, skyShare);
    const incoming: Rgb = [open[0] + sun[0] * facing, open[1] + sun[1] * facing, open[2] + sun[2] * facing];
    const amount = luminanceOf(incoming);
    const passed = thresholdsPassed(look, amount, softness);
    const [first, ...values] = look.toonValues;
    const banded = values.reduce((below, value, band) => below + (value - below) * passed[band]!, first);
    const light = amount < look.toonBlack ? ([0, 0, 0] as const) : scale(incoming, banded / amount);
    const cool = mix(tint, [1, 1, 1], passed[0]!);
    const albedo = readColor(frame.albedo, i * 4);
    const lit: Rgb = [albedo[0] * light[0] * cool[0], albedo[1] * light[1] * cool[1], albedo[2] * light[2] * cool[2]];
    const rest = 1 - Math.min(1, Math.max(0, (amount - dark) / (nextToDark - dark)));
    const pull = phase.dimAmount * rest;
    const ease = 1 + (first / values[0]! - 1) * Math.min(1, phase.dimAmount * DIM_EASE) * rest * passed[0]!;
    const color = scale(mix(lit, scale(dim, luminanceOf(lit)), pull), ease * (1 - DIM_DARKEN * pull));
    const glow = scale(readColor(frame.emissive, i * 3), emissiveScale * phase.emissiveStrength);
    const radiance: Rgb = [color[0] + glow[0], color[1] + glow[1], color[2] + glow[2]];
    const display = gradeColor(radiance, phase);
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = linearOfDisplay(display[c]!);
  }
  return colors;
}

function readColor(bytes: Uint8Array, at: number): Rgb {
  return [srgbToLinear(bytes[at]!), srgbToLinear(bytes[at + 1]!), srgbToLinear(bytes[at + 2]!)];
}

function readNormal(frame: FrameMaps, i: number): Vec3 {
  const at = i * 3;
  const { normal } = frame;
  return normalizeVec3([decodePart(normal[at]!), decodePart(normal[at + 1]!), decodePart(normal[at + 2]!)]);
}

function decodePart(byte: number): number {
  return (byte / 255) * 2 - 1;
}

/** @returns sRGB bytes of linear colours, clipped */
export function toBytes(colors: Float64Array): Uint8Array {
  return Uint8Array.from(colors, linearToSrgb);
}
