// The village: the committed map is the generator's own, other seeds are sound as well, and people get everywhere.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeFault } from '../../baker/fault.ts';
import { findInputs } from '../../baker/io/find-inputs.ts';
import { findLights } from '../../baker/light/find-lights.ts';
import { planTasks, type StampedTask } from '../../baker/plan-tasks.ts';
import { completeCatalogue, type ReadCatalogue, readCatalogue } from '../../baker/read/read-catalogue.ts';
import { listMapSprites, readMap } from '../../baker/read/read-map.ts';
import { readTask } from '../../baker/read/read-task.ts';
import { readWorld } from '../../baker/world/read-world.ts';
import type { BakedSheet } from '../../baker/write/baked-sheet.ts';
import { buildVillage, VILLAGE_SEED } from '../../scripts/village/build-village.ts';
import { createChance } from '../../scripts/village/chance.ts';
import type { Catalogue } from '../../shared/format/catalogue.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Tile } from '../../shared/terrain.ts';
import { listMapObjects } from '../../shared/walk/map-object.ts';
import { WalkGrid } from '../../shared/walk/walk-grid.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
const COMMITTED = new URL('../../assets/maps/village/map.json', import.meta.url);

/** Other villages than the committed one. */
const OTHER_SEEDS = [0, 1, 2, 3, 7, 99, 1234, 65535, 20261, 4294967295];
const SEEDS = [VILLAGE_SEED, ...OTHER_SEEDS];

const source = (text: string) => ({ source: 'maps/village', bytes: new TextEncoder().encode(text) });

let written: ReadCatalogue;
let catalogue: Catalogue;
let tasks: readonly StampedTask[];
let baked: readonly BakedSheet[];

beforeAll(async () => {
  const inputs = await findInputs(ASSETS);
  written = readCatalogue(inputs.catalogue.map(({ value }) => value));
  const used = new Set(SEEDS.flatMap((seed) => listMapSprites(source(buildVillage(seed)))));
  // No stand-ins: what a village shows has a sheet.
  tasks = planTasks(inputs.sheets, [], true, undefined, new Map()).filter(({ name }) => used.has(name));
  catalogue = completeCatalogue(written.entries, [...used]);
  const read = await Promise.all(
    tasks.map(async (task) => {
      const { info, frames } = (await readTask(task)).sheet!;
      const lights = frames.flatMap((frame, index) =>
        findLights(frame, info).map((light) => ({ ...light, frame: index })),
      );
      return { name: info.name, frames: frames.map(() => 0), facings: info.facings, variants: info.variants, lights };
    }),
  );
  // Of a baked sheet the checks look at no more.
  baked = read as unknown as readonly BakedSheet[];
}, 240_000);

function mapOf(seed: number): WorldMap {
  const { map, faults } = readMap(source(buildVillage(seed)), new Set(tasks.map(({ name }) => name)));
  expect(faults).toEqual([]);
  return map!;
}

/** Tiles of the ground floor that people walk to from beside the well; a bridge carries them over its water. */
function walkFromSquare(map: WorldMap): { readonly grid: WalkGrid; readonly reached: ReadonlySet<number> } {
  const decks = new Set(
    map.statics.filter(({ sprite }) => sprite.startsWith('floor_bridge')).map(({ x, y }) => y * map.width + x),
  );
  const grass = map.terrains.indexOf('ground_grass');
  const tiles = map.tiles.map((terrain, index) => (decks.has(index) ? grass : terrain));
  const grid = new WalkGrid({ ...map, tiles }, listMapObjects(map, catalogue), catalogue, 0);
  return { grid, reached: grid.walkFrom([[Math.floor(map.start[0]), Math.floor(map.start[1])]]) };
}

function spritesIn(
  map: WorldMap,
  [west, north, east, south]: readonly [number, number, number, number],
  level: number,
): string[] {
  return map.statics
    .filter(
      ({ x, y, overhead }) =>
        (overhead?.level ?? 0) === level && x > west - 0.6 && x < east && y > north - 0.6 && y < south,
    )
    .map(({ sprite }) => sprite);
}

describe('the committed village', () => {
  it('is what the generator makes of its seed, byte for byte', () => {
    expect(readFileSync(COMMITTED, 'utf8')).toBe(buildVillage(VILLAGE_SEED));
  });
});

