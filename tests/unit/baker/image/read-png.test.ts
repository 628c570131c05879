import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodePng } from '../../../../baker/image/decode-png.ts';
import { describePixelFormat, readPng } from '../../../../baker/image/read-png.ts';
import { Refusal } from '../../../../baker/image/refusal.ts';
import { ascii, buildPng, chunk, header, join, packRows, SIGNATURE } from './build-png.ts';

const PLAN = {
  width: 4,
  height: 2,
  bitDepth: 8,
  colourType: 2,
  samples: Array.from({ length: 24 }, (_, i) => i),
} as const;
const GOOD = buildPng(PLAN);
/** Where the data of GOOD's IDAT begins: signature, IHDR (25 bytes), length and type. */
const IDAT_DATA = 8 + 25 + 8;
/** Depends on the zlib of the Node that runs the test. */
const IDAT_BYTES = GOOD.length - IDAT_DATA - 4 - 12;

function found(bytes: Uint8Array): string {
  const png = readPng(bytes);
  return png instanceof Refusal ? png.found : 'accepted';
}

describe('content that is no PNG is named', () => {
  test.each<[string, Uint8Array]>([
    ['an empty file', new Uint8Array(0)],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
    ['a WebP', join(ascii('RIFF'), Uint8Array.of(1, 2, 3, 4), ascii('WEBPVP8L'))],
    ['a GIF', ascii('GIF89a')],
    ['a TIFF', Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0)],
    ['an OpenEXR image', Uint8Array.of(0x76, 0x2f, 0x31, 1, 2)],
    ['a Photoshop document', ascii('8BPS\0\x01')],
    ['an SVG drawing', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', ascii('<!DOCTYPE html><html></html>')],
    ['a file of zeros', new Uint8Array(100)],
    ['a PNG whose line ends were changed by a text-mode copy', ascii('\x89PNG\n\x1a\n\0\0\0\rIHDR')],
    ['the text of a symbolic link (to ../shared/normal.png)', ascii('../shared/normal.png')],
    ['a Git LFS pointer (the image itself was not fetched)', ascii('version https://git-lfs.github.com/spec/v1\noid')],
    ['text', ascii('hello world\n')],
    ['data of an unknown kind', Uint8Array.of(1, 2, 3, 200)],
  ])('%s', (name, bytes) => {
    expect(found(bytes)).toBe(`the content is no PNG but ${name}`);
  });
});

describe('a damaged container is refused', () => {
  const withByte = (offset: number, value: number): Uint8Array => GOOD.with(offset, value);
  const sized = (width: number, height: number): Uint8Array =>
    join(SIGNATURE, header({ ...PLAN, width, height }), chunk('IDAT', deflateSync(new Uint8Array(9))), chunk('IEND'));

  test.each<[string, Uint8Array]>([
    ['the PNG does not begin with a header (IHDR)', join(SIGNATURE, chunk('IEND'))],
    ['the PNG has no pixel data (IDAT)', join(SIGNATURE, header(PLAN), chunk('IEND'))],
    ['the PNG has no pixel data (IDAT)', join(SIGNATURE, header(PLAN))],
    [`the PNG is cut off: chunk IDAT has ${IDAT_BYTES} bytes, 9 are there`, GOOD.subarray(0, IDAT_DATA + 9)],
    ['the PNG ends 9 bytes into a chunk', GOOD.subarray(0, IDAT_DATA + 1)],
    ['the PNG is damaged: the sum of chunk IDAT at byte 33 is wrong', withByte(IDAT_DATA + 3, 77)],
    ['the PNG is damaged: the sum of chunk IHDR at byte 8 is wrong', withByte(19, 5)],
    ['the PNG is damaged at byte 33: no chunk begins there', withByte(37, 0)],
    ["the PNG's header names a pixel format that does not exist", buildPng({ ...PLAN, bitDepth: 4 })],
    ['the PNG is 0 x 2 texels', sized(0, 2)],
    ['the PNG is 16385 x 1 texels', sized(16385, 1)],
    ['the PNG is 16384 x 16384 texels', sized(16384, 16384)],
    ['the PNG is 4294967295 x 4294967295 texels', sized(0xffffffff, 0xffffffff)],
    ['the PNG is indexed but has no valid palette (PLTE)', buildPng({ ...PLAN, colourType: 3 })],
    [
      'the PNG has a wrong transparency chunk (tRNS, 3 bytes)',
      buildPng({ ...PLAN, extra: [chunk('tRNS', [1, 2, 3])] }),
    ],
    [
      'the PNG has a chunk that must be understood and is not known: CgBI',
      buildPng({ ...PLAN, extra: [chunk('CgBI')] }),
    ],
  ])('%s', (text, bytes) => {
    expect(found(bytes)).toBe(text);
  });

  test('more pixel data than there are pixels, which would unpack to a thousand times as much', () => {
    const wrap = (data: Uint8Array): Uint8Array => join(SIGNATURE, header(PLAN), chunk('IDAT', data), chunk('IEND'));
    expect(found(wrap(new Uint8Array(100_000)))).toBe(
      'the PNG has 100000 bytes of pixel data, far more than 4 x 2 texels can take',
    );
    expect(found(wrap(deflateSync(packRows(PLAN), { level: 0 })))).toBe('accepted');
    expect(found(wrap(new Uint8Array(60_000)))).toBe('accepted');
  });
});

describe('pixel data that is not whole is refused when it is unpacked', () => {
  const rows = packRows(PLAN);
  const packed = deflateSync(rows);
  const wrap = (data: Uint8Array): Uint8Array => join(SIGNATURE, header(PLAN), chunk('IDAT', data), chunk('IEND'));

  test.each<[string, Uint8Array]>([
    ['a row is missing', wrap(deflateSync(rows.subarray(0, 13)))],
    ['a byte is missing', wrap(deflateSync(rows.subarray(0, rows.length - 1)))],
    ['the stream is cut', wrap(packed.subarray(0, packed.length - 6))],
    ['its sum is wrong', wrap(Uint8Array.from(packed).with(packed.length - 1, 1 ^ packed.at(-1)!))],
    ['an unknown row filter', wrap(deflateSync(Uint8Array.from(rows).with(0, 9)))],
  ])('%s', async (_, bytes) => {
    const png = readPng(bytes);
    if (png instanceof Refusal) throw new Error(png.found);
    const refusal = await decodePng(png, true);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      found: 'the pixel data of the PNG is damaged or incomplete',
      expected: '4 x 2 texels',
    });
  });
});

test.each([1, 5, 8, 11, 12])(
  'a file that lacks only the last %i bytes, none of them pixels, is taken',
  async (lost) => {
    const png = readPng(GOOD.subarray(0, GOOD.length - lost));
    if (png instanceof Refusal) throw new Error(png.found);
    expect(await decodePng(png, true)).toMatchObject({ width: 4, height: 2, channels: 3 });
  },
);

test('what stands after the end does not matter', () => {
  expect(found(join(GOOD, ascii('trailing')))).toBe('accepted');
});

test('the pixel format is told in words', () => {
  const common = { width: 1, height: 1 };
  expect(describePixelFormat({ ...common, bitDepth: 16, colour: 'grey', interlaced: false })).toBe('16-bit grey');
  expect(describePixelFormat({ ...common, bitDepth: 4, colour: 'palette', interlaced: true })).toBe(
    '4-bit palette, interlaced',
  );
});
