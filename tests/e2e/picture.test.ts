// The pictures that tests compare are the bytes that a canvas drew: no colour profile, filter or blend comes between.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { resizePage, takePicture, watchPage } from '../../scripts/page/open-game.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test.each([1, 2])(
  'a WebGL canvas of known bytes comes out as these bytes, at %i device pixels a CSS pixel',
  async (dpr) => {
    const [width, height] = [128, 64];
    const { page } = await watchPage(stage.launched.browser, { width, height, dpr });
    await page.setContent(
      '<body style="margin:0"><canvas style="position:fixed;inset:0;width:100%;height:100%"></canvas>',
    );
    await resizePage(page, { width, height, dpr });
    await page.evaluate(
      (w, h) => {
        const canvas = document.querySelector('canvas')!;
        canvas.width = w;
        canvas.height = h;
        const gl = canvas.getContext('webgl2', { alpha: false, antialias: false })!;
        gl.enable(gl.SCISSOR_TEST);
        for (let y = 0; y < h; y++) {
          for (let x = 0; x < w; x++) {
            gl.scissor(x, h - 1 - y, 1, 1);
            gl.clearColor((x * 2) / 255, (y * 4) / 255, ((x * 7 + y * 13) % 256) / 255, 1);
            gl.clear(gl.COLOR_BUFFER_BIT);
          }
        }
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      width,
      height,
    );
    const picture = await takePicture(page);
    expect([picture.width, picture.height]).toEqual([width, height]);
    const wrong: string[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const found = [...picture.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].join();
        const expected = [x * 2, y * 4, (x * 7 + y * 13) % 256, 255].join();
        if (found !== expected) wrong.push(`${x},${y}: ${found}, expected ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
    await page.close();
  },
);
