// Contact sheets as an artist asks for them: what is named is seen, each in its own picture.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchedBrowser, launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { buildCells } from '../../scripts/catalogue/build-cells.ts';
import { drawCells } from '../../scripts/catalogue/draw-cells.ts';
import { describeSprite, drawFamily } from '../../scripts/catalogue/draw-family.ts';
import { overlayBake } from '../../scripts/catalogue/overlay-bake.ts';
import { type PlannedMap, planMap } from '../../scripts/catalogue/plan-map.ts';
import { readBake } from '../../scripts/catalogue/read-bake.ts';
import { BAKED_FOLDER, BUILT_GAME_FOLDER } from '../../scripts/folders.ts';
import { decodePicture, type Picture } from '../../scripts/page/picture.ts';
import { serveGame } from '../../scripts/page/serve-game.ts';

const PAIR = ['barrel', 'lamp_post'];
const ZOOM = 2;

let launched: LaunchedBrowser;
let out: string;
beforeAll(async () => {
  launched = await launchBrowser();
  out = mkdtempSync(join(tmpdir(), 'tallow-sheets-'));
});
afterAll(async () => {
  await launched?.browser.close();
  rmSync(out, { recursive: true, force: true });
});

async function draw(plan: PlannedMap): Promise<readonly Picture[]> {
  const bake = readBake(BAKED_FOLDER);
  const overlay = overlayBake(bake.folder, bake.manifest, plan);
  const server = await serveGame({ gameFolder: BUILT_GAME_FOLDER, bakedFolder: overlay.folder });
  try {
    return (await drawCells(plan.cells, { ...launched, url: server.url, zoom: ZOOM, lights: ['noon'] })).get('noon')!;
  } finally {
    await server.close();
    overlay.remove();
  }
}

test('both of two sprites are seen, each where its texels lie', async () => {
  const bake = readBake(BAKED_FOLDER);
  const cells = PAIR.flatMap((name) => buildCells(describeSprite(bake, name), 'sheet', undefined).flat());
  const plan = planMap(cells);
  const [full, empty] = [await draw(plan), await draw({ ...plan, statics: [] })];
  for (const [i, name] of PAIR.entries()) {
    const { view } = cells[i]!;
    const { bounds } = describeSprite(bake, name);
    const differs = (x: number, y: number): boolean => {
      const at = ((y - view.top) * ZOOM * full[i]!.width + (x - view.left) * ZOOM) * 4;
      return [0, 1, 2].some((channel) => full[i]!.data[at + channel] !== empty[i]!.data[at + channel]);
    };
    let seen = 0;
    for (let y = bounds.top; y < bounds.bottom; y++)
      for (let x = bounds.left; x < bounds.right; x++) if (differs(x, y)) seen++;
    // A post with an arm fills a third of its rectangle; a shadow alone would be far less of either's upper half.
    expect(seen / ((bounds.right - bounds.left) * (bounds.bottom - bounds.top)), name).toBeGreaterThan(0.3);
    // Left of the sprite and above it nothing casts or stands.
    expect(differs(view.left, view.top), name).toBe(false);
    expect(differs(bounds.left - 4, bounds.top + 2), name).toBe(false);
  }
});

test('a family is one picture a light, named for both', async () => {
  const drawing = {
    ...launched,
    out,
    lights: ['noon', 'night'],
    zoom: ZOOM,
    view: 'sheet',
    gameFolder: BUILT_GAME_FOLDER,
  } as const;
  const files = await drawFamily({ name: 'pair', sprites: PAIR }, readBake(BAKED_FOLDER), drawing);
  expect(files).toEqual([join(out, 'pair-noon.png'), join(out, 'pair-night.png')]);
  const [noon, night] = files.map((file) => decodePicture(readFileSync(file)));
  expect([night!.width, night!.height]).toEqual([noon!.width, noon!.height]);
  const mean = ({ data }: Picture): number =>
    data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / data.length;
  expect(mean(night!)).toBeLessThan(mean(noon!) * 0.95);
});
