// Exported sheets of analytic shapes against the shapes: what is covered, how high, how thick, which way it looks.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import { ballShape, boxShape, convexShape, nearnessAt, type Shape, sampleTexel } from './analytic-shapes.ts';
import { createTestFolder, readSheets, readTree, runExporter } from './blender-runs.ts';

const folder = createTestFolder();
const again = createTestFolder();
let sheets: ReadonlyMap<string, Sheet>;

beforeAll(async () => {
  expect(await runExporter('analytic_shapes.py', folder.path)).toMatchObject({ code: 0 });
  sheets = await readSheets(folder.path);
}, 120_000);
afterAll(() => {
  folder.remove();
  again.remove();
});

const SAMPLES = 36;
/** Samples that lie on an outline within float rounding may fall either way. */
const TIED_SAMPLES = 6;
const HALF_TEXEL_UNITS = 0.5 / PX_PER_UNIT;
/** Exactly flat: what a 16-bit step and float32 rays allow. */
const FLAT_UNITS = 1e-3;

// The slope rises from the south edge (y = 0.4) to the north one (y = -0.4), 0.8 high: 45 degrees.
const SLOPE = convexShape([
  { normal: [0, Math.SQRT1_2, Math.SQRT1_2], offset: 0.4 * Math.SQRT1_2 },
  { normal: [1, 0, 0], offset: 0.4 },
  { normal: [-1, 0, 0], offset: 0.4 },
  { normal: [0, -1, 0], offset: 0.4 },
  { normal: [0, 0, -1], offset: 0 },
]);
const SHAPES: readonly [name: string, shape: Shape][] = [
  ['box', boxShape([0.05, 0.1, 0.45], [0.7, 0.5, 0.9])],
  ['slope', SLOPE],
  ['ball', ballShape([0, 0, 0.6], 0.5)],
];

interface Texel {
  readonly frame: FrameMaps;
  readonly index: number;
  readonly right: number;
  readonly down: number;
}

function sheetOf(name: string): Sheet {
  const sheet = sheets.get(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return sheet;
}

function texelsOf(sheet: Sheet, frame = sheet.frames[0]!): readonly Texel[] {
  const [anchorX, anchorY] = sheet.info.anchor;
  return Array.from({ length: frame.width * frame.height }, (_, index) => ({
    frame,
    index,
    right: (index % frame.width) - anchorX,
    down: Math.floor(index / frame.width) - anchorY,
  }));
}

function heightOf(sheet: Sheet, values: Uint16Array, index: number): number {
  return (values[index]! / 65535) * sheet.info.heightRange;
}

test.each(SHAPES)('%s: a texel is there when half of its rays hit', (name, shape) => {
  const sheet = sheetOf(name);
  let covered = 0;
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    const hits = sampleTexel(shape, right, down).length;
    if (hits > SAMPLES / 2 + TIED_SAMPLES) expect(isCovered(frame, index), `(${right}, ${down})`).toBe(true);
    if (hits < SAMPLES / 2 - TIED_SAMPLES) expect(isCovered(frame, index), `(${right}, ${down})`).toBe(false);
    if (isCovered(frame, index)) covered++;
  }
  expect(covered).toBeGreaterThan(300);
});

