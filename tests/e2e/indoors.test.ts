// Going in (C3): doors open for who clicks them or walks into them, with their shadows, and the house opens around the player.

import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pixelOfTexel } from '../../game/frame/frame-view.ts';
import { type GameOptions, settle, takePicture } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { worldToScreen } from '../../shared/projection.ts';
import { openStage, STAGE_SIZE, type Stage } from '../support/open-stage.ts';

// The door of the house leads north, from tile (17, 20) to (17, 19).
const SHUT = 'door_plank_x';
const OPEN = 'door_plank_open_x';
const AT: GameOptions = { map: 'house', zoom: '2', time: '16', freeze: '1' };
/** Texels about the threshold within which the leaf is seen, shut or open. */
const REACH_TEXELS = 30;

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
afterEach(() => page.close());

async function open(options: GameOptions, size = STAGE_SIZE): Promise<void> {
  ({ page } = await stage.open({ ...AT, ...options }, size));
}

/** Which of both is shown. */
const doorNow = (): Promise<string | undefined> =>
  page.evaluate(
    (names) => window.tallow!.statics.map(({ sprite }) => sprite).find((sprite) => names.includes(sprite)),
    [SHUT, OPEN],
  );

/** The window's device pixel that shows a place on the level ground, or a texel so far from it. */
async function pixelOf(x: number, y: number, right = 0, down = 0): Promise<readonly [x: number, y: number]> {
  const view = await page.evaluate(() => window.tallow!.view);
  const [screenX, screenY] = worldToScreen(x, y, 0);
  return pixelOfTexel(view, screenX + right - view.cornerX, screenY + down - view.cornerY);
}

/** Clicks a pixel that shows the door, wherever its leaf is. */
async function clickDoor(): Promise<void> {
  const [left, top] = await pixelOf(17.5, 20, -REACH_TEXELS, -2 * REACH_TEXELS);
  const pixel = await page.evaluate(
    async (names, fromX, fromY, reach) => {
      const game = window.tallow!;
      await game.settled();
      for (let y = fromY; y < fromY + 4 * reach; y += 8) {
        for (let x = fromX; x < fromX + 4 * reach; x += 8) {
          const { thing } = (await game.pick(x, y)) ?? {};
          if (names.includes(game.statics[thing ?? -1]?.sprite ?? '')) return [x, y] as const;
        }
      }
      throw new Error('no pixel shows the door');
    },
    [SHUT, OPEN],
    left,
    top,
    REACH_TEXELS,
  );
  await page.mouse.click(...pixel);
}

/** How much sun arrives at each texel that shows no door. */
const readSun = (): Promise<readonly number[]> =>
  page.evaluate(
    async (names) => {
      const game = window.tallow!;
      await game.settled();
      const [light, material] = [await game.readLight(), await game.readSurface('material')];
      const isDoor = (owner: number): boolean =>
        names.includes(game.statics[game.visible[owner - 1] ?? -1]?.sprite ?? '');
      return Array.from(
        light.filter((_, i) => i % 4 === 0),
        (sun, i) => (isDoor(material[i * 4 + 3]!) ? -1 : sun),
      );
    },
    [SHUT, OPEN],
  );

describe('a door', () => {
  it('opens for a click from near by, its shadow with it, and shuts again to the same picture', async () => {
    await open({ player: '18.5,21.5', roofs: 'ground-floor', view: 'shadows' });
    // The debug view's click is the inspector's.
    await page.evaluate(() => window.tallow!.setDebugView(undefined));
    await settle(page);
    const shut = await takePicture(page);
    await clickDoor();
    await page.waitForFunction((name) => window.tallow!.statics.some(({ sprite }) => sprite === name), {}, OPEN);
    await settle(page);
    expect(comparePictures(await takePicture(page), shut).pixels).toBeGreaterThan(200);
    await page.evaluate(() => window.tallow!.setDebugView('shadows'));
    const sunOpen = await readSun();
    await page.evaluate(() => window.tallow!.setDebugView(undefined));
    await settle(page);
    await page.evaluate(() => window.tallow!.advance(1));
    await clickDoor();
    await page.waitForFunction((name) => window.tallow!.statics.some(({ sprite }) => sprite === name), {}, SHUT);
    await settle(page);
    expect(comparePictures(await takePicture(page), shut).pixels).toBe(0);
    await page.evaluate(() => window.tallow!.setDebugView('shadows'));
    const sunShut = await readSun();
    const changed = sunOpen.filter(
      (sun, i) => sun >= 0 && sunShut[i]! >= 0 && Math.abs(sun - sunShut[i]!) > 0.5,
    ).length;
    expect(changed).toBeGreaterThan(20);
  });

  it('opens for who is sent to a room behind it', async () => {
    // High enough that no window lies over the place.
    await open({ player: '16.5,22.5', roofs: 'ground-floor' }, { ...STAGE_SIZE, height: 600 });
    // Over the south wall's top: lower down its face would be clicked.
    await page.mouse.click(...(await pixelOf(17.5, 16.5)));
    await page.waitForFunction(() => {
      window.tallow!.advance(1);
      return window.tallow!.player!.isMoving;
    });
    expect(await doorNow()).toBe(SHUT);
    await page.evaluate(() => window.tallow!.advance(150));
    await settle(page);
    const [x, y] = await page.evaluate(() => window.tallow!.player!.feet);
    expect([x > 14 && x < 23, y > 16 && y < 20]).toEqual([true, true]);
    expect(await doorNow()).toBe(OPEN);
  });
});

describe('the house', () => {
  it('opens around the player who runs in through the shut door, and closes behind who leaves', async () => {
    await open({ player: '17.5,21.5' });
    const overhead = (): Promise<number> =>
      page.evaluate(() => {
        const game = window.tallow!;
        return game.visible.filter((index) => game.statics[index]?.overhead !== undefined).length;
      });
    await settle(page);
    const outside = await takePicture(page);
    expect(await overhead()).toBeGreaterThan(10);
    expect(await doorNow()).toBe(SHUT);
    // North is up and to the right on the screen.
    await page.keyboard.down('KeyW');
    await page.keyboard.down('KeyD');
    await page.evaluate(() => window.tallow!.advance(22));
    await page.keyboard.up('KeyW');
    await page.keyboard.up('KeyD');
    await settle(page);
    const [, y] = await page.evaluate(() => window.tallow!.player!.feet);
    expect(y).toBeLessThan(20);
    expect([await doorNow(), await overhead()]).toEqual([OPEN, 0]);
    await page.keyboard.down('KeyS');
    await page.keyboard.down('KeyA');
    await page.evaluate(() => window.tallow!.advance(22));
    await page.keyboard.up('KeyS');
    await page.keyboard.up('KeyA');
    await settle(page);
    expect(await overhead()).toBeGreaterThan(10);
    expect(comparePictures(await takePicture(page), outside).pixels).toBeGreaterThan(0);
  });
});
