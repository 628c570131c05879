// The quality of shadows (B5) switched while the game runs: what changes in the picture, and that no shader is compiled for it.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHADOW_QUALITIES } from '../../game/core/url-options.ts';
import { QUALITY_SCENES, QUALITY_SIZE } from '../../scripts/bench/qualities/bench-qualities.ts';
import { compareQualities, DIFFERENCE_BARS } from '../../scripts/bench/qualities/compare-qualities.ts';
import { gameOn, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';
import { compiledShaders, watchShaders } from '../support/watch-shaders.ts';

declare global {
  interface Window {
    /** By how much the loading worker is asked later to merge shells, milliseconds. */
    mergeDelayMs?: number;
    switching?: Promise<void>;
    isSwitched?: true;
  }
}

/** Long beside a few frames and a picture, which are taken meanwhile. */
const SLOW_MERGE_MS = 3000;

const OPTIONS = { map: 'corner', zoom: '4', time: '10', freeze: '1' };

async function preparePage(page: Page): Promise<void> {
  await watchShaders(page);
  await page.evaluateOnNewDocument(() => {
    const postMessage = Worker.prototype.postMessage as (this: Worker, ...words: unknown[]) => void;
    Object.defineProperty(Worker.prototype, 'postMessage', {
      value(this: Worker, ...words: unknown[]) {
        const delayMs = (words[0] as { kind?: string }).kind === 'merge' ? window.mergeDelayMs : undefined;
        if (delayMs === undefined) postMessage.apply(this, words);
        else setTimeout(() => postMessage.apply(this, words), delayMs);
      },
    });
  });
}

describe('shadow quality', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());

  async function openPrepared(): Promise<Page> {
    const { page } = await stage.visit({ ...OPTIONS, shadows: 'high' }, preparePage);
    expect(await waitForState(page)).toBe('ready');
    await settle(page);
    return page;
  }

  it.each(QUALITY_SCENES)('changes few pixels of $map, all beside shadow edges', async (options) => {
    const scene = await stage.open(options, QUALITY_SIZE);
    const shadows = await stage.open({ ...options, view: 'shadows' }, QUALITY_SIZE);
    for (const { quality, share, offEdge } of await compareQualities(scene.page, shadows.page)) {
      expect(share, quality).toBeLessThanOrEqual(DIFFERENCE_BARS[quality]);
      // The switch has to do something.
      expect(share, quality).toBeGreaterThan(0.001);
      expect(offEdge, quality).toBe(0);
    }
    await scene.page.close();
    await shadows.page.close();
  });

  it('switches without compiling, and shows what a page shows that was opened with it', async () => {
    const opened: Picture[] = [];
    for (const shadows of SHADOW_QUALITIES) {
      const { page } = await stage.open({ ...OPTIONS, shadows });
      opened.push(await takePicture(page));
      await page.close();
    }
    const page = await openPrepared();
    const before = await compiledShaders(page);
    expect(before).toContain('vertex:sunShadowCaster');
    const game = await gameOn(page);
    // To and fro, and twice without waiting: the last one asked for is what shows.
    await game.evaluate((inspection) => {
      void inspection.setShadowQuality('medium');
      return inspection.setShadowQuality('high');
    });
    for (const [i, quality] of SHADOW_QUALITIES.entries()) {
      await game.evaluate((inspection, wanted) => inspection.setShadowQuality(wanted), quality);
      await settle(page);
      expect(comparePictures(await takePicture(page), opened[i]!).pixels, quality).toBe(0);
    }
    expect((await compiledShaders(page)).slice(before.length)).toEqual([]);
    await page.close();
  });

  it('keeps the old shadows, whole, until all shells of the new are merged', async () => {
    const page = await openPrepared();
    const before = await compiledShaders(page);
    const old = await takePicture(page);
    const game = await gameOn(page);
    await game.evaluate(async (inspection, delayMs) => {
      window.mergeDelayMs = delayMs;
      window.switching = inspection.setShadowQuality('low').then(() => {
        window.isSwitched = true;
      });
      // By nothing: frames are drawn all the same.
      for (const end = inspection.framesDrawn + 3; inspection.framesDrawn < end; ) {
        inspection.pan(0, 0);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, SLOW_MERGE_MS);
    const meanwhile = await takePicture(page);
    expect(await page.evaluate(() => window.isSwitched)).toBeUndefined();
    expect(comparePictures(meanwhile, old).pixels).toBe(0);
    await page.evaluate(() => window.switching);
    await settle(page);
    expect(comparePictures(await takePicture(page), old).pixels).toBeGreaterThan(0);
    expect((await compiledShaders(page)).slice(before.length)).toEqual([]);
    await page.close();
  });
});
