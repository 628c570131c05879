// The page as a player meets it: it opens without a complaint, and rests while nothing happens.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_GAME_FOLDER } from '../../scripts/folders.ts';
import {
  gameOn,
  openGame,
  resizePage,
  settle,
  takePicture,
  waitForState,
  watchPage,
} from '../../scripts/page/open-game.ts';
import { comparePictures, isBlank } from '../../scripts/page/picture.ts';
import { serveGame } from '../../scripts/page/serve-game.ts';
import { openStage, STAGE_SIZE, type Stage } from '../support/open-stage.ts';
import { compiledShaders, watchShaders } from '../support/watch-shaders.ts';

/** How long a still scene is watched. */
const WATCH_MS = 1000;

/** A scene's matrices and eye, which Babylon sets anew for each target that meshes are drawn into. */
const SCENE_BUFFER_BYTES = 4 * (4 * 16 + 4);

/** By how much what Babylon loads for the shadow map's shaders comes later: many frames. */
const SHADER_DELAY_MS = 2000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('opens with no options, draws something, complains of nothing', async () => {
  const { page, errors, notes } = await stage.open({});
  expect(isBlank(await takePicture(page))).toBe(false);
  expect(errors).toEqual([]);
  expect(notes).toEqual([]);
  await page.close();
});

test('the first frame has its shadows, however late their shader comes', async () => {
  const { browser, renderer } = stage.launched;
  const delayMs = (path: string): number => (/depthBoxBlur|shadowMap/.test(path) ? SHADER_DELAY_MS : 0);
  const slow = await serveGame({ gameFolder: BUILT_GAME_FOLDER, delayMs });
  // Nothing of it is known from another address.
  const watched = await watchPage(await browser.createBrowserContext(), STAGE_SIZE);
  // Frozen, so that nothing but a caster that was missing has the map drawn again.
  await openGame(watched, slow.url, { freeze: '1' }, renderer);
  expect(await (await gameOn(watched.page)).evaluate((inspection) => inspection.shadowRenders)).toBe(1);
  await watched.page.close();
  await slow.close();
});

test('what is lit at dusk was compiled at the start', async () => {
  const { page } = await stage.visit({ freeze: '1', time: '12' }, watchShaders);
  expect(await waitForState(page)).toBe('ready');
  await settle(page);
  const before = await compiledShaders(page);
  await (await gameOn(page)).evaluate((inspection) => inspection.setHour(22));
  await settle(page);
  expect(await (await gameOn(page)).evaluate((inspection) => inspection.lampsDrawn)).toBeGreaterThan(0);
  expect((await compiledShaders(page)).slice(before.length)).toEqual([]);
  await page.close();
});

test('tells of options that it does not understand, and opens all the same', async () => {
  const { page, errors, notes } = await stage.open({ zoom: '99', view: 'x-ray' });
  expect(errors).toEqual([]);
  expect(notes.join('\n')).toMatch(/zoom=99/);
  expect(notes.join('\n')).toMatch(/view=x-ray/);
  await page.close();
});

test('a still scene draws no frame and no shadows', async () => {
  const { page } = await stage.open({});
  const game = await gameOn(page);
  const counts = (): Promise<readonly number[]> =>
    game.evaluate((inspection) => [inspection.framesDrawn, inspection.shadowRenders]);
  const before = await counts();
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  expect(await counts()).toEqual(before);
  expect(before[0]).toBeGreaterThan(0);
  expect(before[1]).toBeGreaterThan(0);
  await page.close();
});

test('the same frame, drawn again, uploads nothing but what Babylon hands over for each target', async () => {
  // At night, among lamps.
  const { page } = await stage.open({ time: '22', freeze: '1' });
  const game = await gameOn(page);
  const uploads = await game.evaluate(async (inspection) => {
    const sizes: number[] = [];
    for (const name of ['bufferData', 'bufferSubData', 'texImage2D', 'texSubImage2D', 'texSubImage3D'] as const) {
      const own = WebGL2RenderingContext.prototype[name] as (...words: unknown[]) => void;
      Object.defineProperty(WebGL2RenderingContext.prototype, name, {
        value(this: WebGL2RenderingContext, ...words: unknown[]) {
          sizes.push(words.find((word) => ArrayBuffer.isView(word))?.byteLength ?? 0);
          own.apply(this, words);
        },
      });
    }
    const before = inspection.framesDrawn;
    // By nothing: a frame is drawn all the same.
    inspection.pan(0, 0);
    while (inspection.framesDrawn === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { sizes, lamps: inspection.lampsDrawn };
  });
  expect(uploads.lamps).toBeGreaterThan(0);
  expect(uploads.sizes.filter((size) => size !== SCENE_BUFFER_BYTES)).toEqual([]);
  await page.close();
});

test('a hidden page draws nothing, and goes on when it is seen again', async () => {
  // At night flames waver: a page that is seen draws all the time.
  const { page, errors } = await stage.open({ time: '22' });
  const game = await gameOn(page);
  const countFrames = (): Promise<number> =>
    game.evaluate(async (inspection, ms) => {
      const before = inspection.framesDrawn;
      await new Promise((resolve) => setTimeout(resolve, ms));
      return inspection.framesDrawn - before;
    }, WATCH_MS);
  expect(await countFrames()).toBeGreaterThan(2);
  const other = await stage.launched.browser.newPage();
  await other.bringToFront();
  expect(await page.evaluate(() => document.hidden)).toBe(true);
  expect(await countFrames()).toBe(0);
  await page.bringToFront();
  expect(await countFrames()).toBeGreaterThan(2);
  // The same in a browser that asks a hidden page for frames.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await countFrames()).toBe(0);
  expect(errors).toEqual([]);
  await other.close();
  await page.close();
});

test('after a resize the picture is that of a page opened at the new size', async () => {
  const size = { width: 500, height: 300, dpr: 1 };
  const scene = { freeze: '1', time: '10' };
  const { page, errors } = await stage.open(scene, STAGE_SIZE);
  await resizePage(page, size);
  await page.waitForFunction((width) => document.querySelector('canvas')?.width === width, {}, size.width);
  await settle(page);
  const resized = await takePicture(page);
  const fresh = await stage.open(scene, size);
  expect(comparePictures(resized, await takePicture(fresh.page)).pixels).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
  await fresh.page.close();
});

test('gives everything back without a complaint', async () => {
  const { page, errors } = await stage.open({});
  await (await gameOn(page)).evaluate((game) => game.dispose());
  // Errors of a frame that still ran would come within the next ones.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(errors).toEqual([]);
  await page.close();
});
