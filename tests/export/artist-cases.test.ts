// What artists leave in their files, and what must come out all the same. One Blender makes, saves and exports every scene.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureLoneTexels } from '../../baker/inspect/measure-lone-texels.ts';
import { buildDraftShells } from '../../baker/shell/build-shells.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { HALF_TILE_PX, PX_PER_UNIT, screenAtNearness } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { countOpenEdges, volumeOf } from '../unit/baker/shell/mesh-checks.ts';
import { ballShape, boxShape, nearestOf, nearnessAt, type Shape, stretchedBallShape } from './analytic-shapes.ts';
import { createTestFolder, EXPORTER_FOLDER, readSheets, readTree, runScript } from './blender-runs.ts';
import { coveredOf, holdOutline, placesOf, SAMPLES } from './covered-texels.ts';

/** Flat cards look every way and take light more restlessly than modelled leaves, which may have 0.02. */
const LONE_SHARE_OF_CARDS_MAX = 0.03;

/** What a 16-bit step and float32 rays allow. */
const EXACT_UNITS = 1e-3;

interface Told {
  readonly failed: string | number | null;
  readonly warnings: readonly string[];
}

const folder = createTestFolder();
const out = path.join(folder.path, 'assets');
let found: {
  readonly told: Readonly<Record<string, Told>>;
  readonly repeated: Readonly<Record<string, boolean>>;
  readonly levels: readonly unknown[];
  /** Of exports without --model and with an option that there is not. */
  readonly 'wrong words': readonly unknown[];
  readonly swap: { readonly failed: string; readonly left: readonly string[]; readonly texts: readonly string[] };
};
let sheets: ReadonlyMap<string, Sheet>;

beforeAll(async () => {
  const scenes = path.join(folder.path, 'scenes');
  mkdirSync(scenes);
  found = (await runScript('artist_cases.py', [EXPORTER_FOLDER, scenes, out])) as typeof found;
  sheets = await readSheets(out);
}, 180_000);
afterAll(() => folder.remove());