describe('a village', () => {
  it('is the same each time, and another for another seed', () => {
    const texts = SEEDS.map(buildVillage);
    expect(SEEDS.map(buildVillage)).toEqual(texts);
    expect(new Set(texts).size).toBe(SEEDS.length);
  });

  it.each(SEEDS)('of seed %i gives the checks nothing to say', (seed) => {
    const { faults } = readWorld({ maps: [{ value: source(buildVillage(seed)), stamp: '' }] }, written, tasks, baked);
    // Entries of sprites that no village places are not of interest here.
    expect(faults.map(describeFault).filter((fault) => fault.startsWith('maps/'))).toEqual([]);
  });

  it.each(SEEDS)('of seed %i is 64 tiles wide, has its landmarks and a dozen houses', (seed) => {
    const map = mapOf(seed);
    expect([map.width, map.height]).toEqual([64, 64]);
    const names = map.buildings.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['inn', 'smithy', 'bakery', 'church', 'tower', 'barn', 'stable']));
    expect(names.length).toBeGreaterThanOrEqual(12 + 7);
    expect(names.length).toBeLessThanOrEqual(16 + 7);
    const inn = map.buildings.find(({ name }) => name === 'inn')!;
    expect(new Set(inn.rooms.map(({ bottom }) => bottom)).size).toBe(2);
    const sprites = new Set(map.statics.map(({ sprite }) => sprite));
    for (const needed of [
      'well_stone',
      'market_stall',
      'campfire_pot',
      'brazier_iron',
      'lamp_post',
      'ore_iron',
      'altar_cloth',
    ])
      expect(sprites).toContain(needed);
    for (const ground of ['ground_water', 'ground_swamp', 'ground_forest_floor', 'ground_rock', 'ground_cobble'])
      expect(map.terrains).toContain(ground);
  });

  it.each(SEEDS)('of seed %i lets people walk from the square to every room and over the bridge', (seed) => {
    const map = mapOf(seed);
    const { grid, reached } = walkFromSquare(map);
    const solids = listMapObjects(map, catalogue).flatMap(({ solid, storey }) =>
      solid && storey === 0 ? [solid] : [],
    );
    const isBare = ([x, y]: Tile): boolean =>
      solids.every(([west, north, east, south]) => west >= x + 1 || north >= y + 1 || east <= x || south <= y);
    for (const { name, rooms } of map.buildings) {
      for (const { area, bottom } of rooms) {
        if (bottom > 0) continue;
        const [west, north, east, south] = area;
        const tiles: Tile[] = [];
        for (let y = north; y < south; y++) for (let x = west; x < east; x++) tiles.push([x, y]);
        const free = tiles.filter(isBare);
        expect(tiles.filter((tile) => grid.isAmong(reached, tile)).length, name).toBeGreaterThan(0);
        expect(
          free.filter((tile) => !grid.isAmong(reached, tile)),
          name,
        ).toEqual([]);
      }
    }
    const deck = map.statics.find(({ sprite }) => sprite === 'floor_bridge_y')!;
    expect(grid.isAmong(reached, [deck.x, deck.y])).toBe(true);
    expect(grid.isAmong(reached, [deck.x, 63])).toBe(true);
  });

  it.each(SEEDS)('of seed %i has a bed, a table and a hearth in each dwelling', (seed) => {
    const map = mapOf(seed);
    const landmarks = ['smithy', 'church', 'tower', 'barn', 'stable'];
    for (const { name, rooms } of map.buildings) {
      if (landmarks.includes(name)) continue;
      const things = rooms.flatMap(({ area, bottom }) => spritesIn(map, area, bottom > 0 ? 1 : 0));
      expect(
        things.some((sprite) => sprite.startsWith('bed_')),
        `${name} has a bed`,
      ).toBe(true);
      expect(
        things.some((sprite) => sprite.startsWith('table_')),
        `${name} has a table`,
      ).toBe(true);
      expect(
        things.some((sprite) => sprite.startsWith('hearth_') || sprite.startsWith('oven_')),
        `${name} has a fire`,
      ).toBe(true);
    }
  });

  it('decides each thing by itself: what else is asked, and in which order, changes nothing', () => {
    const names = ['a', 'b', 'c'];
    const [one, other] = [createChance(VILLAGE_SEED), createChance(VILLAGE_SEED)];
    const asked = names.map((name) => one.share(name));
    expect([...names].reverse().map((name) => other.share(name))).toEqual([...asked].reverse());
    expect(new Set(asked).size).toBe(names.length);
    expect(names.map((name) => createChance(1).share(name))).not.toEqual(asked);
  });
});
