// Whatever a screen's density, a texel is a square of whole device pixels: nothing is blurred, and none is wider than another.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { URL_OPTIONS_DEFAULTS } from '../../game/core/url-options.ts';
import { resizePage, settle, takePicture } from '../../scripts/page/open-game.ts';
import { openStage, type Stage } from '../support/open-stage.ts';
import { compareTexels, readTexels } from '../support/read-texels.ts';
import { readViewPixels } from '../support/read-view-pixels.ts';

/** CSS pixels. The odd size is no whole number of device pixels at most densities. */
const SIZES = [
  [320, 200],
  [333, 207],
] as const;

let stage: Stage;
let page: Page;
let errors: readonly string[];
let reference: ReadonlyMap<string, number>;

async function show(width: number, height: number, dpr: number): Promise<Map<string, number>> {
  await resizePage(page, { width: width * dpr, height: height * dpr, dpr });
  await page.waitForFunction(
    (w, h, ratio) => {
      const canvas = document.querySelector('canvas')!;
      return Math.abs(canvas.width - w * ratio) < 1 && Math.abs(canvas.height - h * ratio) < 1;
    },
    {},
    width,
    height,
    dpr,
  );
  await settle(page);
  const view = await readViewPixels(page);
  expect(view.zoom).toBe(Math.round(URL_OPTIONS_DEFAULTS.zoom * dpr));
  return readTexels(view, await takePicture(page));
}

beforeAll(async () => {
  stage = await openStage();
  // Plain colours: what a texel is does not depend on the window.
  ({ page, errors } = await stage.open({ freeze: '1', view: 'albedo' }));
  reference = await show(...SIZES[0], 1);
});
afterAll(() => stage?.close());

test.each([1.25, 1.5, 2, 3, 1])(
  'at a device pixel ratio of %f every texel is one square of one colour',
  async (dpr) => {
    for (const [width, height] of SIZES) {
      const { common, different } = compareTexels(await show(width, height, dpr), reference);
      expect(common).toBeGreaterThan(3000);
      expect(different).toEqual([]);
    }
    expect(errors).toEqual([]);
  },
);
