// Crowns (B17): a tree near the player fades to its bare twin and back, texel by texel, and then the scene is still.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mobile } from '../../game/world/mobiles.ts';
import { gameOn, settle } from '../../scripts/page/open-game.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { readScene, type Scene } from '../support/read-scene.ts';

const MAP = {
  version: 1,
  name: 'crownproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 24 }, () => '.'.repeat(24)),
  statics: [
    ['tree_plain', 11.5, 11.5],
    // Out of view: its sprite is loaded.
    ['mobile_figure', 1, 1],
  ],
  buildings: [],
  start: [11, 11],
};
const TREE = 0;

// Beside the trunk, away from every crown, and so far that the crown comes back.
const NEAR: Vec3 = [12.9, 11.1, 0];
const FAR: Vec3 = [2, 20, 0];

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const FADE_MS = 350;

declare global {
  interface Window {
    /** The page's time, milliseconds, once the test holds it. */
    heldTime?: number;
  }
}

describe('crowns', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP);
  });
  afterAll(() => world?.close());

  async function open(options: { readonly freeze?: '1'; readonly crowns?: string } = {}): Promise<Page> {
    const { page } = await world.stage.open({ map: 'crownproof', zoom: '2', disable: 'see_through,lamps', ...options });
    return page;
  }

  async function placePlayer(page: Page, feet: Vec3): Promise<void> {
    const player: Mobile = { sprite: 'mobile_figure', feet, facing: 's', isPlayer: true };
    await page.evaluate((mobile) => window.tallow!.setMobiles([mobile]), player);
  }

  /** Stops the page's time where it is. */
  function holdTime(page: Page): Promise<void> {
    return page.evaluate(() => {
      window.heldTime = performance.now();
      performance.now = () => window.heldTime!;
    });
  }

  /** Lets so much time pass, in frames of 10 ms, and one frame more to draw it. */
  function passTime(page: Page, milliseconds: number): Promise<void> {
    return page.evaluate(async (duration) => {
      for (let passed = 0; passed < duration; passed += 10) {
        window.heldTime! += 10;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, milliseconds);
  }

  /** How many of the 16 texels of a dither square show the twin, from the scenes before and after. */
  function stepOf(fading: Scene, whole: Scene, bare: Scene): number {
    const tree = whole.things[TREE]!;
    const shows = (a: Scene, i: number): boolean =>
      [0, 1, 2].every((c) => a.colors[i * 3 + c] === fading.colors[i * 3 + c]) && a.owners[i] === fading.owners[i];
    const ranks = { whole: new Set<number>(), bare: new Set<number>() };
    whole.owners.forEach((_, i) => {
      const x = (i % whole.view.width) + whole.view.cornerX - tree.screenX;
      const y = Math.floor(i / whole.view.width) + whole.view.cornerY - tree.screenY;
      const rank = BAYER[(y & 3) * 4 + (x & 3)]!;
      const [isWhole, isBare] = [shows(whole, i), shows(bare, i)];
      if (!isWhole && !isBare) expect.fail(`texel ${x},${y} is neither of the tree nor of its twin`);
      if (isWhole && !isBare) ranks.whole.add(rank);
      if (isBare && !isWhole) ranks.bare.add(rank);
    });
    // The first ranks are bare, the others whole.
    expect([...ranks.bare].sort((a, b) => a - b)).toEqual(Array.from({ length: ranks.bare.size }, (_, i) => i));
    expect([...ranks.whole].sort((a, b) => a - b)).toEqual(
      Array.from({ length: ranks.whole.size }, (_, i) => 16 - ranks.whole.size + i),
    );
    expect(ranks.bare.size + ranks.whole.size).toBe(16);
    return ranks.bare.size;
  }

  it('fade in steps of a dither, turn round midway, and come to rest', async () => {
    const page = await open();
    const game = await gameOn(page);
    await placePlayer(page, FAR);
    await settle(page);
    const whole = await readScene(page);
    await game.evaluate((inspection) => inspection.setCrowns('always'));
    await settle(page);
    const bare = await readScene(page);
    await game.evaluate((inspection) => inspection.setCrowns('auto'));
    await settle(page);
    const crown = whole.owners.filter((owner, i) => owner === TREE && bare.owners[i] !== TREE).length;
    expect(crown).toBeGreaterThan(2000);
    expect(bare.owners.filter((owner) => owner === TREE).length).toBeGreaterThan(200);

    await holdTime(page);
    // The player stands in the picture from here on, as in the two scenes that it is compared with.
    await placePlayer(page, NEAR);
    await passTime(page, 0);
    const nearWhole = await readScene(page);
    await passTime(page, FADE_MS * 0.4);
    const early = await readScene(page);
    await passTime(page, FADE_MS);
    const nearBare = await readScene(page);
    expect(nearWhole.owners.filter((owner) => owner === TREE).length).toBeGreaterThan(2000);
    const step = stepOf(early, nearWhole, nearBare);
    // 0.4 of 16 steps, and two frames on either side.
    expect(step).toBeGreaterThanOrEqual(5);
    expect(step).toBeLessThanOrEqual(8);

    const drawn = await game.evaluate((inspection) => inspection.framesDrawn);
    await passTime(page, FADE_MS);
    expect(await game.evaluate((inspection) => inspection.framesDrawn)).toBe(drawn);

    // Away, and back before it has come whole.
    await placePlayer(page, FAR);
    await passTime(page, FADE_MS * 0.3);
    const back = await readScene(page);
    expect(stepOf(back, whole, bare)).toBeGreaterThan(8);
    await passTime(page, FADE_MS * 0.3);
    const later = stepOf(await readScene(page), whole, bare);
    await placePlayer(page, NEAR);
    await passTime(page, FADE_MS * 0.1);
    const turned = stepOf(await readScene(page), nearWhole, nearBare);
    expect(turned).toBeGreaterThanOrEqual(later);
    expect(turned).toBeLessThan(16);
  });

  it('have no outline in the holes of a fade', async () => {
    const page = await open();
    await placePlayer(page, FAR);
    await settle(page);
    await holdTime(page);
    await placePlayer(page, NEAR);
    await passTime(page, FADE_MS * 0.5);
    const { owners, positions } = await readScene(page);
    const tags = new Set(owners.flatMap((owner, i) => (owner === TREE ? [positions[i * 4 + 3]] : [])));
    expect([...tags]).toEqual([4]);
  });

  it('switch at once where nothing moves by itself, and shadows stay', async () => {
    const page = await open({ freeze: '1' });
    const readSun = (): Promise<number[]> =>
      page.evaluate(async () => {
        window.tallow!.setSwitch('toon', false);
        await window.tallow!.settled();
        return Array.from(await window.tallow!.readLight());
      });
    await placePlayer(page, FAR);
    await settle(page);
    const whole = await readScene(page);
    const before = await readSun();
    const drawn = await page.evaluate(() => window.tallow!.framesDrawn);
    await page.evaluate(() => window.tallow!.setCrowns('always'));
    await settle(page);
    expect(await page.evaluate(() => window.tallow!.framesDrawn)).toBe(drawn + 1);
    const bare = await readScene(page);
    const after = await readSun();
    let ground = 0;
    whole.owners.forEach((owner, i) => {
      if (owner !== bare.owners[i] || owner === TREE) return;
      ground++;
      expect(after.slice(i * 4, i * 4 + 3)).toEqual(before.slice(i * 4, i * 4 + 3));
    });
    expect(ground).toBeGreaterThan(1000);
    await placePlayer(page, NEAR);
    await page.evaluate(() => window.tallow!.setCrowns('never'));
    await settle(page);
    const kept = await readScene(page);
    expect(kept.owners.filter((owner) => owner === TREE).length).toBeGreaterThan(2000);
  });
});
