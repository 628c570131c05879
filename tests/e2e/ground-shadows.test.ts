// Shadows of the ground itself (B4, B7) against rays to the sun that are followed over its heights.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import { addVec3, dotVec3, scaleVec3, type Vec3 } from '../../shared/vector.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const EDGE = 20;

function digits(edge: number, of: (x: number, y: number) => number): string[] {
  return Array.from({ length: edge }, (_, y) => Array.from({ length: edge }, (_, x) => of(x, y).toString(36)).join(''));
}

/** A steep hill, and a tower and a terrace of steps to the east of it. */
const MAP = {
  version: 1,
  name: 'groundproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: EDGE }, () => '.'.repeat(EDGE)),
  hills: {
    texels: 4,
    corners: digits(EDGE + 1, (x, y) => Math.round(14 * Math.exp(-((x - 6) ** 2 + (y - 10) ** 2) / 5))),
    steps: digits(EDGE, (x, y) => (x === 11 && y === 12 ? 16 : x >= 13 && y < 9 ? 8 : 0)),
  },
  statics: [],
  start: [10, 10],
};

/** Texels; off the map -1. */
function heightAt({ width, height, heights, steps }: WorldMap, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return -1;
  const [u, v] = [x - column, y - row];
  const corner = (dx: number, dy: number): number => heights![(row + dy) * (width + 1) + column + dx]!;
  const [north, south] = [0, 1].map((dy) => corner(0, dy) * (1 - u) + corner(1, dy) * u) as [number, number];
  return north * (1 - v) + south * v + steps!.tiles[row * width + column]!;
}

const HIGHEST_UNITS = 4;
const MARCH_UNITS = 0.02;

/** Whether a point sees the sun over all ground that is more than `past` units away from it. */
function isLit(map: WorldMap, point: Vec3, toSun: Vec3, past: number): boolean {
  for (let t = past; point[2] + t * toSun[2] < HIGHEST_UNITS; t += MARCH_UNITS) {
    const [x, y, z] = addVec3(point, scaleVec3(toSun, t));
    if (heightAt(map, x, y) / PX_PER_UNIT > z) return false;
  }
  return true;
}

/** Undefined near an edge of a shadow, and at the foot of a wall, where the mesh's corners and a texel of the map decide. */
function litAround(map: WorldMap, point: Vec3, toSun: Vec3, reach: number): boolean | undefined {
  const lit = isLit(map, point, toSun, reach);
  for (const side of SIDES) {
    const moved = addVec3(point, scaleVec3(side, reach));
    const isInWall = heightAt(map, moved[0], moved[1]) / PX_PER_UNIT - moved[2] > STEEPEST * reach;
    if (isInWall || isLit(map, moved, toSun, 2 * reach) !== lit) return undefined;
  }
  return lit;
}

const SIDES: readonly Vec3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** Slopes rise by less. */
const STEEPEST = 3;

const REACH_UNITS = { high: 0.06, medium: 0.09, low: 0.15 } as const;

describe('shadows of the ground', () => {
  let world: ProofWorld;
  beforeAll(async () => {
    world = await openProofWorld(MAP);
  });
  afterAll(() => world?.close());

  it.each(Object.entries(REACH_UNITS))(
    'fall where no ray gets to the sun, and nowhere else, at %s',
    async (shadows, reach) => {
      const options = { map: 'groundproof', zoom: '2', view: 'shadows', shadows, freeze: '1' };
      const { page } = await world.stage.open(options);
      for (const hour of [8, 13, 17]) {
        const read = await page.evaluate(async (time) => {
          const game = window.tallow!;
          game.setHour(time);
          await game.settled();
          const [positions, normals, sun] = [
            await game.readPositions(),
            await game.readSurface('normal'),
            await game.readLight(),
          ];
          return { toSun: game.toSun, positions: [...positions], normals: [...normals], sun: [...sun] };
        }, hour);
        const at = (i: number): Vec3 => [
          read.positions[i * 4]!,
          read.positions[i * 4 + 1]!,
          read.positions[i * 4 + 2]!,
        ];
        const counts = { lit: 0, dark: 0 };
        const wrong: string[] = [];
        for (let i = 0; i < read.positions.length / 4; i += 3) {
          const normal = [0, 1, 2].map((axis) => read.normals[i * 4 + axis]! / 127.5 - 1) as unknown as Vec3;
          // What faces away gets no sun whatever stands before it; faces stand on an edge that rays run along.
          const facing = dotVec3(normal, read.toSun);
          if (read.positions[i * 4 + 3] === SURFACE_TAGS.none || facing < 0.1 || normal[2] < 0.5) continue;
          const truth = litAround(world.map, at(i), read.toSun, reach);
          if (truth === undefined) continue;
          if (truth !== read.sun[i * 4]! > 0.5)
            wrong.push(`${truth ? 'dark' : 'lit'} at ${at(i).map((v) => v.toFixed(2))}`);
          counts[truth ? 'lit' : 'dark']++;
        }
        expect(counts.lit, `hour ${hour}`).toBeGreaterThan(2000);
        expect(counts.dark, `hour ${hour}`).toBeGreaterThan(100);
        expect(wrong, `hour ${hour}`).toEqual([]);
      }
      await page.close();
    },
  );
});
