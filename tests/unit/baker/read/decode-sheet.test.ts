import { describe, expect, test } from 'vitest';
import { describeFault } from '../../../../baker/fault.ts';
import { Refusal } from '../../../../baker/image/refusal.ts';
import { decodeSheet } from '../../../../baker/read/decode-sheet.ts';
import type { SheetSource } from '../../../../baker/read/sheet-source.ts';
import type { FrameMaps, Sheet } from '../../../../shared/format/sheet.ts';
import { buildPng, chunk } from '../image/build-png.ts';
import {
  COVERED,
  drawMap,
  goodFiles,
  HEIGHT,
  INFO,
  infoWith,
  isThere,
  makeSheet,
  TEXELS,
  WIDTH,
} from './make-sheet.ts';

async function decode(source: SheetSource): Promise<Sheet> {
  const { sheet, faults } = await decodeSheet(source);
  if (sheet === undefined) throw new Error(faults.map(describeFault).join('\n'));
  return sheet;
}

async function decodeFrame(changes: Readonly<Record<string, Uint8Array | undefined>> = {}): Promise<FrameMaps> {
  return (await decode(makeSheet(changes))).frames[0]!;
}

/** The frame that the good sheet's texel functions draw, texel by texel. */
function expectedFrame(): FrameMaps {
  const each = <T>(texel: (x: number, y: number) => readonly T[], none: readonly T[]): T[] => {
    const values: T[] = [];
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) values.push(...(isThere(x, y) ? texel(x, y) : none));
    }
    return values;
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    albedo: Uint8Array.from(each(TEXELS.albedo, [0, 0, 0, 0])),
    normal: Uint8Array.from(each(TEXELS.normal, [0, 0, 0])),
    heights: Uint16Array.from(each(TEXELS.height, [0])),
    backs: Uint16Array.from(each(TEXELS.height_back, [0])),
    material: Uint8Array.from(each(TEXELS.material, [0, 0, 0])),
    emissive: Uint8Array.from(each(TEXELS.emissive, [0, 0, 0])),
    debris: Uint8Array.from(each(TEXELS.debris, [0])),
  };
}

describe('a good sheet', () => {
  test('comes texel for texel, with nothing under uncovered ones', async () => {
    const { sheet, faults } = await decodeSheet(makeSheet());
    expect(faults).toEqual([]);
    expect(sheet?.info).toMatchObject({ name: 'crate', frameWidth: WIDTH, heightRange: 2 });
    expect(sheet?.frames).toEqual([expectedFrame()]);
  });

  test('does not depend on the order of its files', async () => {
    const files = new Map([...goodFiles()].reverse());
    expect(await decodeSheet({ source: 'sprites/crate', files })).toEqual(await decodeSheet(makeSheet()));
  });

  test('frames are cut row by row, the last row may be short', async () => {
    // Five frames in two columns: 0 1 / 2 3 / 4 -; the frame's number is in the blue of the albedo and in the height.
    const numberOf = (x: number, y: number): number => Math.floor(y / HEIGHT) * 2 + Math.floor(x / WIDTH);
    const albedo = drawMap(6, 8, (x, y) => [x % WIDTH, y % HEIGHT, numberOf(x, y), 255], 2, 3);
    const height = drawMap(0, 16, (x, y) => [1000 * numberOf(x, y)], 2, 3);
    const normal = drawMap(2, 8, TEXELS.normal, 2, 3);
    const material = drawMap(2, 8, TEXELS.material, 2, 3);
    const info = infoWith({ frames: 5, columns: 2, has_back: undefined, has_debris: undefined, version: 2 });
    const none = { 'height_back.png': undefined, 'emissive.png': undefined, 'debris.png': undefined };
    const maps = { 'albedo.png': albedo, 'height.png': height, 'normal.png': normal, 'material.png': material };
    const { frames } = await decode(makeSheet({ 'sprite.json': info, ...none, ...maps }));
    expect(frames).toHaveLength(5);
    frames.forEach((frame, number) => {
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const texel = [...frame.albedo.subarray(i * 4, i * 4 + 4)];
        expect(texel).toEqual([i % WIDTH, Math.floor(i / WIDTH), number, 255]);
        expect(frame.heights[i]).toBe(1000 * number);
      }
    });
  });

  test('absent glow and debris are none', async () => {
    const info = infoWith({ has_debris: undefined });
    const frame = await decodeFrame({ 'sprite.json': info, 'emissive.png': undefined, 'debris.png': undefined });
    expect(frame.emissive.every((value) => value === 0)).toBe(true);
    expect(frame.debris.every((value) => value === 0)).toBe(true);
  });

  test.each([1, 2])(
    'version %i gets a back 0.15 units of height below the front, at least at the ground',
    async (version) => {
      // 65535 stands for 2 units: 0.15 units are 4915.1 steps.
      const height = drawMap(0, 16, (x) => [4913 + x]);
      const info = infoWith({ version, has_back: undefined });
      const frame = await decodeFrame({ 'sprite.json': info, 'height.png': height, 'height_back.png': undefined });
      const row = frame.backs.subarray(WIDTH * 2, WIDTH * 3);
      expect([...row]).toEqual([0, 0, 0, 1, 2, 0]);
    },
  );

  test('a bare twin may share the description or bring a smaller frame', async () => {
    const shared = goodFiles();
    shared.delete('sprite.json');
    const source = { ...makeSheet({ 'sprite.json': infoWith({ bare: true }) }), bare: shared };
    expect((await decode(source)).bare?.frames).toEqual([expectedFrame()]);
    const own = goodFiles().set('sprite.json', infoWith({ anchor: [1, 1] }));
    expect((await decode({ ...source, bare: own })).bare?.info.anchor).toEqual([1, 1]);
  });
});

