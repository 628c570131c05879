// How much there is to see: sprites that differ in silhouette. A sprite in other colours is not another sprite.

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { isGroundName } from '../../shared/names.ts';
import { readSheets } from './blender-runs.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

/** Of two silhouettes laid on each other at their anchors: so much of both together that lies in both makes them one. */
const SAME_SHARE = 0.97;

/** Sprites and frames that the catalogue has at least; grounds fill their tile, so they count one each. */
const SPRITES_MIN = 240;
const FRAMES_MIN = 1000;

/** Covered texels of the first frame, as `x,y` from the anchor. */
type Silhouette = ReadonlySet<string>;

function silhouetteOf({ info, frames: [frame] }: Sheet): Silhouette {
  const covered = new Set<string>();
  for (let texel = 0; texel < frame!.width * frame!.height; texel++) {
    if (!isCovered(frame!, texel)) continue;
    covered.add(`${(texel % frame!.width) - info.anchor[0]},${Math.floor(texel / frame!.width) - info.anchor[1]}`);
  }
  return covered;
}

function isSame(a: Silhouette, b: Silhouette): boolean {
  if (Math.min(a.size, b.size) < SAME_SHARE * Math.max(a.size, b.size)) return false;
  let both = 0;
  for (const place of a) if (b.has(place)) both++;
  return both >= SAME_SHARE * (a.size + b.size - both);
}

/** @returns names that look like one before them */
function findRepeated(silhouettes: readonly (readonly [name: string, silhouette: Silhouette])[]): string[] {
  return silhouettes.flatMap(([name, silhouette], i) => {
    const first = silhouettes.slice(0, i).find(([, other]) => isSame(silhouette, other));
    return first === undefined ? [] : [`${name} looks like ${first[0]}`];
  });
}

let sheets: readonly Sheet[];
beforeAll(async () => {
  sheets = [...(await readSheets(ASSETS)).values()];
});

it(`at least ${SPRITES_MIN} sprites differ in silhouette, with ${FRAMES_MIN} frames`, () => {
  const shaped = sheets.filter(({ info }) => !isGroundName(info.name));
  const repeated = findRepeated(shaped.map((sheet) => [sheet.info.name, silhouetteOf(sheet)] as const));
  expect(sheets.length - repeated.length, repeated.join('; ')).toBeGreaterThanOrEqual(SPRITES_MIN);
  expect(sheets.reduce((sum, sheet) => sum + sheet.frames.length, 0)).toBeGreaterThanOrEqual(FRAMES_MIN);
});

it('tells another shape from the same one in other colours', () => {
  const oak = sheets.find(({ info }) => info.name === 'tree_oak')!;
  const frame = {
    ...oak.frames[0]!,
    albedo: oak.frames[0]!.albedo.map((value, i) => (i % 4 === 3 ? value : 255 - value)),
  };
  const recolored = { ...oak, frames: [frame] };
  const pine = sheets.find(({ info }) => info.name === 'tree_pine')!;
  const named = [oak, recolored, pine].map((sheet, i) => [String(i), silhouetteOf(sheet)] as const);
  expect(findRepeated(named)).toEqual(['1 looks like 0']);
});
