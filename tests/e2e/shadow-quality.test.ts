// The quality of shadows (B5) switched while the game runs: what changes in the picture, and that no shader is compiled for it.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHADOW_QUALITIES } from '../../game/core/url-options.ts';
import { QUALITY_SCENES, QUALITY_SIZE } from '../../scripts/bench/qualities/bench-qualities.ts';
import { compareQualities, DIFFERENCE_BARS } from '../../scripts/bench/qualities/compare-qualities.ts';
import { gameOn, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

declare global {
  interface Window {
    /** Shaders compiled and programs linked since the page began. */
    shaderWork?: number;
  }
}

async function countShaderWork(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.shaderWork = 0;
    // biome-ignore lint/complexity/noBannedTypes: methods of both kinds are wrapped
    const gl = WebGL2RenderingContext.prototype as unknown as Record<string, Function>;
    for (const name of ['compileShader', 'linkProgram']) {
      const original = gl[name]!;
      gl[name] = function (...words: unknown[]) {
        window.shaderWork!++;
        return original.apply(this, words);
      };
    }
  });
}

describe('shadow quality', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());

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
    const options = { map: 'corner', zoom: '4', time: '10', freeze: '1' };
    const opened: Picture[] = [];
    for (const shadows of SHADOW_QUALITIES) {
      const { page } = await stage.open({ ...options, shadows });
      opened.push(await takePicture(page));
      await page.close();
    }
    const { page } = await stage.visit({ ...options, shadows: 'high' }, countShaderWork);
    expect(await waitForState(page)).toBe('ready');
    await settle(page);
    const before = await page.evaluate(() => window.shaderWork!);
    expect(before).toBeGreaterThan(0);
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
    expect(await page.evaluate(() => window.shaderWork!)).toBe(before);
    await page.close();
  });
});
