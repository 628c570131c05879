// Streets, lanes, the paths from doors to them, the bridge, and the lamps along them.

import type { HousePlan } from './house.ts';
import { stepOf } from './house.ts';
import { type Layout, type Lot, STREAM_WIDE_TILES } from './layout.ts';
import { type Area, type Ground, tileAt, VILLAGE_TILES, type VillageMap } from './village-map.ts';

/** Between lamps of a street, tiles: their pools of three tiles leave a dark stretch to walk through. */
const LAMP_GAP_TILES = 8;

export function layStreets(map: VillageMap, layout: Layout): void {
  const { square, highStreet, westLane, eastLane, southLane, churchLane, nave, clearing, rocks } = layout;
  const lay = (area: Area, ground: Ground): void => {
    map.paint(area, ground);
    map.take(area);
  };
  lay({ x: westLane, y: Math.round(clearing.y), w: 2, d: highStreet - Math.round(clearing.y) }, 'd');
  lay(
    { x: eastLane, y: Math.round(rocks.y + rocks.ry - 1), w: 2, d: highStreet - Math.round(rocks.y + rocks.ry - 1) },
    'd',
  );
  lay({ x: southLane, y: highStreet + 3, w: 2, d: VILLAGE_TILES - highStreet - 3 }, 'd');
  lay({ x: 0, y: highStreet, w: VILLAGE_TILES, d: 3 }, 'g');
  const cobbleWest = square.x - 8;
  lay({ x: cobbleWest, y: highStreet, w: square.w + 22, d: 3 }, '#');
  lay(square, '#');
  lay({ x: churchLane, y: nave.y + nave.d, w: 2, d: square.y - nave.y - nave.d }, 'f');
  // The apron between smithy, bakery and square.
  lay({ x: square.x - 1, y: square.y, w: 1, d: square.d }, '#');
  // Round the well the stones are dressed.
  map.paint({ x: square.x + 5, y: square.y + 4, w: 4, d: 4 }, 'f');
}

/** From a door's step to its street. */
export function layPath(map: VillageMap, plan: HousePlan, lot: Lot): void {
  const [x, y] = stepOf(plan, plan.doors[0]!);
  const { axis, at } = lot.street;
  const area: Area =
    axis === 'x'
      ? { x: Math.min(x, at), y, w: Math.abs(x - at) + 1, d: 1 }
      : { x, y: Math.min(y, at), w: 1, d: Math.abs(y - at) + 1 };
  for (let row = area.y; row < area.y + area.d; row++)
    for (let column = area.x; column < area.x + area.w; column++) {
      const ground = map.groundAt(column, row);
      if (ground === '.' || ground === ',') map.paint(tileAt(column, row), plan.masonry === 'timber' ? 'd' : 'g');
    }
  map.take(area);
}

/** A deck as wide as the lane, over the stream and onto both banks. */
export function buildBridge(map: VillageMap, { southLane, stream }: Layout): void {
  const first = stream[southLane]!;
  const last = first + STREAM_WIDE_TILES - 1;
  for (const x of [southLane, southLane + 1]) {
    map.place('floor_bridge_end', x, first - 1, 0, 'n');
    for (let y = first; y <= last; y++) map.place('floor_bridge_y', x, y);
    map.place('floor_bridge_end', x, last + 1, 0, 's');
  }
  for (const x of [southLane, southLane + 2]) {
    for (let y = first - 1; y <= last + 1; y++) map.place('fence_bridge_y', x, y);
    map.place('fence_bridge_post', x, last + 2);
  }
}

/** Lamps stand beside the paving, where nothing else does. */
export function lightStreets(
  map: VillageMap,
  { square, highStreet, westLane, southLane, eastLane, stream }: Layout,
): void {
  for (let x = 3; x < VILLAGE_TILES; x += LAMP_GAP_TILES) standLamp(map, [x, highStreet - 1], [1, 0]);
  for (let x = 7; x < VILLAGE_TILES; x += LAMP_GAP_TILES * 2) standLamp(map, [x, highStreet + 3], [1, 0]);
  for (let y = highStreet - 6; y > 14; y -= LAMP_GAP_TILES) {
    standLamp(map, [westLane - 1, y], [0, 1]);
    standLamp(map, [eastLane - 1, y], [0, 1]);
  }
  for (const y of [highStreet + 7, stream[southLane]! - 2, stream[southLane]! + 5])
    standLamp(map, [southLane - 1, y], [0, 1]);
  // Corners of the square.
  for (const [x, y] of [
    [square.x, square.y + square.d - 1],
    [square.x + square.w - 1, square.y + square.d - 1],
    [square.x + square.w - 1, square.y],
  ] as const)
    map.place('lamp_post', x, y);
}

/** At a place, or as few tiles on as it takes. */
function standLamp(map: VillageMap, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): void {
  for (let step = 0; step < 4; step++) if (map.stand('lamp_post', tileAt(x + dx * step, y + dy * step))) return;
}
