// Scrolling moves the picture by whole device pixels and changes nothing in it; zooming keeps texels square and in place.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUARD_TEXELS } from '../../game/frame/frame-view.ts';
import { type GameOptions, gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture, type PictureDifference } from '../../scripts/page/picture.ts';
import { cropPicture } from '../support/crop-picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';
import { compareTexels, readTexels } from '../support/read-texels.ts';
import { readViewPixels, type ViewPixels } from '../support/read-view-pixels.ts';

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

interface Shown {
  readonly view: ViewPixels;
  readonly picture: Picture;
}

async function show(): Promise<Shown> {
  await settle(page);
  return { view: await readViewPixels(page), picture: await takePicture(page) };
}

async function open(options: GameOptions): Promise<Shown> {
  ({ page } = await stage.open(options));
  return show();
}

/** Compares what two pictures of the same zoom show of the same part of the world. */
function compareCommon(a: Shown, b: Shown): PictureDifference {
  const dx = b.view.left - a.view.left;
  const dy = b.view.top - a.view.top;
  const width = a.picture.width - Math.abs(dx);
  const height = a.picture.height - Math.abs(dy);
  const ofA = cropPicture(a.picture, Math.max(dx, 0), Math.max(dy, 0), width, height);
  const ofB = cropPicture(b.picture, Math.max(-dx, 0), Math.max(-dy, 0), width, height);
  return comparePictures(ofB, ofA);
}

describe('scrolling', () => {
  beforeAll(async () => {
    // With long shadows: their soft edges are where the view's place would creep into a float.
    await open({ freeze: '1', time: '17.5' });
  });
  afterAll(() => page.close());

  test.each([
    [1, 0],
    [0, 1],
    [-3, 2],
    [57, -41],
    [3, 153],
  ])('by %i, %i device pixels shifts the picture by that and changes no pixel', async (dx, dy) => {
    const before = await show();
    await (await gameOn(page)).evaluate((game, x, y) => game.pan(x, y), dx, dy);
    const after = await show();
    expect([after.view.left - before.view.left, after.view.top - before.view.top]).toEqual([dx, dy]);
    expect(compareCommon(before, after).pixels).toBe(0);
  });

  test.each([
    ['ArrowRight', 1, 0],
    ['KeyA', -1, 0],
    ['ArrowUp', 0, -1],
    ['KeyS', 0, 1],
  ] as const)('by the key %s moves the right way in whole pixels, and stops', async (key, x, y) => {
    const before = await show();
    await page.keyboard.down(key);
    await page.waitForFunction(
      ({ left, top, zoom }, guard) => {
        const { cornerX, cornerY, offsetX, offsetY } = window.tallow!.view;
        return (cornerX + guard) * zoom + offsetX !== left || (cornerY + guard) * zoom + offsetY !== top;
      },
      {},
      before.view,
      GUARD_TEXELS,
    );
    await page.keyboard.up(key);
    const after = await show();
    const moved = [after.view.left - before.view.left, after.view.top - before.view.top];
    expect(moved.map(Math.sign)).toEqual([x, y]);
    expect(moved.every(Number.isInteger)).toBe(true);
    const isInWindow = Math.abs(moved[0]!) < before.picture.width && Math.abs(moved[1]!) < before.picture.height;
    if (isInWindow) expect(compareCommon(before, after).pixels).toBe(0);
    expect(await readViewPixels(page)).toEqual(after.view);
  });
});

test('the wheel zooms by one about the cursor; texels stay squares of the same colours', async () => {
  // Plain colours: what a texel is does not depend on the zoom.
  const before = await open({ freeze: '1', view: 'albedo' });
  const cursor = [437, 123] as const;
  const texelUnder = ({ view }: Shown): readonly number[] => [
    Math.floor((view.left + cursor[0]) / view.zoom),
    Math.floor((view.top + cursor[1]) / view.zoom),
  ];
  await page.mouse.move(...cursor);
  for (const [deltaY, zoom] of [
    [-100, 5],
    [100, 4],
    [100, 3],
  ] as const) {
    await page.mouse.wheel({ deltaY });
    await page.waitForFunction((wanted) => window.tallow!.view.zoom === wanted, {}, zoom);
    const after = await show();
    expect(texelUnder(after)).toEqual(texelUnder(before));
    const texelsOf = ({ view, picture }: Shown): Map<string, number> => readTexels(view, picture);
    const { common, different } = compareTexels(texelsOf(after), texelsOf(before));
    expect(common).toBeGreaterThan(1000);
    expect(different).toEqual([]);
  }
  await page.close();
});

test('the wheel stops at the smallest and the largest zoom', async () => {
  await open({ freeze: '1', zoom: '2' });
  await page.mouse.move(100, 100);
  const zoomBy = async (deltaY: number, steps: number): Promise<number> => {
    for (let i = 0; i < steps; i++) await page.mouse.wheel({ deltaY });
    return (await show()).view.zoom;
  };
  expect(await zoomBy(100, 2)).toBe(2);
  expect(await zoomBy(-100, 9)).toBe(8);
  await page.close();
});
