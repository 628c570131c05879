import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { encodePng, toDataUrl } from '../../../../baker/report/encode-png.ts';
import { createRandom } from '../../../../shared/hash.ts';

/** @param colors how many different ones */
function drawNoise(width: number, height: number, colors: number): Uint8Array {
  const random = createRandom(colors);
  const palette = Array.from({ length: colors }, () => [0, 1, 2, 3].map(() => random.below(256)));
  return Uint8Array.from(Array.from({ length: width * height }, (_, i) => palette[i % colors]!).flat());
}

describe('encodePng', () => {
  it.each([
    [1, 1, 1],
    [7, 5, 2],
    [16, 16, 256],
    [17, 31, 257],
    [64, 3, 192],
  ])('is read back by another program: %i x %i, %i colours', (width, height, colors) => {
    const pixels = drawNoise(width, height, colors);
    const decoded = PNG.sync.read(Buffer.from(encodePng({ width, height, pixels })));
    expect([decoded.width, decoded.height]).toEqual([width, height]);
    expect(new Uint8Array(decoded.data)).toEqual(pixels);
  });

  it('stores few colours as a palette', () => {
    const flat = encodePng({ width: 32, height: 32, pixels: drawNoise(32, 32, 4) });
    // Byte 25 of a PNG is its colour type: 3 has a palette, 6 is RGBA.
    expect([flat[25], encodePng({ width: 32, height: 32, pixels: drawNoise(32, 32, 1000) })[25]]).toEqual([3, 6]);
  });

  it('is an address in base 64', () => {
    expect(toDataUrl(new Uint8Array([1, 2, 3]))).toBe('data:image/png;base64,AQID');
  });
});
