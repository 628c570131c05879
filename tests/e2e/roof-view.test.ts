// Looking into a building (C3): the key lifts roofs and storeys off the picture, and they go on casting their shadows.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../scripts/page/open-game.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

// A post on the ground, a wall on its upper storey, and a slab of roof that covers both from the sun and from sight.
const MAP = {
  version: 1,
  name: 'roofproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 12 }, () => '.'.repeat(12)),
  statics: [],
  buildings: [
    {
      name: 'shed',
      storeys: [
        { level: 0, statics: [['proof_post', 6, 6]] },
        { level: 1, statics: [['proof_upper', 6, 6, 1]] },
        { level: 2, roof: true, statics: [['proof_roof', 6, 6, 2]] },
      ],
    },
  ],
  start: [6, 6],
};
const NAMES = ['proof_post', 'proof_upper', 'proof_roof'];
const GROUND_OWNER = 0;

interface Seen {
  readonly roofs: string;
  readonly drawn: readonly string[];
  /** How much sun arrives, by texel. */
  readonly sun: readonly number[];
  readonly owners: readonly number[];
}

describe('roof view', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [
      createBoxSheet('proof_post', { min: [-0.2, -0.2, 0], max: [0.2, 0.2, 1] }),
      createBoxSheet('proof_upper', { min: [-0.4, -0.1, 0], max: [0.4, 0.1, 1] }),
      createBoxSheet('proof_roof', { min: [-1, -1, 0], max: [1, 1, 0.2] }),
    ]);
  });
  afterAll(() => world?.close());

  async function see(page: Page): Promise<Seen> {
    await settle(page);
    return page.evaluate(async () => {
      const game = window.tallow!;
      const [light, material] = [await game.readLight(), await game.readSurface('material')];
      return {
        roofs: game.roofs,
        drawn: game.visible.map((index) => game.statics[index]!.sprite).sort(),
        sun: Array.from({ length: light.length / 4 }, (_, i) => light[i * 4]!),
        owners: Array.from({ length: material.length / 4 }, (_, i) => material[i * 4 + 3]!),
      };
    });
  }

  it('goes from everything to no roofs to the ground floor and back, and no shadow changes', async () => {
    const { page } = await world.stage.open({ map: 'roofproof', zoom: '2', view: 'shadows', freeze: '1' });
    const all = await see(page);
    expect([all.roofs, all.drawn]).toEqual(['auto', [...NAMES].sort()]);
    const shadedGround = all.sun.filter((sun, i) => all.owners[i] === GROUND_OWNER && sun < 0.5).length;
    expect(shadedGround).toBeGreaterThan(300);

    for (const [roofs, drawn] of [
      ['no-roofs', ['proof_post', 'proof_upper']],
      ['ground-floor', ['proof_post']],
    ] as const) {
      await page.keyboard.press('h');
      const lifted = await see(page);
      expect([lifted.roofs, lifted.drawn]).toEqual([roofs, drawn]);
      const isGround = (i: number): boolean => all.owners[i] === GROUND_OWNER && lifted.owners[i] === GROUND_OWNER;
      const changed = all.sun.filter((sun, i) => isGround(i) && sun !== lifted.sun[i]).length;
      expect(changed).toBe(0);
    }

    await page.keyboard.press('h');
    expect((await see(page)).drawn).toEqual([...NAMES].sort());
  });

  it('opens as the address tells', async () => {
    const { page } = await world.stage.open({ map: 'roofproof', roofs: 'ground-floor', view: 'shadows', freeze: '1' });
    expect((await see(page)).drawn).toEqual(['proof_post']);
  });
});
