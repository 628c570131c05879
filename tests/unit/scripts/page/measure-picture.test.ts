import { describe, expect, it } from 'vitest';
import { describeFigures, measurePicture } from '../../../../scripts/page/measure-picture.ts';

function picture(...pixels: readonly (readonly [number, number, number])[]) {
  return {
    width: pixels.length,
    height: 1,
    data: Uint8Array.from(pixels.flatMap(([red, green, blue]) => [red, green, blue, 255])),
  };
}

describe('measurePicture', () => {
  it('gives grey its value, no saturation and no warmth', () => {
    const { luma, saturation, warmth, dark, bright } = measurePicture(picture([80, 80, 80], [120, 120, 120]));
    expect([saturation, warmth]).toEqual([0, 0]);
    expect([luma, dark, bright].map(Math.round)).toEqual([100, 80, 120]);
  });

  it('weighs the channels as the eye does, and measures depth and warmth', () => {
    const figures = measurePicture(picture([200, 100, 50]));
    expect(figures.luma).toBeCloseTo(0.2126 * 200 + 0.7152 * 100 + 0.0722 * 50, 9);
    expect(figures.saturation).toBeCloseTo(0.75, 9);
    expect(figures.warmth).toBe(150);
    expect(measurePicture(picture([50, 100, 200])).warmth).toBe(-150);
  });

  it('counts black as unsaturated', () => {
    expect(measurePicture(picture([0, 0, 0])).saturation).toBe(0);
  });

  it('finds the darkest and the brightest twentieth wherever they lie', () => {
    // 40 pixels: two are the darkest twentieth, two the brightest.
    const values = Array.from({ length: 40 }, (_, i) => ((i * 7) % 40) + 10);
    const { dark, bright } = measurePicture(picture(...values.map((v) => [v, v, v] as const)));
    expect(dark).toBeCloseTo(11, 9);
    expect(bright).toBeCloseTo(48, 9);
  });
});

describe('describeFigures', () => {
  it('is one line', () => {
    expect(describeFigures({ luma: 99.6, saturation: 0.345, warmth: -12.2, dark: 5, bright: 200 })).toBe(
      'luma 100 (5 to 200), saturation 0.34, warmth -12',
    );
  });
});
