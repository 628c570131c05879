// Wood, clearing, swamp, stream and rocks: their ground first, and what grows on it where nothing else stands.

import type { Chance } from './chance.ts';
import { depthIn, type Ellipse, type Layout, STREAM_WIDE_TILES } from './layout.ts';
import { tileAt, VILLAGE_TILES, type VillageMap } from './village-map.ts';

/** A tree a cell at most: crowns touch, trunks stand apart. */
const CELL_TILES = 3;

/** How far edges waver, share of the ellipse. */
const FRAY = 0.16;

/** Tiles of map for which a function holds, row by row. */
function listTilesWhere(holds: (x: number, y: number) => boolean): (readonly [x: number, y: number])[] {
  const tiles: (readonly [number, number])[] = [];
  for (let y = 0; y < VILLAGE_TILES; y++) for (let x = 0; x < VILLAGE_TILES; x++) if (holds(x, y)) tiles.push([x, y]);
  return tiles;
}

/** Wavers over three tiles, so that an edge has bays and no teeth. */
function frayOf(chance: Chance, x: number, y: number): number {
  return (chance.tile('fray', Math.floor(x / 3), Math.floor(y / 3)) - 0.5) * 2 * FRAY;
}

function woodDepth({ wood }: Layout, x: number, y: number): number {
  return Math.min(...wood.map((part) => depthIn(part, x, y)));
}

export function layNature(map: VillageMap, layout: Layout, chance: Chance): void {
  const { clearing, stream, swamp, rocks } = layout;
  const paintWithin = (place: Ellipse, depth: number, ground: 'r' | 'g' | 'm' | 's' | 'w'): void => {
    for (const [x, y] of listTilesWhere(
      (column, row) => depthIn(place, column, row) + frayOf(chance, column, row) < depth,
    ))
      map.paint(tileAt(x, y), ground);
  };
  for (const [x, y] of listTilesWhere(
    (column, row) => woodDepth(layout, column, row) + frayOf(chance, column, row) < 0.92,
  ))
    map.paint(tileAt(x, y), 'w');
  for (const [x, y] of listTilesWhere((column, row) => depthIn(clearing, column, row) < 1))
    map.paint(tileAt(x, y), '.');
  paintWithin(rocks, 1, 'g');
  paintWithin(rocks, 0.66, 'r');
  paintWithin(swamp, 1, 'm');
  paintWithin(swamp, 0.84, 's');
  for (const [x, first] of stream.entries()) {
    const area = { x, y: first, w: 1, d: STREAM_WIDE_TILES };
    map.paint(area, '~');
    map.take(area);
  }
}

export function growNature(map: VillageMap, layout: Layout, chance: Chance): void {
  makeCamp(map, layout);
  breakRocks(map, layout, chance);
  growSwamp(map, layout, chance);
  growBanks(map, layout, chance);
  growWood(map, layout, chance);
}

/** A fire in the clearing, with a tent and logs to sit on. */
function makeCamp(map: VillageMap, { clearing }: Layout): void {
  const [x, y] = [Math.round(clearing.x), Math.round(clearing.y) - 1];
  map.stand('campfire_pot', tileAt(x, y));
  map.stand('tent_canvas', { x: x - 3, y: y - 2, w: 2, d: 2 }, 'e');
  map.stand('log_fallen', { x: x, y: y - 2, w: 2, d: 1 }, 's');
  map.stand('stump_plain', tileAt(x + 2, y));
  map.stand('bedroll_pack', tileAt(x - 2, y + 1), 'e', [0.2, 0]);
  map.stand('stump_axe', { x: x + 2, y: y + 2, w: 2, d: 1 });
  map.stand('log_pile', { x: x + 2, y: y + 3, w: 2, d: 1 }, 's');
  map.place('mobile_farmer', x + 1.4, y - 0.5, 0, 'sw');
  map.take({ x: x - 2, y: y - 1, w: 5, d: 4 });
}

const ORES = ['ore_iron', 'ore_copper', 'ore_gold', 'ore_iron', 'ore_crystal'] as const;

/** The outcrop: a ridge of boulders on its far side, ore before it, scree at its foot. */
function breakRocks(map: VillageMap, { rocks }: Layout, chance: Chance): void {
  const { x, y } = rocks;
  for (const [right, down, sprite] of [
    [-3, -3, 'rock_boulder'],
    [0, -4, 'rock_boulder'],
    [3, -3, 'rock_boulder'],
    [-5, 0, 'rock_boulder'],
  ] as const)
    map.stand(sprite, { x: x + right, y: y + down, w: 2, d: 2 }, chance.pick(`boulder ${right}`, ['s', 'e', 'w', 'n']));
  for (const [index, [right, down]] of (
    [
      [-2, -1],
      [0, -2],
      [2, -1],
      [4, 0],
      [-3, 1],
    ] as const
  ).entries())
    map.stand(ORES[index]!, { x: x + right, y: y + down, w: 2, d: 1 }, 's');
  for (const [right, down, sprite] of [
    [-1, 1, 'rock_large'],
    [-4, 3, 'rock_stack'],
    [3, 2, 'rock_small'],
    [-2, 3, 'rock_scree'],
    [1, 3, 'rock_scree'],
    [-5, 2, 'rock_scree'],
    [-1, 4, 'rock_small'],
  ] as const)
    map.stand(sprite, tileAt(x + right, y + down));
  map.stand('lantern_crook', tileAt(x - 1, y + 5));
  map.stand('wheelbarrow', { x: x - 3, y: y + 5, w: 2, d: 1 }, 'e');
  map.place('mobile_smith', x + 0.2, y + 0.8, 0, 'n');
}