test.each(SHAPES)('%s: heights lie on the surface, on the ray through the texel centre', (name, shape) => {
  const sheet = sheetOf(name);
  const step = sheet.info.heightRange / 65535;
  let exact = 0;
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    if (!isCovered(frame, index)) continue;
    const height = heightOf(sheet, frame.heights, index);
    const rays = sampleTexel(shape, right, down);
    const nearness = nearnessAt(down, height);
    const nearest = Math.max(...rays.map((ray) => ray.enter));
    const farthest = Math.min(...rays.map((ray) => ray.enter));
    // Laying a foot's half covered texel on the ground moves it along its ray by up to that much.
    const slack = height === 0 ? HALF_TEXEL_UNITS * Math.SQRT2 : 0;
    expect(nearness, `(${right}, ${down})`).toBeLessThanOrEqual(nearest + HALF_TEXEL_UNITS + slack);
    expect(nearness, `(${right}, ${down})`).toBeGreaterThanOrEqual(farthest - HALF_TEXEL_UNITS);
    const centre = shape(right + 0.5, down + 0.5);
    const one = rays.every((ray) => ray.face === rays[0]!.face);
    if (centre === undefined || !one || rays.length < SAMPLES || name === 'ball') continue;
    exact++;
    expect(Math.abs(nearness - centre.enter), `(${right}, ${down})`).toBeLessThanOrEqual(
      (step + FLAT_UNITS) * Math.SQRT2,
    );
  }
  if (name !== 'ball') expect(exact).toBeGreaterThan(250);
});

test.each(SHAPES)('%s: back heights are where the rays leave', (name, shape) => {
  const sheet = sheetOf(name);
  const step = sheet.info.heightRange / 65535;
  let exact = 0;
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    if (!isCovered(frame, index)) continue;
    const back = heightOf(sheet, frame.backs, index);
    const rays = sampleTexel(shape, right, down);
    const nearness = nearnessAt(down, back);
    const slack = back === 0 ? HALF_TEXEL_UNITS * Math.SQRT2 : 0;
    expect(nearness).toBeLessThanOrEqual(Math.max(...rays.map((ray) => ray.leave)) + HALF_TEXEL_UNITS + slack);
    expect(nearness).toBeGreaterThanOrEqual(Math.min(...rays.map((ray) => ray.leave)) - HALF_TEXEL_UNITS);
    const centre = shape(right + 0.5, down + 0.5);
    const one = rays.every((ray) => ray.leaveFace === rays[0]!.leaveFace && ray.face === rays[0]!.face);
    if (centre === undefined || !one || rays.length < SAMPLES || name === 'ball') continue;
    exact++;
    expect(Math.abs(nearness - centre.leave)).toBeLessThanOrEqual((step + FLAT_UNITS) * Math.SQRT2);
  }
  if (name !== 'ball') expect(exact).toBeGreaterThan(150);
});

test('ball: the mean depth of a curved texel is within 0.003 units, away from the outline', () => {
  const [sheet, shape] = [sheetOf('ball'), ballShape([0, 0, 0.6], 0.5)];
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    const centre = shape(right + 0.5, down + 0.5);
    if (centre === undefined || centre.enter - centre.leave < 0.5) continue;
    const nearness = nearnessAt(down, heightOf(sheet, frame.heights, index));
    expect(Math.abs(nearness - centre.enter), `(${right}, ${down})`).toBeLessThanOrEqual(0.003);
  }
});

test.each(SHAPES)('%s: normals are the surface’s, in game axes', (name, shape) => {
  const sheet = sheetOf(name);
  let compared = 0;
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    const rays = sampleTexel(shape, right, down);
    const centre = shape(right + 0.5, down + 0.5);
    if (centre === undefined || rays.length < SAMPLES || rays.some((ray) => ray.face !== centre.face)) continue;
    const normal = [0, 1, 2].map((i) => (frame.normal[index * 3 + i]! / 255) * 2 - 1);
    const cosine = normal.reduce((sum, value, i) => sum + value * centre.normal[i]!, 0) / Math.hypot(...normal);
    // Two degrees: a step of 8 bits, and a ball's curve within a texel.
    expect(cosine, `(${right}, ${down})`).toBeGreaterThan(Math.cos((2 * Math.PI) / 180));
    compared++;
  }
  expect(compared).toBeGreaterThan(250);
});

