// From radiance to the picture, as functions: white balance, exposure, film curve, saturation, contrast, lift. The post pass
// does the same for every pixel; this is what inspection, tests and tools reckon with. Pure.

import type { Phase } from './look.ts';
import { chromaticityOf, linearRgb, luminanceOf, type Rgb } from './radiometry.ts';

/** The display value that contrast leaves alone: about that of an 18 % grey. */
export const CONTRAST_PIVOT = 0.45;

/** Rows of Hill's fit of the ACES reference and output transforms: without its matrices greens and reds turn neon. */
const ACES_IN: readonly Rgb[] = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
];
const ACES_OUT: readonly Rgb[] = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
];

function mapRgb(color: Rgb, change: (value: number, channel: number) => number): Rgb {
  return [change(color[0], 0), change(color[1], 1), change(color[2], 2)];
}

function transform(rows: readonly Rgb[], color: Rgb): Rgb {
  return mapRgb(color, (_, i) => rows[i]![0] * color[0] + rows[i]![1] * color[1] + rows[i]![2] * color[2]);
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Display value of linear light, both 0..1 (sRGB). */
export function displayOfLinear(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light of a display value, both 0..1 (sRGB). */
export function linearOfDisplay(display: number): number {
  return display <= 0.04045 ? display / 12.92 : ((display + 0.055) / 1.055) ** 2.4;
}

/** What radiance is multiplied by before the film curve: white balance of luminance 1, times exposure. */
export function exposureOf({ temperature, tint, exposure }: Phase): Rgb {
  const balance: Rgb = [2 ** (temperature / 2 + tint / 3), 2 ** ((-2 * tint) / 3), 2 ** (-temperature / 2 + tint / 3)];
  return mapRgb(chromaticityOf(linearRgb(...balance)), (value) => value * 2 ** exposure);
}

/**
 * The colour that the screen shows of a radiance.
 *
 * @param radiance linear, 1 = a white that faces the noon sun
 * @returns display values, 0..1
 */
export function gradeColor(radiance: Rgb, phase: Phase): Rgb {
  const exposed = mapRgb(exposureOf(phase), (factor, i) => radiance[i]! * factor);
  const curve = (v: number): number => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
  const film = mapRgb(transform(ACES_OUT, mapRgb(transform(ACES_IN, exposed), curve)), clampUnit);
  const grey = luminanceOf(linearRgb(...film));
  const { saturation, contrast, lift } = phase;
  return mapRgb(film, (value, i) => {
    const display = displayOfLinear(clampUnit(grey + (value - grey) * saturation));
    const contrasted = clampUnit(display + (display - CONTRAST_PIVOT) * (contrast - 1));
    return contrasted + lift[i]! * (1 - contrasted);
  });
}
