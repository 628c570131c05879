import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../../baker/fault.ts';
import { drawWarnings, listDrawnSources } from '../../../../baker/report/draw-warnings.ts';
import type { RgbaPicture } from '../../../../baker/report/encode-png.ts';
import { buildReportModel, type Changes, type ReportModel } from '../../../../baker/report/report-model.ts';
import { bakeInMemory, type MemoryBake, type Paint, paintSheet } from './bake-in-memory.ts';

const GREY = [128, 120, 110] as const;
const RED = [220, 40, 30] as const;

/** A disc of radius 6 in a frame of 16 x 16; every frame alike. */
const disc: Paint = (x, y) => ((x - 8) ** 2 + (y - 8) ** 2 <= 36 ? GREY : undefined);
/** Texels that the second bake paints red. */
const SPOTS = [
  [7, 5],
  [9, 10],
] as const;
const spotted: Paint = (x, y, frame) => {
  const isSpot = frame === 1 && SPOTS.some(([sx, sy]) => sx === x && sy === y);
  return isSpot ? RED : disc(x, y, frame);
};
/** Every third texel across and down differs from all its neighbours. */
const grainy: Paint = (x, y) => (x % 3 === 1 && y % 3 === 1 ? [250, 250, 250] : [40, 40, 40]);
const bar: Paint = (x) => (x < 5 ? GREY : undefined);

/** Texels of the disc, counted without the code under test. */
const DISC_TEXELS = Array.from({ length: 256 }, (_, i) => disc(i % 16, i >> 4, 0)).filter(Boolean).length;

let before: MemoryBake;
let after: MemoryBake;
let model: ReportModel;
beforeAll(async () => {
  before = await bakeInMemory([paintSheet('coin', 16, 16, 2, disc), paintSheet('bar', 8, 20, 1, bar)]);
  after = await bakeInMemory([paintSheet('coin', 16, 16, 2, spotted), paintSheet('grain', 12, 12, 1, grainy)]);
  model = buildReportModel({ summary: after.summary, after, before, isSame: false, sheets: new Map(), unplaced: [] });
});

function alphaAt({ width, pixels }: RgbaPicture, x: number, y: number): number {
  return pixels[(y * width + x) * 4 + 3]!;
}

describe('costs', () => {
  it('are the bytes of the files by their kind', () => {
    const sums = new Map<string, number>();
    for (const { file } of after.outputs.files) {
      const extension = path.extname(file.path);
      sums.set(extension, (sums.get(extension) ?? 0) + file.bytes);
    }
    const kinds = new Map(model.kinds.map(({ kind, bytes }) => [kind, bytes]));
    expect(kinds.get('texels')).toBe(sums.get('.texels'));
    expect(kinds.get('shells')).toBe(sums.get('.shell'));
    expect(kinds.get('bricks')).toBe(sums.get('.brick'));
    expect(kinds.get('tables')).toBe(sums.get('.bin'));
    expect([...kinds.values()].reduce((a, b) => a + b)).toBe([...sums.values()].reduce((a, b) => a + b));
  });

  it('tell the triangles of the grid and of three levels, none of them over its bound', () => {
    // A card of n texels: two triangles for each on both sides, and two on every side of its outline.
    expect(model.gridTriangles).toBeGreaterThanOrEqual(4 * (2 * DISC_TEXELS + 144));
    const triangles = [model.gridTriangles, ...model.levels.map((level) => level.triangles)];
    expect(triangles).toEqual([...triangles].sort((a, b) => b - a));
    for (const { error, bound } of model.levels) expect(error).toBeLessThanOrEqual(bound);
  });
});

describe('the atlas', () => {
  it('has a rectangle for each different picture, and names all frames that show it', () => {
    const [page] = buildReportModel({
      summary: before.summary,
      after: before,
      before: undefined,
      isSame: false,
      sheets: new Map(),
      unplaced: [],
    }).pages;
    expect(page!.rects.map(({ sprite, frames }) => [sprite, frames])).toEqual([
      ['bar', [0]],
      ['coin', [0, 1]],
    ]);
    expect(page!.rects[1]).toMatchObject({ width: 13, height: 13, covered: DISC_TEXELS });
    expect(page!.covered).toBeCloseTo((DISC_TEXELS + 100) / 1024 ** 2, 12);
  });

  it('is drawn where the rectangles say, and nowhere else', () => {
    const [{ rects, picture }] = model.pages as [ReportModel['pages'][number]];
    let opaque = 0;
    for (let i = 3; i < picture.pixels.length; i += 4) if (picture.pixels[i] !== 0) opaque++;
    expect(opaque).toBe(2 * DISC_TEXELS + 144);
    const inside = rects.map(({ x, y, width, height }) => {
      let count = 0;
      for (let row = y; row < y + height; row++)
        for (let column = x; column < x + width; column++) if (alphaAt(picture, column, row) !== 0) count++;
      return count;
    });
    expect(inside).toEqual(rects.map(({ covered }) => covered));
  });
});

