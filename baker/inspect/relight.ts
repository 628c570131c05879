// A frame as the game would light it with nothing round it, on the CPU: sun and sky of the hour, bands, dim, glow, film curve.
// No shadows, no lamps, no outline: it is for judging texels, not for comparing with pictures.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
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

/** @returns the look's band that a luminance falls into, 0 the darkest */
export function bandOf(look: Look, value: number): number {
  let band = 0;
  while (band < look.toonThresholds.length && value >= look.toonThresholds[band]!) band++;
  return band;
}

/** How much darker the dim is at a full pull; as in the game's toon include. */
const DIM_DARKEN = 0.15;

/** Hill's fit of the ACES transforms; as in the game's post pass. */
const ACES_IN = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
] as const;
const ACES_OUT = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
] as const;

function transform(matrix: readonly Vec3[], color: Vec3): Vec3 {
  return [dotVec3(matrix[0]!, color), dotVec3(matrix[1]!, color), dotVec3(matrix[2]!, color)];
}

function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function luminanceOf(color: Rgb): number {
  return luminance(color[0], color[1], color[2]);
}

function curve(value: number): number {
  return (value * (value + 0.0245786) - 0.000090537) / (value * (0.983729 * value + 0.432951) + 0.238081);
}

function clamp([r, g, b]: Rgb): Rgb {
  return [Math.min(1, Math.max(0, r)), Math.min(1, Math.max(0, g)), Math.min(1, Math.max(0, b))];
}

function filmOf(color: Rgb, saturation: number): Rgb {
  const [r, g, b] = transform(ACES_IN, color);
  const film = clamp(transform(ACES_OUT, [curve(r), curve(g), curve(b)]));
  const grey = luminanceOf(film);
  return clamp(mix([grey, grey, grey], film, saturation));
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
    const band = bandOf(look, amount);
    let light = amount < look.toonBlack ? ([0, 0, 0] as const) : scale(incoming, look.toonValues[band]! / amount);
    if (band === 0) light = [light[0] * tint[0], light[1] * tint[1], light[2] * tint[2]];
    const albedo = readColor(frame.albedo, i * 4);
    let color: Rgb = [albedo[0] * light[0], albedo[1] * light[1], albedo[2] * light[2]];
    if (band < 2) {
      const rest = band === 0 ? 1 : 1 - Math.min(1, Math.max(0, (amount - dark) / (nextToDark - dark)));
      const pull = phase.dimAmount * rest;
      const ease = band === 0 ? 1 : 1 + (look.toonValues[0] / look.toonValues[1] - 1) * pull;
      color = scale(mix(color, scale(dim, luminanceOf(color)), pull), ease * (1 - DIM_DARKEN * pull));
    }
    const glow = scale(readColor(frame.emissive, i * 3), emissiveScale * phase.emissiveStrength);
    const exposed = scale([color[0] + glow[0], color[1] + glow[1], color[2] + glow[2]], 2 ** phase.exposure);
    const film = filmOf(exposed, phase.saturation);
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = film[c]!;
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
