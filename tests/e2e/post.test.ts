// What is off by default (B11, B13), switched on and off on the running page: each does what it is for, and nothing elsewhere.

import type { JSHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inspection } from '../../game/core/inspection.ts';
import type { Switch } from '../../game/core/url-options.ts';
import type { FrameView } from '../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import type { Picture } from '../../scripts/page/picture.ts';
import { gradeColor } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS, type Phase, type Rgb } from '../../shared/look/look.ts';
import type { Radiance } from '../../shared/look/radiometry.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type Box, boxSpan, createBoxSheet } from '../support/box-sheet.ts';
import { createLampSheet } from '../support/glowing-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { listShownTexels } from '../support/shown-texels.ts';

const BOX: Box = { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 1] };
/** Well within its sides, and down into the ground. */
const CORE: Box = { min: [-0.42, -0.42, -1], max: [0.42, 0.42, 0.9] };
/** The middle of the box's tile. */
const BOX_PLACE: Vec3 = [7.5, 7.5, 0];

const MAP = {
  version: 1,
  name: 'postproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 16 }, () => '.'.repeat(16)),
  statics: [
    ['proof_box', 7, 7],
    ['proof_lamp', 9, 8],
  ],
  start: [8.5, 8],
};

interface Shown {
  readonly picture: Picture;
  readonly light: readonly number[];
}

let world: ProofWorld;
let page: Page;
let game: JSHandle<Inspection>;
let view: FrameView;

beforeAll(async () => {
  world = await openProofWorld(MAP, [createBoxSheet('proof_box', BOX), createLampSheet('proof_lamp')]);
  ({ page } = await world.stage.open({
    map: 'postproof',
    zoom: '2',
    freeze: '1',
    disable: 'shadows,outline,specular',
    look: 'day.emissiveStrength=0',
  }));
  game = await gameOn(page);
  view = await game.evaluate((inspection) => inspection.view);
});
afterAll(() => world?.close());

/** The picture and its radiance without and with an effect. */
async function compare(name: Switch, hour: number): Promise<{ readonly off: Shown; readonly on: Shown }> {
  await game.evaluate((inspection, time) => inspection.setHour(time), hour);
  const shown: Shown[] = [];
  for (const on of [false, true]) {
    await game.evaluate((inspection, effect, state) => inspection.setSwitch(effect, state), name, on);
    await settle(page);
    const light = await game.evaluate(async (inspection) => Array.from(await inspection.readLight()));
    shown.push({ picture: await takePicture(page), light });
  }
  await game.evaluate((inspection, effect) => inspection.setSwitch(effect, false), name);
  return { off: shown[0]!, on: shown[1]! };
}

interface Texel {
  /** From the middle of the box's tile, units. */
  readonly place: Vec3;
  readonly tag: number;
  /** What the effect leaves of its green light, 0..1. */
  readonly left: number;
}

async function listTexels({ off, on }: { readonly off: Shown; readonly on: Shown }): Promise<Texel[]> {
  const positions = await game.evaluate(async (inspection) => Array.from(await inspection.readPositions()));
  return Array.from({ length: positions.length / 4 }, (_, i) => ({
    place: [0, 1, 2].map((axis) => positions[i * 4 + axis]! - BOX_PLACE[axis]!) as unknown as Vec3,
    tag: Math.round(positions[i * 4 + 3]!),
    left: on.light[i * 4 + 1]! / off.light[i * 4 + 1]!,
  }));
}

function grow({ min, max }: Box, by: number): Box {
  return { min: [min[0] - by, min[1] - by, min[2] - by], max: [max[0] + by, max[1] + by, max[2] + by] };
}

describe('contact shadows', () => {
  it('darken the ground at the foot of a box, where a short way towards the sun meets it, and nothing else', async () => {
    const texels = await listTexels(await compare('contact', 17.5));
    const toSun = await game.evaluate((inspection) => inspection.toSun);
    const way = (box: Box, place: Vec3): number => {
      const [t0, t1] = boxSpan(box, place, toSun);
      return t1 > Math.max(t0, 0) ? Math.max(t0, 0) : Number.POSITIVE_INFINITY;
    };
    const darkened = texels.filter(({ left }) => left < 0.9);
    expect(darkened.length).toBeGreaterThan(50);
    // The lamp casts one too; it stands a tile and a half from the box.
    const beside = darkened.filter(({ place }) => Math.hypot(place[0], place[1]) < 1.4);
    for (const { place, tag } of beside) {
      expect(tag).toBe(SURFACE_TAGS.terrain);
      // The depth image does not tell how thick the box is: a ray may be taken to meet it a little early.
      expect(way(grow(BOX, 0.12), place)).toBeLessThan(0.75);
    }
    const must = texels.filter(({ place, tag }) => tag === SURFACE_TAGS.terrain && way(CORE, place) < 0.35);
    expect(must.length).toBeGreaterThan(30);
    expect(must.filter(({ left }) => left < 0.9).length / must.length).toBeGreaterThan(0.95);
  });
});

