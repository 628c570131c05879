// Sun shadows (B5) of baked shells against the analytic solids: a ray to the sun through the true shapes decides.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameView } from '../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type Box, boxSpan, createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

/** Two texels thick: the thinnest wall that must hold the sun off. */
const THIN_WALL: Box = { min: [-0.5, -0.045, 0], max: [0.5, 0.045, 2] };
const POST: Box = { min: [-0.09, -0.09, 0], max: [0.09, 0.09, 2.2] };
/** 0.3 units: seven texels up. */
const STEP: Box = { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 0.3] };

interface Thing {
  readonly sprite: string;
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

// A run of three thin walls, and a post whose shadow runs north-east over a step of 3 x 3 tiles.
const THINGS: readonly Thing[] = [
  ...[0, 1, 2].map((i) => ({ sprite: 'proof_wall', box: THIN_WALL, x: 6 + i, y: 10 })),
  { sprite: 'proof_post', box: POST, x: 9, y: 6 },
  ...[0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => ({ sprite: 'proof_step', box: STEP, x: 10 + i, y: 3 + j }))),
];

const MAP = {
  version: 1,
  name: 'shadowproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 16 }, () => '.'.repeat(16)),
  statics: THINGS.map(({ sprite, x, y }) => [sprite, x, y]),
  start: [9, 7.5],
};

/** Whether the point sees the sun. */
function isLit(point: Vec3, toSun: Vec3): boolean {
  return THINGS.every(({ box, x, y }) => {
    const local: Vec3 = [point[0] - x - 0.5, point[1] - y - 0.5, point[2]];
    const [t0, t1] = boxSpan(box, local, toSun);
    return t1 <= Math.max(t0, 1e-3);
  });
}

/**
 * Shells are widened by up to three texels so that pieces of a run overlap (3 / 16 unit along a wall), they differ by their
 * level's error, and a texel of the map is blurred: a shadow may be wider by this across the sun's direction, and longer by it
 * over the tangent of the sun's elevation. Units.
 */
const WIDER_UNITS = { high: 0.23, medium: 0.25, low: 0.33 } as const;

/** Finer than the narrowest shadow, the thin wall's and the post's. */
const NARROW_UNITS = 0.05;

/** Undefined near an edge of a shadow, where the shell's width and a texel of the map decide. */
function litAround(point: Vec3, toSun: Vec3, reach: number): boolean | undefined {
  const lit = isLit(point, toSun);
  const flat = Math.hypot(toSun[0], toSun[1]);
  const along = [toSun[0] / flat, toSun[1] / flat] as const;
  const length = reach * (1 + flat / toSun[2]);
  for (const a of [-length, -length / 2, 0, length / 2, length]) {
    for (let b = -reach; b <= reach; b += NARROW_UNITS) {
      const moved: Vec3 = [
        point[0] + along[0] * a - along[1] * b,
        point[1] + along[1] * a + along[0] * b,
        point[2] + 1e-3,
      ];
      if (isLit(moved, toSun) !== lit) return undefined;
    }
  }
  return lit;
}

interface Readback {
  readonly view: FrameView;
  readonly toSun: Vec3;
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly sun: readonly number[];
}

describe('sun shadows', () => {
  let world: ProofWorld;

  beforeAll(async () => {
    world = await openProofWorld(MAP, [
      createBoxSheet('proof_wall', THIN_WALL),
      createBoxSheet('proof_post', POST),
      createBoxSheet('proof_step', STEP),
    ]);
  });

  afterAll(() => world?.close());

  async function openQuality(shadows: string): Promise<Page> {
    const options = { map: 'shadowproof', zoom: '2', view: 'shadows', shadows, freeze: '1' };
    return (await world.stage.open(options)).page;
  }

  function readShadows(page: Page, hour: number): Promise<Readback> {
    return page.evaluate(async (time) => {
      const game = window.tallow!;
      game.setHour(time);
      await game.settled();
      return {
        view: game.view,
        toSun: game.toSun,
        positions: Array.from(await game.readPositions()),
        normals: Array.from(await game.readSurface('normal')),
        sun: Array.from(await game.readLight()),
      };
    }, hour);
  }

  /** Up-facing texels away from shadow edges: those that are wrongly dark or lit, and how many are truly shaded. */
  function judge(
    read: Readback,
    reach: number,
  ): { readonly wrong: readonly string[]; readonly shaded: number; readonly onStep: number; readonly tested: number } {
    const counts = { wrong: [] as string[], shaded: 0, onStep: 0, tested: 0 };
    for (let i = 0; i < read.positions.length / 4; i++) {
      if (read.positions[i * 4 + 3] === SURFACE_TAGS.none || read.normals[i * 4 + 2]! < 250) continue;
      const point: Vec3 = [read.positions[i * 4]!, read.positions[i * 4 + 1]!, read.positions[i * 4 + 2]!];
      // The tops of walls and posts are thinner than the reach.
      if (point[2] > 1) continue;
      const truth = litAround(point, read.toSun, reach);
      if (truth === undefined) continue;
      counts.tested++;
      const sun = read.sun[i * 4]!;
      if (truth !== sun > 0.5) counts.wrong.push(`${truth ? 'dark' : 'lit'} at ${point.map((v) => v.toFixed(2))}`);
      if (!truth) counts.shaded++;
      if (!truth && point[2] > 0.25) counts.onStep++;
    }
    return counts;
  }

  it.each(['high', 'medium', 'low'] as const)(
    'at %s quality fall where the sun ray says at 7:00, 12:00 and 17:00: no acne, no leak',
    async (quality) => {
      const page = await openQuality(quality);
      for (const hour of [7, 12, 17]) {
        const counts = judge(await readShadows(page, hour), WIDER_UNITS[quality]);
        expect(counts.tested).toBeGreaterThan(20_000);
        expect({ hour, wrong: counts.wrong }).toEqual({ hour, wrong: [] });
        expect(counts.shaded).toBeGreaterThan(quality === 'low' ? 0 : 50);
      }
      await page.close();
    },
  );

  it('bend over a step: the post shades the step top too', async () => {
    const page = await openQuality('high');
    const counts = judge(await readShadows(page, 17), 0.03);
    expect(counts.onStep).toBeGreaterThan(5);
    await page.close();
  });
});
