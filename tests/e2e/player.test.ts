// The player (C2, C6): placed, sent and led about; the view and the shadow go along. Steps of the simulation are asked for, so that
// nothing depends on how quick the machine is.

import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeenPlayer } from '../../game/play/seen-walkers.ts';
import { type GameOptions, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { openStage, STAGE_SIZE, type Stage } from '../support/open-stage.ts';

// A meadow without anybody else: nothing is in the way.
const PLACE = [12.5, 28.5] as const;
const AT = { map: 'crossing', zoom: '2', time: '17', freeze: '1' };
const OPTIONS: GameOptions = { ...AT, player: PLACE.join() };
const MIDDLE = [STAGE_SIZE.width / 2, STAGE_SIZE.height / 2] as const;
/** Device pixels of a tile to the right on the screen, at zoom 2. */
const TILE_RIGHT = 32 * 2;

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
afterEach(() => page.close());

async function open(options: GameOptions): Promise<void> {
  ({ page } = await stage.open(options));
}
const playerNow = (): Promise<SeenPlayer> => page.evaluate(() => window.tallow!.player!);
async function advance(steps: number): Promise<SeenPlayer> {
  await page.evaluate((count) => window.tallow!.advance(count), steps);
  return playerNow();
}

describe('the player', () => {
  it('stands where the address says, in the middle of the view; frozen pictures have none unless asked', async () => {
    await open(OPTIONS);
    const { feet, facing, isMoving } = await playerNow();
    expect([feet, facing, isMoving]).toEqual([[...PLACE, 0], 's', false]);
    expect(await page.evaluate(() => window.tallow!.isFollowing)).toBe(true);
    expect(
      (await page.evaluate((x, y) => window.tallow!.pick(x, y), MIDDLE[0], MIDDLE[1] - 30))!.thing,
    ).toBeGreaterThan(0);
    await page.close();
    await open(AT);
    expect(await page.evaluate(() => [window.tallow!.player === undefined, window.tallow!.mobiles.length])).toEqual([
      true,
      0,
    ]);
  });

  it('walks where the ground is clicked, and is drawn with the shadow of one who was put there', async () => {
    await open(OPTIONS);
    await page.mouse.click(MIDDLE[0] + 2 * TILE_RIGHT, MIDDLE[1]);
    await page.waitForFunction(() => {
      window.tallow!.advance(1);
      return window.tallow!.player!.isMoving;
    });
    const way = await advance(10);
    expect([way.facing, way.isMoving]).toEqual(['ne', true]);
    const there = await advance(80);
    expect([there.feet, there.isMoving]).toEqual([[PLACE[0] + 2, PLACE[1] - 2, 0], false]);
    await settle(page);
    const picture = await takePicture(page);
    await page.close();
    // The player of this page has the sprite loaded, and gives way to who is put there.
    await open({ ...AT, player: '30.5,5.5', focus: there.feet.slice(0, 2).join() });
    const pose = { animation: 'idle', step: 0 };
    await page.evaluate((mobile) => window.tallow!.setMobiles([mobile]), { ...there, pose, isPlayer: true });
    await settle(page);
    expect(comparePictures(await takePicture(page), picture).pixels).toBe(0);
  });

  it('runs by keys in directions of the screen, steps by the number pad, and stands still when they are let go of', async () => {
    await open(OPTIONS);
    await page.keyboard.press('Numpad6');
    const stepped = await advance(40);
    expect([stepped.facing, stepped.feet]).toEqual(['ne', [PLACE[0] + 1, PLACE[1] - 1, 0]]);
    await page.keyboard.down('KeyW');
    const up = await advance(12);
    expect([up.facing, up.isMoving]).toEqual(['nw', true]);
    await page.keyboard.down('KeyD');
    expect((await advance(4)).facing).toBe('n');
    await page.keyboard.up('KeyW');
    await page.keyboard.up('KeyD');
    const [first, second] = [await advance(2), await advance(5)];
    expect(second.isMoving).toBe(false);
    expect(second.feet).toEqual(first.feet);
  });

  it('runs towards the cursor while the right button is held, and a short click of it does nothing', async () => {
    await open(OPTIONS);
    await page.mouse.move(MIDDLE[0] + 200, MIDDLE[1] + 4);
    await page.mouse.down({ button: 'right' });
    expect((await advance(5)).isMoving).toBe(false);
    const running = await advance(15);
    expect([running.facing, running.isMoving]).toEqual(['ne', true]);
    // The view goes along, and so does the cursor's place.
    await page.mouse.move(MIDDLE[0], MIDDLE[1] + 180);
    expect((await advance(6)).facing).toBe('se');
    await page.mouse.up({ button: 'right' });
    expect((await advance(2)).isMoving).toBe(false);
  });

  it('stays on one texel of the window while walking; arrows leave them, and F comes back', async () => {
    await open(OPTIONS);
    await page.keyboard.down('KeyD');
    const seen = await page.evaluate(() => {
      const game = window.tallow!;
      return Array.from({ length: 24 }, () => {
        game.advance(1);
        const { cornerX, cornerY, offsetX, offsetY } = game.view;
        const { screenX, screenY } = game.mobiles[0]!.placed;
        return { at: [screenX - cornerX, screenY - cornerY, offsetX, offsetY].join(), x: screenX, y: screenY };
      });
    });
    await page.keyboard.up('KeyD');
    expect(new Set(seen.map(({ at }) => at)).size).toBe(1);
    expect(seen.at(-1)!.x - seen[0]!.x).toBeGreaterThan(50);
    expect(new Set(seen.map(({ y }) => y)).size).toBe(1);
    await page.keyboard.down('ArrowUp');
    await page.waitForFunction(() => !window.tallow!.isFollowing);
    await page.keyboard.up('ArrowUp');
    await settle(page);
    const { cornerY } = await page.evaluate(() => window.tallow!.view);
    await page.keyboard.press('KeyF');
    const after = await page.evaluate(() => [window.tallow!.isFollowing, window.tallow!.view.cornerY] as const);
    expect(after[0]).toBe(true);
    expect(after[1]).toBeGreaterThan(cornerY);
  });
});

describe('the people of the map', () => {
  const isFarmer = ({ sprite }: { readonly sprite: string }): boolean => sprite === 'mobile_farmer';

  it('stand where the map has them, and live while somebody plays, the same hours in the same way', async () => {
    await open({ ...AT, map: 'house', time: '9' });
    const onMap = await page.evaluate(() => window.tallow!.statics);
    await page.close();
    const live = async (): Promise<readonly unknown[]> => {
      await open({ ...AT, map: 'house', time: '9', player: '20.5,24.5' });
      const [statics, mobiles] = await page.evaluate(() => [window.tallow!.statics, window.tallow!.mobiles] as const);
      expect(statics.filter(isFarmer)).toEqual([]);
      const farmer = mobiles.map(({ placed }) => placed).filter(isFarmer);
      expect(farmer).toEqual(onMap.filter(isFarmer));
      await page.evaluate(() => window.tallow!.advance(900));
      await settle(page);
      return page.evaluate(() => window.tallow!.mobiles.map(({ placed }) => placed));
    };
    const first = await live();
    await page.close();
    expect(await live()).toEqual(first);
    const { screenX, screenY } = onMap.find(isFarmer)!;
    expect(first).not.toContainEqual(expect.objectContaining({ sprite: 'mobile_farmer', screenX, screenY }));
  });
});

describe('time', () => {
  it('carries the player on by itself, merges no shadow for it, and stands still while nobody sees the page', async () => {
    const { page: live, errors } = await stage.visit({ map: 'crossing', zoom: '2', player: PLACE.join() }, (fresh) =>
      fresh.evaluateOnNewDocument(() => {
        const send = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (this: Worker, ...sent: [unknown]) {
          const { kind } = sent[0] as { readonly kind?: string };
          if (kind === 'merge')
            document.documentElement.dataset.merges = `${Number(document.documentElement.dataset.merges ?? 0) + 1}`;
          send.apply(this, sent as unknown as Parameters<typeof send>);
        } as typeof send;
      }),
    );
    page = live;
    expect(await waitForState(page)).toBe('ready');
    await settle(page);
    const merges = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.merges));
    const before = await merges();
    // All frames of the player at least.
    expect(before).toBeGreaterThan(64);
    const renders = await page.evaluate(() => window.tallow!.shadowRenders);
    await page.keyboard.down('KeyD');
    await page.waitForFunction((x) => window.tallow!.player!.feet[0] > x + 3, {}, PLACE[0]);
    expect(await merges()).toBe(before);
    expect(await page.evaluate(() => window.tallow!.shadowRenders)).toBeGreaterThan(renders);
    const isStill = await page.evaluate(async () => {
      const hide = (isHidden: boolean): void => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      hide(true);
      const { feet } = window.tallow!.player!;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const later = window.tallow!.player!.feet;
      hide(false);
      return feet.join() === later.join();
    });
    expect(isStill).toBe(true);
    await page.keyboard.up('KeyD');
    await page.waitForFunction(() => !window.tallow!.player!.isMoving);
    await settle(page);
    expect(errors).toEqual([]);
  });
});
