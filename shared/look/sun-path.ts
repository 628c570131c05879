// Where the sun and the moon stand, by the hour. Directions only: how strong and what colour the light is, the look decides.
//
// The camera looks from the south-east (compass azimuth 135). A sun behind it or opposite to it hides every shadow behind its
// caster, so the sun keeps to the south-west side, from south-south-east in the morning to west-north-west in the evening, and
// never sinks below 10 degrees, where shadows are six times as long as their casters.

import type { Vec3 } from '../vector.ts';

/** Hours at which the light changes hands between sun and moon. */
export const SUNRISE_HOUR = 5;
export const SUNSET_HOUR = 19;

/** Hours over which a light fades in and out beside the change, so that no shadow is seen to jump. */
const FADE_HOURS = 0.6;

interface SkyKey {
  readonly hour: number;
  /** Compass degrees: 0 north, 90 east, 180 south. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
}

/** The sun's places; between them a smooth curve that never overshoots. Noon and the evening are those the art was judged in. */
const SUN_KEYS: readonly SkyKey[] = [
  { hour: SUNRISE_HOUR, azimuth: 157.5, elevation: 10 },
  { hour: 12, azimuth: 200, elevation: 42 },
  { hour: 17.5, azimuth: 238, elevation: 17 },
  { hour: SUNSET_HOUR, azimuth: 285, elevation: 10 },
];

/** The moon stands still, so that the night's shadows never move. */
const MOON: Omit<SkyKey, 'hour'> = { azimuth: 215, elevation: 40 };

/** Height of a caster by whose shadow's tip a sun step is judged, units. */
const STEP_CASTER_UNITS = 6;

/** Part of a shadow texel that the tip may move in one step. */
const STEP_TEXELS = 0.5;

/** Within such a part of the day steps are equally long; a power of two times the step fills it. */
const STEP_BIN_HOURS = 0.25;

/** No step is shorter than a bin halved so often: in a day of 48 minutes that redraws the map four times a second, at dusk. */
const MAX_STEP_HALVINGS = 7;

export interface SkyLight {
  readonly isMoon: boolean;
  /** Unit vector towards the light, game axes. */
  readonly direction: Vec3;
  /** Compass degrees. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
  /** 0..1, to be multiplied into the light's strength: nought where sun and moon change over. */
  readonly fade: number;
}

/** The hour within its day, 0 <= hour < 24. */
function wrapHour(hour: number): number {
  return hour - 24 * Math.floor(hour / 24);
}

/** @param hour of the day; any number, days repeat */
export function isNight(hour: number): boolean {
  const wrapped = wrapHour(hour);
  return wrapped < SUNRISE_HOUR || wrapped >= SUNSET_HOUR;
}

/** Unit vector towards a place in the sky, game axes (x east, y south, z up). */
export function directionOfSky(azimuthDegrees: number, elevationDegrees: number): Vec3 {
  const azimuth = (azimuthDegrees * Math.PI) / 180;
  const elevation = (elevationDegrees * Math.PI) / 180;
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, -Math.cos(azimuth) * flat, Math.sin(elevation)];
}

/** Slope of a curve at a key from the slopes beside it: their harmonic mean, nought at a turn (Fritsch and Butland). */
function slopeBetween(before: number, after: number): number {
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

function interpolateKeys(hour: number, field: 'azimuth' | 'elevation'): number {
  const found = SUN_KEYS.findIndex((key) => hour < key.hour);
  const right = Math.max(1, found === -1 ? SUN_KEYS.length - 1 : found);
  const secant = (index: number): number | undefined => {
    const [a, b] = [SUN_KEYS[index - 1], SUN_KEYS[index]];
    return a && b ? (b[field] - a[field]) / (b.hour - a.hour) : undefined;
  };
  const here = secant(right)!;
  const [a, b] = [SUN_KEYS[right - 1]!, SUN_KEYS[right]!];
  const span = b.hour - a.hour;
  const startSlope = slopeBetween(secant(right - 1) ?? here, here) * span;
  const endSlope = slopeBetween(here, secant(right + 1) ?? here) * span;
  const t = (hour - a.hour) / span;
  const rise = t * t * (3 - 2 * t);
  return a[field] + (b[field] - a[field]) * rise + t * (1 - t) * ((1 - t) * startSlope - t * endSlope);
}

/** Where the light of an hour stands. Smooth from sunrise to sunset; the moon stands still. */
export function sunAt(hour: number): SkyLight {
  const wrapped = wrapHour(hour);
  const isMoon = isNight(wrapped);
  const azimuth = isMoon ? MOON.azimuth : interpolateKeys(wrapped, 'azimuth');
  const elevation = isMoon ? MOON.elevation : interpolateKeys(wrapped, 'elevation');
  const toChange = Math.min(...[SUNRISE_HOUR, SUNSET_HOUR].map((change) => Math.abs(wrapped - change)));
  const t = Math.min(1, toChange / FADE_HOURS);
  return { isMoon, direction: directionOfSky(azimuth, elevation), azimuth, elevation, fade: t * t * (3 - 2 * t) };
}

/** Radians that a light turns between two hours, times what a radian moves the tip of a shadow across the light's rays. */
function tipTravel(from: number, to: number): number {
  const [a, b] = [sunAt(from).direction, sunAt(to).direction];
  const turned = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return (turned * STEP_CASTER_UNITS) / Math.min(a[2], b[2]);
}

/**
 * The hour whose sun is to be shown: the sun moves in steps, so that a still scene stays still between them. In a step the
 * tip of a 6-unit caster's shadow moves by at most half a shadow texel, measured across the rays; beside sunrise and sunset,
 * where it is in a hurry, by more. Never runs backwards while the hour runs on.
 *
 * @param texelUnits size of a shadow texel across the rays, units
 */
export function stepSunHour(hour: number, texelUnits: number): number {
  const wrapped = wrapHour(hour);
  const bin = Math.floor(wrapped / STEP_BIN_HOURS) * STEP_BIN_HOURS;
  if (isNight(bin)) return bin;
  let step = STEP_BIN_HOURS;
  // Just short of the bin's end, which may be sunset.
  const travel = tipTravel(bin, bin + STEP_BIN_HOURS * 0.999);
  for (let halving = 0; halving < MAX_STEP_HALVINGS; halving++) {
    if ((travel * step) / STEP_BIN_HOURS <= STEP_TEXELS * texelUnits) break;
    step /= 2;
  }
  return Math.floor(wrapped / step) * step;
}
