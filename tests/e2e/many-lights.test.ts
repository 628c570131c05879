// Many lights at once, and lights that move (B8): all in one draw, each of them there.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLights } from '../../baker/light/find-lights.ts';
import { LIGHT_KINDS } from '../../game/frame/lamps/light-kinds.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn, settle, waitForState } from '../../scripts/page/open-game.ts';
import { LOOK_DEFAULTS } from '../../shared/look/look.ts';
import { snapHeight } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { createLampSheet } from '../support/glowing-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const LAMP = createLampSheet('proof_lamp');
const LIGHTS = 250;
const COLUMNS = 25;

// The view's diamond of ground: rows across the screen, half a unit apart, lamps at two heights.
const LAMPS = Array.from({ length: LIGHTS }, (_, i): Vec3 => {
  const [across, along] = [(i % COLUMNS) - (COLUMNS - 1) / 2, Math.floor(i / COLUMNS) - 4.5];
  return [10 + (along + across) / 4, 10 + (along - across) / 4, i % 2 === 0 ? 0.5 : 1.5];
});

const GROUND = { legend: { '.': 'ground_plain' }, terrain: Array.from({ length: 20 }, () => '.'.repeat(20)) };
const MAP = {
  ...GROUND,
  version: 1,
  name: 'manylights',
  statics: LAMPS.map(([x, y, z]) => ['proof_lamp', x, y, z]),
  start: [10.5, 10.5],
};

declare global {
  interface Window {
    /** Instances of each instanced draw since it was last emptied. */
    instancedDraws?: number[];
  }
}

async function countDraws(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.instancedDraws = [];
    const gl = WebGL2RenderingContext.prototype;
    const original = gl.drawElementsInstanced;
    gl.drawElementsInstanced = function (...words) {
      window.instancedDraws!.push(words[4]);
      return original.apply(this, words);
    };
  });
}

interface Source {
  readonly place: Vec3;
  readonly color: Vec3;
  readonly strength: number;
  readonly range: number;
}

/** What sources without walls give a texel. */
function lightAt(sources: readonly Source[], position: Vec3, normal: Vec3): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { place, color, strength, range } of sources) {
    const to = place.map((value, axis) => value - position[axis]!);
    const distance = Math.hypot(...to);
    if (distance >= range) continue;
    const cosine = to.reduce((total, value, axis) => total + value * normal[axis]!, 0) / distance;
    const light = (Math.max(0, 0.8 * cosine + 0.2) * (1 - (distance / range) ** 4) ** 2) / (distance ** 2 + 0.35);
    for (let c = 0; c < 3; c++) sum[c]! += color[c]! * strength * light;
  }
  return sum;
}

const { lampUnit, lampReach, lampPaleness } = LOOK_DEFAULTS;
const pale = (color: readonly number[]): Vec3 => color.map((c) => c + (1 - c) * lampPaleness) as unknown as Vec3;

function sourcesOfLamps(): Source[] {
  const [light] = findLights(LAMP.frames[0]!, LAMP.info);
  return LAMPS.map(([x, y, z]) => ({
    // What is drawn stands on whole texels of the screen.
    place: [x + 0.5 + light!.place[0], y + 0.5 + light!.place[1], snapHeight(z) + light!.place[2]],
    color: pale(light!.color),
    strength: light!.strength / lampUnit,
    range: light!.range * lampReach,
  }));
}

interface Images {
  readonly gathered: readonly number[];
  readonly positions: readonly number[];
  readonly normal: readonly number[];
}

async function readImages(page: Page): Promise<Images> {
  return page.evaluate(async () => {
    const game = window.tallow!;
    await game.settled();
    return {
      gathered: Array.from(await game.readGathered()),
      positions: Array.from(await game.readPositions()),
      normal: Array.from(await game.readSurface('normal')),
    };
  });
}

/** Largest error of a texel's red light, relative to what it ought to be; every `stride`th texel. */
function worstError({ gathered, positions, normal }: Images, sources: readonly Source[], stride = 1): number {
  let worst = 0;
  for (let i = 0; i < positions.length / 4; i += stride) {
    if (positions[i * 4 + 3] !== SURFACE_TAGS.terrain) continue;
    const position = positions.slice(i * 4, i * 4 + 3) as unknown as Vec3;
    const bytes = [0, 1, 2].map((axis) => (normal[i * 4 + axis]! / 255) * 2 - 1);
    const unit = bytes.map((value) => value / Math.hypot(...bytes)) as unknown as Vec3;
    const [wanted] = lightAt(sources, position, unit);
    worst = Math.max(worst, Math.abs(gathered[i * 4]! - wanted) / (wanted + 0.02));
  }
  return worst;
}

