// Houses that people live in: what each is made of, how large it is, and who lives there.

import type { Chance } from './chance.ts';
import type { HousePlan } from './house.ts';
import type { Layout, Lot } from './layout.ts';
import type { Cover, Masonry, RoofForm } from './roofs.ts';
import { type RoomKind, TRADES } from './room-kinds.ts';
import type { Area } from './village-map.ts';

/** Roofs that go with walls: those first are more common. */
const COVERS = {
  timber: ['shingle', 'thatch', 'shingle'],
  stone: ['thatch', 'slate', 'shingle'],
  brick: ['slate', 'shingle'],
} as const satisfies Readonly<Record<Masonry, readonly Cover[]>>;

const MASONRY: readonly Masonry[] = ['timber', 'timber', 'stone', 'timber', 'brick', 'stone', 'timber'];

/** Every gabled house and hip roof is as deep: all ridges of a street are as high. */
const DEEP_TILES = 4;

/** Rooms beside a living room are at least as wide; the living room keeps the rest. */
const SIDE_ROOM_TILES = 3;

/** From this width on a house has two rooms. */
const TWO_ROOMS_TILES = 6;

export function planDwelling(lot: Lot, index: number, trade: RoomKind, chance: Chance): HousePlan {
  const { name } = lot;
  // Neighbours differ: the list goes round, from a place of the seed's own.
  const masonry = MASONRY[(index + chance.between('masonry', 0, MASONRY.length - 1)) % MASONRY.length]!;
  const cover = chance.pick<Cover>(`${name} cover`, COVERS[masonry]);
  const isNarrow = lot.isDeep && (lot.widest < 5 || chance.share(`${name} narrow`) < 0.5);
  const form: RoofForm = isNarrow ? 'ridge_y' : chance.share(`${name} form`) < 0.3 ? 'hip' : 'ridge_x';
  const long = chance.between(`${name} size`, isNarrow ? TWO_ROOMS_TILES : 5, Math.max(TWO_ROOMS_TILES, lot.widest));
  const [w, d] = isNarrow ? [DEEP_TILES, long] : [Math.min(long, lot.widest), DEEP_TILES];
  const hasTwo = Math.max(w, d) >= TWO_ROOMS_TILES;
  const [x, y] = lot.corner;
  const area: Area = lot.door === 's' ? { x, y: y - d + 1, w, d } : { x: x - w + 1, y, w, d };
  const axis = isNarrow ? 'x' : 'y';
  const livingFirst = lot.door === 's' && !isNarrow && chance.share(`${name} rooms`) < 0.5;
  const at = livingFirst ? w - SIDE_ROOM_TILES : SIDE_ROOM_TILES;
  const doorAt =
    lot.door === 'e' ? chance.between(`${name} door`, 1, 2) : isNarrow ? 1 : !hasTwo ? 2 : livingFirst ? 1 : w - 2;
  return {
    name,
    area,
    masonry,
    cover,
    form,
    floor: masonry === 'timber' ? 'floor_plank' : chance.pick(`${name} floor`, ['floor_plank', 'floor_clay_tile']),
    chimney: masonry === 'brick' ? 'brick' : 'stone',
    doors: [{ side: lot.door, at: doorAt }],
    doorSprite: 'door_plank',
    floors: [
      hasTwo
        ? { partition: { axis, at, door: 2 }, rooms: livingFirst ? ['living', trade] : [trade, 'living'] }
        : { rooms: ['cottage'] },
    ],
  };
}

/** The village's dwellings; trades go round, so that no two neighbours share one. */
export function planDwellings({ lots }: Layout, chance: Chance): readonly HousePlan[] {
  const first = chance.between('trades', 0, TRADES.length - 1);
  return lots.map((lot, index) => planDwelling(lot, index, TRADES[(first + index) % TRADES.length]!, chance));
}
