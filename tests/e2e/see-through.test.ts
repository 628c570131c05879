// See-through circles (B16): every texel of a scene with circles against the same scene without, by the rule in numbers.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameView } from '../../game/frame/frame-view.ts';
import type { Mobile } from '../../game/world/mobiles.ts';
import { settle, takePicture } from '../../scripts/page/open-game.ts';
import { nearnessOf, PX_PER_UNIT, worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { readScene, type Scene } from '../support/read-scene.ts';
import { listShownTexels } from '../support/shown-texels.ts';

// Seen from above; the camera looks from the lower right. Walls run east, k is a low kerb, b a beam over the heads, m the mobiles.
//
//   ===== behind
//      m
//   k ===== in front      m
const MAP = {
  version: 1,
  name: 'seethrough',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 24 }, () => '.'.repeat(24)),
  // An object's tile and half a tile more are its place.
  statics: [
    ['proof_wall', 9.9, 10.4],
    ['proof_wall', 9, 8.9],
    ['proof_kerb', 10.3, 9.7],
    ['proof_beam', 11.5, 11.6],
    // Out of view: their sprites are loaded.
    ['mobile_box', 1, 1],
    ['mobile_ox', 3, 1],
  ],
  buildings: [],
  start: [10.5, 10.5],
};
const WALL = 0;
const KERB = 2;

const FEET: Vec3 = [10, 10, 0];
const mobileAt = (feet: Vec3, sprite = 'mobile_box'): Mobile => ({ sprite, feet, facing: 's', isPlayer: false });

// The rule, in numbers of its own.
const RADIUS = 28;
const CHEST = 0.95;
const FRONT = 0.5;
const LOW = 0.3;
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** How far a thing stands proud where it gets an outline, units. */
const STEP = 0.25;
/** Where a limit runs through a texel the last bit of a float decides, units. */
const UNSURE = 1e-4;

/** Whole texels from the corner between texels on which the circle around the feet lies. */
function fromCircle(
  { width, cornerX, cornerY }: FrameView,
  i: number,
  feet: Vec3,
): readonly [right: number, down: number] {
  const [screenX, screenY] = worldToScreen(...feet);
  return [
    (i % width) + cornerX - screenX,
    Math.floor(i / width) + cornerY - (Math.round(screenY) - Math.round(CHEST * PX_PER_UNIT)),
  ];
}

/** Whether circles around the feet take the texel away; undefined where it is not sure. */
function isCut(scene: Scene, i: number, feet: readonly Vec3[]): boolean | undefined {
  const [x, y, z] = placeAt(scene, i);
  let isSure = true;
  for (const foot of feet) {
    const [footX, footY, footZ] = foot;
    const [right, down] = fromCircle(scene.view, i, foot);
    const away = Math.hypot(right + 0.5, down + 0.5);
    const threshold = (BAYER[(down & 3) * 4 + (right & 3)]! + 0.5) / 16;
    if (away >= RADIUS || threshold >= 2 - (2 * away) / RADIUS) continue;
    const lead = x + y - footX - footY - FRONT;
    const height = z - footZ - LOW;
    if (lead > UNSURE && height > UNSURE) return true;
    if (lead > -UNSURE && height > -UNSURE) isSure = false;
  }
  return isSure ? false : undefined;
}

function placeAt(scene: Scene, i: number): Vec3 {
  return [scene.positions[i * 4]!, scene.positions[i * 4 + 1]!, scene.positions[i * 4 + 2]!];
}

/** Texels from the middle of the circle around the feet. */
function awayFrom({ view }: Scene, i: number, feet: Vec3): number {
  const [right, down] = fromCircle(view, i, feet);
  return Math.hypot(right + 0.5, down + 0.5);
}