function sheetOf(name: string): Sheet {
  const sheet = sheets.get(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}; told: ${JSON.stringify(found.told)}`);
  return sheet;
}

/** Content of the maps of a sheet, without sprite.json, in which its name is. */
function mapsOf(name: string): ReadonlyMap<string, string> {
  const files = [...readTree(path.join(out, 'sprites', name))].filter(([file]) => file.endsWith('.png'));
  return new Map(files.map(([file, content]) => [file, content.toString('base64')]));
}

/** Largest angle between a sheet's normals and a smooth shape's, in degrees, of texels that all rays of hit. */
function worstNormalDegrees(sheet: Sheet, shape: Shape): number {
  const whole = holdOutline(sheet, shape).filter(({ rays }) => rays.length === SAMPLES);
  expect(whole.length).toBeGreaterThan(100);
  const angles = whole.map(({ normal, rays }) => {
    const sum = [0, 1, 2].map((i) => rays.reduce((total, ray) => total + ray.normal[i]!, 0));
    const cosine = normal.reduce((total, value, i) => total + value * sum[i]!, 0) / Math.hypot(...sum);
    return (Math.acos(Math.min(cosine / Math.hypot(...normal), 1)) * 180) / Math.PI;
  });
  return Math.max(...angles);
}

test.each([
  ['view transform, look, exposure, gamma and curves', 'graded'],
  ['a left-over region, its crop, half of the size, stretched pixels', 'cropped'],
  ['odd names, taken names, lights, a world and a camera of the artist', 'grosse_hutte_no7_alt_v2'],
  ['denoising and adaptive samples', 'noisy'],
])('%s change nothing', (_what, name) => {
  expect(mapsOf(name)).toEqual(mapsOf('plain'));
  expect({ ...sheetOf(name).info, name: '' }).toEqual({ ...sheetOf('plain').info, name: '' });
});

test('a sheet is named after its file in letters that every system has', () => {
  expect(found.told['Große Hütte №7 (alt).v2']).toEqual({ failed: null, warnings: [] });
  expect(sheets.has('grosse_hutte_no7_alt_v2')).toBe(true);
});

test('a ball that is stretched, sheared and mirrored by its parent has the outline and unit normals of that shape', () => {
  // Game axes: y is Blender's -y. The ball's axes, turned by 30 degrees and scaled, then scaled by the parent.
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  const columns: [Vec3, Vec3, Vec3] = [
    [-1.6 * cos * 0.2, -0.7 * sin * 0.2, 0],
    [1.6 * sin * 0.5, -0.7 * cos * 0.5, 0],
    [0, 0, 0.45],
  ];
  const sheet = sheetOf('sheared');
  // A step of a normal map is half a degree, and the mean over a texel's rays differs from the middle one.
  expect(worstNormalDegrees(sheet, stretchedBallShape(columns, [0, 0, 0.5]))).toBeLessThan(1.5);
  for (const { normal } of coveredOf(sheet)) expect(Math.hypot(...normal)).toBeCloseTo(1, 1);
});

test('modifiers are those of renders, without the Simplify of the scene, and stay as they were', () => {
  expect(mapsOf('coarse')).toEqual(mapsOf('fine'));
  expect(found.levels).toEqual([0, 3, false, true]);
  // Two rounded blocks beside each other, not one with corners.
  const flat = coveredOf(sheetOf('coarse')).filter(({ normal }) => Math.max(...normal) > 0.999);
  expect(flat.length).toBeLessThan(0.5 * coveredOf(sheetOf('coarse')).length);
});

test('opacity decides by a half whether a texel is there, alike each time, and half transparency is told', () => {
  const box = (east: number): Shape => boxShape([east, -east, 0.5], [0.6, 0.6, 1]);
  holdOutline(sheetOf('glass'), nearestOf([box(0), box(1.5)]));
  expect(found.told.glass?.warnings).toEqual(
    ['clear', 'half', 'milky'].map((name) =>
      expect.stringMatching(new RegExp(`^material "${name} glass" is half transparent in \\d{3} texels$`)),
    ),
  );
  expect(found.repeated.glass).toBe(true);
});

test('a crown of loose leaf cards has no holes, no noise and a back, closes its shadow shell, and is debris by its name', () => {
  const sheet = sheetOf('crown');
  const frame = sheet.frames[0]!;
  const covered = coveredOf(sheet);
  const places = placesOf(covered);
  const leaves = covered.filter(({ index }) => frame.debris[index]! >= 128);
  const trunk = covered.filter(({ index }) => frame.debris[index]! < 128);
  // Brown has more red than green.
  expect(leaves.every(({ albedo }) => albedo[1]! > albedo[0]!)).toBe(true);
  expect(trunk.every(({ albedo }) => albedo[0]! > albedo[1]!)).toBe(true);
  expect(trunk.length).toBeGreaterThan(60);
  expect(leaves.length).toBeGreaterThan(500);

  // No texel of nothing with leaves on all four sides.
  const holes = covered.filter(({ right, down }) => {
    const around = [
      [right + 2, down],
      [right + 1, down - 1],
      [right + 1, down + 1],
    ] as const;
    return !places.has(`${right + 1},${down}`) && around.every(([x, y]) => places.has(`${x},${y}`));
  });
  expect(holes.length).toBe(0);
  for (const { worst } of measureLoneTexels(sheet.frames, sheet.info))
    expect(worst).toBeLessThanOrEqual(LONE_SHARE_OF_CARDS_MAX);

  // Rays leave where the last card is, or the trunk: within the ball that all cards lie in, and mostly in its far half.
  const ball = ballShape([0, 0, 1.7], 0.6 + Math.hypot(0.2, 0.2));
  const post = boxShape([0, 0, 0.6], [0.2, 0.2, 1.2]);
  const far = leaves.filter(({ right, down, height, back }) => {
    const { enter, leave } = ball(right + 0.5, down + 0.5)!;
    const last = Math.min(leave, post(right + 0.5, down + 0.5)?.leave ?? leave);
    expect(nearnessAt(down, height)).toBeLessThan(enter + EXACT_UNITS);
    expect(nearnessAt(down, back)).toBeGreaterThan(last - EXACT_UNITS);
    return nearnessAt(down, back) < (enter + leave) / 2;
  });
  expect(far.length / leaves.length).toBeGreaterThan(0.6);

  for (const mesh of buildDraftShells(frame, sheet.info).lods) {
    expect(countOpenEdges(mesh)).toBe(0);
    expect(volumeOf(mesh)).toBeGreaterThan(0.1);
  }
  expect(found.repeated.crown).toBe(true);
});

test('the anchor is the origin of the scene, whatever units and origins say; what is in the ground is cut off and told', () => {
  const sheet = sheetOf('sunk');
  // In game axes; 0.4 of 1.4 lie below.
  const whole = boxShape([0, 0, 0.3], [0.5, 0.375, 1.4]);
  const above = (height: number): Shape => {
    return (right, down) => {
      const crossing = whole(right, down);
      return crossing && screenAtNearness(right, down, crossing.enter)[2] >= height ? crossing : undefined;
    };
  };
  // What is less than a texel below the ground is laid on it.
  holdOutline(sheet, above(0), above(-2 / PX_PER_UNIT));
  expect(Math.max(...coveredOf(sheet).map(({ height }) => height))).toBeCloseTo(1, 4);
  expect(found.told.sunk?.warnings).toEqual([
    "the scene's unit scale is 0.01",
    expect.stringMatching(/^\d+ of \d+ texels lie below the ground point and were cut off$/),
  ]);
});

test('a model beside the origin is told, one that is all below it is refused', () => {
  expect(found.told.beside).toEqual({
    failed: null,
    warnings: ["the model stands 1.30 units beside the scene's origin"],
  });
  expect(found.told.buried?.failed).toBe(
    "buried: all of the model lies below its ground point, the scene's origin; raise it.",
  );
});

test('faces without a material, lost textures and unread shaders are plain and told by object; an Emission alone glows', () => {
  const covered = coveredOf(sheetOf('lacking'));
  const colours = new Set(covered.map(({ albedo, emissive }) => `${albedo.join(' ')}, ${emissive.join(' ')}`));
  // The viewport colour 0.8, which no pink is; light of linear (1, 0.5, 0.25), of whose red 0.45 is taken as a colour.
  expect([...colours].sort()).toEqual(['115 82 58, 255 188 137', '231 231 231, 0 0 0']);
  expect(sheetOf('lacking').info.emissiveScale).toBe(8);
  expect(found.told.lacking?.warnings).toEqual([
    'object "bare": no material',
    'object "gap\\n1": faces in an empty material slot',
    'object "lost": a texture of material "lost paint" has no picture: "lost" ("//textures/nowhere.png")',
    'object "grouped": a texture of material "grouped paint" has no picture: none',
    'object "hidden": the shader of material "hidden paint" cannot be read',
  ]);
});

test('steps of 0.2 are exact to a 65535th of the range, on top and in front', () => {
  const sheet = sheetOf('steps');
  expect(sheet.info.heightRange).toBe(1);
  const steps = [1, 2, 3, 4, 5].map((step) => boxShape([0, 0.75 - step * 0.25, step * 0.1], [1, 0.25, step * 0.2]));
  const texels = holdOutline(sheet, nearestOf(steps));
  const ofOneFace = texels.filter(
    ({ rays }) => rays.length === SAMPLES && new Set(rays.map(({ face }) => face)).size === 1,
  );
  const tops = new Set<number>();
  for (const { right, down, height, rays } of ofOneFace) {
    const enter = nearestOf(steps)(right + 0.5, down + 0.5)!.enter;
    const exact = screenAtNearness(right + 0.5, down + 0.5, enter)[2];
    expect(Math.abs(height - exact) * 65535, `(${right}, ${down})`).toBeLessThanOrEqual(1);
    if (rays[0]!.normal[2] === 1) tops.add(Math.round(height * 65535));
  }
  expect([...tops].sort((a, b) => a - b)).toEqual([0.2, 0.4, 0.6, 0.8, 1].map((height) => height * 65535));
  expect(ofOneFace.length).toBeGreaterThan(800);
});

test('pieces that stand beside each other meet as if they were one', () => {
  const one = coveredOf(sheetOf('slab'));
  const both = new Set([...placesOf(one), ...placesOf(one, HALF_TILE_PX, HALF_TILE_PX)]);
  expect(both).toEqual(placesOf(coveredOf(sheetOf('slab_long'))));
});

test('a ground tile covers a tile: with its neighbours each texel once', () => {
  const tile = coveredOf(sheetOf('tile'));
  expect(tile.length).toBe(2 * HALF_TILE_PX * HALF_TILE_PX);
  const placed = [
    [0, 0],
    [HALF_TILE_PX, HALF_TILE_PX],
    [-HALF_TILE_PX, HALF_TILE_PX],
    [0, 2 * HALF_TILE_PX],
  ].map(([right, down]) => placesOf(tile, right, down));
  expect(new Set(placed.flatMap((places) => [...places])).size).toBe(4 * tile.length);
  // Where the four meet no texel is left out.
  for (let right = -8; right < 8; right++) {
    for (let down = HALF_TILE_PX - 8 + Math.abs(right); down < HALF_TILE_PX + 8 - Math.abs(right); down++)
      expect(
        placed.some((places) => places.has(`${right},${down}`)),
        `(${right}, ${down})`,
      ).toBe(true);
  }
});

test('a missing argument and an unknown option end the exporter', () => {
  expect(found['wrong words']).toEqual([2, 2]);
});

test('when one of two sheets cannot take its place both are as they were, with nothing beside them', () => {
  expect(found.swap).toEqual({
    failed: '/swapped/second could not be written: Permission denied. Every sheet is as it was.',
    left: ['swapped/first/sprite.json', 'swapped/second/sprite.json'],
    texts: ['old'],
  });
});
