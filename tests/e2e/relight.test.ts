// The baker relights frames to count lone texels. What it makes of a texel is what the game makes of it, as long as nothing
// else is about: both read one look.

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIGHTINGS, relightFrame, toBytes } from '../../baker/inspect/relight.ts';
import { findSheet } from '../../baker/io/find-sheet.ts';
import { readTask } from '../../baker/read/read-task.ts';
import { type LaunchedBrowser, launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { buildCells } from '../../scripts/catalogue/build-cells.ts';
import { drawCells } from '../../scripts/catalogue/draw-cells.ts';
import { describeSprite } from '../../scripts/catalogue/draw-family.ts';
import { LIGHT_NAMES } from '../../scripts/catalogue/lights.ts';
import { overlayBake } from '../../scripts/catalogue/overlay-bake.ts';
import { planMap } from '../../scripts/catalogue/plan-map.ts';
import { readBake } from '../../scripts/catalogue/read-bake.ts';
import { BAKED_FOLDER, BUILT_GAME_FOLDER, REPO_FOLDER } from '../../scripts/folders.ts';
import { serveGame } from '../../scripts/page/serve-game.ts';
import { isCovered } from '../../shared/format/sheet.ts';

const SPRITE = 'barrel';
const ZOOM = 2;

let launched: LaunchedBrowser;
beforeAll(async () => {
  launched = await launchBrowser();
});
afterAll(() => launched?.browser.close());

test('a sprite without shadow, outline and lamps has the colours that the inspection computes, in all three lights', async () => {
  const bake = readBake(BAKED_FOLDER);
  const plan = planMap(buildCells(describeSprite(bake, SPRITE), 'sheet', undefined).flat());
  const overlay = overlayBake(bake.folder, bake.manifest, plan);
  const server = await serveGame({ gameFolder: BUILT_GAME_FOLDER, bakedFolder: overlay.folder });
  const options = { disable: 'outline,shadows,lamps,specular' };
  const drawn = await drawCells(plan.cells, { ...launched, url: server.url, zoom: ZOOM, lights: LIGHT_NAMES, options });
  await server.close();
  overlay.remove();

  const { sheet } = await readTask(await findSheet(join(REPO_FOLDER, 'assets'), SPRITE));
  const { info, frames } = sheet!;
  const [maps] = frames;
  const { view } = plan.cells[0]!.cell;
  for (const [n, light] of LIGHT_NAMES.entries()) {
    const expected = toBytes(relightFrame(maps!, info.emissiveScale, LIGHTINGS[n]!));
    const [picture] = drawn.get(light)!;
    let covered = 0;
    let alike = 0;
    for (let i = 0; i < maps!.width * maps!.height; i++) {
      if (!isCovered(maps!, i)) continue;
      covered++;
      const x = ((i % maps!.width) - info.anchor[0] - view.left) * ZOOM;
      const y = (Math.floor(i / maps!.width) - info.anchor[1] - view.top) * ZOOM;
      const at = (y * picture!.width + x) * 4;
      if ([0, 1, 2].every((c) => Math.abs(picture!.data[at + c]! - expected[i * 3 + c]!) <= 3)) alike++;
    }
    // A normal of 8 bits an axis puts a texel at a band's edge on either side of it; the foot may meet the ground.
    expect(alike / covered, light).toBeGreaterThan(0.97);
  }
});
