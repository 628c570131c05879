// Sun, sky and ground as irradiances, from the mood of the hour. Pure.

import type { Vec3 } from '../vector.ts';
import type { Look, Phase, Rgb } from './look.ts';

export interface SunAndSky {
  /** Irradiance of a surface that faces the sun, linear. */
  readonly sun: Rgb;
  /** Irradiance of a surface that looks straight up, from the sky alone. */
  readonly sky: Rgb;
  /** Irradiance of a surface that looks straight down: the ground's albedo times what the ground receives. */
  readonly ground: Rgb;
}

/** Relative luminance of a linear colour (Rec. 709). */
export function luminanceOf(color: Rgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/** The colour with luminance 1. */
export function chromaticityOf(color: Rgb): Rgb {
  const luminance = luminanceOf(color);
  return [color[0] / luminance, color[1] / luminance, color[2] / luminance];
}

function scale(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

/** @param toSun unit vector towards the sun, game axes */
export function sunAndSky(look: Look, phase: Phase, toSun: Vec3): SunAndSky {
  const sun = scale(chromaticityOf(phase.sunColor), phase.sunStrength);
  const sky = scale(phase.skyColor, phase.skyStrength);
  const upright = Math.max(toSun[2], 0);
  const ground: Rgb = [
    look.groundAlbedo[0] * (sun[0] * upright + sky[0]),
    look.groundAlbedo[1] * (sun[1] * upright + sky[1]),
    look.groundAlbedo[2] * (sun[2] * upright + sky[2]),
  ];
  return { sun, sky, ground };
}
