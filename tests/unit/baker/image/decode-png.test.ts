import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { decodePng } from '../../../../baker/image/decode-png.ts';
import type { Pixels } from '../../../../baker/image/pixels.ts';
import { type PngFile, readPng } from '../../../../baker/image/read-png.ts';
import { Refusal } from '../../../../baker/image/refusal.ts';
import { ascii, buildPng, type ColourType, chunk } from './build-png.ts';

const WIDTH = 11;
const HEIGHT = 9;

function open(bytes: Uint8Array): PngFile {
  const png = readPng(bytes);
  if (png instanceof Refusal) throw new Error(png.found);
  return png;
}

async function decode(bytes: Uint8Array, transparency = true): Promise<Pixels> {
  const pixels = await decodePng(open(bytes), transparency);
  if (pixels instanceof Refusal) throw new Error(pixels.found);
  return pixels;
}

/** Samples that use all bits, low ones first. */
function spread(count: number, bitDepth: number): number[] {
  return Array.from({ length: count }, (_, i) => (Math.imul(i + 1, 40503) >>> 3) % 2 ** bitDepth);
}

const FORMATS: readonly (readonly [colourType: ColourType, bitDepth: number, channels: number])[] = [
  [0, 1, 1],
  [0, 2, 1],
  [0, 4, 1],
  [0, 8, 1],
  [0, 16, 1],
  [2, 8, 3],
  [2, 16, 3],
  [4, 16, 2],
  [6, 8, 4],
  [6, 16, 4],
];

describe.each([false, true])('interlaced: %s', (interlaced) => {
  test.each(FORMATS)('colour type %i with %i bits keeps every bit', async (colourType, bitDepth, channels) => {
    const samples = spread(WIDTH * HEIGHT * channels, bitDepth);
    const pixels = await decode(buildPng({ width: WIDTH, height: HEIGHT, bitDepth, colourType, interlaced, samples }));
    // Depths below 8 stand for fractions of white.
    const scale = bitDepth < 8 ? 255 / (2 ** bitDepth - 1) : 1;
    expect(pixels.channels).toBe(channels);
    expect([...pixels.samples]).toEqual(samples.map((sample) => sample * scale));
  });

  test.each([1, 2, 4, 8])(
    'a palette of %i bits gives the colours and the transparency of its entries',
    async (bitDepth) => {
      const entries = 2 ** bitDepth;
      const palette = spread(entries * 3, 8);
      const alphas = [255, 0];
      const indices = spread(WIDTH * HEIGHT, bitDepth);
      const extra = [chunk('PLTE', palette), chunk('tRNS', alphas)];
      const plan = {
        width: WIDTH,
        height: HEIGHT,
        bitDepth,
        colourType: 3,
        interlaced,
        samples: indices,
        extra,
      } as const;
      const bytes = buildPng(plan);
      const expected = indices.flatMap((i) => [...palette.slice(i * 3, i * 3 + 3), alphas[i] ?? 255]);
      expect([...(await decode(bytes)).samples]).toEqual(expected);
      // Another library agrees that these bytes are that image.
      expect([...PNG.sync.read(Buffer.from(bytes)).data]).toEqual(expected);
      const opaque = await decode(bytes, false);
      expect([...opaque.samples]).toEqual(expected.filter((_, i) => i % 4 !== 3));
    },
  );
});

test('all 65536 heights of a 16-bit grey image written by another library come back', async () => {
  const heights = Uint16Array.from({ length: 65536 }, (_, i) => i);
  const image = new PNG({ width: 256, height: 256 });
  image.data = Buffer.from(heights.buffer);
  const options = { bitDepth: 16, colorType: 0, inputColorType: 0, inputHasAlpha: false } as const;
  const pixels = await decode(PNG.sync.write(image, options));
  expect(pixels.channels).toBe(1);
  expect(pixels.samples).toBeInstanceOf(Uint16Array);
  expect(pixels.samples.findIndex((height, i) => height !== i)).toBe(-1);
});

test('colour under transparent texels of another library is not touched', async () => {
  const image = new PNG({ width: 4, height: 4 });
  image.data = Buffer.from(spread(64, 8).map((value, i) => (i % 8 === 3 ? 0 : value)));
  expect([...(await decode(PNG.sync.write(image))).samples]).toEqual([...image.data]);
});

test('8-bit grey keeps its alpha', async () => {
  const bytes = buildPng({ width: 2, height: 1, bitDepth: 8, colourType: 4, samples: [6, 0, 7, 200] });
  expect([...(await decode(bytes)).samples]).toEqual([6, 6, 6, 0, 7, 7, 7, 200]);
});

test('a colour key makes its texels transparent, and only where transparency is asked for', async () => {
  const extra = [chunk('tRNS', [0, 7])];
  const bytes = buildPng({ width: 3, height: 1, bitDepth: 8, colourType: 0, samples: [6, 7, 8], extra });
  expect([...(await decode(bytes)).samples]).toEqual([6, 6, 6, 255, 7, 7, 7, 0, 8, 8, 8, 255]);
  expect([...(await decode(bytes, false)).samples]).toEqual([6, 7, 8]);
});

test('gamma, chromaticities, orientation, background and text change nothing', async () => {
  const samples = spread(WIDTH * HEIGHT * 3, 8);
  const plan = { width: WIDTH, height: HEIGHT, bitDepth: 8, colourType: 2, samples } as const;
  // A TIFF header with one entry: orientation (0x0112) = 6, turned by 90 degrees.
  const exif = [...ascii('MM'), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const extra = [
    chunk('gAMA', [0, 0, 0x27, 0x10]),
    chunk('cHRM', spread(32, 7)),
    chunk('eXIf', exif),
    chunk('bKGD', [0, 1, 0, 2, 0, 3]),
    chunk('sBIT', [5, 6, 5]),
    chunk('tEXt', ascii('Title\0turned')),
  ];
  const pixels = await decode(buildPng({ ...plan, extra }));
  expect([pixels.width, pixels.height]).toEqual([WIDTH, HEIGHT]);
  expect([...pixels.samples]).toEqual(samples);
});

test('a 16-bit colour key is compared with all its bits', async () => {
  const extra = [chunk('tRNS', [1, 7])];
  const bytes = buildPng({ width: 3, height: 1, bitDepth: 16, colourType: 0, samples: [262, 263, 519], extra });
  expect([...(await decode(bytes)).samples]).toEqual([262, 65535, 263, 0, 519, 65535]);
});

test('an index without a palette entry is refused with its texel', async () => {
  const extra = [chunk('PLTE', [1, 2, 3, 4, 5, 6])];
  const bytes = buildPng({ width: 3, height: 2, bitDepth: 4, colourType: 3, samples: [0, 1, 0, 1, 5, 1], extra });
  const refusal = await decodePng(open(bytes), true);
  expect(refusal).toMatchObject({ found: 'the PNG is damaged: a texel has palette entry 5 of 2', texel: [1, 1] });
});
