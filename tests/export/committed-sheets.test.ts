// What the sheets in assets/ promise to those who place them side by side.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildBricks } from '../../baker/brick/build-bricks.ts';
import { loneShareLimit, measureLoneTexels } from '../../baker/inspect/measure-lone-texels.ts';
import { lintSheet } from '../../baker/lint/lint-sheet.ts';
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

const GROUND = readdirSync(`${ASSETS}ground`);
const SPRITES = readdirSync(`${ASSETS}sprites`);
/** Trees with leaves to lose. */
const TREES = SPRITES.filter((name) => name.startsWith('tree_') && name !== 'tree_dead');
/** Walls a storey high without a way through, and how thick they are, units. */
const WALLS = SPRITES.filter((name) => name.startsWith('wall_') && !/_(door|arch|half|battlement)_/.test(name)).map(
  (name) => [name, name.startsWith('wall_stone') ? 0.22 : 0.16] as const,
);
/** Fewer would repeat in sight. */
const GROUND_VARIANTS_MIN = 6;
/** A half covered texel's point may lie beyond the surface, by less than a texel of a wall's face. */
const TEXEL_ALONG_UNITS = 1 / 16;
/** Sills stand out. */
const SILL_UNITS = 0.03;

test.each(GROUND)('%s: each variant covers its diamond of 512 texels without a hole', (name) => {
  const sheet = sheetOf(name);
  expect(sheet.frames.length).toBeGreaterThanOrEqual(GROUND_VARIANTS_MIN);
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

/** Centres of texels lie on multiples of 1/32 of a tile, from -0.5 to 0.5 - 1/32. */
const [FIRST, LAST] = [-0.5, 0.5 - 1 / 32];

/** Of a tile's edge: its bit, and which texels touch it. */
const EDGES: readonly (readonly [bit: number, touches: (x: number, y: number) => boolean])[] = [
  [1, (_, y) => y === FIRST],
  [2, (x) => x === LAST],
  [4, (_, y) => y === LAST],
  [8, (x) => x === FIRST],
];

test('ground with Wang edges: what touches an edge follows from that edge’s bit alone', () => {
  let compared = 0;
  for (const name of GROUND) {
    const { info, frames } = sheetOf(name);
    if (info.wang === undefined) continue;
    for (const [bit, touches] of EDGES) {
      const looks = [new Set<string>(), new Set<string>()] as const;
      info.wang.variants.forEach((numbers, bits) => {
        for (const number of numbers)
          looks[(bits & bit) === 0 ? 0 : 1].add(edgeOf(frames[number]!, info.anchor, touches));
      });
      expect([name, bit, looks[0].size, looks[1].size]).toEqual([name, bit, 1, 1]);
      expect([...looks[0]], name).not.toEqual([...looks[1]]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(3 * EDGES.length);
});

/** The colours of the texels of a tile that touch one of its edges, in their order. */
function edgeOf(
  frame: FrameMaps,
  anchor: readonly [number, number],
  touches: (x: number, y: number) => boolean,
): string {
  const colors: number[] = [];
  for (let index = 0; index < frame.width * frame.height; index++) {
    const right = (index % frame.width) - anchor[0];
    const down = Math.floor(index / frame.width) - anchor[1];
    const [x, y] = texelToLocal(right, down, 0);
    const isOwn = Math.min(x, y) >= FIRST && Math.max(x, y) <= LAST;
    if (isOwn && touches(x, y)) colors.push(...frame.albedo.slice(index * 4, index * 4 + 3));
  }
  return colors.join(' ');
}

test.each(WALLS)('%s: stands on its tile’s edge, 1 unit long, a storey high, %f thick', (name, thick) => {
  const sheet = sheetOf(name);
  const [along, across] = name.endsWith('_x') ? [0, 1] : [1, 0];
  const points = pointsOf(sheet, sheet.frames[0]!).flatMap(({ front, back }) => [front, back]);
  const range = (axis: number): readonly [number, number] => [
    Math.min(...points.map((point) => point[axis]!)),
    Math.max(...points.map((point) => point[axis]!)),
  ];
  const between = (value: number, low: number, high: number): void => {
    expect(value, name).toBeGreaterThanOrEqual(low - TEXEL_ALONG_UNITS);
    expect(value, name).toBeLessThanOrEqual(high + TEXEL_ALONG_UNITS);
  };
  between(range(across)[0], -0.5 - thick / 2, -0.5 - thick / 2);
  between(range(across)[1], -0.5 + thick / 2, -0.5 + thick / 2 + SILL_UNITS);
  between(range(along)[0], -0.5, -0.5);
  between(range(along)[1], 0.5, 0.5);
  between(range(2)[1], STOREY_UNITS, STOREY_UNITS);
});

test.each(WALLS)('%s: a run of modules leaves no gap and its face is 48 px in every column', (name, thick) => {
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
    // The face, and above it the top, 32 px for a unit of depth.
    const top = 32 * thick;
    expect(rows.length, `column ${column}`).toBeGreaterThanOrEqual(Math.floor(STOREY_PX + top - 3));
    expect(rows.length, `column ${column}`).toBeLessThanOrEqual(Math.ceil(STOREY_PX + top + 1));
  }
});

test.each(TREES)('%s: its bare twin is the tree without its leaves, in the same frames', (name) => {
  const tree = sheetOf(name);
  const bare = tree.bare!;
  expect(bare.info.anchor).toEqual(tree.info.anchor);
  expect(bare.frames.length).toBe(tree.frames.length);
  for (const [index, frame] of tree.frames.entries()) {
    const twin = bare.frames[index]!;
    expect(twin).toMatchObject({ width: frame.width, height: frame.height });
    const leaves = frame.debris.filter((value) => value >= 128).length;
    const [full, wood] = [pointsOf(tree, frame).length, pointsOf(bare, twin).length];
    expect(leaves).toBeGreaterThan(full / 2);
    expect(twin.debris.every((value) => value === 0)).toBe(true);
    expect(wood).toBeGreaterThan(0);
    expect(wood).toBeLessThan(full / 2);
  }
});

test.each([...SPRITES, ...GROUND])('%s: no frame is grainy under any light', (name) => {
  const sheet = sheetOf(name);
  for (const kind of sheet.bare === undefined ? [sheet] : [sheet, sheet.bare]) {
    for (const { lighting, worst, worstFrame } of measureLoneTexels(kind.frames, kind.info)) {
      expect(worst, `frame ${worstFrame}, ${lighting}`).toBeLessThanOrEqual(loneShareLimit(name));
    }
  }
});

test.each([...SPRITES, ...GROUND])('%s: lets no light through where it is shut, and hangs together', (name) => {
  const sheet = sheetOf(name);
  const { built, raised } = buildBricks(sheet);
  expect(lintSheet(sheet, built, raised)).toEqual([]);
});
