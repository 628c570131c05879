// Sun, sky and ground as irradiances, from the mood of the hour. Pure.

import type { Vec3 } from '../vector.ts';
import type { Look, Phase } from './look.ts';
import {
  addIrradiance,
  bounce,
  chromaticityOf,
  type IrradianceRgb,
  irradianceOf,
  scaleIrradiance,
} from './radiometry.ts';

export interface SunAndSky {
  /** Irradiance of a surface that faces the sun, linear. */
  readonly sun: IrradianceRgb;
  /** Irradiance of a surface that looks straight up, from the sky alone. */
  readonly sky: IrradianceRgb;
  /** Irradiance of a surface that looks straight down: the ground's albedo times what the ground receives. */
  readonly ground: IrradianceRgb;
}

/** @param toSun unit vector towards the sun, game axes */
export function sunAndSky(look: Look, phase: Phase, toSun: Vec3): SunAndSky {
  const sun = irradianceOf(chromaticityOf(phase.sunColor), phase.sunStrength);
  const sky = irradianceOf(phase.skyColor, phase.skyStrength);
  const received = addIrradiance(scaleIrradiance(sun, Math.max(toSun[2], 0)), sky);
  return { sun, sky, ground: bounce(look.groundAlbedo, received) };
}
