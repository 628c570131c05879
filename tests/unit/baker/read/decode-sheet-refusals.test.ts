// One broken sheet a row, with the exact line that a person reads. A row holds what is changed in the good sheet.

import { describe, expect, test } from 'vitest';
import { describeFault } from '../../../../baker/fault.ts';
import { decodeSheet } from '../../../../baker/read/decode-sheet.ts';
import type { SheetSource } from '../../../../baker/read/sheet-source.ts';
import { ascii, buildPng, chunk } from '../image/build-png.ts';
import { drawMap, goodFiles, HEIGHT, infoWith, isThere, makeSheet, TEXELS, WIDTH } from './make-sheet.ts';

type Row = [line: string, changes: Readonly<Record<string, Uint8Array | undefined>>];

/** The errors must be exactly these, and only errors take the sheet away. */
async function linesOf(source: SheetSource, severity: 'error' | 'warning'): Promise<string[]> {
  const { sheet, faults } = await decodeSheet(source);
  expect(sheet === undefined).toBe(severity === 'error');
  expect(faults.map((fault) => fault.severity)).toEqual(faults.map(() => severity));
  return faults.map(describeFault);
}

/** A map of the good sheet with chunks between its header and its pixels. */
function tagged(map: 'albedo' | 'normal' | 'height', ...extra: readonly Uint8Array[]): Uint8Array {
  const samples: number[] = [];
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) samples.push(...TEXELS[map](x, y));
  const format = { albedo: [6, 8], normal: [2, 8], height: [0, 16] } as const;
  const [colourType, bitDepth] = format[map];
  return buildPng({ width: WIDTH, height: HEIGHT, bitDepth, colourType, samples, extra });
}

