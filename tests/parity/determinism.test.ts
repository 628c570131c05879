// The same scene in two fresh browsers gives the same bytes, and so does coming back to a place.

import { afterEach, expect, test } from 'vitest';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

const SCENE = { map: 'crossing', time: '17.5', freeze: '1' };

const stages: Stage[] = [];
afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
});

async function openFreshStage(): Promise<Stage> {
  const stage = await openStage();
  stages.push(stage);
  return stage;
}

test('two fresh browsers draw the same bytes', async () => {
  const first = await openFreshStage();
  const picture = await takePicture((await first.open(SCENE)).page);
  await first.close();
  stages.length = 0;
  const second = await openFreshStage();
  const again = await takePicture((await second.open(SCENE)).page);
  expect(comparePictures(again, picture).pixels).toBe(0);
});

test('scrolling away and back, and the clock on and back, give the same bytes', async () => {
  const { page } = await (await openFreshStage()).open(SCENE);
  const game = await gameOn(page);
  const before = await takePicture(page);
  await game.evaluate((inspection) => inspection.pan(333, -77));
  await game.evaluate((inspection) => inspection.setHour(9));
  await settle(page);
  const elsewhere = await takePicture(page);
  await game.evaluate((inspection) => inspection.pan(-333, 77));
  await game.evaluate((inspection) => inspection.setHour(17.5));
  await settle(page);
  const back = await takePicture(page);
  expect(comparePictures(elsewhere, before).pixels).toBeGreaterThan(0);
  expect(comparePictures(back, before).pixels).toBe(0);
});
