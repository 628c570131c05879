// What rooms are for, and what stands in them, the needful first: a small room leaves out the end of its list.

/** A piece of furniture as furnishing sees it: tiles along a wall and out from it, as it faces south from a north wall. */
export interface Piece {
  readonly sprite: string;
  readonly along?: number;
  readonly deep?: number;
  /** Where along it its ground point is, tiles from its west end; left out: the middle. */
  readonly anchor?: number;
  readonly where: 'wall' | 'middle' | 'corner';
  /** So low that a lamp hangs on the wall over it. */
  readonly low?: true;
  /** What stands at its sides, as at a table. */
  readonly seats?: readonly string[];
  /** What stays in the room: with none of it the plan is wrong. */
  readonly must?: true;
}

const wall = (sprite: string, more: Partial<Piece> = {}): Piece => ({ sprite, where: 'wall', ...more });
const corner = (sprite: string): Piece => ({ sprite, where: 'corner', low: true });
const middle = (sprite: string, more: Partial<Piece> = {}): Piece => ({ sprite, where: 'middle', low: true, ...more });

const HEARTH = wall('hearth_stone', { along: 2, must: true });
const BED = wall('bed_wood', { deep: 2, low: true, must: true });
const CANDLE_TABLE = middle('table_candle', { along: 2, seats: ['chair_ladder', 'stool'], must: true });
const CHEST = wall('chest_wood', { low: true });
const DRESSER = wall('dresser_plates', { along: 2 });
const SHELF = wall('shelf_wood');

export const ROOM_KINDS = {
  cottage: [HEARTH, BED, CANDLE_TABLE, CHEST, SHELF, corner('barrel'), corner('sack_grain')],
  living: [
    HEARTH,
    CANDLE_TABLE,
    DRESSER,
    corner('barrel'),
    wall('chair_rocking', { low: true }),
    corner('bucket_wood'),
  ],
  bedroom: [BED, CHEST, wall('wardrobe_wood', { along: 2 }), wall('washstand', { low: true })],
  family: [BED, wall('cradle_wood', { low: true }), CHEST, wall('drawers_wood', { along: 2, low: true })],
  study: [
    BED,
    wall('desk_writing', { along: 2, low: true }),
    wall('bookcase_full'),
    wall('bookcase_half'),
    corner('globe_stand'),
  ],
  weaving: [BED, wall('loom_wood', { along: 2 }), wall('spinning_wheel', { along: 2, low: true }), SHELF, CHEST],
  joinery: [
    BED,
    wall('workbench_joiner', { along: 2, low: true }),
    wall('shaving_horse', { along: 2, low: true }),
    CHEST,
  ],
  pottery: [BED, wall('potters_wheel', { along: 2, low: true }), wall('shelf_jars', { along: 2 }), corner('barrel')],
  dairy: [
    BED,
    wall('cheese_stand', { along: 2 }),
    corner('butter_churn'),
    wall('shelf_jars', { along: 2 }),
    corner('bucket_wood'),
  ],
  alchemy: [
    BED,
    wall('alchemist_bench', { along: 2, low: true }),
    wall('cabinet_apothecary', { along: 2 }),
    wall('bookcase_half'),
  ],
  merchant: [
    BED,
    wall('strongbox_iron', { low: true }),
    wall('shelf_cloth', { along: 2 }),
    wall('wardrobe_wood', { along: 2 }),
  ],
  bakery: [
    wall('oven_bread', { along: 2, must: true }),
    wall('dough_trough', { along: 2, low: true, must: true }),
    wall('shelf_bread', { along: 2 }),
    middle('table_plain', { along: 2, must: true }),
    corner('sack_grain'),
    corner('sack_grain'),
  ],
  baker: [BED, CHEST, middle('table_candle', { along: 2, seats: ['stool'] }), SHELF],
  smithy: [
    wall('forge_stone', { along: 2, anchor: 0, must: true }),
    middle('anvil_iron', { must: true }),
    wall('bellows_stand', { along: 2, low: true }),
    corner('barrel'),
    wall('weapon_rack', { along: 2 }),
    corner('crate_wood'),
  ],
  smith: [BED, CHEST, middle('table_candle', { along: 2, seats: ['stool'] }), corner('barrel')],
  taproom: [
    wall('hearth_crane', { along: 2, must: true }),
    wall('cask_rack', { along: 2, must: true }),
    middle('counter_wood_keg', { must: true }),
    middle('table_trestle', { along: 2, anchor: 0, seats: ['bench_wood'], must: true }),
    middle('table_round', { along: 2, seats: ['chair_ladder', 'stool'] }),
    wall('settle_high', { along: 2, low: true }),
    corner('barrel'),
  ],
  kitchen: [
    HEARTH,
    middle('table_plain', { along: 2, must: true }),
    DRESSER,
    corner('barrel'),
    corner('sack_grain'),
    corner('basket_apples'),
  ],
  guests: [
    BED,
    wall('bed_wood', { deep: 2, low: true }),
    middle('table_candle', { along: 2, seats: ['stool', 'stool'], must: true }),
    CHEST,
    wall('washstand', { low: true }),
    wall('wardrobe_wood', { along: 2 }),
  ],
  suite: [
    wall('bed_fourposter', { along: 2, deep: 2, anchor: 0, low: true, must: true }),
    middle('table_candle', { along: 2, seats: ['chair_ladder'], must: true }),
    wall('wardrobe_wood', { along: 2 }),
    CHEST,
  ],
  /** Set by church.ts. */
  nave: [],
  stable: [
    corner('haystack_small'),
    middle('table_plain', { along: 2 }),
    corner('barrel'),
    corner('sack_grain'),
    corner('bucket_wood'),
    wall('log_pile', { along: 2, low: true }),
  ],
  tower: [],
  belfry: [middle('bell_frame', { along: 2, must: true })],
} as const satisfies Readonly<Record<string, readonly Piece[]>>;

export type RoomKind = keyof typeof ROOM_KINDS;

/** Rooms that somebody of a trade lives and works in. */
export const TRADES = [
  'bedroom',
  'family',
  'study',
  'weaving',
  'joinery',
  'pottery',
  'dairy',
  'alchemy',
  'merchant',
] as const satisfies readonly RoomKind[];