describe('other ways to write the same maps give the same sheet', () => {
  const key = { alpha: 0 };
  const colours = [0, ...Array.from({ length: COVERED }, (_, i) => i + 1)];
  /** Palette entry of a texel: 0 outside, 1.. row by row inside. */
  const entryOf = (x: number, y: number): number => (isThere(x, y) ? 1 + (y - 1) * 4 + (x - 1) : 0);
  const palette = colours.flatMap((entry) => {
    const i = entry - 1;
    return entry === 0 ? [9, 9, 9] : TEXELS.albedo(1 + (i % 4), 1 + Math.floor(i / 4)).slice(0, 3);
  });
  const indexed = (bitDepth: number, interlaced: boolean): Uint8Array => {
    const samples = Array.from({ length: WIDTH * HEIGHT }, (_, i) => entryOf(i % WIDTH, Math.floor(i / WIDTH)));
    const extra = [chunk('PLTE', palette), chunk('tRNS', [key.alpha])];
    return buildPng({ width: WIDTH, height: HEIGHT, bitDepth, colourType: 3, interlaced, samples, extra });
  };
  const wide = (values: readonly number[]): number[] => values.map((value) => value * 257);
  const grey3 = (values: readonly number[]): number[] => [values[0]!, values[0]!, values[0]!];

  test.each<[string, string, Uint8Array]>([
    ['albedo with a palette of 4 bits', 'albedo.png', indexed(4, false)],
    ['albedo with an interlaced palette', 'albedo.png', indexed(8, true)],
    ['albedo of 16 bits that 8 hold', 'albedo.png', drawMap(6, 16, (x, y) => wide(TEXELS.albedo(x, y)))],
    ['heights as 16-bit RGB', 'height.png', drawMap(2, 16, (x, y) => grey3(TEXELS.height(x, y)))],
    ['heights as 16-bit grey and alpha', 'height.png', drawMap(4, 16, (x, y) => [...TEXELS.height(x, y), 100 * x])],
    ['heights as 16-bit RGBA', 'height.png', drawMap(6, 16, (x, y) => [...grey3(TEXELS.height(x, y)), 100 * y])],
    ['backs as 16-bit RGB', 'height_back.png', drawMap(2, 16, (x, y) => grey3(TEXELS.height_back(x, y)))],
    ['normals with an alpha channel', 'normal.png', drawMap(6, 8, (x) => [128, 128, 255, 40 * x])],
    ['debris as RGB', 'debris.png', drawMap(2, 8, (x) => grey3(TEXELS.debris(x)))],
  ])('%s', async (_, file, bytes) => {
    expect(await decodeFrame({ [file]: bytes })).toEqual(expectedFrame());
  });
});