describe('lone texels', () => {
  it('are found in the sprite that is grainy, where they were painted', () => {
    expect(new Set(model.lone.map(({ sprite }) => sprite))).toContain('grain');
    const noon = model.lone.find(({ sprite, lighting }) => sprite === 'grain' && lighting === 'noon')!;
    const painted = Array.from({ length: 144 }, (_, i) => [i % 12, Math.floor(i / 12)] as const)
      // The frame's edge is outline, not grain.
      .filter(([x, y]) => x % 3 === 1 && y % 3 === 1 && x < 11 && y < 11);
    expect(noon.texels).toEqual(painted);
    expect(noon.share).toBeCloseTo(painted.length / 144, 12);
  });
});

describe('warnings', () => {
  it('are drawn in the map and frame that they name, when the sheet is there', () => {
    const fault = { severity: 'warning', source: 'sprites/coin', found: 'f', expected: 'e', mend: 'm' } as const;
    const warnings: Fault[] = [
      { ...fault, file: 'albedo.png', frame: 1, texel: [7, 5] },
      { ...fault, file: 'normal.png', frame: 0, texel: [7, 5] },
      fault,
    ];
    expect(listDrawnSources(warnings)).toEqual(['sprites/coin']);
    const coin = paintSheet('coin', 16, 16, 2, spotted);
    const [color, normal, plain] = drawWarnings(warnings, new Map([['sprites/coin', coin]]));
    const at = (picture: RgbaPicture): number[] => [...picture.pixels.subarray((5 * 16 + 7) * 4, (5 * 16 + 7) * 4 + 4)];
    expect(at(color!.picture!)).toEqual([...RED, 255]);
    expect(at(normal!.picture!)).toEqual([191, 191, 218, 255]);
    expect(plain!.picture).toBeUndefined();
    expect(drawWarnings(warnings, new Map())[0]!.picture).toBeUndefined();
  });
});

describe('changes', () => {
  const changeOf = (name: string) =>
    (model.changes as Extract<Changes, { kind: 'since' }>).sprites.find((sprite) => sprite.name === name)!;

  it('tell what is new, gone and other', () => {
    const { sprites } = model.changes as Extract<Changes, { kind: 'since' }>;
    expect(Object.fromEntries(sprites.map(({ name, kind }) => [name, kind]))).toEqual({
      bar: 'gone',
      coin: 'changed',
      grain: 'new',
    });
    expect(changeOf('bar').before).toMatchObject({ frames: 1, texels: 100 });
    expect(changeOf('bar').after).toBeUndefined();
  });

  it('show the texels that differ, and those alone', () => {
    const { frames, framesChanged, parts } = changeOf('coin');
    expect(parts).toContain('texels');
    expect([framesChanged, frames.map(({ frame }) => frame)]).toEqual([1, [1]]);
    const [{ difference, before: old, after: now }] = frames as [(typeof frames)[number]];
    expect(difference).toMatchObject({ texels: 2, parts: { albedo: 2, coverage: 0, normal: 0, height: 0 } });
    expect(difference!.box).toEqual({ left: 2 - 8, top: 2 - 15, width: 13, height: 13 });
    const differing: number[][] = [];
    for (let i = 0; i < 13 * 13; i++) {
      const pixel = (picture: RgbaPicture): string => picture.pixels.subarray(i * 4, i * 4 + 4).join();
      if (pixel(old!) !== pixel(now!)) differing.push([2 + (i % 13), 2 + Math.floor(i / 13)]);
    }
    expect(differing).toEqual(SPOTS.map((spot) => [...spot]));
  });

  it('count figures as the bake itself did', () => {
    const { figures } = after.summary.sprites.find(({ name }) => name === 'coin')!;
    const { texels, triangles, voxels, lights, bytes } = figures;
    expect(changeOf('coin').after).toEqual({ frames: 2, texels, triangles, voxels, lights, bytes });
  });

  it('are none for the first bake, and none for the same', () => {
    const input = { summary: after.summary, after, sheets: new Map(), unplaced: [] };
    expect(buildReportModel({ ...input, before: undefined, isSame: false }).changes).toEqual({ kind: 'first' });
    expect(buildReportModel({ ...input, before: undefined, isSame: true }).changes).toEqual({ kind: 'same' });
    expect(buildReportModel({ ...input, before: after, isSame: false }).changes).toEqual({
      kind: 'since',
      sprites: [],
      maps: [],
    });
  });
});
