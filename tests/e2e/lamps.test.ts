// Lamps (B8): what arrives at every texel is computed again from where the texels lie and what the sheets' glow says.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLights } from '../../baker/light/find-lights.ts';
import { FLICKER_HZ } from '../../game/frame/lamps/flicker.ts';
import { CEILING_UNITS, UNSEEN_SIDE_UNITS } from '../../game/frame/lamps/lamp-box.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { LIGHT_GI_ONLY, LIGHT_SPILLS } from '../../shared/format/light.ts';
import { LOOK_DEFAULTS } from '../../shared/look/look.ts';
import { STOREY_UNITS, snapHeight } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { createLampSheet, createPaneSheet } from '../support/glowing-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const LAMP = createLampSheet('proof_lamp');
const PANE = createPaneSheet('wall_pane_x');
const BLOCK = createBoxSheet('proof_block', { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 1] });

/** Units above the ground at which the lamps hang; the game rounds it to whole texels. */
const LAMP_Z = 1.5;

/** Tile edges of the room: west, north, east, south. */
const ROOM = [8, 2, 11, 5] as const;

const MAP = {
  version: 1,
  name: 'lampproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 14 }, () => '.'.repeat(14)),
  statics: [
    ['proof_lamp', 3, 4, LAMP_Z],
    ['proof_block', 2, 2],
    ['proof_block', 11, 3],
    ['wall_pane_x', 5, 8],
    ['proof_block', 5, 6],
    ['proof_block', 6, 9],
  ],
  // In the room: a lamp beside its east edge, so that most of what it would light lies outside.
  buildings: [{ name: 'shed', storeys: [{ level: 0, rooms: [[...ROOM]], statics: [['proof_lamp', 9.5, 3, LAMP_Z]] }] }],
  start: [6, 5.5],
};

interface Images {
  readonly gathered: readonly number[];
  readonly positions: readonly number[];
  readonly normal: readonly number[];
}

interface Source {
  readonly place: Vec3;
  readonly facing: Vec3;
  readonly color: Vec3;
  readonly strength: number;
  readonly range: number;
  readonly low: Vec3;
  readonly high: Vec3;
  /** Where it gives nothing: the room that it does not stand in. */
  readonly shut: Box | undefined;
}

interface Box {
  readonly low: Vec3;
  readonly high: Vec3;
}

const EVERYWHERE: Box = { low: [-99, -99, -99], high: [99, 99, 99] };

/** The lamps of the map, from the sheets and the look. */
function listSources(): Source[] {
  const [west, north, east, south] = ROOM;
  const room: Box = {
    low: [west - UNSEEN_SIDE_UNITS, north - UNSEEN_SIDE_UNITS, -UNSEEN_SIDE_UNITS],
    high: [east, south, STOREY_UNITS + CEILING_UNITS],
  };
  const { lampUnit, lampReach, lampPaleness, windowSpill } = LOOK_DEFAULTS;
  const sourceOf = (sheet: typeof LAMP, x: number, y: number, z: number, box = EVERYWHERE): Source[] =>
    findLights(sheet.frames[0]!, sheet.info)
      .filter(({ flags }) => flags !== LIGHT_GI_ONLY)
      .map((light) => {
        const share = light.flags === LIGHT_SPILLS ? windowSpill : 1;
        return {
          place: [x + 0.5 + light.place[0], y + 0.5 + light.place[1], snapHeight(z) + light.place[2]],
          facing: light.facing,
          color: light.color.map((c) => c + (1 - c) * lampPaleness) as unknown as Vec3,
          strength: (light.strength * share) / lampUnit,
          range: light.range * lampReach * Math.sqrt(share),
          ...box,
          shut: box === EVERYWHERE ? room : undefined,
        };
      });
  return [...sourceOf(LAMP, 3, 4, LAMP_Z), ...sourceOf(PANE, 5, 8, 0), ...sourceOf(LAMP, 9.5, 3, LAMP_Z, room)];
}

/** Irradiance for a white light of strength 1 from a lamp at `toLamp` on a surface with a unit normal. */
function irradiance(toLamp: Vec3, normal: Vec3, range: number): number {
  const distance = Math.hypot(...toLamp);
  if (distance >= range) return 0;
  const cosine = toLamp.reduce((sum, value, axis) => sum + value * normal[axis]!, 0) / distance;
  return (Math.max(0, 0.8 * cosine + 0.2) * (1 - (distance / range) ** 4) ** 2) / (distance ** 2 + 0.35);
}

/** How much of a lamp that faces one way a point gets; `along` units before it. */
function halfSpace(along: number): number {
  const t = Math.min(1, Math.max(0, (along + 0.2) / 0.1));
  return t * t * (3 - 2 * t);
}

function isInside({ low, high }: Box, position: Vec3): boolean {
  return position.every((value, axis) => value >= low[axis]! && value <= high[axis]!);
}

/** Whether rounding may put a position on either side of a box's edge. */
function isOnEdge({ low, high }: Box, position: Vec3): boolean {
  return position.some((value, axis) => Math.min(Math.abs(value - low[axis]!), Math.abs(value - high[axis]!)) < 2e-3);
}

/** What a texel ought to get, or undefined within rounding of an edge. */
function expected(sources: readonly Source[], position: Vec3, normal: Vec3): Vec3 | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { place, facing, color, strength, range, shut, ...within } of sources) {
    const toLamp = place.map((value, axis) => value - position[axis]!) as unknown as Vec3;
    if ([within, shut].some((box) => box !== undefined && isOnEdge(box, position))) return undefined;
    if (!isInside(within, position) || (shut !== undefined && isInside(shut, position))) continue;
    const aims = facing.some((value) => value !== 0);
    const along = -toLamp.reduce((total, value, axis) => total + value * facing[axis]!, 0);
    const light = strength * irradiance(toLamp, normal, range) * (aims ? halfSpace(along) : 1);
    for (let c = 0; c < 3; c++) sum[c]! += color[c]! * light;
  }
  return sum;
}

