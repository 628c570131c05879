// Clouds (B6): what each texel gets of the sun is computed again from the field; and when they move.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOUD_CELL_TEXELS, CLOUD_CELLS, makeCloudField } from '../../game/frame/light/cloud-field.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { settle, waitForState } from '../../scripts/page/open-game.ts';
import { HALF_TILE_PX } from '../../shared/projection.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const MAP = {
  version: 1,
  name: 'cloudproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 24 }, () => '.'.repeat(24)),
  statics: [['proof_block', 12, 12]],
  start: [12, 12],
};
const COVER = 0.5;
const STRENGTH = 0.6;

/** Of a value of the field, 0 .. 1: two steps of 8 bits. */
const FIELD_ROUNDING = 2 / 255;

const FIELD = makeCloudField(5);

/** The field between its cells, 0 .. 1, at a whole texel of the screen. */
function fieldAt(texelX: number, texelY: number): number {
  const span = CLOUD_CELLS * CLOUD_CELL_TEXELS;
  const cell = (texel: number): number => ((((texel % span) + span) % span) + 0.5) / CLOUD_CELL_TEXELS - 0.5;
  const [x, y] = [cell(texelX), cell(texelY)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number =>
    FIELD[((row + CLOUD_CELLS) % CLOUD_CELLS) * CLOUD_CELLS + ((column + CLOUD_CELLS) % CLOUD_CELLS)]! / 255;
  const upper = at(left, top) * (1 - x + left) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (1 - x + left) + at(left + 1, top + 1) * (x - left);
  return upper * (1 - y + top) + lower * (y - top);
}

function throughClouds(value: number): number {
  const t = Math.min(1, Math.max(0, (value - (1 - COVER - 0.06)) / 0.12));
  return 1 - STRENGTH * t * t * (3 - 2 * t);
}

describe('clouds', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [createBoxSheet('proof_block', { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 1] })]);
  });
  afterAll(() => world?.close());

  const scene = { map: 'cloudproof', zoom: '2', time: '12', enable: 'clouds' };

  it('take from the sun what the field says where a ray meets the ground', async () => {
    const look = `cloudCover=${COVER},cloudStrength=${STRENGTH}`;
    const { page } = await world.stage.open({ ...scene, look, view: 'shadows', freeze: '1', disable: 'shadows' });
    const { positions, sun, toSun } = await page.evaluate(async () => {
      const game = window.tallow!;
      const [at, light] = [await game.readPositions(), await game.readLight()];
      return { positions: Array.from(at), sun: Array.from(light), toSun: game.toSun };
    });
    const counts = { clear: 0, covered: 0, onBlock: 0 };
    const wrong: string[] = [];
    for (let i = 0; i < positions.length / 4; i++) {
      const tag = positions[i * 4 + 3]!;
      if (tag === SURFACE_TAGS.none || sun[i * 4] === 0) continue;
      const [x, y, z] = [positions[i * 4]!, positions[i * 4 + 1]!, positions[i * 4 + 2]!];
      const [groundX, groundY] = [x - (toSun[0] / toSun[2]) * z, y - (toSun[1] / toSun[2]) * z];
      const screen = [(groundX - groundY) * HALF_TILE_PX, (groundX + groundY) * HALF_TILE_PX] as const;
      // Rounding may put it into either of two texels, and field and weights between its cells have 8 bits.
      const values = [-1e-3, 1e-3].flatMap((dx) =>
        [-1e-3, 1e-3].map((dy) => fieldAt(Math.floor(screen[0] + dx), Math.floor(screen[1] + dy))),
      );
      const most = throughClouds(Math.min(...values) - FIELD_ROUNDING) + 2e-3;
      const least = throughClouds(Math.max(...values) + FIELD_ROUNDING) - 2e-3;
      const got = sun[i * 4]!;
      if (got > most || got < least)
        wrong.push(`${[x, y, z].map((value) => value.toFixed(3))}: ${got}, not ${least} to ${most}`);
      if (least > 0.95) counts.clear++;
      if (most < 1 - STRENGTH + 0.05) counts.covered++;
      if (tag === SURFACE_TAGS.static) counts.onBlock++;
    }
    expect(wrong.slice(0, 8)).toEqual([]);
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(100);
    await page.close();
  });

  it('drift by themselves, and not when frozen, for who wants less motion, or where there are none', async () => {
    const watch = async (
      options: Readonly<Record<string, string>>,
      motion: 'reduce' | 'no-preference',
      isStill = true,
    ): Promise<number> => {
      const { page } = await world.stage.visit({ ...scene, ...options }, (opened) =>
        opened.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]),
      );
      expect(await waitForState(page)).toBe('ready');
      await settle(page);
      const frames = await page.evaluate(
        async (isStill, wait) => {
          const before = window.tallow!.framesDrawn;
          // A busy machine may take long for one frame.
          const end = performance.now() + wait;
          while (performance.now() < end && (isStill || window.tallow!.framesDrawn === before))
            await new Promise((resolve) => setTimeout(resolve, 100));
          return window.tallow!.framesDrawn - before;
        },
        isStill,
        isStill ? 1000 : 20_000,
      );
      await page.close();
      return frames;
    };
    expect(await watch({}, 'no-preference', false)).toBeGreaterThan(0);
    expect(await watch({ freeze: '1' }, 'no-preference')).toBe(0);
    expect(await watch({}, 'reduce')).toBe(0);
    expect(await watch({ enable: '' }, 'no-preference')).toBe(0);
    expect(await watch({ look: 'cloudCover=0' }, 'no-preference')).toBe(0);
  });
});
