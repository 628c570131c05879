// A frame as it looks under a light, on the CPU: sun and sky, toon bands, its own glow. No shadows and no film curve: this is
// for judging texels, not for comparing with the game.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { linearToSrgb, luminance, srgbToLinear } from '../../shared/srgb.ts';
import { dotVec3, normalizeVec3, type Vec3 } from '../../shared/vector.ts';

export interface Lighting {
  readonly name: string;
  /** Compass direction that the light comes from, and its height, degrees. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly sun: number;
  readonly sunColor: Vec3;
  readonly sky: number;
  readonly skyColor: Vec3;
  /** Factor on the light of the picture. */
  readonly exposure: number;
  /** Factor on the texels' own glow: by day it would pale. */
  readonly glow: number;
}

/** The three lights that a sprite is judged under. */
export const LIGHTINGS: readonly Lighting[] = [
  {
    name: 'noon',
    azimuth: 200,
    elevation: 42,
    sun: 1.15,
    sunColor: [1, 0.98, 0.93],
    sky: 0.4,
    skyColor: [0.86, 0.94, 1.1],
    exposure: 1,
    glow: 0.35,
  },
  {
    name: 'low sun',
    azimuth: 238,
    elevation: 17,
    sun: 1.9,
    sunColor: [1.25, 0.95, 0.6],
    sky: 0.46,
    skyColor: [0.9, 0.92, 1.1],
    exposure: 1,
    glow: 0.7,
  },
  {
    name: 'night',
    azimuth: 200,
    elevation: 42,
    sun: 0.07,
    sunColor: [0.75, 0.9, 1.3],
    sky: 0.085,
    skyColor: [0.7, 0.88, 1.4],
    exposure: 1.3,
    glow: 1,
  },
];

/** Luminance from which each band but the darkest begins, and the value that each of the five gets. */
const BAND_STARTS = [0.12, 0.3, 0.55, 0.85] as const;
const BAND_VALUES = [0.2, 0.36, 0.62, 0.92, 1] as const;

/** @returns the value of the band that a luminance falls into */
export function bandOf(value: number): number {
  let band = 0;
  while (band < BAND_STARTS.length && value >= BAND_STARTS[band]!) band++;
  return BAND_VALUES[band]!;
}

/** @returns unit vector towards the light, game axes */
export function directionTo(azimuth: number, elevation: number): Vec3 {
  const radians = Math.PI / 180;
  const flat = Math.cos(elevation * radians);
  return [flat * Math.sin(azimuth * radians), -flat * Math.cos(azimuth * radians), Math.sin(elevation * radians)];
}

/** @returns linear colour of each texel, three numbers; 0 where nothing is covered */
export function relightFrame(frame: FrameMaps, emissiveScale: number, lighting: Lighting): Float64Array {
  const count = frame.width * frame.height;
  const colors = new Float64Array(count * 3);
  const toSun = directionTo(lighting.azimuth, lighting.elevation);
  for (let i = 0; i < count; i++) {
    if (!isCovered(frame, i)) continue;
    const normal = readNormal(frame, i);
    const sun = lighting.sun * Math.max(0, dotVec3(normal, toSun));
    const sky = lighting.sky * (0.5 + 0.5 * normal[2]);
    const light = lighting.sunColor.map((value, c) => value * sun + lighting.skyColor[c]! * sky);
    const amount = luminance(light[0]!, light[1]!, light[2]!);
    const band = amount > 0 ? bandOf(amount) / amount : 0;
    for (let c = 0; c < 3; c++) {
      const lit = srgbToLinear(frame.albedo[i * 4 + c]!) * light[c]! * band;
      const glow = srgbToLinear(frame.emissive[i * 3 + c]!) * emissiveScale * lighting.glow;
      colors[i * 3 + c] = (lit + glow) * lighting.exposure;
    }
  }
  return colors;
}

function readNormal(frame: FrameMaps, i: number): Vec3 {
  const part = (c: number): number => (frame.normal[i * 3 + c]! / 255) * 2 - 1;
  return normalizeVec3([part(0), part(1), part(2)]);
}

/** @returns sRGB bytes of linear colours, clipped */
export function toBytes(colors: Float64Array): Uint8Array {
  return Uint8Array.from(colors, linearToSrgb);
}
