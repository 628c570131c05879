// What the sheets in assets/ promise to those who place them side by side.

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { PX_PER_UNIT, STOREY_PX, STOREY_UNITS, texelToLocal } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { readSheets } from './blender-runs.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
let sheets: ReadonlyMap<string, Sheet>;
beforeAll(async () => {
  sheets = await readSheets(ASSETS);
});

interface Point {
  readonly right: number;
  readonly down: number;
  readonly front: Vec3;
  readonly back: Vec3;
}

/** Every covered texel of a frame, with the points where its ray enters and leaves. */
function pointsOf(sheet: Sheet, frame: FrameMaps): readonly Point[] {
  const points: Point[] = [];
  for (let index = 0; index < frame.width * frame.height; index++) {
    if (!isCovered(frame, index)) continue;
    const right = (index % frame.width) - sheet.info.anchor[0];
    const down = Math.floor(index / frame.width) - sheet.info.anchor[1];
    const heightAt = (values: Uint16Array): number => (values[index]! / 65535) * sheet.info.heightRange;
    const at = (values: Uint16Array): Vec3 => texelToLocal(right, down, heightAt(values));
    points.push({ right, down, front: at(frame.heights), back: at(frame.backs) });
  }
  return points;
}

function sheetOf(name: string): Sheet {
  const sheet = sheets.get(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return sheet;
}

const GROUND = ['ground_grass', 'ground_cobble'];
const WALLS = ['wall_timber_plain_x', 'wall_timber_window_x', 'wall_timber_plain_y', 'wall_timber_window_y'];
/** A half covered texel's point may lie half a texel beyond the surface. */
const HALF_TEXEL_UNITS = 0.5 / PX_PER_UNIT;

test.each(GROUND)('%s: each variant covers its diamond of 512 texels without a hole', (name) => {
  const sheet = sheetOf(name);
  expect(sheet.frames).toHaveLength(6);
  for (const frame of sheet.frames) {
    const own = pointsOf(sheet, frame).filter(({ right, down }) => {
      const [x, y] = texelToLocal(right, down, 0);
      return x >= -0.5 && x < 0.5 && y >= -0.5 && y < 0.5;
    });
    expect(own).toHaveLength(512);
  }
});

test.each(GROUND)('%s: relief stays under 5 px, and what pokes out behind is the tile’s own', (name) => {
  const sheet = sheetOf(name);
  for (const frame of sheet.frames) {
    for (const { right, down, front } of pointsOf(sheet, frame)) {
      expect(front[2]).toBeLessThan(5 / PX_PER_UNIT);
      const [x, y] = texelToLocal(right, down, 0);
      if (Math.max(Math.abs(x), Math.abs(y)) <= 0.5) continue;
      expect(Math.max(Math.abs(front[0]), Math.abs(front[1]))).toBeLessThanOrEqual(0.5 + 1e-3);
    }
  }
});

test.each(WALLS)('%s: stands on its tile’s edge, 1 unit long, a storey high, 0.16 thick', (name) => {
  const sheet = sheetOf(name);
  const [along, across] = name.endsWith('_x') ? [0, 1] : [1, 0];
  const points = pointsOf(sheet, sheet.frames[0]!).flatMap(({ front, back }) => [front, back]);
  const range = (axis: number): readonly [number, number] => [
    Math.min(...points.map((point) => point[axis]!)),
    Math.max(...points.map((point) => point[axis]!)),
  ];
  const near = (value: number, wanted: number): void => {
    expect(Math.abs(value - wanted), `${name}: ${value}, expected ${wanted}`).toBeLessThanOrEqual(2 * HALF_TEXEL_UNITS);
  };
  near(range(across)[0], -0.58);
  near(range(across)[1], -0.42);
  near(range(along)[0], -0.5);
  near(range(along)[1], 0.5);
  near(range(2)[1], STOREY_UNITS);
});

test.each(WALLS)('%s: a run of modules leaves no gap and its face is 48 px in every column', (name) => {
  const sheet = sheetOf(name);
  const [stepRight, stepDown] = name.endsWith('_x') ? [16, 16] : [-16, 16];
  const columns = new Map<number, number[]>();
  for (const module of [-1, 0, 1]) {
    for (const { right, down } of pointsOf(sheet, sheet.frames[0]!)) {
      const column = right + module * stepRight;
      columns.set(column, [...(columns.get(column) ?? []), down + module * stepDown]);
    }
  }
  const middle = [...columns.keys()].sort((a, b) => a - b).slice(8, -8);
  for (const column of middle) {
    const rows = [...new Set(columns.get(column))].sort((a, b) => a - b);
    expect(rows.length, `column ${column}`).toBe(rows.at(-1)! - rows[0]! + 1);
    // The face, and above it the top: 0.16 units deep, 5 px.
    expect(rows.length, `column ${column}`).toBeGreaterThanOrEqual(STOREY_PX + 4);
    expect(rows.length, `column ${column}`).toBeLessThanOrEqual(STOREY_PX + 7);
  }
});

test('the oak’s bare twin is the oak without its leaves, in the same frame', () => {
  const oak = sheetOf('tree_oak');
  const bare = oak.bare!;
  expect(bare.info.anchor).toEqual(oak.info.anchor);
  expect(bare.frames[0]).toMatchObject({ width: oak.frames[0]!.width, height: oak.frames[0]!.height });
  const leaves = oak.frames[0]!.debris.filter((value) => value >= 128).length;
  expect(leaves).toBeGreaterThan(10_000);
  expect(bare.frames[0]!.debris.every((value) => value === 0)).toBe(true);
  const [full, wood] = [pointsOf(oak, oak.frames[0]!).length, pointsOf(bare, bare.frames[0]!).length];
  expect(wood).toBeGreaterThan(2000);
  expect(wood).toBeLessThan(full / 3);
});