/** A willow on the far rim, where it hides no water; dead trees, reeds in bands. */
function growSwamp(map: VillageMap, { swamp }: Layout, chance: Chance): void {
  for (const [right, down, sprite] of [
    [-1, -6, 'tree_willow'],
    [-2, 5, 'tree_dead'],
    [2, 2, 'tree_dead'],
    [4, -5, 'tree_birch_bent'],
  ] as const)
    map.stand(sprite, tileAt(swamp.x + right, swamp.y + down));
  map.stand('boat_upturned', { x: swamp.x + 5, y: swamp.y + 3, w: 3, d: 1 }, 's');
  for (const [x, y] of listTilesWhere((column, row) => depthIn(swamp, column, row) < 1)) {
    const depth = depthIn(swamp, x, y);
    const band = chance.tile('swamp band', Math.floor(x / 2), Math.floor(y / 2));
    if (map.groundAt(x, y) === '~' || band > 0.42) continue;
    if (depth > 0.7) map.stand('reeds_cattail', tileAt(x, y), 's', jitter(chance, 'reeds', x, y));
    else if (band < 0.2) map.stand('tall_grass', tileAt(x, y), 's', jitter(chance, 'grass', x, y));
    else if (band < 0.27) map.stand('mushroom_cluster', tileAt(x, y));
  }
}

/** Reeds stand in groups on the banks, lilies float under the far one; a willow leans over each bend. */
function growBanks(map: VillageMap, { stream, southLane }: Layout, chance: Chance): void {
  for (let x = 12; x < VILLAGE_TILES; x++) {
    const first = stream[x]!;
    const last = first + STREAM_WIDE_TILES - 1;
    const isBridge = x > southLane - 4 && x < southLane + 7;
    const group = chance.tile('bank group', Math.floor(x / 4), 0);
    if (group < 0.45) map.stand('reeds_cattail', tileAt(x, first - 1), 's', [0, 0.25]);
    if (chance.tile('far bank group', Math.floor(x / 3), 0) < 0.35)
      map.stand('reeds_cattail', tileAt(x, last + 1), 's', [0, -0.2]);
    if (!isBridge && chance.tile('lilies', Math.floor(x / 2), 0) < 0.3)
      map.place('lily_pads', x + chance.tile('lily', x, 0) * 0.4, first + 0.6 + chance.tile('lily', x, 1));
    // On the far bank, so that it hides no water.
    if (x % 15 === 2 && !isBridge) map.stand('tree_willow', tileAt(x, first - 2));
  }
  map.stand('rock_small', tileAt(southLane + 4, stream[southLane]! - 1));
  map.stand('rock_large', tileAt(southLane + 6, stream[southLane + 6]! + 3));
  map.place('boat_rowing', southLane - 6, stream[southLane - 6]! + 1.1, 0, 's');
  map.stand('mooring_posts', tileAt(southLane - 7, stream[southLane - 7]! - 1));
  map.stand('fish_trap', tileAt(southLane - 5, stream[southLane - 5]! - 1));
  map.stand('lantern_crook', tileAt(southLane + 2, stream[southLane]! - 2));
}

const PINES = ['tree_pine', 'tree_pine', 'tree_pine_young', 'tree_pine_scots'] as const;
const BROADLEAVES = ['tree_oak', 'tree_birch', 'tree_oak_young', 'tree_birch_twin', 'tree_birch'] as const;
const UNDERGROWTH = ['fern_green', 'fern_green', 'bush_round', 'mushroom_cluster', 'tall_grass'] as const;

/** Pines in the north, oaks and birches towards the village; ferns under them, in patches. */
function growWood(map: VillageMap, layout: Layout, chance: Chance): void {
  map.stand('tree_oak_hollow', { x: 3, y: 10, w: 2, d: 2 });
  for (let row = 0; row < VILLAGE_TILES; row += CELL_TILES) {
    for (let column = 0; column < VILLAGE_TILES; column += CELL_TILES) {
      const at = (name: string): number => chance.tile(name, column, row);
      const x = column + Math.floor(at('tree x') * 2);
      const y = row + Math.floor(at('tree y') * 2);
      const depth = woodDepth(layout, x, y);
      if (depth > 0.95 || map.groundAt(x, y) !== 'w' || at('gap') < 0.1) continue;
      const kinds = y + (at('kind') - 0.5) * 6 < 6 ? PINES : BROADLEAVES;
      map.stand(kinds[Math.floor(at('which') * kinds.length)]!, tileAt(x, y), 's', jitter(chance, 'tree', x, y));
    }
  }
  for (const [x, y] of listTilesWhere((column, row) => map.groundAt(column, row) === 'w')) {
    const patch = chance.tile('fern patch', Math.floor(x / 3), Math.floor(y / 3));
    if (patch > 0.42 || chance.tile('fern', x, y) > 0.45) continue;
    const kind = UNDERGROWTH[Math.floor((patch / 0.42) * UNDERGROWTH.length)]!;
    map.stand(kind, tileAt(x, y), 's', kind === 'bush_round' ? [0, 0] : jitter(chance, 'fern', x, y));
  }
}

function jitter(chance: Chance, name: string, x: number, y: number): readonly [number, number] {
  const off = (axis: string): number => (chance.tile(`${name} ${axis}`, x, y) - 0.5) * 0.5;
  return [off('right'), off('down')];
}
