import { describe, expect, it } from 'vitest';
import { displayOfLinear, exposureOf, gradeColor, linearOfDisplay } from '../../../../shared/look/grading.ts';
import { LOOK_DEFAULTS, type Phase } from '../../../../shared/look/look.ts';
import { linearRgb, luminanceOf, type Rgb } from '../../../../shared/look/radiometry.ts';
import { linearToSrgb, srgbToLinear } from '../../../../shared/srgb.ts';

const NEUTRAL: Phase = {
  ...LOOK_DEFAULTS.phases.day,
  exposure: 0,
  temperature: 0,
  tint: 0,
  saturation: 1,
  contrast: 1,
  lift: [0, 0, 0],
};
const GREYS: readonly Rgb[] = [0, 0.02, 0.18, 0.5, 1, 4].map((value) => [value, value, value]);

describe('display values', () => {
  it('are those of the table of bytes, both ways', () => {
    for (let byte = 0; byte < 256; byte++) {
      expect(linearOfDisplay(byte / 255)).toBeCloseTo(srgbToLinear(byte), 6);
      expect(linearToSrgb(linearOfDisplay(byte / 255))).toBe(byte);
      expect(displayOfLinear(srgbToLinear(byte)) * 255).toBeCloseTo(byte, 3);
    }
  });
});

describe('exposureOf', () => {
  it('is a factor of two a stop, the same for all channels when nothing is balanced', () => {
    for (const factor of exposureOf({ ...NEUTRAL, exposure: 1.5 })) expect(factor).toBeCloseTo(2 ** 1.5, 12);
  });

  it('balances in stops, red over blue and both over green, and keeps the luminance of a white', () => {
    const [red, green, blue] = exposureOf({ ...NEUTRAL, temperature: 0.4, tint: 0.3 });
    expect(Math.log2(red / blue)).toBeCloseTo(0.4, 9);
    expect(Math.log2(Math.sqrt(red * blue) / green)).toBeCloseTo(0.3, 9);
    expect(luminanceOf(linearRgb(red, green, blue))).toBeCloseTo(1, 9);
  });
});

describe('gradeColor', () => {
  it('keeps a grey grey, and its order, up to white', () => {
    const shown = GREYS.map((grey) => gradeColor(grey, NEUTRAL));
    for (const [red, green, blue] of shown) {
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(2e-4);
    }
    for (let i = 1; i < shown.length; i++) expect(shown[i]![1]).toBeGreaterThan(shown[i - 1]![1]);
    // The film curve sends 18 % grey to 10.6 % (display 0.36), and never quite reaches white.
    expect(gradeColor([0.18, 0.18, 0.18], NEUTRAL)[1]).toBeCloseTo(0.361, 2);
    expect(gradeColor([0, 0, 0], NEUTRAL)).toEqual([0, 0, 0]);
  });

  it('makes a colour grey without saturation', () => {
    const [red, green, blue] = gradeColor([0.5, 0.1, 0.02], { ...NEUTRAL, saturation: 0 });
    expect(green).toBeCloseTo(red, 9);
    expect(blue).toBeCloseTo(red, 9);
  });

  it('turns about the middle with contrast: half of it halves the distance from there', () => {
    for (const grey of GREYS) {
      const [plain, soft] = [1, 0.5].map((contrast) => gradeColor(grey, { ...NEUTRAL, contrast })[0]);
      expect(soft! - 0.45).toBeCloseTo((plain! - 0.45) / 2, 9);
    }
  });

  it('lifts black to the colour of the lift, and white not at all', () => {
    const lift: Rgb = [0.04, 0.01, 0.09];
    expect(gradeColor([0, 0, 0], { ...NEUTRAL, lift })).toEqual(lift);
    const white: Rgb = [1e4, 1e4, 1e4];
    expect(gradeColor(white, { ...NEUTRAL, lift })).toEqual(gradeColor(white, NEUTRAL));
  });
});
