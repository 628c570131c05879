import { describe, expect, test } from 'vitest';
import { toGrey8, toGrey16, toRgb8, toRgba8 } from '../../../../baker/image/convert-pixels.ts';
import type { Pixels } from '../../../../baker/image/pixels.ts';

/** Two texels in a row. */
function bytes(channels: number, ...samples: readonly number[]): Pixels {
  return { width: 2, height: 1, channels, samples: Uint8Array.from(samples) };
}

function words(channels: number, ...samples: readonly number[]): Pixels {
  return { width: 2, height: 1, channels, samples: Uint16Array.from(samples) };
}

describe('colour', () => {
  test('grey, grey and alpha, RGB and RGBA become RGBA', () => {
    expect(toRgba8(bytes(1, 5, 9))).toEqual(Uint8Array.of(5, 5, 5, 255, 9, 9, 9, 255));
    expect(toRgba8(bytes(2, 5, 0, 9, 200))).toEqual(Uint8Array.of(5, 5, 5, 0, 9, 9, 9, 200));
    expect(toRgba8(bytes(3, 1, 2, 3, 4, 5, 6))).toEqual(Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255));
    expect(toRgba8(bytes(4, 1, 2, 3, 0, 4, 5, 6, 7))).toEqual(Uint8Array.of(1, 2, 3, 0, 4, 5, 6, 7));
  });

  test('alpha is left out of RGB, not mixed in', () => {
    expect(toRgb8(bytes(4, 1, 2, 3, 0, 4, 5, 6, 7))).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6));
    expect(toRgb8(bytes(2, 5, 0, 9, 200))).toEqual(Uint8Array.of(5, 5, 5, 9, 9, 9));
  });

  test('16 bits become 8 only where nothing is lost', () => {
    expect(toRgb8(words(3, 0, 257, 514, 65535, 65278, 257 * 128))).toEqual(Uint8Array.of(0, 1, 2, 255, 254, 128));
    expect(toRgb8(words(3, 0, 257, 514, 65535, 65279, 0))).toMatchObject({
      found: '16-bit colour that 8 bits cannot hold exactly (65279)',
      texel: [1, 0],
    });
  });
});

describe('one value a texel', () => {
  test('16-bit grey comes as it is, from grey, grey and alpha, equal RGB and RGBA', () => {
    const heights = Uint16Array.of(4660, 65535);
    expect(toGrey16(words(1, 4660, 65535))).toEqual(heights);
    expect(toGrey16(words(2, 4660, 1, 65535, 2))).toEqual(heights);
    expect(toGrey16(words(3, 4660, 4660, 4660, 65535, 65535, 65535))).toEqual(heights);
    expect(toGrey16(words(4, 4660, 4660, 4660, 7, 65535, 65535, 65535, 0))).toEqual(heights);
  });

  test('colour with unequal channels is refused with its texel', () => {
    expect(toGrey16(words(3, 1, 1, 1, 8, 8, 9))).toMatchObject({
      found: 'colour where one value a texel belongs (red 8, green 8, blue 9)',
      texel: [1, 0],
    });
  });

  test('8 bits are no 16-bit heights, 16-bit marks must fit 8', () => {
    expect(toGrey16(bytes(1, 0, 255))).toMatchObject({ found: 'only 256 steps' });
    expect(toGrey8(words(1, 0, 65535))).toEqual(Uint8Array.of(0, 255));
    expect(toGrey8(words(1, 0, 300))).toMatchObject({ texel: [1, 0] });
  });
});