describe('see-through circles', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [
      createBoxSheet('proof_wall', { min: [-1.4, -0.05, 0], max: [1.4, 0.05, 2.2] }),
      createBoxSheet('proof_kerb', { min: [-0.3, -0.3, 0], max: [0.3, 0.3, 0.25] }),
      createBoxSheet('proof_beam', { min: [-1.5, -0.1, 2], max: [1.5, 0.1, 2.3] }),
      createBoxSheet('mobile_box', { min: [-0.2, -0.2, 0], max: [0.2, 0.2, 1.8] }),
      // Reaches farther towards the camera than what is in front of a mobile.
      createBoxSheet('mobile_ox', { min: [-0.9, -0.9, 0], max: [0.9, 0.9, 1.2] }),
    ]);
  });
  afterAll(() => world?.close());

  async function open(mobiles: readonly Mobile[], view?: 'shadows' | 'outline'): Promise<Page> {
    const options = { map: 'seethrough', freeze: '1', ...(view === undefined ? {} : { view }) };
    const { page } = await world.stage.open(options);
    await place(page, mobiles);
    return page;
  }

  async function place(page: Page, mobiles: readonly Mobile[]): Promise<void> {
    await page.evaluate((placed) => window.tallow!.setMobiles(placed), mobiles);
    await settle(page);
  }

  async function seeThrough(page: Page, on: boolean): Promise<Scene> {
    await page.evaluate((isOn) => window.tallow!.setSwitch('see_through', isOn), on);
    await settle(page);
    return readScene(page);
  }

  it('cut what stands in front of a mobile, and nothing else, texel by texel', async () => {
    const page = await open([mobileAt(FEET)]);
    const whole = await seeThrough(page, false);
    const cut = await seeThrough(page, true);
    const wrong: string[] = [];
    const counts = { cut: 0, kept: 0, low: 0 };
    whole.owners.forEach((owner, i) => {
      const expected = isCut(whole, i, [FEET]);
      if (expected === undefined) return;
      // What stood there is gone, and something farther away is seen.
      const nearness = (scene: Scene): number => nearnessOf(...placeAt(scene, i));
      const isGone = cut.owners[i] !== owner || nearness(cut) < nearness(whole) - 0.01;
      if (isGone !== expected)
        wrong.push(`${i % whole.view.width},${Math.floor(i / whole.view.width)}: thing ${owner}`);
      if (expected) counts.cut++;
      else if (owner === KERB) counts.low++;
      else if (owner === WALL) counts.kept++;
    });
    expect(wrong).toEqual([]);
    expect(counts.cut).toBeGreaterThan(500);
    expect(counts.kept).toBeGreaterThan(200);
    expect(counts.low).toBeGreaterThan(30);
  });

  it('are there for each mobile, on its own height, and spare mobiles', async () => {
    const feet: readonly Vec3[] = [FEET, [11, 11, 0], [8.5, 9.5, 1.0165]];
    const mobiles = feet.map((place, i) => mobileAt(place, i === 1 ? 'mobile_ox' : 'mobile_box'));
    const page = await open(mobiles);
    const whole = await seeThrough(page, false);
    const cut = await seeThrough(page, true);
    const ox = whole.things.length - 2;
    const wrong: string[] = [];
    let spared = 0;
    whole.owners.forEach((owner, i) => {
      const isMobile = owner >= whole.things.length - feet.length;
      const isOpen = isCut(whole, i, feet);
      if (isOpen === undefined) return;
      const expected = isOpen && !isMobile;
      if ((cut.owners[i] !== owner) !== expected && !(expected && owner === WALL)) wrong.push(`${i}: thing ${owner}`);
      if (owner === ox && isOpen) spared++;
    });
    expect(wrong).toEqual([]);
    expect(spared).toBeGreaterThan(50);
  });

  it('leave shadows whole', async () => {
    const page = await open([mobileAt(FEET)], 'shadows');
    const readSun = (): Promise<number[]> =>
      page.evaluate(async () => Array.from(await window.tallow!.readLight()).filter((_, i) => i % 4 === 0));
    const whole = await seeThrough(page, false);
    const sunOfWhole = await readSun();
    const cut = await seeThrough(page, true);
    const sunOfCut = await readSun();
    let shaded = 0;
    whole.owners.forEach((owner, i) => {
      if (owner !== cut.owners[i]) return;
      if (sunOfWhole[i]! < 0.5) shaded++;
      expect(sunOfCut[i]).toBe(sunOfWhole[i]);
    });
    expect(shaded).toBeGreaterThan(300);
  });

  it('have no outline in their holes, and mobiles keep theirs', async () => {
    const page = await open([mobileAt(FEET)], 'outline');
    const whole = await seeThrough(page, false);
    const cut = await seeThrough(page, true);
    const picture = await takePicture(page);
    const mobile = whole.things.length - 1;
    const { width } = whole.view;
    let holes = 0;
    let rims = 0;
    const wrong: string[] = [];
    for (const { x, y, at } of listShownTexels(picture, cut.view)) {
      const i = y * width + x;
      const isRim = picture.data[at] === 255;
      const around = [i - 1, i + 1, i - width, i + width].map((place) => cut.owners[place]);
      if (around.includes(mobile) && cut.owners[i] !== mobile && isRim) rims++;
      // A hole whose neighbours are of the wall that it is in, or farther away.
      if (whole.owners[i] !== WALL || cut.owners[i] === WALL || !around.includes(WALL)) continue;
      if (around.some((owner) => owner !== WALL && owner !== cut.owners[i])) continue;
      holes++;
      if (isRim) wrong.push(`${x},${y}`);
    }
    expect(wrong).toEqual([]);
    expect(holes).toBeGreaterThan(100);
    expect(rims).toBeGreaterThan(40);
  });

  it('keep the outline of what is cut where it stood proud, if asked to, and not over mobiles', async () => {
    const page = await open([mobileAt(FEET)]);
    const whole = await seeThrough(page, false);
    const cut = await seeThrough(page, true);
    const without = await takePicture(page);
    await page.evaluate(() => window.tallow!.setSwitch('cut_outline', true));
    await settle(page);
    const picture = await takePicture(page);
    const { width } = cut.view;
    const mobile = whole.things.length - 1;
    const nearnessAt = (scene: Scene, i: number): number => nearnessOf(...placeAt(scene, i));
    const isInFront = (i: number): boolean => {
      const [x, y, z] = placeAt(whole, i);
      return x + y - FEET[0] - FEET[1] > FRONT && z > LOW && awayFrom(whole, i, FEET) < RADIUS + 1;
    };
    const wrong: string[] = [];
    const counts = { lines: 0, expected: 0 };
    for (const { x, y, at } of listShownTexels(picture, cut.view)) {
      const i = y * width + x;
      const isLine = [0, 1, 2].some((c) => picture.data[at + c] !== without.data[at + c]);
      const here = Math.max(nearnessAt(cut, i), isInFront(i) ? nearnessAt(whole, i) : Number.NEGATIVE_INFINITY);
      const around = [i - 1, i + 1, i - width, i + width];
      const step = Math.max(...around.filter(isInFront).map((place) => nearnessAt(whole, place))) - here;
      const mayBe = cut.owners[i] !== mobile && awayFrom(whole, i, FEET) < RADIUS;
      if (isLine) counts.lines++;
      if (isLine && !(mayBe && step > STEP - 0.1)) wrong.push(`${x},${y}: a line`);
      if (mayBe && step > STEP + 0.1) counts.expected++;
    }
    expect(wrong).toEqual([]);
    expect(counts.expected).toBeGreaterThan(40);
    // A line over what is as dark already changes nothing.
    expect(counts.lines).toBeGreaterThan(0.8 * counts.expected);
  });

  it('leave a still scene still', async () => {
    const page = await open([mobileAt(FEET)]);
    const drawn = await page.evaluate(async () => {
      const first = window.tallow!.framesDrawn;
      for (let i = 0; i < 20; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.tallow!.framesDrawn - first;
    });
    expect(drawn).toBe(0);
  });
});
