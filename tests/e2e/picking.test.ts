// Picking: what is seen is what is hit. Every picked pixel has the colour of what was picked, and lies on its box.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mobile } from '../../game/world/mobiles.ts';
import { anchorOf } from '../../game/world/place-statics.ts';
import { gameOn, settle, takePicture, type WatchedPage } from '../../scripts/page/open-game.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { srgbToLinear } from '../../shared/srgb.ts';
import { type Box, createBoxSheet } from '../support/box-sheet.ts';
import { paintSheet } from '../support/paint-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

type Color = readonly [red: number, green: number, blue: number];

// Many posts, more than a byte counts, in four colours; a wall before the mobile; a house whose roof lifts off.
const BOXES: Readonly<Record<string, { readonly box: Box; readonly color: Color }>> = {
  proof_red: { box: { min: [-0.1, -0.1, 0], max: [0.1, 0.1, 0.6] }, color: [220, 60, 60] },
  proof_green: { box: { min: [-0.1, -0.1, 0], max: [0.1, 0.1, 0.9] }, color: [60, 220, 60] },
  proof_blue: { box: { min: [-0.15, -0.1, 0], max: [0.15, 0.1, 0.4] }, color: [60, 60, 220] },
  proof_grey: { box: { min: [-0.1, -0.15, 0], max: [0.1, 0.15, 0.7] }, color: [200, 200, 200] },
  proof_wall: { box: { min: [-1.5, -0.05, 0], max: [1.5, 0.05, 2.2] }, color: [220, 220, 60] },
  proof_roof: { box: { min: [-1, -1, 0], max: [1, 1, 0.2] }, color: [220, 60, 220] },
  mobile_box: { box: { min: [-0.2, -0.2, 0], max: [0.2, 0.2, 1.8] }, color: [60, 220, 220] },
};
const POSTS = ['proof_red', 'proof_green', 'proof_blue', 'proof_grey'];
const EDGE = 24;
/** Posts a row, and tiles between two. */
const ROW = 26;
const SPACING = 0.6;
const MAP = {
  version: 1,
  name: 'pickproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: EDGE }, () => '.'.repeat(EDGE)),
  statics: [
    ...Array.from({ length: ROW * ROW }, (_, i) => [
      POSTS[(i * 7 + (i >> 3)) % POSTS.length],
      4 + (i % ROW) * SPACING,
      4 + Math.floor(i / ROW) * SPACING,
    ]),
    ['proof_wall', 12.2, 12.3],
    ['mobile_box', 1, 1],
  ],
  buildings: [{ name: 'shed', storeys: [{ level: 1, roof: true, statics: [['proof_roof', 9, 9, 1]] }] }],
  start: [11.5, 11.5],
};
const PLAYER: Mobile = { sprite: 'mobile_box', feet: [11.7, 11.9, 0], facing: 's', isPlayer: true };

/** Prime, so that it meets no column or row again and again. */
const STRIDE_PX = 509;

describe('picking', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    const sheets: Sheet[] = Object.entries(BOXES).map(([name, { box, color }]) =>
      paintSheet(createBoxSheet(name, box), color),
    );
    world = await openProofWorld(MAP, sheets);
  });
  afterAll(() => world?.close());

  /** Picks over the whole canvas and holds each against the picture. @returns how often each sprite was hit; '' the ground */
  async function pickAll({ page }: WatchedPage): Promise<ReadonlyMap<string, number>> {
    await settle(page);
    const picture = await takePicture(page);
    const game = await gameOn(page);
    const things = await game.evaluate((inspection) => [
      ...inspection.statics,
      ...inspection.mobiles.map(({ placed }) => placed),
    ]);
    const picks = await game.evaluate(
      async (inspection, width, height, stride) => {
        const found = [];
        for (let i = 0; i < width * height; i += stride) {
          found.push({ i, ...(await inspection.pick(i % width, Math.floor(i / width))) });
        }
        return found;
      },
      picture.width,
      picture.height,
      STRIDE_PX,
    );
    const hits = new Map<string, number>();
    for (const { i, thing, place } of picks) {
      if (place === undefined) continue;
      const name = thing === undefined ? '' : things[thing]!.sprite;
      hits.set(name, (hits.get(name) ?? 0) + 1);
      const seen = [...picture.data.subarray(i * 4, i * 4 + 3)];
      const kinds = Object.keys(BOXES).filter((kind) => isColor(seen, BOXES[kind]!.color));
      expect([i, kinds]).toEqual([i, thing === undefined ? [] : [name]]);
      if (thing === undefined) {
        expect(Math.abs(place[2])).toBeLessThan(0.2);
        continue;
      }
      const anchor = anchorOf(things[thing]!);
      const { box } = BOXES[name]!;
      for (let axis = 0; axis < 3; axis++) {
        const local = place[axis]! - anchor[axis]!;
        expect(local).toBeGreaterThan(box.min[axis]! - 0.05);
        expect(local).toBeLessThan(box.max[axis]! + 0.05);
      }
    }
    return hits;
  }

  it('hits what the picture shows, with hundreds of things, through circles and under lifted roofs', async () => {
    // Linear albedo: each thing is flat in its own colour.
    const watched = await world.stage.open({ map: 'pickproof', zoom: '2', view: 'albedo', freeze: '1' });
    const { page } = watched;
    await page.evaluate((player) => window.tallow!.setMobiles([player]), PLAYER);
    const whole = await pickAll(watched);
    expect(await (await gameOn(page)).evaluate((game) => game.visible.length)).toBeGreaterThan(255);
    for (const name of [...POSTS, 'proof_wall', '']) expect([name, (whole.get(name) ?? 0) > 2]).toEqual([name, true]);
    expect(whole.get('proof_roof')).toBeGreaterThan(3);
    expect(whole.get('mobile_box')).toBeGreaterThan(2);

    await page.evaluate(() => window.tallow!.setSwitch('see_through', false));
    const uncut = await pickAll(watched);
    expect(uncut.get('proof_wall')).toBeGreaterThan(whole.get('proof_wall') ?? 0);
    expect(uncut.get('mobile_box') ?? 0).toBeLessThan(whole.get('mobile_box')!);

    await page.keyboard.press('h');
    expect((await pickAll(watched)).get('proof_roof')).toBeUndefined();
  });
});

/** Whether the albedo view shows a colour so. */
function isColor(seen: readonly number[], color: Color): boolean {
  return color.every((value, i) => Math.abs(seen[i]! - Math.round(srgbToLinear(value) * 255)) <= 1);
}
