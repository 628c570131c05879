import { describe, expect, it } from 'vitest';
import { linearToSrgb, luminance, srgbToLinear } from '../../../shared/srgb.ts';

describe('sRGB', () => {
  it('decodes as the standard says', () => {
    // IEC 61966-2-1: 0.04045 is where the line ends; 188 is the byte nearest to half the light.
    expect(srgbToLinear(0)).toBe(0);
    expect(srgbToLinear(255)).toBe(1);
    expect(srgbToLinear(10)).toBeCloseTo(10 / 255 / 12.92, 7);
    expect(srgbToLinear(188)).toBeCloseTo(0.5029, 4);
  });

  it('gives every byte back', () => {
    for (let byte = 0; byte < 256; byte++) expect(linearToSrgb(srgbToLinear(byte))).toBe(byte);
  });

  it('takes the nearest byte, and clamps', () => {
    for (let byte = 0; byte < 255; byte++) {
      const middle = (byte + 0.5) / 255;
      const linear = middle <= 0.04045 ? middle / 12.92 : ((middle + 0.055) / 1.055) ** 2.4;
      expect(linearToSrgb(linear - 1e-6)).toBe(byte);
      expect(linearToSrgb(linear + 1e-6)).toBe(byte + 1);
    }
    expect(linearToSrgb(-1)).toBe(0);
    expect(linearToSrgb(2)).toBe(255);
  });

  it('weighs green most, white as 1', () => {
    expect(luminance(1, 1, 1)).toBeCloseTo(1, 12);
    expect(luminance(0, 1, 0)).toBeGreaterThan(luminance(1, 0, 0));
    expect(luminance(1, 0, 0)).toBeGreaterThan(luminance(0, 0, 1));
  });
});
