// South of the stream: a field under the plough, an orchard in rows, a yard with beasts. Along the high street, avenues.

import type { Chance } from './chance.ts';
import type { Layout } from './layout.ts';
import { type Area, tileAt, VILLAGE_TILES, type VillageMap } from './village-map.ts';

/** Trees of an avenue and of an orchard stand as far apart, tiles: rows are seen, and what grazes between them. */
const AVENUE_GAP_TILES = 4;
const ORCHARD_GAP_TILES = 4;

export function buildFarm(map: VillageMap, layout: Layout, chance: Chance): void {
  sowField(map, layout.field, layout.southLane);
  plantOrchard(map, layout.orchard, chance);
  fillYard(map, layout, chance);
  plantAvenues(map, layout);
  plantTrees(map, layout);
}

/** Furrows on its west half, stooks of what is cut on the other, a scarecrow between. */
function sowField(map: VillageMap, field: Area, lane: number): void {
  const { x, y, w, d } = field;
  map.paint(field, '=');
  const half = Math.floor(w / 2);
  map.paint({ x: x + half + 1, y: y + 1, w: w - half - 1, d: d - 2 }, ',');
  for (let column = x; column < x + w; column++) {
    map.place('fence_wood_x', column, y);
    map.place('fence_wood_x', column, y + d);
  }
  for (let row = y; row < y + d; row++) {
    map.place(row === y + 4 ? 'fence_wood_gate_open_y' : 'fence_wood_y', x, row);
    if (x + w < VILLAGE_TILES) map.place('fence_wood_y', x + w, row);
  }
  for (const [column, row] of [
    [x, y + d],
    [x + w, y],
    [x + w, y + d],
  ] as const)
    map.place('fence_wood_post', column, row);
  map.paint({ x: lane + 2, y: y + 4, w: x - lane - 2, d: 1 }, 'd');
  map.take({ x: lane + 2, y: y + 4, w: x - lane - 2, d: 1 });
  map.stand('scarecrow', { x: x + half - 1, y: y + 4, w: 2, d: 1 });
  for (let row = y + 1; row < y + d - 1; row += 2) {
    for (let column = x + 1; column + 2 <= x + half - 1; column += 2)
      map.stand('cabbage_row', { x: column, y: row, w: 2, d: 1 }, 's');
    for (let column = x + half + 2; column < x + w - 1; column += 2) map.stand('wheat_stook', tileAt(column, row));
  }
  map.place('mobile_farmer', x + 2, y + 4, 0, 'e');
  map.take(field);
}

function plantOrchard(map: VillageMap, { x, y, w, d }: Area, chance: Chance): void {
  for (let row = y; row < y + d; row += ORCHARD_GAP_TILES) {
    for (let column = x; column < x + w; column += ORCHARD_GAP_TILES) {
      if (map.groundAt(column, row) !== '.') continue;
      const age = chance.tile('orchard', column, row);
      if (age < 0.15) map.stand('tree_apple_old', tileAt(column, row), 's', [0.2, -0.3]);
      else map.stand(age < 0.25 ? 'tree_apple_young' : 'tree_apple', tileAt(column, row));
    }
  }
  for (const right of [4, 5, 6]) map.stand('beehive_skep', tileAt(x + right, y - 1));
  map.stand('basket_apples', tileAt(x + 8, y + 3));
  // They graze before the trees, where no crown hides them.
  for (const [right, down, facing] of [
    [3, 9.3, 'se'],
    [8.5, 8.7, 'w'],
    [10.6, 9.4, 's'],
    [-2, 8.8, 'e'],
  ] as const)
    map.place('mobile_sheep', x + right, y + down, 0, facing);
}