describe('occlusion', () => {
  it('is one hard step where ground and wall meet, and leaves what is open alone', async () => {
    const texels = await listTexels(await compare('occlusion', 12));
    const changed = texels.filter(({ left }) => left < 0.99);
    for (const { left } of changed) expect(left).toBeCloseTo(LOOK_DEFAULTS.occlusionShade, 2);
    const outside = ([x, y]: Vec3): number => Math.max(Math.abs(x), Math.abs(y)) - 0.5;
    const foot = texels.filter(({ place, tag }) => {
      const [x, y] = place;
      const isBeforeFace = (x > 0.5 && Math.abs(y) < 0.4) || (y > 0.5 && Math.abs(x) < 0.4);
      return tag === SURFACE_TAGS.terrain && isBeforeFace && outside(place) < 0.1;
    });
    expect(foot.length).toBeGreaterThan(30);
    expect(foot.filter(({ left }) => left < 0.99).length / foot.length).toBeGreaterThan(0.9);
    // The lamp is 0.2 units high and stands at 2, 1.
    const open = texels.filter(({ place: [x, y, z] }) => {
      const isRoof = z > 0.99 && Math.max(Math.abs(x), Math.abs(y)) < 0.45;
      return isRoof || (z < 0.01 && outside([x, y, z]) > 0.6 && Math.hypot(x - 2, y - 1) > 0.9);
    });
    expect(open.length).toBeGreaterThan(1000);
    expect(open.filter(({ left }) => left < 0.99)).toEqual([]);
  });
});

/** Radiance of a texel; 0 outside. */
function radianceAt(light: readonly number[], x: number, y: number): Rgb {
  const i = (Math.max(0, Math.min(view.height - 1, y)) * view.width + Math.max(0, Math.min(view.width - 1, x))) * 4;
  return [light[i]!, light[i + 1]!, light[i + 2]!];
}

/** The largest difference of the picture from the grading of a radiance, bytes. */
function worstError({ picture }: Shown, phase: Phase, radianceOf: (x: number, y: number) => Rgb): number {
  let worst = 0;
  for (const { x, y, at } of listShownTexels(picture, view)) {
    const expected = gradeColor(radianceOf(x, y), phase);
    for (let c = 0; c < 3; c++) worst = Math.max(worst, Math.abs(picture.data[at + c]! - expected[c]! * 255));
  }
  return worst;
}

const { day, night } = LOOK_DEFAULTS.phases;

describe('bloom', () => {
  it('leaves a picture without bright texels as it is, byte for byte', async () => {
    const { off, on } = await compare('bloom', 12);
    const brightest = off.light.reduce((most, value, i) => (i % 4 < 3 ? Math.max(most, value) : most), 0);
    expect(brightest).toBeLessThan(LOOK_DEFAULTS.bloomThreshold);
    expect(Buffer.compare(on.picture.data, off.picture.data)).toBe(0);
  });

  it('spreads what a lamp has above the threshold by a bell of three texels', async () => {
    const { off, on } = await compare('bloom', 22);
    expect(Buffer.compare(on.picture.data, off.picture.data)).not.toBe(0);
    const bright = new Map<number, Rgb>();
    for (let i = 0; i < off.light.length / 4; i++) {
      const color = radianceAt(off.light, i % view.width, Math.floor(i / view.width));
      const most = Math.max(...color);
      const share = most > LOOK_DEFAULTS.bloomThreshold ? 1 - LOOK_DEFAULTS.bloomThreshold / most : 0;
      if (share > 0) bright.set(i, [color[0] * share, color[1] * share, color[2] * share]);
    }
    expect(bright.size).toBeGreaterThan(5);
    const bell = (d: number): number => (Math.abs(d) <= 8 ? Math.exp((-d * d) / 18) : 0);
    const sum = Array.from({ length: 17 }, (_, i) => bell(i - 8)).reduce((a, b) => a + b);
    const worst = worstError(on, night, (x, y) => {
      const color = [...radianceAt(off.light, x, y)] as [number, number, number];
      for (const [i, shine] of bright) {
        const weight = (bell(x - (i % view.width)) * bell(y - Math.floor(i / view.width))) / (sum * sum);
        for (const c of [0, 1, 2] as const) color[c] += shine[c] * weight * LOOK_DEFAULTS.bloomStrength;
      }
      return color;
    });
    expect(worst).toBeLessThan(2);
  });
});

describe('vignette', () => {
  it('darkens towards the corners and leaves the middle', async () => {
    const { off, on } = await compare('vignette', 12);
    const phase = { ...day, emissiveStrength: 0 as Radiance };
    const worst = worstError(on, phase, (x, y) => {
      const corner = 0.5 * ((((x + 0.5) * 2) / view.width - 1) ** 2 + (((y + 0.5) * 2) / view.height - 1) ** 2);
      const kept = 1 - LOOK_DEFAULTS.vignetteStrength * corner ** 2;
      return radianceAt(off.light, x, y).map((value) => value * kept) as unknown as Rgb;
    });
    expect(worst).toBeLessThan(2);
    const middle = ((on.picture.height / 2) * on.picture.width + on.picture.width / 2) * 4;
    expect(on.picture.data[0]).toBeLessThan(off.picture.data[0]! * 0.95);
    expect(on.picture.data[middle]).toBe(off.picture.data[middle]);
  });
});
