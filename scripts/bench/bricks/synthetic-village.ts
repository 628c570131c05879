// Villages of 64 x 64 tiles of the sprites that the game ships: 64 plots of 8 x 8 tiles, with a furnished house of one or two
// storeys under its roof or with trees; bushes, barrels and lamps between. By seed, so that they are the same on every machine.

import { createRandom, type Random } from '../../../shared/hash.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../../../shared/projection.ts';
import type { Vec3 } from '../../../shared/vector.ts';

export interface VillageStatic {
  readonly sprite: string;
  /** World units. */
  readonly anchor: Vec3;
  /** Which of the sprite's frames, modulo their number. */
  readonly frame: number;
}

export const VILLAGE_TILES = 64;

export interface VillagePlan {
  /** One plot in so many is a garden. */
  readonly gardenEvery: number;
  /** Least columns of a house; the most are two more. */
  readonly columns: number;
  /** One house in so many has two storeys. */
  readonly storeyEvery: number;
}

/** About 4,000 statics: what a village of the game has. */
export const VILLAGE: VillagePlan = { gardenEvery: 3, columns: 3, storeyEvery: 8 };

/** Half as much again: a house wherever there is room for one, every second of two storeys. */
export const CROWDED_VILLAGE: VillagePlan = { gardenEvery: 6, columns: 4, storeyEvery: 2 };

const SEED = 42;
const PLOT_TILES = 8;
/** What a roof rises over one tile. */
const RISE_UNITS = 32 / PX_PER_UNIT;

const FURNITURE = [
  'bed_wood',
  'table_candle',
  'chest_wood',
  'shelf_wood',
  'stool',
  'hearth_stone',
  'barrel',
  'sack_grain',
];
const YARD = [
  'barrel',
  'bush_round',
  'crate_wood',
  'haystack_small',
  'log_pile',
  'lamp_post',
  'rock_small',
  'cart_wood',
];
const TREES = ['tree_oak', 'tree_apple', 'tree_birch', 'tree_pine'];

type Put = (sprite: string, x: number, y: number, z?: number) => void;

export function createVillage(plan: VillagePlan): VillageStatic[] {
  const random = createRandom(SEED);
  const statics: VillageStatic[] = [];
  const put: Put = (sprite, x, y, z = 0) => {
    statics.push({ sprite, anchor: [x, y, z], frame: random.below(64) });
  };
  const plots = VILLAGE_TILES / PLOT_TILES;
  for (let plot = 0; plot < plots * plots; plot++) {
    const west = (plot % plots) * PLOT_TILES;
    const north = Math.floor(plot / plots) * PLOT_TILES;
    if (plot % plan.gardenEvery === plan.gardenEvery - 1) putGarden(put, random, west, north);
    else putHouse(put, random, plan, west + 1, north + 1);
    for (let i = 0; i < PLOT_TILES; i++) put(random.pick(YARD), west + 0.5 + random.below(PLOT_TILES), north + 7.5);
  }
  return statics;
}

function putGarden(put: Put, random: Random, west: number, north: number): void {
  for (let tile = 0; tile < PLOT_TILES; tile++) {
    put('fence_wood_x', west + tile + 0.5, north + 0.5);
    put('fence_wood_y', west + 0.5, north + tile + 0.5);
    put(TREES[tile % TREES.length]!, west + 1.5 + random.below(6), north + 1.5 + random.below(5));
  }
}

/** 4 tiles deep, its ridge along x. */
function putHouse(put: Put, random: Random, plan: VillagePlan, west: number, north: number): void {
  const walls = random.pick(['timber', 'stone']);
  const roof = random.pick(['shingle', 'thatch']);
  const columns = plan.columns + random.below(3);
  const rows = 4;
  const storeys = random.below(plan.storeyEvery) === 0 ? 2 : 1;
  for (let storey = 0; storey < storeys; storey++) {
    const z = storey * STOREY_UNITS;
    const wall = (side: string, orientation: string, x: number, y: number): void =>
      put(`wall_${walls}_${side}_${orientation}`, west + x + 0.5, north + y + 0.5, z);
    for (let x = 0; x < columns; x++) {
      const isDoor = storey === 0 && x === 1;
      wall('plain', 'x', x, 0);
      wall(isDoor ? 'door' : x % 2 === 0 ? 'window' : 'plain', 'x', x, rows);
      if (isDoor) put('door_plank_x', west + x + 0.5, north + rows + 0.5);
    }
    for (let y = 0; y < rows; y++) {
      wall('plain', 'y', 0, y);
      wall(y === 2 ? 'window' : 'plain', 'y', columns, y);
    }
    for (const x of [0, columns]) for (const y of [0, rows]) put(`post_${walls}`, west + x + 0.5, north + y + 0.5, z);
    for (let x = 0; x < columns; x++) {
      for (let y = 0; y < rows; y++) put('floor_plank', west + x + 0.5, north + y + 0.5, z);
      put(random.pick(FURNITURE), west + x + 0.5, north + 0.5 + random.below(rows), z);
    }
  }
  putRoof(put, `roof_${roof}`, walls, west, north, columns, (storeys - 1) * STOREY_UNITS);
}

/** Two courses a side, over 4 tiles. @param lift units above a roof on one storey */
function putRoof(
  put: Put,
  roof: string,
  walls: string,
  west: number,
  north: number,
  columns: number,
  lift: number,
): void {
  for (let x = west + 0.5; x < west + columns; x++) {
    put(`${roof}_eave_n`, x, north + 0.5, RISE_UNITS + lift);
    put(`${roof}_slope_n`, x, north + 1.5, 2 * RISE_UNITS + lift);
    put(`${roof}_slope_s`, x, north + 2.5, 2 * RISE_UNITS + lift);
    put(`${roof}_eave_s`, x, north + 3.5, RISE_UNITS + lift);
    put(`${roof}_ridge_x`, x, north + 2, 3 * RISE_UNITS + lift);
  }
  put('roof_gable_timber_4_w', west, north + 2, RISE_UNITS + lift);
  put(`roof_gable_${walls}_4_e`, west + columns, north + 2, RISE_UNITS + lift);
}
