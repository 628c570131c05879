// How wide the edge of a shadow is: the sun is no point, so an edge is the softer the farther its caster. No GPU types.

import { glslFloat } from '../../../shared/glsl-constants.ts';
import { type SunShadowFit, texelsPerSquareUnit } from './fit-sun-shadow.ts';

/** Units of an edge's radius a unit of throw (the way from caster to shadow along a ray): the sun is 0.53 degrees wide. */
export const PENUMBRA_PER_THROW = 0.00925;

/** Narrower edges would show the map's texels. */
export const PENUMBRA_MIN_UNITS = 0.025;
const PENUMBRA_MIN_TEXELS = 0.85;

/** An edge this wide is a smear; a farther caster makes no wider one, nor one across more texels than a few taps can cover. */
export const PENUMBRA_MAX_UNITS = 0.42;
export const PENUMBRA_MAX_TEXELS = 9;

/** Points of the disc that probe and filter read: fewer show as copies of an edge. */
export const DISC_TAPS = 12;

/** Turn from one point of the disc to the next, radians: by it they never line up (Vogel). */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Points that cover the unit disc evenly, from its middle outwards. */
export const SUN_DISC: readonly (readonly [number, number])[] = Array.from({ length: DISC_TAPS }, (_, i) => {
  const radius = Math.sqrt((i + 0.5) / DISC_TAPS);
  return [radius * Math.cos(i * GOLDEN_ANGLE), radius * Math.sin(i * GOLDEN_ANGLE)];
});

/** The disc for shaders. */
export const SUN_DISC_GLSL = `
const int DISC_TAPS = ${DISC_TAPS};
const vec2 SUN_DISC[DISC_TAPS] = vec2[DISC_TAPS](${SUN_DISC.map(([x, y]) => `vec2(${glslFloat(x)}, ${glslFloat(y)})`).join(', ')});
`;

export interface SunPenumbra {
  /** Radius across the rays that a unit of height between caster and shadow gives, units. */
  readonly radiusPerHeight: number;
  /** Radius across the rays, units. */
  readonly least: number;
  readonly most: number;
  /** Heights above a point from which on casters are all alike, units. */
  readonly searchHeight: number;
  /** What a step across the rays is in texels of the map, two columns of two: a disc's shadow on the ground is an ellipse. */
  readonly disc: readonly [number, number, number, number];
}

/** The edges of a map's shadows. They follow from sun and size of the view alone, as its texels do: nothing swims. */
export function penumbraOf(fit: SunShadowFit): SunPenumbra {
  const sine = fit.request.toSun[2];
  const texelAcross = 1 / Math.sqrt(texelsPerSquareUnit(fit));
  const most = Math.min(PENUMBRA_MAX_UNITS, PENUMBRA_MAX_TEXELS * texelAcross);
  const flat = Math.hypot(...fit.shear);
  const [u, v] = flat === 0 ? [1, 0] : [fit.shear[0] / flat, fit.shear[1] / flat];
  // Along the sun the ground cuts the rays aslant.
  const stretch = 1 / sine - 1;
  const [perU, perV] = [1 / fit.texelUnits[0], 1 / fit.texelUnits[1]];
  return {
    radiusPerHeight: PENUMBRA_PER_THROW / sine,
    least: Math.min(most, Math.max(PENUMBRA_MIN_UNITS, PENUMBRA_MIN_TEXELS * texelAcross)),
    most,
    searchHeight: (most / PENUMBRA_PER_THROW) * sine,
    disc: [(1 + stretch * u * u) * perU, stretch * u * v * perV, stretch * u * v * perU, (1 + stretch * v * v) * perV],
  };
}
