// The look in one table (B14, B15): light, bands, outline and grading by hour. Every number can be overridden from the page's
// address, `?look=night.exposure=1.4,outlineDarken=0.5`, so that a look is tuned without a build.

import {
  blendColors,
  blendLight,
  giveMeaning,
  type Irradiance,
  type LinearRgb,
  type Lumens,
  type Radiance,
} from './radiometry.ts';

export type { Rgb } from './radiometry.ts';

/** Five moods of the day; the hours between them are blended. */
export const PHASE_NAMES = ['night', 'morning', 'day', 'golden', 'dusk'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export interface Phase {
  /** Chromaticity of sun or moon; its luminance is divided out. */
  readonly sunColor: LinearRgb;
  /** Irradiance of a surface that faces the sun; 1 is the noon's unit. */
  readonly sunStrength: Irradiance;
  readonly skyColor: LinearRgb;
  readonly skyStrength: Irradiance;
  /** Exposure, stops. */
  readonly exposure: number;
  readonly saturation: number;
  /** Hue that the two darkest bands are pulled to, and how far (0..1). */
  readonly dimTint: LinearRgb;
  readonly dimAmount: number;
  /** Radiance of a glowing texel of emissive_scale 1. By day glow is turned down, or it pales. */
  readonly emissiveStrength: Radiance;
  /** How much of their light lamps show: 1 at night. */
  readonly lampStrength: number;
  /** Lumens that the hour drowns of every lamp: by day a hearth still lights a shaded room and a lantern shows nothing. */
  readonly lampFloor: Lumens;
  /** Share of a flame's light by which it wavers; 0 by day, when nobody would see it: then a still scene draws no frame. */
  readonly lampFlicker: number;
}

export interface Look {
  readonly phases: Readonly<Record<PhaseName, Phase>>;
  /** Luminance of incoming light below which a texel is black: a guard that the moonlit night never reaches. */
  readonly toonBlack: number;
  /** Luminances at which the light steps up. */
  readonly toonThresholds: readonly [number, number, number, number];
  /** Light of each band. */
  readonly toonValues: readonly [number, number, number, number, number];
  /** Tint of the darkest band; its luminance is divided out. */
  readonly shadeTint: LinearRgb;
  /** Linear albedo of the ground, whose light the lower half of the hemisphere is: the mean of grass and cobble. */
  readonly groundAlbedo: LinearRgb;
  /** Lumens of a lamp of irradiance 1 at the unit of the falloff: what joins the baked lamps to the scene's light. */
  readonly lampUnit: Lumens;
  /** A lamp's reach as a multiple of its baked range. */
  readonly lampReach: number;
  /** How far lamps are pulled towards white, 0..1: glowing texels are deeper in colour than their light may be. */
  readonly lampPaleness: number;
  /** Share of a window's light that falls on the street while no walls hold light. */
  readonly windowSpill: number;
  /** Outline colour: the nearer thing's own, times this. */
  readonly outlineDarken: number;
  readonly outlineSaturation: number;
  /** Most luminance of an outline, as a share of the pixel it covers. */
  readonly outlineLimit: number;
}

export const LOOK_DEFAULTS = giveMeaning<Look>({
  phases: {
    night: {
      sunColor: [0.45, 0.58, 1],
      sunStrength: 0.07,
      skyColor: [0.25, 0.36, 0.75],
      skyStrength: 0.085,
      exposure: 1.25,
      saturation: 1.05,
      dimTint: [0.28, 0.4, 0.85],
      dimAmount: 0.65,
      emissiveStrength: 0.22,
      lampStrength: 1,
      lampFloor: 0,
      lampFlicker: 0.05,
    },
    morning: {
      sunColor: [1, 0.8, 0.62],
      sunStrength: 1.05,
      skyColor: [0.66, 0.68, 0.88],
      skyStrength: 0.32,
      exposure: 0.5,
      saturation: 1.12,
      dimTint: [1, 1, 1],
      dimAmount: 0,
      emissiveStrength: 0.12,
      lampStrength: 0.5,
      lampFloor: 20_000,
      lampFlicker: 0,
    },
    day: {
      sunColor: [1, 0.87, 0.66],
      sunStrength: 1.15,
      skyColor: [0.6, 0.7, 0.92],
      skyStrength: 0.4,
      exposure: 0.92,
      saturation: 1.06,
      dimTint: [1, 1, 1],
      dimAmount: 0,
      emissiveStrength: 0.077,
      lampStrength: 0.4,
      lampFloor: 20_000,
      lampFlicker: 0,
    },
    golden: {
      sunColor: [1, 0.66, 0.36],
      sunStrength: 1.9,
      skyColor: [0.62, 0.58, 0.74],
      skyStrength: 0.46,
      exposure: 0.95,
      saturation: 1.1,
      dimTint: [1, 1, 1],
      dimAmount: 0,
      emissiveStrength: 0.12,
      lampStrength: 0.5,
      lampFloor: 20_000,
      lampFlicker: 0,
    },
    dusk: {
      sunColor: [0.9, 0.5, 0.4],
      sunStrength: 0.4,
      skyColor: [0.45, 0.42, 0.72],
      skyStrength: 0.24,
      exposure: 1.05,
      saturation: 1.08,
      dimTint: [0.4, 0.42, 0.8],
      dimAmount: 0.3,
      emissiveStrength: 0.2,
      lampStrength: 0.9,
      lampFloor: 2_000,
      lampFlicker: 0.05,
    },
  },
  toonBlack: 0.003,
  toonThresholds: [0.12, 0.3, 0.55, 0.85],
  toonValues: [0.2, 0.36, 0.62, 0.92, 1],
  shadeTint: [0.92, 0.97, 1.1],
  groundAlbedo: [0.16, 0.15, 0.11],
  lampUnit: 7300,
  lampReach: 1.2,
  lampPaleness: 0.5,
  windowSpill: 0.2,
  outlineDarken: 0.38,
  outlineSaturation: 1.25,
  outlineLimit: 0.55,
});

/** When each mood is pure: hour, phase. Between two entries it is blended; the day wraps round. */
export const SCHEDULE: readonly (readonly [hour: number, phase: PhaseName])[] = [
  [0, 'night'],
  [5, 'night'],
  [6.4, 'morning'],
  [8.5, 'day'],
  [16.2, 'day'],
  [17.6, 'golden'],
  [18.4, 'dusk'],
  [19, 'night'],
  [24, 'night'],
];

function blendPhases(a: Phase, b: Phase, t: number): Phase {
  const mix = (low: number, high: number): number => low + (high - low) * t;
  return {
    sunColor: blendColors(a.sunColor, b.sunColor, t),
    sunStrength: blendLight(a.sunStrength, b.sunStrength, t),
    skyColor: blendColors(a.skyColor, b.skyColor, t),
    skyStrength: blendLight(a.skyStrength, b.skyStrength, t),
    exposure: mix(a.exposure, b.exposure),
    saturation: mix(a.saturation, b.saturation),
    dimTint: blendColors(a.dimTint, b.dimTint, t),
    dimAmount: mix(a.dimAmount, b.dimAmount),
    emissiveStrength: blendLight(a.emissiveStrength, b.emissiveStrength, t),
    lampStrength: mix(a.lampStrength, b.lampStrength),
    lampFloor: blendLight(a.lampFloor, b.lampFloor, t),
    lampFlicker: mix(a.lampFlicker, b.lampFlicker),
  };
}

/** The mood of an hour, 0..24. */
export function phaseAt(look: Look, hour: number): Phase {
  const time = ((hour % 24) + 24) % 24;
  const next = SCHEDULE.findIndex(([start]) => start > time);
  const [fromHour, from] = SCHEDULE[next - 1]!;
  const [toHour, to] = SCHEDULE[next]!;
  return blendPhases(look.phases[from], look.phases[to], (time - fromHour) / (toHour - fromHour));
}
