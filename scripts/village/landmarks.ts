// The inn, the smithy, the bakery, the church and the barn: one of each, in their places.

import type { Chance } from './chance.ts';
import type { HousePlan } from './house.ts';
import { buildHouse, FLOOR_UNITS } from './house.ts';
import type { Layout } from './layout.ts';
import { type Building, object, type Static, type VillageMap } from './village-map.ts';

/** Rows of benches in the nave, from its north wall. */
const BENCH_ROWS = [3, 4, 5] as const;

export function planLandmarks(
  { inn, stable, forge, bakery, tower, barn }: Layout,
  chance: Chance,
): readonly HousePlan[] {
  return [
    {
      name: 'inn',
      area: inn,
      masonry: 'timber',
      cover: 'shingle',
      form: 'ridge_x',
      floor: 'floor_plank',
      chimney: 'stone',
      doors: [{ side: 's', at: 4 }],
      doorSprite: 'door_arched',
      floors: [
        { partition: { axis: 'y', at: 6, door: 2 }, rooms: ['taproom', 'kitchen'] },
        { partition: { axis: 'y', at: 5, door: 2 }, rooms: ['guests', 'suite'] },
      ],
      stairs: [inn.x, inn.y + 2],
    },
    {
      name: 'stable',
      area: stable,
      masonry: 'timber',
      cover: 'thatch',
      form: 'hip',
      floor: 'floor_plank',
      open: 's',
      doors: [],
      doorSprite: 'door_plank',
      floors: [{ rooms: ['stable'] }],
    },
    {
      name: 'smithy',
      area: forge,
      masonry: 'stone',
      cover: 'slate',
      form: 'ridge_x',
      floor: 'floor_flagstone',
      chimney: 'stone',
      open: 'e',
      doors: [],
      doorSprite: 'door_plank',
      floors: [{ rooms: ['smithy'] }],
    },
    {
      name: 'bakery',
      area: bakery,
      masonry: 'timber',
      cover: chance.pick('bakery cover', ['thatch', 'shingle']),
      form: 'ridge_x',
      floor: 'floor_clay_tile',
      chimney: 'brick',
      doors: [{ side: 'e', at: 2 }],
      doorSprite: 'door_plank',
      floors: [{ rooms: ['bakery'] }, { rooms: ['baker'] }],
      stairs: [bakery.x, bakery.y + 2],
    },
    {
      name: 'tower',
      area: tower,
      masonry: 'stone',
      cover: 'slate',
      form: 'hip',
      floor: 'floor_flagstone',
      shared: 'e',
      doors: [],
      doorSprite: 'door_plank',
      floors: [{ rooms: ['tower'] }, { rooms: ['tower'] }, { rooms: ['belfry'] }],
    },
    {
      name: 'barn',
      area: barn,
      masonry: 'timber',
      cover: 'thatch',
      form: 'ridge_x',
      floor: 'floor_plank',
      open: 's',
      doors: [],
      doorSprite: 'door_plank',
      floors: [{ rooms: ['stable'] }],
    },
  ];
}

function planNave({ nave }: Layout): HousePlan {
  return {
    name: 'church',
    area: nave,
    masonry: 'stone',
    cover: 'slate',
    form: 'ridge_y',
    floor: 'floor_flagstone',
    doors: [
      { side: 's', at: 1 },
      { side: 's', at: 2 },
    ],
    doorSprite: 'door_arched',
    arch: { side: 'w', at: 6 },
    floors: [{ rooms: ['nave'] }],
  };
}

/** The nave: an altar under candles, benches on both sides of the aisle, the font near the door. */
export function buildChurch(layout: Layout, chance: Chance): Building {
  const { x, y } = layout.nave;
  const things: Static[] = [
    object('altar_cloth', x + 1.5, y + 0.9, FLOOR_UNITS, 's'),
    object('candelabrum_iron', x + 0.1, y + 0.4, FLOOR_UNITS),
    object('candelabrum_iron', x + 2.95, y + 0.4, FLOOR_UNITS),
    object('lectern_chapel', x + 2.9, y + 1.7, FLOOR_UNITS, 's'),
    object('font_stone', x + 3, y + 8, FLOOR_UNITS),
    object('chandelier_wheel', x + 1.5, y + 4, FLOOR_UNITS),
    object('chandelier_wheel', x + 1.5, y + 7, FLOOR_UNITS),
    object('rug_runner', x + 1.5, y + 3.5, FLOOR_UNITS, 'e'),
    object('rug_runner', x + 1.5, y + 5.5, FLOOR_UNITS, 'e'),
    ...BENCH_ROWS.flatMap((row) =>
      [0.1, 2.9].map((right) => object('bench_wood', x + right, y + row, FLOOR_UNITS, 'n')),
    ),
  ];
  const church = buildHouse(planNave(layout), chance);
  const [ground, ...above] = church.storeys;
  return { ...church, storeys: [{ ...ground!, statics: [...ground!.statics, ...things] }, ...above] };
}

/** Signs, lanterns and what stands before the landmarks' doors. */
export function dressLandmarks(map: VillageMap, { inn, forge, bakery, nave, stable, barn }: Layout): void {
  map.place('sign_tavern_x', inn.x + 6, inn.y + inn.d);
  map.place('lantern_wall_x', inn.x + 2, inn.y + inn.d);
  map.place('lantern_wall_x', inn.x + 8, inn.y + inn.d);
  for (const at of [1, 3, 5, 7]) map.place('flower_box_x', inn.x + at, inn.y + inn.d);
  map.place('sign_smith_y', forge.x + forge.w, forge.y);
  map.place('torch_wall_y', forge.x + forge.w, forge.y + forge.d - 1);
  map.place('sign_bakery_y', bakery.x + bakery.w, bakery.y);
  map.place('lantern_wall_y', bakery.x + bakery.w, bakery.y + 3);
  map.place('lantern_wall_x', nave.x, nave.y + nave.d);
  map.place('lantern_wall_x', nave.x + 3, nave.y + nave.d);
  map.place('mobile_priest', nave.x + 2.2, nave.y + nave.d + 3.2, 0, 's');
  map.stand('barrels_stacked', { x: inn.x, y: inn.y + inn.d, w: 2, d: 1 });
  map.stand('bench_wood', { x: inn.x + 6, y: inn.y + inn.d, w: 1, d: 1 }, 's', [0, -0.1]);
  map.stand('grindstone', { x: forge.x + 1, y: forge.y + forge.d, w: 1, d: 1 });
  map.stand('log_pile', { x: forge.x + 3, y: forge.y + forge.d, w: 1, d: 1 }, 's');
  map.stand('trough_stone', { x: stable.x + 1, y: stable.y + stable.d + 1, w: 1, d: 1 });
  map.stand('sacks_heap', { x: bakery.x + 1, y: bakery.y - 1, w: 2, d: 1 }, 's', [0, 0.05]);
  map.stand('cart_wood', { x: barn.x + 7, y: barn.y + 2, w: 2, d: 2 }, 'e');
  map.stand('wheelbarrow', { x: barn.x + 1, y: barn.y + barn.d + 1, w: 2, d: 1 }, 'e');
}