const scene = { map: 'manylights', zoom: '2', time: '23', freeze: '1', look: 'night.lampFlicker=0' };

describe('many lights', () => {
  let world: ProofWorld;
  let page: Page;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [LAMP]);
    ({ page } = await world.stage.visit(scene, countDraws));
    expect(await waitForState(page)).toBe('ready');
    await settle(page);
  });
  afterAll(() => world?.close());

  it('are one draw, and every one of 250 is there', async () => {
    const draws = await page.evaluate(async () => {
      window.instancedDraws = [];
      window.tallow!.setHour(23);
      await window.tallow!.settled();
      return { instances: window.instancedDraws, drawn: window.tallow!.lampsDrawn };
    });
    expect(draws.drawn).toBe(LIGHTS);
    // Sprites are the other instanced draw: as many as lamps. Nothing is drawn one by one.
    expect(draws.instances.filter((count) => count === LIGHTS).length).toBeGreaterThan(0);
    expect(draws.instances.length).toBeLessThanOrEqual(2);
    const images = await readImages(page);
    const sources = sourcesOfLamps();
    // 250 sums of half floats, and places that are rounded to texels.
    const tolerance = 0.05;
    expect(worstError(images, sources, 3)).toBeLessThan(tolerance);
    // A missing one shows: at the corners, where the others leave it most, the difference is seen best.
    for (const missing of [0, 24, 225, 249]) {
      const without = sources.filter((_, i) => i !== missing);
      expect(worstError(images, without, 3), `without ${missing}`).toBeGreaterThan(tolerance);
    }
  });

  it('may move: a torch gives what the law says where it is, a flash stays while time does, both go', async () => {
    const game = await gameOn(page);
    await game.evaluate((inspection) => inspection.setSwitch('lamps', false));
    const dark = await readImages(page);
    expect(dark.gathered.every((value, i) => i % 4 === 3 || value === 0)).toBe(true);
    await game.evaluate((inspection) => inspection.setSwitch('lamps', true));
    const lamps = await readImages(page);

    const torchAt = (place: Vec3): Source => ({
      place,
      color: pale(LIGHT_KINDS.torch.color),
      strength: LIGHT_KINDS.torch.lumens / lampUnit,
      range: LIGHT_KINDS.torch.range * lampReach,
    });
    const places: readonly Vec3[] = [
      [9, 11, 1.5],
      [12, 9.5, 0.8],
    ];
    const id = await game.evaluate((inspection, place) => inspection.lights.add('torch', place), places[0]!);
    for (const place of places) {
      await game.evaluate((inspection, torch, to) => inspection.lights.move(torch, to), id, place);
      const images = await readImages(page);
      // What came to the lamps' light, which is rounded where it is large.
      const added = images.gathered.map((value, i) => value - lamps.gathered[i]!);
      let checked = 0;
      let worst = 0;
      for (let i = 0; i < added.length / 4; i += 5) {
        if (images.positions[i * 4 + 3] !== SURFACE_TAGS.terrain) continue;
        const position = images.positions.slice(i * 4, i * 4 + 3) as unknown as Vec3;
        const bytes = [0, 1, 2].map((axis) => (images.normal[i * 4 + axis]! / 255) * 2 - 1);
        const unit = bytes.map((value) => value / Math.hypot(...bytes)) as unknown as Vec3;
        const [wanted] = lightAt([torchAt(place)], position, unit);
        worst = Math.max(worst, Math.abs(added[i * 4]! - wanted) / (0.01 + images.gathered[i * 4]! / 256));
        if (wanted > 0.3) checked++;
      }
      expect(worst).toBeLessThan(1);
      expect(checked).toBeGreaterThan(200);
    }
    await game.evaluate((inspection, torch) => inspection.lights.remove(torch), id);
    expect((await readImages(page)).gathered).toEqual(lamps.gathered);

    await game.evaluate((inspection) => inspection.lights.add('flash', [10, 10, 1]));
    const flash = await readImages(page);
    expect(flash.gathered).not.toEqual(lamps.gathered);
    expect((await readImages(page)).gathered).toEqual(flash.gathered);
  });

  it('follow the pointer when they are asked to', async () => {
    const game = await gameOn(page);
    const count = (): Promise<number> =>
      game.evaluate(async (inspection) => {
        await inspection.settled();
        return inspection.lampsDrawn;
      });
    const before = await count();
    await page.mouse.move(320, 200);
    expect(await count()).toBe(before);
    await page.keyboard.press('KeyL');
    expect(await count()).toBe(before + 1);
    await page.keyboard.press('KeyL');
    expect(await count()).toBe(before);
  });
});