describe('coverage', () => {
  test('alpha from 128 on is there, colour below it is gone, soft edges are counted', async () => {
    const alphas = [255, 160, 128, 127, 40, 0];
    const albedo = drawMap(6, 8, (x) => [255, 0, 255, alphas[x]!]);
    const { sheet, faults } = await decodeSheet(makeSheet({ 'albedo.png': albedo }));
    const row = sheet!.frames[0]!.albedo.subarray(0, WIDTH * 4);
    const there = [255, 0, 255, 255];
    expect([...row]).toEqual([...there, ...there, ...there, ...new Uint8Array(12)]);
    expect(faults.map(describeFault)).toEqual([
      'sprites/crate/albedo.png frame 0 texel (1, 0): 20 texels with soft alpha (first: 160): the edge will be hard; expected alpha 0 or 255. Export without anti-aliasing; from 128 on a texel is there.',
    ]);
  });

  test('a frame without texels stays a frame, with a warning', async () => {
    const albedo = drawMap(6, 8, () => [200, 0, 200, 0]);
    const { sheet, faults } = await decodeSheet(makeSheet({ 'albedo.png': albedo }));
    expect(sheet?.frames).toHaveLength(1);
    expect(sheet?.frames[0]?.albedo.some((value) => value !== 0)).toBe(false);
    expect(faults.map(describeFault)).toEqual([
      'sprites/crate/albedo.png frame 0: 1 frame without a covered texel: nothing will be drawn; expected some texel with alpha 128 or more. Fine where it is meant (a blinking light); otherwise check the alpha channel.',
    ]);
  });

  test('what lies under uncovered texels is not judged', async () => {
    const normal = drawMap(2, 8, (x, y) => (isThere(x, y) ? [128, 128, 255] : [0, 0, 0]));
    const back = drawMap(0, 16, (x, y) => [isThere(x, y) ? TEXELS.height_back(x, y)[0]! : 65535]);
    expect((await decodeSheet(makeSheet({ 'normal.png': normal, 'height_back.png': back }))).faults).toEqual([]);
  });

  test('only the trimmed part must fit a page', async () => {
    const plan = { width: 1100, height: 1, bitDepth: 8 } as const;
    const files = (there: (x: number) => boolean): SheetSource => {
      const draw = (texel: readonly number[]): number[] => Array.from({ length: 1100 }, () => texel).flat();
      const albedo = Array.from({ length: 1100 }, (_, x) => [1, 2, 3, there(x) ? 255 : 0]).flat();
      return makeSheet({
        'sprite.json': infoWith({ frame_w: 1100, frame_h: 1, anchor: [0, 1], has_back: false, has_debris: false }),
        'albedo.png': buildPng({ ...plan, colourType: 6, samples: albedo }),
        'normal.png': buildPng({ ...plan, colourType: 2, samples: draw([128, 128, 255]) }),
        'height.png': buildPng({ ...plan, bitDepth: 16, colourType: 0, samples: draw([0]) }),
        'material.png': buildPng({ ...plan, colourType: 2, samples: draw([0, 0, 0]) }),
        'height_back.png': undefined,
        'emissive.png': undefined,
        'debris.png': undefined,
      });
    };
    expect((await decodeSheet(files((x) => x >= 50 && x < 50 + 1024))).faults).toEqual([]);
    const { sheet, faults } = await decodeSheet(files((x) => x >= 50 && x < 50 + 1025));
    expect(sheet).toBeUndefined();
    expect(faults.map(describeFault)).toEqual([
      'sprites/crate/albedo.png frame 0: the frame is larger than a page: 1025 x 1 texels after trimming; expected at most 1024 a side. Split the object into several sprites.',
    ]);
  });
});

test('files that the disk would not give are told once', async () => {
  const source = makeSheet({ 'albedo.png': undefined, 'emissive.png': undefined });
  const unread = new Map([
    ['albedo.png', new Refusal('the link leaves', 'a file', 'Mend it.')],
    ['emissive.png', new Refusal('denied', 'a file', 'Mend it.')],
    ['bare/normal.png', new Refusal('not of this folder', 'a file', 'Mend it.')],
  ]);
  const { sheet, faults } = await decodeSheet({ ...source, unread });
  expect(sheet).toBeUndefined();
  expect(faults.map(describeFault)).toEqual([
    'sprites/crate/albedo.png: the link leaves; expected a file. Mend it.',
    'sprites/crate/emissive.png: denied; expected a file. Mend it.',
  ]);
});

test('the input is not changed', async () => {
  const source = makeSheet();
  const before = structuredClone(source);
  await decodeSheet(source);
  expect(source).toEqual(before);
  expect(INFO.name).toBe('crate');
});