/** Between farmhouse and barn, on both sides of the lane. */
function fillYard(map: VillageMap, { barn, southLane }: Layout, chance: Chance): void {
  const { x, y, w, d } = barn;
  map.paint({ x: southLane + 2, y: y + d, w: x + w - southLane - 2, d: 2 }, 'd');
  map.take({ x: southLane + 2, y: y + d, w: x - southLane - 2, d: 1 });
  map.take({ x, y: y + d, w, d: 1 });
  map.stand('haystack_small', { x: x + w + 1, y: y + 4, w: 2, d: 1 });
  map.stand('chicken_coop', { x: x + w + 1, y: y - 2, w: 1, d: 2 }, 's', [0, -0.2]);
  map.stand('kennel_wood', { x: southLane + 3, y: y + 2, w: 1, d: 2 }, 's', [0, -0.2]);
  map.stand('dovecote', tileAt(x + w + 3, y + d + 2));
  map.stand('trough_stone', tileAt(x + 4, y + d + 3));
  map.place('mobile_cow', x + 2, y + d + 3, 0, 'e');
  map.place('mobile_cow', x + 5, y + d + 4.4, 0, 'sw');
  map.place('mobile_pig', x - 0.4, y + d + 2.6, 0, 's');
  for (let hen = 0; hen < 4; hen++) {
    const off = (axis: string): number => chance.share(`hen ${hen} ${axis}`);
    const facing = chance.pick(`hen ${hen}`, ['s', 'e', 'sw', 'se'] as const);
    map.place('mobile_hen', southLane + 3 + off('right') * 2, y + d + 0.2 + off('down') * 1.6, 0, facing);
  }
}

/** Poplars on both sides of the high street, where it comes from the fields. */
function plantAvenues(map: VillageMap, { highStreet, westLane, eastLane }: Layout): void {
  for (const row of [highStreet - 2, highStreet + 4]) {
    for (let x = 1; x < westLane - 2; x += AVENUE_GAP_TILES) map.stand('tree_poplar', tileAt(x, row));
    for (let x = eastLane + 3; x < VILLAGE_TILES; x += AVENUE_GAP_TILES) map.stand('tree_poplar', tileAt(x, row));
  }
  map.stand('signpost_wood', tileAt(westLane + 2, highStreet - 1));
  map.stand('shrine_wayside', tileAt(eastLane - 1, highStreet + 3));
  map.stand('milestone', tileAt(1, highStreet + 3));
}

/** Single trees that close a view or shade a bench. */
function plantTrees(map: VillageMap, { square, churchLane, tower, graveyard, southLane, highStreet }: Layout): void {
  map.stand('tree_oak', tileAt(square.x + 3, square.y - 9));
  map.stand('bench_wood', tileAt(square.x + 5, square.y - 7), 's');
  map.stand('tree_oak_young', tileAt(square.x - 1, square.y - 8));
  map.stand('flowers_wild', tileAt(square.x + 1, square.y - 7));
  map.stand('tree_birch_twin', tileAt(churchLane - 3, square.y - 7));
  map.stand('bush_round', tileAt(churchLane + 3, square.y - 7));
  map.stand('tree_pine_scots', tileAt(tower.x - 2, tower.y));
  map.stand('tree_birch', tileAt(southLane + 3, highStreet + 8));
  map.stand('tree_birch_bent', tileAt(southLane - 10, 51));
  // The east edge, behind its lane.
  map.stand('tree_birch_twin', tileAt(62, 17));
  map.stand('tree_birch', tileAt(62, 23));
  map.stand('bush_round', tileAt(61, 19));
  map.stand('tree_pine_young', tileAt(62, 13));
  map.stand('tree_pine', tileAt(graveyard.x + graveyard.w + 1, graveyard.y - 2));
  map.stand('tree_pine_young', tileAt(graveyard.x + 3, graveyard.y - 2));
  map.stand('tree_pine_scots', tileAt(graveyard.x + 6, graveyard.y - 3));
  for (const [x, y] of [
    [square.x + square.w, square.y + 5],
    [square.x + square.w, square.y + 6],
    [square.x + square.w, square.y + 7],
  ] as const)
    map.stand('lavender_bush', tileAt(x, y));
}