function gamma(value: number): Uint8Array {
  return chunk('gAMA', [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

const PROFILE = chunk('iCCP', [...ascii('Display P3\0'), 0, 1, 2, 3]);
const MEND_EXPORT = 'Export the sheet again, with all its maps.';
const MEND_DATA = 'Export it without colour management (Blender: colour space Non-Color, view transform Raw).';
const MEND_16 =
  'Export it again with 16 bits a channel (Blender: PNG, BW, colour depth 16); a converted 8-bit file stays coarse.';
const MEND_NORMALS = 'Export the normals again as data: no colour space, no averaging, none left out.';
const EXPECT_NORMALS = 'expected length 1, give or take 0.1, stored as x 0.5 + 0.5';
const COARSE = 'at most 256 steps instead of 65536; expected 16-bit grey';

describe('errors', () => {
  test.each<Row>([
    // Files
    [`sprites/crate/sprite.json: the file is missing; expected the file. ${MEND_EXPORT}`, { 'sprite.json': undefined }],
    [`sprites/crate/albedo.png: the file is missing; expected the file. ${MEND_EXPORT}`, { 'albedo.png': undefined }],
    [`sprites/crate/normal.png: the file is missing; expected the file. ${MEND_EXPORT}`, { 'normal.png': undefined }],
    [`sprites/crate/height.png: the file is missing; expected the file. ${MEND_EXPORT}`, { 'height.png': undefined }],
    [
      `sprites/crate/height_back.png: the file is missing; expected the file. ${MEND_EXPORT}`,
      { 'height_back.png': undefined },
    ],
    [
      `sprites/crate/material.png: the file is missing; expected the file. ${MEND_EXPORT}`,
      { 'material.png': undefined },
    ],
    [`sprites/crate/debris.png: the file is missing; expected the file. ${MEND_EXPORT}`, { 'debris.png': undefined }],
    [
      'sprites/crate/Albedo.PNG: the name differs from albedo.png in upper and lower case; expected the name albedo.png. Rename it to albedo.png: other systems do not find it.',
      { 'albedo.png': undefined, 'Albedo.PNG': drawMap(6, 8, TEXELS.albedo) },
    ],
    [
      'sprites/crate/Emissive.png: the name differs from emissive.png in upper and lower case; expected the name emissive.png. Rename it to emissive.png: other systems do not find it.',
      { 'emissive.png': undefined, 'Emissive.png': drawMap(2, 8, TEXELS.emissive) },
    ],
    [
      'sprites/crate/Sprite.json: the name differs from sprite.json in upper and lower case; expected the name sprite.json. Rename it to sprite.json: other systems do not find it.',
      { 'sprite.json': undefined, 'Sprite.json': infoWith({}) },
    ],
    [
      'sprites/crate/NORMAL.png: the name differs from normal.png in upper and lower case, and both are there; expected the name normal.png. Remove one: other systems see one file.',
      { 'NORMAL.png': drawMap(2, 8, TEXELS.normal) },
    ],
    // Containers
    [
      'sprites/crate/albedo.png: the content is no PNG but a JPEG; expected a PNG. Export the map again as PNG, or fetch the real file.',
      { 'albedo.png': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) },
    ],
    [
      'sprites/crate/emissive.png: the content is no PNG but a Git LFS pointer (the image itself was not fetched); expected a PNG. Export the map again as PNG, or fetch the real file.',
      { 'emissive.png': ascii('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n') },
    ],
    [
      'sprites/crate/height.png: the content is no PNG but an empty file; expected a PNG. Export the map again as PNG, or fetch the real file.',
      { 'height.png': new Uint8Array(0) },
    ],
    [
      'sprites/crate/albedo.png: the PNG has no pixel data (IDAT); expected a complete PNG. Copy or export the file again: the last time it was interrupted.',
      { 'albedo.png': tagged('albedo').subarray(0, 8 + 25 + 5) },
    ],
    // Sizes
    [
      'sprites/crate/normal.png: the map is 12 x 5 texels; expected 6 x 5 (1 frame of 6 x 5 in 1 column). Export all maps of the sheet together.',
      { 'normal.png': drawMap(2, 8, TEXELS.normal, 2) },
    ],
    [
      'sprites/crate/sprite.json: all maps are 6 x 5 texels, but 3 frames of 6 x 5 in 2 columns make 12 x 10; expected maps of "columns" x "frame_w" by as many rows of "frame_h" as the frames take. Correct "frames", "columns", "frame_w" or "frame_h".',
      { 'sprite.json': infoWith({ frames: 3, columns: 2 }) },
    ],
    // Formats
    [
      `sprites/crate/height.png: the height is 8-bit grey: ${COARSE}. ${MEND_16}`,
      { 'height.png': drawMap(0, 8, (x) => [x]) },
    ],
    [
      `sprites/crate/height_back.png: the height is 8-bit RGB: ${COARSE}. ${MEND_16}`,
      { 'height_back.png': drawMap(2, 8, (x) => [x, x, x]) },
    ],
    [
      `sprites/crate/height.png: the height is 8-bit palette, interlaced: ${COARSE}. ${MEND_16}`,
      {
        'height.png': buildPng({
          width: WIDTH,
          height: HEIGHT,
          bitDepth: 8,
          colourType: 3,
          interlaced: true,
          samples: new Uint8Array(WIDTH * HEIGHT),
          extra: [chunk('PLTE', [1, 1, 1])],
        }),
      },
    ],
    [
      'sprites/crate/height.png texel (2, 0): colour where one value a texel belongs (red 2, green 0, blue 2); expected grey, or red, green and blue equal everywhere. Export the map as grey (Blender: colour mode BW).',
      { 'height.png': drawMap(2, 16, (x) => [x, x < 2 ? x : 0, x]) },
    ],
    [
      'sprites/crate/albedo.png texel (1, 0): 16-bit colour that 8 bits cannot hold exactly (258); expected 8 bits a channel. Export the map with 8 bits a channel: narrowing it here would change it silently.',
      { 'albedo.png': drawMap(6, 16, (x) => [257, 257 + x, 0, 65535]) },
    ],
    [
      'sprites/crate/debris.png texel (0, 0): colour where one value a texel belongs (red 1, green 2, blue 3); expected grey, or red, green and blue equal everywhere. Export the map as grey (Blender: colour mode BW).',
      { 'debris.png': drawMap(2, 8, () => [1, 2, 3]) },
    ],
    // Colour management
    [
      `sprites/crate/normal.png: a colour profile (iCCP "Display P3") in a map of numbers; expected plain values. ${MEND_DATA}`,
      { 'normal.png': tagged('normal', PROFILE) },
    ],
    [
      `sprites/crate/height.png: a gamma (gAMA 0.45455) in a map of numbers; expected plain values. ${MEND_DATA}`,
      { 'height.png': tagged('height', gamma(45455)) },
    ],
    [
      `sprites/crate/height.png: a colour space (cICP) in a map of numbers; expected plain values. ${MEND_DATA}`,
      { 'height.png': tagged('height', chunk('cICP', [1, 13, 0, 1])) },
    ],
    // Normals
    [
      `sprites/crate/normal.png frame 0 texel (1, 1): 12 covered texels without a unit normal (first: (128, 128, 128), length 0.01); ${EXPECT_NORMALS}. ${MEND_NORMALS}`,
      { 'normal.png': drawMap(2, 8, () => [128, 128, 128]) },
    ],
    [
      `sprites/crate/normal.png frame 0 texel (1, 1): 12 covered texels without a unit normal (first: (0, 0, 0), length 1.73); ${EXPECT_NORMALS}. ${MEND_NORMALS}`,
      { 'normal.png': drawMap(2, 8, () => [0, 0, 0]) },
    ],
    [
      `sprites/crate/normal.png frame 0 texel (3, 2): 1 covered texel without a unit normal (first: (188, 188, 255), length 1.20); ${EXPECT_NORMALS}. ${MEND_NORMALS}`,
      { 'normal.png': drawMap(2, 8, (x, y) => (x === 3 && y === 2 ? [188, 188, 255] : [128, 128, 255])) },
    ],
    // Heights
    [
      'sprites/crate/height_back.png frame 0 texel (2, 1): 3 covered texels with the back above the front (first: back 30259, front 30258); expected a back at or below the front. Export both heights from one model; check that the two files are not swapped.',
      { 'height_back.png': drawMap(0, 16, (x, y) => [30000 + 256 * y + x + (x === 2 && isThere(x, y) ? 1 : 0)]) },
    ],
    // Twin
    [
      'sprites/crate/bare: the folder is missing; expected the bare twin. Export the twin, or remove "bare" from sprite.json.',
      { 'sprite.json': infoWith({ bare: true }) },
    ],
  ])('%s', async (line, changes) => {
    expect(await linesOf(makeSheet(changes), 'error')).toEqual([line]);
  });

  test('zero thickness and a back at the ground are fine', async () => {
    const flat = drawMap(0, 16, TEXELS.height);
    expect((await decodeSheet(makeSheet({ 'height_back.png': flat }))).faults).toEqual([]);
  });

  test('a fault in several frames is one line', async () => {
    const maps = {
      'albedo.png': drawMap(6, 8, TEXELS.albedo, 2),
      'normal.png': drawMap(2, 8, (x) => (x === 1 || x === 7 ? [128, 128, 128] : [128, 128, 255]), 2),
      'height.png': drawMap(0, 16, TEXELS.height, 2),
      'height_back.png': drawMap(0, 16, TEXELS.height_back, 2),
      'material.png': drawMap(2, 8, TEXELS.material, 2),
      'emissive.png': undefined,
      'debris.png': undefined,
    };
    const albedo = drawMap(6, 8, (x, y) => [1, 1, 1, isThere(x % WIDTH, y) ? 255 : 0], 2);
    const info = infoWith({ frames: 2, has_debris: false });
    expect(await linesOf(makeSheet({ ...maps, 'albedo.png': albedo, 'sprite.json': info }), 'error')).toEqual([
      `sprites/crate/normal.png frame 0 texel (1, 1): 6 covered texels of 2 frames without a unit normal (first: (128, 128, 128), length 0.01); ${EXPECT_NORMALS}. ${MEND_NORMALS}`,
    ]);
  });

  test('every fault of a sheet is told in one go, sorted', async () => {
    const source = makeSheet({
      'sprite.json': infoWith({ emissive_scale: 'bright' }),
      'albedo.png': Uint8Array.of(0xff, 0xd8, 0xff),
      'height.png': drawMap(0, 8, (x) => [x]),
      'material.png': undefined,
    });
    const { faults } = await decodeSheet(source);
    expect(faults.map((fault) => fault.file)).toEqual(['albedo.png', 'height.png', 'material.png', 'sprite.json']);
  });

  test('faults of the twin name its folder', async () => {
    const bare = goodFiles();
    bare.set(
      'height.png',
      drawMap(0, 8, (x) => [x]),
    );
    bare.set('sprite.json', infoWith({ frames: 2, has_debris: true }));
    const source = { ...makeSheet({ 'sprite.json': infoWith({ bare: true }) }), bare };
    const { sheet, faults } = await decodeSheet(source);
    expect(sheet).toBeUndefined();
    expect(faults.map((fault) => `${fault.source}/${fault.file}: ${fault.found}`)).toEqual([
      'sprites/crate/bare/height.png: the height is 8-bit grey: at most 256 steps instead of 65536',
      'sprites/crate/bare/sprite.json: 2 frames in 1 facing and 1 variant',
      'sprites/crate/bare/sprite.json: all maps are 6 x 5 texels, but 2 frames of 6 x 5 in 2 columns make 12 x 5',
    ]);
  });
});

describe('warnings', () => {
  test.each<Row>([
    [
      'sprites/crate/preview.png: the image is none of the maps and is left out; expected albedo.png, normal.png, height.png, height_back.png, material.png, emissive.png, debris.png. Correct its name, or keep it outside the sheet.',
      { 'preview.png': Uint8Array.of(1) },
    ],
    [
      'sprites/crate/albedo.png: a colour profile (iCCP "Display P3") is left out; expected plain sRGB values. If the colours look wrong, convert the image to sRGB and export it without a profile.',
      { 'albedo.png': tagged('albedo', PROFILE) },
    ],
    [
      'sprites/crate/albedo.png: a gamma (gAMA 1) is left out; expected plain sRGB values. If the colours look wrong, convert the image to sRGB and export it without a profile.',
      { 'albedo.png': tagged('albedo', gamma(100000)) },
    ],
    [
      'sprites/crate/normal.png: a tag (sRGB) that calls these numbers colour is left out; expected plain values. Make sure that the map was exported as data, not as colour.',
      { 'normal.png': tagged('normal', chunk('sRGB', [0])) },
    ],
    [
      'sprites/crate/normal.png frame 0 texel (1, 1): 12 covered texels with a normal that faces away from the camera (first: (128, 128, 0)); expected visible surfaces to face the camera. Check that faces are not flipped and that the normals are in game space; foliage may bend them on purpose.',
      { 'normal.png': drawMap(2, 8, () => [128, 128, 0]) },
    ],
    [
      'sprites/crate/height_back.png: the map is left out: "has_back" is false; expected both to agree. Set "has_back" to true, or remove the file.',
      { 'sprite.json': infoWith({ has_back: false }) },
    ],
    [
      'sprites/crate/height_back.png: the map is left out: version 2 has no such map; expected both to agree. Set "has_back" to true and "version" to 3, or remove the file.',
      { 'sprite.json': infoWith({ version: 2, has_back: undefined }) },
    ],
    [
      'sprites/crate/debris.png: the map is left out: "has_debris" is false; expected both to agree. Set "has_debris" to true, or remove the file.',
      { 'sprite.json': infoWith({ has_debris: false }) },
    ],
  ])('%s', async (line, changes) => {
    expect(await linesOf(makeSheet(changes), 'warning')).toEqual([line]);
  });

  test('a twin that the sheet does not speak of is left out', async () => {
    expect(await linesOf({ ...makeSheet(), bare: goodFiles() }, 'warning')).toEqual([
      'sprites/crate/bare: the folder is there, but sprite.json does not say "bare": true; it is left out; expected both or neither. Set "bare" to true in sprite.json, or remove the folder.',
    ]);
  });

  test.each<[string, Uint8Array]>([
    ['the gamma of sRGB on colour', gamma(45455)],
    ['a tag of sRGB on colour', chunk('sRGB', [0])],
    ['a profile of sRGB on colour', chunk('iCCP', [...ascii('sRGB IEC61966-2.1\0'), 0, 1])],
  ])('%s says nothing new', async (_, tag) => {
    expect((await decodeSheet(makeSheet({ 'albedo.png': tagged('albedo', tag) }))).faults).toEqual([]);
  });

  test('a linear gamma on numbers says nothing new', async () => {
    expect((await decodeSheet(makeSheet({ 'height.png': tagged('height', gamma(100000)) }))).faults).toEqual([]);
  });
});
