import { describe, expect, it } from 'vitest';
import { devicePixelsOf } from '../../../../game/core/canvas-size.ts';

describe('devicePixelsOf', () => {
  it.each([
    // The browser rounds either way: its word counts.
    [416, 333, 1.25, 416],
    [417, 333, 1.25, 417],
    [1000, 1000 / 1.5, 1.5, 1000],
    // It says nothing.
    [undefined, 333, 1.25, 416],
    [undefined, 1000 / 1.5, 1.5, 1000],
    // It tells CSS pixels of an emulated screen.
    [333, 333, 3, 999],
    [333, 333, 1.25, 416],
  ])('told %s of %d CSS pixels at %d: %i', (told, css, ratio, pixels) => {
    expect(devicePixelsOf(told, css, ratio)).toBe(pixels);
  });
});
