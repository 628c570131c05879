// The look in one table (B14, B15): light, bands, outline and grading by hour. Every number can be overridden from the page's
// address, `?look=night.exposure=1.4,outlineDarken=0.5`, so that a look is tuned without a build.

import { giveMeaning, type Irradiance, type LinearRgb, type Lumens, type Radiance, type Rgb } from './radiometry.ts';

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
  /** White balance, stops: red over blue, and red and blue over green. 0 leaves the light as it is. */
  readonly temperature: number;
  readonly tint: number;
  readonly saturation: number;
  /** Slope of the picture's values about their middle; 1 leaves them as they are. */
  readonly contrast: number;
  /** What black becomes, display values: the share of the way to white that each channel goes. */
  readonly lift: Rgb;
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
  /** Minutes of the day that a surface takes from one band to the next while the light changes; 0 for edges as hard as can be. */
  readonly bandMinutes: number;
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
  /** Part of the sky that clouds cover, and part of the sun that they hold off. */
  readonly cloudCover: number;
  readonly cloudStrength: number;
  /** Outline colour: the nearer thing's own, times this. */
  readonly outlineDarken: number;
  readonly outlineSaturation: number;
  /** Most luminance of an outline, as a share of the pixel it covers. */
  readonly outlineLimit: number;
  /** What a texel keeps of its light in a corner, and from which part of its neighbours standing over it: one hard step. */
  readonly occlusionShade: number;
  readonly occlusionThreshold: number;
  /** Radiance above which things shine, and how much of what is above it they spread. */
  readonly bloomThreshold: number;
  readonly bloomStrength: number;
  /** What a corner of the picture loses of its light. */
  readonly vignetteStrength: number;
}

export const LOOK_DEFAULTS = giveMeaning<Look>({
  phases: {
    night: {
      sunColor: [0.45, 0.58, 1],
      sunStrength: 0.07,
      skyColor: [0.25, 0.36, 0.75],
      skyStrength: 0.085,
      exposure: 1.25,
      temperature: 0,
      tint: 0,
      saturation: 1.05,
      contrast: 1,
      lift: [0, 0, 0],
      dimTint: [0.28, 0.4, 0.85],
      dimAmount: 0.65,
      emissiveStrength: 0.22,
      lampStrength: 1,
      lampFloor: 0,
      lampFlicker: 0.05,
    },
    morning: {
      sunColor: [1, 0.7, 0.58],
      sunStrength: 1.05,
      skyColor: [0.74, 0.62, 0.92],
      skyStrength: 0.35,
      exposure: 0.68,
      temperature: 0.08,
      tint: 0.15,
      saturation: 1.12,
      contrast: 1,
      lift: [0.03, 0.014, 0.042],
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
      temperature: 0,
      tint: 0,
      saturation: 1.06,
      contrast: 1,
      lift: [0, 0, 0],
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
      temperature: 0.1,
      tint: 0,
      saturation: 1.1,
      contrast: 1,
      lift: [0.015, 0.008, 0.02],
      dimTint: [1, 1, 1],
      dimAmount: 0,
      emissiveStrength: 0.12,
      lampStrength: 0.5,
      lampFloor: 20_000,
      lampFlicker: 0,
    },
    dusk: {
      sunColor: [1, 0.42, 0.34],
      sunStrength: 0.4,
      skyColor: [0.48, 0.41, 0.84],
      skyStrength: 0.24,
      exposure: 1.05,
      temperature: -0.08,
      tint: 0.07,
      saturation: 1.08,
      contrast: 1,
      lift: [0.016, 0.012, 0.045],
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
  bandMinutes: 10,
  shadeTint: [0.92, 0.97, 1.1],
  groundAlbedo: [0.16, 0.15, 0.11],
  lampUnit: 7300,
  lampReach: 1.2,
  lampPaleness: 0.5,
  windowSpill: 0.2,
  cloudCover: 0.35,
  cloudStrength: 0.65,
  outlineDarken: 0.38,
  outlineSaturation: 1.25,
  outlineLimit: 0.55,
  occlusionShade: 0.88,
  occlusionThreshold: 0.08,
  bloomThreshold: 1,
  bloomStrength: 1,
  vignetteStrength: 0.3,
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

/** Every field of a phase is a number or a list of numbers, and all of them blend alike. */
function blendPhases(a: Phase, b: Phase, t: number): Phase {
  const mix = (low: number, high: number): number => low + (high - low) * t;
  const fields = (Object.keys(a) as (keyof Phase)[]).map((field) => {
    const [low, high] = [a[field], b[field]] as [number | Rgb, number | Rgb];
    const isList = typeof low !== 'number' && typeof high !== 'number';
    return [field, isList ? low.map((value, i) => mix(value, high[i]!)) : mix(low as number, high as number)];
  });
  return Object.fromEntries(fields) as unknown as Phase;
}

/** The mood of an hour, 0..24. */
export function phaseAt(look: Look, hour: number): Phase {
  const time = ((hour % 24) + 24) % 24;
  const next = SCHEDULE.findIndex(([start]) => start > time);
  const [fromHour, from] = SCHEDULE[next - 1]!;
  const [toHour, to] = SCHEDULE[next]!;
  return blendPhases(look.phases[from], look.phases[to], (time - fromHour) / (toHour - fromHour));
}