describe('lamps', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [LAMP, PANE, BLOCK]);
  });
  afterAll(() => world?.close());

  const scene = { map: 'lampproof', zoom: '2', time: '23', freeze: '1' };

  async function readImages(options: Readonly<Record<string, string>>): Promise<Images> {
    const { page } = await world.stage.open({ ...scene, ...options });
    const images = await page.evaluate(async () => {
      const game = window.tallow!;
      return {
        gathered: Array.from(await game.readGathered()),
        positions: Array.from(await game.readPositions()),
        normal: Array.from(await game.readSurface('normal')),
      };
    });
    await page.close();
    return images;
  }

  it('give every texel what the law of light says, within half-space, room and range', async () => {
    const { gathered, positions, normal } = await readImages({ look: 'night.lampFlicker=0' });
    const sources = listSources();
    expect(sources).toHaveLength(3);
    const spread = sources.map((source): Source => ({ ...source, ...EVERYWHERE, shut: undefined }));
    const allRound = sources.map((source): Source => ({ ...source, facing: [0, 0, 0] }));
    const counts = { lit: 0, heldByRoom: 0, heldByPane: 0, outOfReach: 0 };
    let worst = 0;
    for (let i = 0; i < positions.length / 4; i++) {
      if (positions[i * 4 + 3] === SURFACE_TAGS.none) continue;
      const position = positions.slice(i * 4, i * 4 + 3) as unknown as Vec3;
      const bytes = [0, 1, 2].map((axis) => (normal[i * 4 + axis]! / 255) * 2 - 1);
      const unit = bytes.map((value) => value / Math.hypot(...bytes)) as unknown as Vec3;
      const wanted = expected(sources, position, unit);
      if (wanted === undefined) continue;
      for (let c = 0; c < 3; c++) {
        // Each lamp is rounded to half a float when it is added.
        worst = Math.max(worst, Math.abs(gathered[i * 4 + c]! - wanted[c]!) / (wanted[c]! / 256 + 5e-4));
      }
      const isLit = wanted[0] > 0.02;
      if (isLit) counts.lit++;
      else if ((expected(spread, position, unit)?.[0] ?? 0) > 0.02) counts.heldByRoom++;
      else if ((expected(allRound, position, unit)?.[0] ?? 0) > 0.02) counts.heldByPane++;
      else counts.outOfReach++;
    }
    expect(worst).toBeLessThan(1);
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(300);
  });

  it('light a wall and a floor as computed by hand', () => {
    // A lamp of strength 1 and range 8, two units before a wall: facing it, and on the floor four units off at 60 degrees.
    expect(irradiance([0, 2, 0], [0, 1, 0], 8)).toBeCloseTo(0.9922 / 4.35, 4);
    expect(irradiance([Math.sqrt(12), 0, 2], [0, 0, 1], 8)).toBeCloseTo((0.6 * 0.8789) / 16.35, 4);
    // A face that looks away from the lamp by more than the wrap gets nothing.
    expect(irradiance([0, 2, 0], [0, -1, 0], 8)).toBe(0);
  });

  it('change nothing where there are none, and are out when they are switched off', async () => {
    const { gathered } = await readImages({ disable: 'lamps' });
    expect(gathered.filter((_, i) => i % 4 < 3).every((value) => value === 0)).toBe(true);
    // At noon daylight drowns these lamps: the same picture with and without.
    const draw = async (options: Readonly<Record<string, string>>) => {
      const { page } = await world.stage.open({ ...scene, time: '12', ...options });
      const picture = await takePicture(page);
      await page.close();
      return picture;
    };
    const look = 'day.lampFloor=90000';
    expect(comparePictures(await draw({ look }), await draw({ look, disable: 'lamps' })).pixels).toBe(0);
    expect(
      comparePictures(await draw({ time: '23' }), await draw({ time: '23', disable: 'lamps' })).pixels,
    ).toBeGreaterThan(10_000);
  });

  describe('that flicker', () => {
    /** Frames that a second of doing nothing draws, and whether the light has changed. */
    async function watch(options: Readonly<Record<string, string>>, motion: 'reduce' | 'no-preference') {
      const { page } = await world.stage.visit({ ...scene, ...options }, (opened) =>
        opened.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]),
      );
      expect(await waitForState(page)).toBe('ready');
      await settle(page);
      const seen = await page.evaluate(async () => {
        const game = window.tallow!;
        const sum = async () => (await game.readGathered()).reduce((total, value) => total + value, 0);
        const [frames, light] = [game.framesDrawn, await sum()];
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return { frames: game.framesDrawn - frames, change: (await sum()) / light - 1 };
      });
      await page.close();
      return seen;
    }

    it('draw a few frames a second, each a little different', async () => {
      const { frames, change } = await watch({ freeze: '0' }, 'no-preference');
      expect(frames).toBeGreaterThan(0);
      expect(frames).toBeLessThanOrEqual(FLICKER_HZ * 2);
      expect(change).not.toBe(0);
      expect(Math.abs(change)).toBeLessThan(2.5 * LOOK_DEFAULTS.phases.night.lampFlicker);
    });

    it('stand still when the scene is frozen, by day, and for who wants less motion', async () => {
      expect(await watch({}, 'no-preference')).toEqual({ frames: 0, change: 0 });
      expect((await watch({ freeze: '0', time: '12', look: 'day.lampFloor=0' }, 'no-preference')).frames).toBe(0);
      expect((await watch({ freeze: '0' }, 'reduce')).frames).toBe(0);
    });
  });
});
