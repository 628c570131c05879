// Edges of shadows that widen with the throw (B7): how wide they are against what a disc of the sun's size makes of an edge.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PENUMBRA_MIN_UNITS, PENUMBRA_PER_THROW } from '../../game/frame/shadow/sun-penumbra.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn } from '../../scripts/page/open-game.ts';
import { HALF_TILE_PX } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type Box, createBoxSheet } from '../support/box-sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const HALF = 0.35;
/** Half of a tower: one stands on the other. */
const BLOCK: Box = { min: [-HALF, -HALF, 0], max: [HALF, HALF, 2.5] };
/** Where its middle stands. */
const FOOT = [4.5, 8.5] as const;

const MAP = {
  version: 1,
  name: 'penumbraproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 16 }, () => '.'.repeat(16)),
  statics: [
    ['proof_tower', 4, 8],
    ['proof_tower', 4, 8, 2.45],
  ],
  start: [5.5, 6.5],
};

interface Read {
  readonly positions: readonly number[];
  readonly sun: readonly number[];
  readonly toSun: Vec3;
}

/** Part of a disc of radius 1 on one side of a line at a distance from its middle. */
function discShare(distance: number): number {
  return 0.5 + (distance * Math.sqrt(1 - distance ** 2) + Math.asin(distance)) / Math.PI;
}

/** Integral of lit x shaded across the edge that a disc of radius 1 makes. */
function spreadOfDisc(): number {
  const steps = 2000;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const lit = discShare(((i + 0.5) / steps) * 2 - 1);
    sum += lit * (1 - lit) * (2 / steps);
  }
  return sum;
}

/**
 * Integral of lit x shaded across the two long edges of the tower's shadow, units, between two ways of the light, units.
 */
function measureEdges({ positions, sun, toSun }: Read, least: number, most: number): number {
  const flat = Math.hypot(toSun[0], toSun[1]);
  const along = [-toSun[0] / flat, -toSun[1] / flat] as const;
  const across = [-along[1], along[0]] as const;
  // The corners of the tower that the light grazes lie opposite each other; their way starts at their own foot.
  const corner = [HALF * Math.sign(across[0]), HALF * Math.sign(across[1])] as const;
  const width = corner[0] * across[0] + corner[1] * across[1];
  const start = corner[0] * along[0] + corner[1] * along[1];
  let sum = 0;
  for (let i = 0; i < positions.length / 4; i++) {
    if (positions[i * 4 + 3] !== SURFACE_TAGS.terrain) continue;
    const [x, y] = [positions[i * 4]! - FOOT[0], positions[i * 4 + 1]! - FOOT[1]];
    const side = x * across[0] + y * across[1];
    const way = (x * along[0] + y * along[1] - Math.sign(side) * start) / toSunCosine(toSun);
    if (way < least || way > most || Math.abs(Math.abs(side) - width) > 0.3) continue;
    sum += sun[i * 4]! * (1 - sun[i * 4]!);
  }
  // A screen texel shows this much of the ground; the band lies on both edges.
  const texelArea = 1 / (2 * HALF_TILE_PX ** 2);
  return (sum * texelArea) / (2 * (most - least) * toSunCosine(toSun));
}

function toSunCosine(toSun: Vec3): number {
  return Math.hypot(toSun[0], toSun[1]);
}

describe('penumbra', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP, [createBoxSheet('proof_tower', BLOCK)]);
  });
  afterAll(() => world?.close());

  it('widens with the throw as the sun is wide, and the fixed filter does not', async () => {
    const { page } = await world.stage.open({
      map: 'penumbraproof',
      zoom: '2',
      time: '12',
      view: 'shadows',
      freeze: '1',
    });
    const read = (on: boolean): Promise<Read> =>
      page.evaluate(async (isOn) => {
        const game = window.tallow!;
        game.setSwitch('penumbra', isOn);
        await game.settled();
        const [positions, sun] = [await game.readPositions(), await game.readLight()];
        return { positions: Array.from(positions), sun: Array.from(sun), toSun: game.toSun };
      }, on);
    const soft = await read(true);
    const unit = spreadOfDisc();
    // Near the foot the edge is as narrow as edges get; far from it the throw decides. Units of throw.
    const near = measureEdges(soft, 1, 2.4) / unit;
    const far = measureEdges(soft, 5, 6.6) / unit;
    expect(near / PENUMBRA_MIN_UNITS).toBeGreaterThan(0.65);
    expect(near / PENUMBRA_MIN_UNITS).toBeLessThan(1.45);
    expect(far / (PENUMBRA_PER_THROW * 5.8)).toBeGreaterThan(0.7);
    expect(far / (PENUMBRA_PER_THROW * 5.8)).toBeLessThan(1.35);
    expect(far / near).toBeGreaterThan(1.5);
    const fixed = await read(false);
    expect(measureEdges(fixed, 5, 6.6) / measureEdges(fixed, 1, 2.4)).toBeLessThan(1.3);
    // At medium there is the fixed filter alone.
    const game = await gameOn(page);
    await game.evaluate((inspection) => inspection.setShadowQuality('medium'));
    expect((await read(true)).sun).toEqual((await read(false)).sun);
    await page.close();
  });
});