test('a texel that sees two things in a row is one or the other, never between', () => {
  const sheet = sheetOf('two_boxes');
  const far = boxShape([-0.5, -0.5, 0.5], [0.6, 0.6, 1]);
  const near = boxShape([0.25, 0.25, 0.2], [0.3, 0.3, 0.4]);
  const met = { near: 0, far: 0 };
  for (const { frame, index, right, down } of texelsOf(sheet)) {
    if (!isCovered(frame, index)) continue;
    const nearness = nearnessAt(down, heightOf(sheet, frame.heights, index));
    const off = (shape: Shape): number =>
      Math.min(...sampleTexel(shape, right, down).map((ray) => Math.abs(ray.enter - nearness)));
    const [offNear, offFar] = [off(near), off(far)];
    expect(Math.min(offNear, offFar), `(${right}, ${down})`).toBeLessThanOrEqual(2 * HALF_TEXEL_UNITS);
    met[offNear < offFar ? 'near' : 'far']++;
  }
  expect(met.near).toBeGreaterThan(100);
  expect(met.far).toBeGreaterThan(400);
});

test('exporting an unchanged model again gives the same bytes', async () => {
  expect(await runExporter('analytic_shapes.py', again.path)).toMatchObject({ code: 0 });
  const [first, second] = [readTree(folder.path), readTree(again.path)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [name, bytes] of first) expect(second.get(name)!.equals(bytes), name).toBe(true);
});

test('frames come by facing, then variant; facings are N E S W, or eight from south by way of east', () => {
  const red = [0x7d, 0x45, 0x40];
  const flag = (sheet: Sheet, frame: FrameMaps): readonly [east: number, south: number] => {
    let [east, south, count] = [0, 0, 0];
    for (const { index, right, down } of texelsOf(sheet, frame)) {
      if (red.some((value, i) => frame.albedo[index * 4 + i] !== value)) continue;
      const height = heightOf(sheet, frame.heights, index);
      const sum = (down + 0.5 + height * PX_PER_UNIT) / 16;
      const difference = (right + 0.5) / 16;
      [east, south, count] = [east + (sum + difference) / 2, south + (sum - difference) / 2, count + 1];
    }
    return [Math.round(2 * (east / count)), Math.round(2 * (south / count))];
  };
  const four = sheetOf('arrow');
  expect(four.frames.map((frame) => flag(four, frame))).toEqual(
    [
      [0, -1],
      [0, -1],
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [-1, 0],
      [-1, 0],
    ], // each facing twice: two variants
  );
  const dark = four.frames.map((frame) =>
    texelsOf(four, frame).some(({ index }) => frame.albedo[index * 4] === 0x4a && frame.albedo[index * 4 + 1] === 0x3b),
  );
  expect(dark).toEqual([false, true, false, true, false, true, false, true]);
  const eight = sheetOf('arrow_eight');
  expect(eight.frames.map((frame) => flag(eight, frame))).toEqual([
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ]);
});

test('a wire of 0.35 px is there when tagged thin, and only then; what glows and what breaks is told', () => {
  const sheet = sheetOf('wires');
  const columns = (from: number, to: number): number =>
    texelsOf(sheet).filter(({ frame, index, right }) => right >= from && right < to && isCovered(frame, index)).length;
  // The wires stand 12.8 px left and right of the anchor.
  expect(columns(-16, -10)).toBeGreaterThan(20);
  expect(columns(10, 16)).toBe(0);
  expect(sheet.info.emissiveScale).toBe(6);
  const frame = sheet.frames[0]!;
  const colours = new Set<string>();
  for (const { index } of texelsOf(sheet)) {
    if (frame.emissive[index * 3] === 0) continue;
    const albedo = [...frame.albedo.subarray(index * 4, index * 4 + 3)].join(' ');
    colours.add(`${albedo} ${frame.debris[index]! >= 128 ? 'breaks' : 'stays'}`);
  }
  // 0.45 of #eaa845 and #ffe08a.
  expect([...colours].sort()).toEqual(['105 76 31 stays', '115 101 62 breaks']);
  const bare = sheet.bare!.frames[0]!;
  expect(texelsOf(sheet.bare!).some(({ index }) => isCovered(bare, index) && bare.albedo[index * 4] === 115)).toBe(
    false,
  );
});
