// From radiance to the picture, as functions: white balance, exposure, film curve, saturation, contrast, lift. The post pass
// does the same for every pixel; this is what inspection, tests and tools reckon with. Pure.

import { luminance } from '../srgb.ts';
import type { Phase } from './look.ts';
import { chromaticityOf, linearRgb, type Rgb } from './radiometry.ts';

/** The display value that contrast leaves alone: about that of an 18 % grey. */
export const CONTRAST_PIVOT = 0.45;

/** Rows of Hill's fit of the ACES reference and output transforms: without its matrices greens and reds turn neon. */
const ACES_IN: readonly [Rgb, Rgb, Rgb] = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
];
const ACES_OUT: readonly [Rgb, Rgb, Rgb] = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
];

function mapRgb(color: Rgb, change: (value: number, channel: number) => number): Rgb {
  return [change(color[0], 0), change(color[1], 1), change(color[2], 2)];
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
  const shown: [number, number, number] = [0, 0, 0];
  gradeInto(shown, radiance[0], radiance[1], radiance[2], exposureOf(phase), phase);
  return shown;
}

/**
 * What `gradeColor` does, for whole pictures: without an object a colour.
 *
 * @param out its first three numbers become the display values
 * @param exposure of the phase; see exposureOf
 */
export function gradeInto(out: number[], red: number, green: number, blue: number, exposure: Rgb, phase: Phase): void {
  filmInto(out, red, green, blue, exposure, phase.saturation);
  const { contrast, lift } = phase;
  for (let i = 0; i < 3; i++) {
    const display = displayOfLinear(out[i]!);
    const contrasted = clampUnit(display + (display - CONTRAST_PIVOT) * (contrast - 1));
    out[i] = contrasted + lift[i]! * (1 - contrasted);
  }
}

/** The linear part of grading: exposure, film curve and saturation. @param out its first three numbers become linear, 0..1 */
export function filmInto(
  out: number[],
  red: number,
  green: number,
  blue: number,
  exposure: Rgb,
  saturation: number,
): void {
  const r = red * exposure[0];
  const g = green * exposure[1];
  const b = blue * exposure[2];
  const [inR, inG, inB] = ACES_IN;
  const curvedR = curve(inR[0] * r + inR[1] * g + inR[2] * b);
  const curvedG = curve(inG[0] * r + inG[1] * g + inG[2] * b);
  const curvedB = curve(inB[0] * r + inB[1] * g + inB[2] * b);
  for (let i = 0; i < 3; i++) {
    const row = ACES_OUT[i]!;
    out[i] = clampUnit(row[0] * curvedR + row[1] * curvedG + row[2] * curvedB);
  }
  const grey = luminance(out[0]!, out[1]!, out[2]!);
  for (let i = 0; i < 3; i++) out[i] = clampUnit(grey + (out[i]! - grey) * saturation);
}

/** The film curve of one channel. */
function curve(value: number): number {
  return (value * (value + 0.0245786) - 0.000090537) / (value * (0.983729 * value + 0.432951) + 0.238081);
}
