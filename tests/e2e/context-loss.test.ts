// The graphics context is taken away and given back empty: the picture is the same as before, to the last bit.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameOptions, gameOn, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures, isBlank, type Picture } from '../../scripts/page/picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

/** Lamps, the moon's shadows and outlines: every image, buffer and map is in the picture. */
const NIGHT: GameOptions = { freeze: '1', time: '20' };

/** What the browser and the engine say of a lost context is no fault of ours. */
const TOLD_OF_LOSS = /context lost|CONTEXT_LOST|context successfully restored/i;

let stage: Stage;
let page: Page;
let errors: readonly string[];
let before: Picture;
beforeAll(async () => {
  stage = await openStage();
  ({ page, errors } = await stage.open(NIGHT));
  before = await takePicture(page);
});
afterAll(() => stage?.close());

/**
 * Takes the context away and gives it back, so many times.
 *
 * @returns frames drawn before, and when it was taken away for the last time
 */
async function loseContext(times: number): Promise<readonly number[]> {
  return page.evaluate(async (count) => {
    const gl = document.querySelector('canvas')!.getContext('webgl2')!;
    const loss = gl.getExtension('WEBGL_lose_context')!;
    // A task later: the browser allows a restoration once all listeners are through, and the engine makes its own
    // resources anew in a task of its own.
    const told = (event: string): Promise<void> =>
      new Promise((resolve) => gl.canvas.addEventListener(event, () => setTimeout(resolve), { once: true }));
    const first = window.tallow!.framesDrawn;
    let last = first;
    for (let i = 0; i < count; i++) {
      last = window.tallow!.framesDrawn;
      const lost = told('webglcontextlost');
      loss.loseContext();
      await lost;
      const restored = told('webglcontextrestored');
      loss.restoreContext();
      await restored;
    }
    return [first, last];
  }, times);
}

function faults(): string[] {
  return errors.filter((text) => !TOLD_OF_LOSS.test(text));
}

test('a restored context shows the same picture', async () => {
  expect(isBlank(before)).toBe(false);
  const [drawn] = await loseContext(1);
  await settle(page);
  expect(await (await gameOn(page)).evaluate((game) => game.framesDrawn)).toBeGreaterThan(drawn!);
  expect(comparePictures(await takePicture(page), before).pixels).toBe(0);
  expect(faults()).toEqual([]);
});

test('one that is lost again while its texels are still on their way shows the same picture', async () => {
  const [drawn, drawnLast] = await loseContext(3);
  expect(drawnLast).toBe(drawn);
  await settle(page);
  expect(comparePictures(await takePicture(page), before).pixels).toBe(0);
  expect(faults()).toEqual([]);
});

test('the picture moves and its shadows are drawn anew after it', async () => {
  const game = await gameOn(page);
  await game.evaluate((inspection) => inspection.setHour(17));
  await settle(page);
  const evening = await takePicture(page);
  expect(comparePictures(evening, before).pixels).toBeGreaterThan(1000);
  await game.evaluate((inspection) => inspection.setHour(20));
  await settle(page);
  expect(comparePictures(await takePicture(page), before).pixels).toBe(0);
});

test('one that is lost while the game loads is filled with all that had arrived', async () => {
  const { page: loading } = await stage.visit(NIGHT, (fresh) =>
    fresh.evaluateOnNewDocument(() => {
      const { texSubImage3D } = WebGL2RenderingContext.prototype;
      let uploads = 0;
      WebGL2RenderingContext.prototype.texSubImage3D = function (this: WebGL2RenderingContext, ...words: never[]) {
        if (++uploads === 20) {
          const loss = this.getExtension('WEBGL_lose_context')!;
          loss.loseContext();
          setTimeout(() => loss.restoreContext(), 50);
        }
        texSubImage3D.apply(this, words as unknown as Parameters<typeof texSubImage3D>);
      } as typeof texSubImage3D;
    }),
  );
  expect(await waitForState(loading)).toBe('ready');
  await settle(loading);
  expect(comparePictures(await takePicture(loading), before).pixels).toBe(0);
  await loading.close();
});
