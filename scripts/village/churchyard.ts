// The graveyard beside the church: stones in rows that face south, a stone wall, candles that somebody lit.

import type { Chance } from './chance.ts';
import type { Layout } from './layout.ts';
import { tileAt, type VillageMap } from './village-map.ts';

const STONES = ['gravestone_round', 'gravestone_pointed', 'gravestone_round', 'gravestone_broken'] as const;

export function buildChurchyard(map: VillageMap, { graveyard, churchLane, nave }: Layout, chance: Chance): void {
  const { x, y, w, d } = graveyard;
  const gateRow = y + d - 2;
  for (let column = x; column < x + w; column++)
    for (const row of [y, y + d]) map.place('fence_drystone_x', column, row);
  for (let row = y; row < y + d; row++) {
    if (row !== gateRow) map.place('fence_drystone_y', x, row);
    map.place('fence_drystone_y', x + w, row);
  }
  for (const [column, row] of [
    [x, y],
    [x + w, y],
    [x, y + d],
    [x + w, y + d],
  ] as const)
    map.place('fence_drystone_post', column, row);
  // From the lane to the gate and along the lowest row of graves.
  const path = { x: churchLane, y: gateRow, w: x + w - 1 - churchLane, d: 1 };
  if (gateRow >= nave.y + nave.d) map.paint(path, 'f');
  else map.paint({ ...path, x: nave.x + nave.w, w: x + w - 1 - nave.x - nave.w }, 'f');
  map.take(path);
  map.take({ x: nave.x + nave.w, y: gateRow, w: 1, d: nave.y + nave.d - gateRow + 1 });
  map.paint({ x: nave.x + nave.w, y: gateRow, w: 1, d: nave.y + nave.d - gateRow + 1 }, 'f');
  map.paint({ x: churchLane, y: nave.y + nave.d, w: nave.x + nave.w - churchLane + 1, d: 1 }, 'f');
  map.stand('stone_cross', { x: x + 3, y: y + 3, w: 1, d: 1 });
  map.stand('gravestone_tomb', { x: x + 5, y: y + 3, w: 2, d: 1 });
  map.stand('tree_dead', tileAt(x + w - 1, y + 1));
  map.stand('candles_rock', tileAt(x + 4, y + 4));
  map.stand('candles_rock', tileAt(x + 1, y + 5));
  for (const [index, row] of [y + 1, y + 3, y + 5].entries()) {
    for (let column = x + 1; column < x + w - 1; column += 2) {
      const key = `grave ${index} ${column - x}`;
      if (chance.share(key) < 0.15) continue;
      if (chance.share(`${key} mound`) < 0.3)
        map.stand('grave_mound', { x: column, y: row, w: 1, d: 2 }, 's', [0, -0.1]);
      else map.stand(chance.pick(`${key} stone`, STONES), tileAt(column, row));
    }
  }
  map.stand('flowers_wild', tileAt(x + 2, y + 6));
  map.stand('lantern_stone', tileAt(x - 1, gateRow - 1));
  map.take(graveyard);
}
