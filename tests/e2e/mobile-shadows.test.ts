// Shadows of mobiles that the game hands in (B5): they come and go with them, and no shader is compiled for it.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mobile } from '../../game/world/mobiles.ts';
import { settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { compiledShaders, watchShaders } from '../support/watch-shaders.ts';

const EDGE_TILES = 64;
const MAP = {
  version: 1,
  name: 'plain',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: EDGE_TILES }, () => '.'.repeat(EDGE_TILES)),
  // Far out of view, so that nothing else casts: its sprite is loaded.
  statics: [['mobile_box', 1, 1]],
  buildings: [],
  start: [47.5, 47.5],
};

/** On both sides of a border between cells, which lie 16 tiles apart. */
const PLACES: readonly Vec3[] = [
  [47, 47.5, 0],
  [48.5, 47.5, 0],
];

describe('shadows of mobiles', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [createBoxSheet('mobile_box', { min: [-0.2, -0.2, 0], max: [0.2, 0.2, 1.8] })]);
  });
  afterAll(() => world?.close());

  async function open(): Promise<Page> {
    const { page } = await world.stage.visit({ map: 'plain', freeze: '1', time: '10' }, watchShaders);
    expect(await waitForState(page)).toBe('ready');
    await settle(page);
    return page;
  }

  async function place(page: Page, feet: readonly Vec3[]): Promise<void> {
    const mobiles = feet.map((at): Mobile => ({ sprite: 'mobile_box', feet: at, facing: 's', isPlayer: false }));
    await page.evaluate((placed) => window.tallow!.setMobiles(placed), mobiles);
    await settle(page);
  }

  it('go with those who cast them', async () => {
    const page = await open();
    const empty = await takePicture(page);
    for (const feet of PLACES) {
      await place(page, [feet]);
      const there = await takePicture(page);
      expect(comparePictures(there, empty).pixels).toBeGreaterThan(0);
      // By way of the other place: the picture is that of who stands there now.
      await place(page, [PLACES.find((other) => other !== feet)!]);
      await place(page, [feet]);
      expect(comparePictures(await takePicture(page), there).pixels).toBe(0);
    }
    await place(page, []);
    expect(comparePictures(await takePicture(page), empty).pixels).toBe(0);
    await page.close();
  });

  it('come and go without a shader being compiled', async () => {
    const page = await open();
    expect(await compiledShaders(page)).toContain('vertex:sunShadowCaster');
    // Until now the view has been empty: the sprites' own shader is compiled for the first of them.
    await place(page, [PLACES[0]!]);
    const before = await compiledShaders(page);
    for (let turn = 0; turn < 3; turn++) {
      await place(page, [PLACES[0]!]);
      await place(page, []);
      // What nobody holds is given back with the frames that follow, drawn or not.
      await page.evaluate(async () => {
        for (let i = 0; i < 10; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    }
    expect((await compiledShaders(page)).slice(before.length)).toEqual([]);
    await page.close();
  });
});
