// Gardens of dwellings: fenced plots with beds in rows, a gate on the path, and what hangs on the house's walls.

import type { Chance } from './chance.ts';
import type { HousePlan } from './house.ts';
import type { Lot } from './layout.ts';
import { type Area, tileAt, type VillageMap } from './village-map.ts';

type Border = 'fence_wood' | 'fence_drystone' | 'hedge_bramble' | 'trellis_rose';

/** Borders of gardens: those with posts of their own need one at each free end. */
const POSTS: Readonly<Partial<Record<Border, string>>> = {
  fence_wood: 'fence_wood_post',
  fence_drystone: 'fence_drystone_post',
};

const BORDERS: readonly Border[] = ['fence_wood', 'fence_wood', 'hedge_bramble', 'fence_drystone'];

/** Rows of a kitchen garden. */
const ROWS = ['cabbage_row', 'bean_row', 'pumpkin_patch', 'flowerbed_tulips'] as const;

/** What stands in a garden's corner. */
const KEEPSAKES = ['beehive_skep', 'wheelbarrow', 'washing_line', 'tree_apple_young', 'sundial_stone'] as const;

const KEEPSAKE_WIDE: ReadonlySet<string> = new Set(['wheelbarrow', 'washing_line']);

/** The plot before a house's south wall. */
export function gardenOf({ area: { x, y, w, d } }: HousePlan, lot: Lot): Area {
  // A path along the wall comes first.
  const isCrossed = lot.door === 's' && lot.street.axis === 'x';
  return { x, y: y + d + (isCrossed ? 1 : 0), w, d: lot.garden };
}

export function plantGarden(map: VillageMap, plan: HousePlan, lot: Lot, chance: Chance): void {
  const { name } = plan;
  const plot = gardenOf(plan, lot);
  const border = chance.pick(`${name} border`, BORDERS);
  const isFront = lot.door === 's' && lot.street.axis === 'y';
  const gate = isFront ? plan.area.x + plan.doors[0]!.at : undefined;
  fencePlot(map, plot, border, gate, lot.door === 'e' || lot.street.axis === 'y' ? 'open' : 'closed');
  const first = chance.between(`${name} rows`, 0, ROWS.length - 1);
  for (let row = 0; row < plot.d; row++) {
    const bed = ROWS[(first + row) % ROWS.length]!;
    const start = plot.x + ((row + first) % 2 === 0 ? 0 : plot.w % 2);
    for (let x = start; x + 2 <= plot.x + plot.w; x += 2) {
      if (isFront && row === 0) continue;
      map.stand(bed, { x, y: plot.y + row, w: 2, d: 1 }, 's', [0, bed === 'bean_row' ? -0.06 : 0]);
    }
  }
  if (isFront) {
    // Flowers along the wall, on both sides of the step.
    for (const right of [-1, 1]) {
      map.stand('lavender_bush', tileAt(gate! + right, plot.y));
      map.stand('bush_round', tileAt(gate! + 2 * right, plot.y));
    }
  }
  map.take(plot);
  dressWalls(map, plan, lot, chance);
}

/** What a household has beside its garden; after all gardens, so that it stands in none. */
export function placeKeepsake(map: VillageMap, plan: HousePlan, lot: Lot, chance: Chance): void {
  const { name } = plan;
  const plot = gardenOf(plan, lot);
  const keepsake = chance.pick(`${name} keepsake`, KEEPSAKES);
  const wide = KEEPSAKE_WIDE.has(keepsake) ? 2 : 1;
  map.stand(keepsake, { x: plot.x - wide - 1, y: plot.y, w: wide, d: 1 });
}

/** @param north whether the plot's north side is the house's wall */
function fencePlot(
  map: VillageMap,
  plot: Area,
  border: Border,
  gate: number | undefined,
  north: 'open' | 'closed',
): void {
  const { x, y, w, d } = plot;
  const lines = [
    { axis: 'x', at: y + d, from: x, length: w },
    ...(north === 'closed' ? [{ axis: 'x', at: y, from: x, length: w } as const] : []),
    { axis: 'y', at: x, from: y, length: d },
    { axis: 'y', at: x + w, from: y, length: d },
  ] as const;
  const ends = new Map<string, readonly [number, number]>();
  for (const { axis, at, from, length } of lines) {
    for (let along = from; along < from + length; along++) {
      const [column, row] = axis === 'x' ? [along, at] : [at, along];
      const isGate = axis === 'x' && at === y + d && along === gate;
      // Only wood has gates; other borders leave the way open.
      if (isGate && border === 'fence_wood') map.place('fence_wood_gate_open_x', column, row);
      else if (!isGate) map.place(`${border}_${axis}`, column, row);
    }
    const end = axis === 'x' ? ([from + length, at] as const) : ([at, from + length] as const);
    ends.set(end.join(), end);
  }
  const post = POSTS[border];
  if (post !== undefined) for (const [column, row] of ends.values()) map.place(post, column, row);
}

/** Flower boxes under windows, a lantern or ivy between them. */
function dressWalls(map: VillageMap, { name, area, doors }: HousePlan, { door: side }: Lot, chance: Chance): void {
  const { x, y, w, d } = area;
  const isSouth = side === 's';
  const at = doors[0]!.at;
  const length = isSouth ? w : d;
  const axis = isSouth ? 'x' : 'y';
  const placeOn = (sprite: string, along: number): void =>
    map.place(`${sprite}_${axis}`, isSouth ? x + along : x + w, isSouth ? y + d : y + along);
  const isWindow = (along: number): boolean => along > 0 && along < length - 1 && Math.abs(along - at) % 2 === 1;
  const walls = Array.from({ length }, (_, along) => along).filter((along) => along !== at && !isWindow(along));
  const nearest = walls.sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)[0];
  if (nearest !== undefined) placeOn('lantern_wall', nearest);
  if (chance.share(`${name} flowers`) < 0.6)
    for (let along = 0; along < length; along++) if (isWindow(along)) placeOn('flower_box', along);
  // The other wall that is seen.
  const ivy = chance.share(`${name} ivy`);
  if (ivy < 0.25) map.place(isSouth ? 'ivy_wall_y' : 'ivy_wall_x', isSouth ? x + w : x, isSouth ? y : y + d);
  else if (ivy < 0.4) map.place(isSouth ? 'tools_wall_y' : 'tools_wall_x', isSouth ? x + w : x, isSouth ? y : y + d);
}
