// What a game takes it gives back: graphics objects, listeners, workers and observers are counted over three rounds of opening
// and closing on one page.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOn, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import { countResources, type ResourceCounts } from '../support/count-resources.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

const ROUNDS = 3;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('three rounds leave nothing behind: no graphics object, no listener, no worker, no frame asked for', async () => {
  const { page, errors } = await stage.visit({ freeze: '1', time: '20' }, countResources);
  const read = (): Promise<ResourceCounts> => page.evaluate(() => window.resourceCounts!());
  const open: ResourceCounts[] = [];
  const closed: ResourceCounts[] = [];
  const pictures: Picture[] = [];
  expect(await waitForState(page)).toBe('ready');
  for (let round = 1; round <= ROUNDS; round++) {
    await settle(page);
    open.push(await read());
    pictures.push(await takePicture(page));
    await (await gameOn(page)).evaluate((game) => game.dispose());
    // A frame that was asked for before comes within the next ones.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    closed.push(await read());
    if (round < ROUNDS) await (await gameOn(page)).evaluate((game) => game.reopen());
  }
  const [first] = open;
  // The counting counts: a running game has all of these.
  for (const kind of ['Texture', 'Buffer', 'Program', 'Framebuffer', 'listeners', 'workers', 'observers', 'loops']) {
    expect(first![kind], kind).toBeGreaterThan(0);
  }
  for (const counts of open.slice(1)) expect(counts).toEqual(first);
  const nothing = Object.fromEntries(Object.keys(first!).map((kind) => [kind, 0]));
  for (const counts of closed) expect(counts).toEqual(nothing);
  expect(comparePictures(pictures.at(-1)!, pictures[0]!).pixels).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
