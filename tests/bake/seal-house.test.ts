// Whole houses of the sprites that the game ships keep light in: walls, posts, a closed door, floor, roof and gables.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Brick } from '../../shared/format/brick.ts';
import { SOLID_SHARE } from '../../shared/voxel/occupancy.ts';
import { bakeFrame, readSheet } from './read-brick.ts';
import { findHouseLeak, type HousePlan, planHouse } from './seal-house.ts';

const PLANS: readonly HousePlan[] = [
  { walls: 'timber', roof: 'shingle', columns: 3, rows: 2, ridge: 'x' },
  { walls: 'timber', roof: 'thatch', columns: 2, rows: 3, ridge: 'y' },
  { walls: 'timber', roof: 'thatch', columns: 2, rows: 2, ridge: 'x' },
  { walls: 'stone', roof: 'thatch', columns: 5, rows: 2, ridge: 'x' },
  { walls: 'stone', roof: 'shingle', columns: 2, rows: 5, ridge: 'y' },
  { walls: 'stone', roof: 'shingle', columns: 3, rows: 4, ridge: 'x' },
  { walls: 'stone', roof: 'thatch', columns: 4, rows: 3, ridge: 'y' },
  { walls: 'brick', roof: 'slate', columns: 3, rows: 2, ridge: 'x' },
  { walls: 'stone', roof: 'slate', columns: 4, rows: 3, ridge: 'y' },
  { walls: 'brick', roof: 'slate', columns: 2, rows: 2, ridge: 'x', isHipped: true },
  { walls: 'timber', roof: 'shingle', columns: 6, rows: 4, ridge: 'x', isHipped: true },
  { walls: 'stone', roof: 'slate', columns: 4, rows: 5, ridge: 'y', isHipped: true },
  { walls: 'stone', roof: 'thatch', columns: 5, rows: 4, ridge: 'x', isHipped: true },
  { walls: 'brick', roof: 'shingle', columns: 3, rows: 4, ridge: 'x' },
];

/** Its gable has a lit window, which is an opening. */
const LOFT_WINDOW: HousePlan = { walls: 'timber', roof: 'shingle', columns: 3, rows: 4, ridge: 'x' };
const LOFT_WALLED: HousePlan = { ...LOFT_WINDOW, gable: 'stone' };
const LOFT_UNLIT: HousePlan = { ...LOFT_WINDOW, gable: 'timber_unlit' };

const bricks = new Map<string, Brick>();
const brickOf = (name: string): Brick => bricks.get(name)!;

beforeAll(async () => {
  const plans = [...PLANS, LOFT_WINDOW, LOFT_WALLED, LOFT_UNLIT];
  const names = new Set(plans.flatMap((plan) => planHouse(plan).map((piece) => piece.name)));
  for (const name of ['door_plank_open_x', 'wall_timber_window_x', 'wall_stone_window_x', 'wall_brick_window_x'])
    names.add(name);
  for (const name of names) bricks.set(name, bakeFrame(await readSheet(name)));
});

describe.each(PLANS)('$walls house under $roof, $columns x $rows, ridge along $ridge', (plan) => {
  const pieces = planHouse(plan);
  const replace = (from: string, to: string) =>
    pieces.map((piece) => (piece.name === from ? { ...piece, name: to } : piece));

  it('is sealed, and would be at 1.2 times the threshold', () => {
    expect(findHouseLeak(plan, pieces, brickOf)).toBeUndefined();
    expect(findHouseLeak(plan, pieces, brickOf, Math.round(SOLID_SHARE * 1.2))).toBeUndefined();
  });

  it('leaks with its door open, and with a window for a wall', () => {
    expect(findHouseLeak(plan, replace('door_plank_x', 'door_plank_open_x'), brickOf)).toMatch(/leaks/);
    const glazed = replace(`wall_${plan.walls}_plain_x`, `wall_${plan.walls}_window_x`);
    expect(findHouseLeak(plan, glazed, brickOf)).toMatch(/leaks/);
  });

  it('leaks without any one wall, door, eave, slope or gable', () => {
    const needed = pieces.filter(({ name }) => /^(wall|door|roof)_/.test(name) && !name.includes('ridge'));
    expect(needed.length).toBeGreaterThanOrEqual(2 * (plan.columns + plan.rows) + 1);
    for (const one of needed) {
      const rest = pieces.filter((piece) => piece !== one);
      expect(findHouseLeak(plan, rest, brickOf), `without ${one.name} at ${one.anchor}`).toMatch(/leaks/);
    }
  });
});

it('a deep timber house is open where its gable is lit, and only there', () => {
  expect(findHouseLeak(LOFT_WINDOW, planHouse(LOFT_WINDOW), brickOf)).toMatch(/leaks/);
  expect(findHouseLeak(LOFT_WALLED, planHouse(LOFT_WALLED), brickOf)).toBeUndefined();
  expect(findHouseLeak(LOFT_UNLIT, planHouse(LOFT_UNLIT), brickOf)).toBeUndefined();
});
