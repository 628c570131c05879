// Where things are: a high street from west to east, a square on its north side, lanes, a church at the end of its lane,
// a stream in the south. The camera sees south and east walls, so houses stand north and west of what they look at.

import type { Chance } from './chance.ts';
import { type Area, VILLAGE_TILES } from './village-map.ts';

export interface Layout {
  readonly square: Area;
  /** First of three rows. */
  readonly highStreet: number;
  /** First columns, two wide each. */
  readonly westLane: number;
  readonly eastLane: number;
  readonly southLane: number;
  readonly churchLane: number;
  readonly inn: Area;
  readonly stable: Area;
  readonly forge: Area;
  readonly bakery: Area;
  readonly nave: Area;
  readonly tower: Area;
  readonly graveyard: Area;
  readonly lots: readonly Lot[];
  readonly barn: Area;
  readonly field: Area;
  readonly orchard: Area;
  /** By column: the first row of the stream's water. */
  readonly stream: readonly number[];
  readonly swamp: Ellipse;
  readonly wood: readonly Ellipse[];
  readonly clearing: Ellipse;
  readonly rocks: Ellipse;
}

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A place for a house: where its door's wall may stand, and where its path leads. */
export interface Lot {
  readonly name: string;
  readonly door: 's' | 'e';
  /** The corner that stays when the house's size changes: south-west for doors in the south, north-east for doors in the east. */
  readonly corner: readonly [x: number, y: number];
  readonly widest: number;
  /** Whether there is room for a house that stands with its gable to the south, six tiles deep. */
  readonly isDeep: boolean;
  /** Where the path ends: the row or column of the street that it meets. */
  readonly street: { readonly axis: 'x' | 'y'; readonly at: number };
  /** Rows of garden before the south wall. */
  readonly garden: number;
}

export const STREAM_WIDE_TILES = 3;

/** Lots with nothing on the north side of a deep house. */
const DEEP_LOTS: readonly string[] = ['high street west', 'parsonage'];

/** Length of the stream's straight runs, tiles. */
const RUN_TILES = 5;

export function layOut(chance: Chance): Layout {
  const highStreet = chance.between('high street', 32, 33);
  const left = chance.between('square', 26, 28);
  const westLane = chance.between('west lane', 11, 12);
  const eastLane = chance.between('east lane', 58, 59);
  const southLane = left + chance.between('south lane', 5, 7);
  const churchLane = left + 10;
  const top = highStreet - 10;
  const nave: Area = { x: churchLane - 1, y: top - 19, w: 4, d: 9 };
  const jitter = (name: string): number => chance.between(`lot ${name}`, 0, 1);
  const south = highStreet + 6;
  const lot = (
    name: string,
    door: Lot['door'],
    corner: Lot['corner'],
    street: Lot['street'],
    garden: number,
    widest = 6,
  ): Lot => ({ name, door, corner, street, garden, widest, isDeep: DEEP_LOTS.includes(name) });
  const lots = [
    lot('west cottage', 'e', [westLane - 2, highStreet - 9 + jitter('a')], { axis: 'x', at: westLane }, 3),
    lot('wood end', 'e', [westLane - 2, highStreet - 17 + jitter('b')], { axis: 'x', at: westLane }, 2),
    lot('high street west', 's', [westLane + 3, highStreet - 4], { axis: 'y', at: highStreet }, 3, 4),
    lot('lane house', 's', [westLane + 3, highStreet - 15 + jitter('d')], { axis: 'x', at: westLane + 1 }, 2, 5),
    lot('high street east', 's', [left + 16, highStreet - 4], { axis: 'y', at: highStreet }, 3),
    lot('high street end', 's', [left + 24, highStreet - 4], { axis: 'y', at: highStreet }, 3, 6),
    lot('parsonage', 's', [churchLane + 6, top - 3 + jitter('g')], { axis: 'x', at: churchLane + 1 }, 2),
    lot('quarry house', 'e', [eastLane - 2, top - 5 + jitter('h')], { axis: 'x', at: eastLane }, 2),
    lot('bridge house', 'e', [southLane - 2, south], { axis: 'x', at: southLane }, 2),
    lot('south garden', 'e', [southLane - 10, south - jitter('j')], { axis: 'y', at: highStreet + 2 }, 2),
    lot('willow house', 'e', [southLane - 20, south - jitter('k')], { axis: 'y', at: highStreet + 2 }, 2),
    lot('mill house', 'e', [southLane + 10, south - jitter('l')], { axis: 'y', at: highStreet + 2 }, 2),
    lot('east garden', 'e', [southLane + 20, south - jitter('m')], { axis: 'y', at: highStreet + 2 }, 2),
    lot('farm', 'e', [southLane - 2, 53 + jitter('n')], { axis: 'x', at: southLane }, 3, 7),
  ];
  return {
    square: { x: left, y: top, w: 13, d: 10 },
    highStreet,
    westLane,
    eastLane,
    southLane,
    churchLane,
    inn: { x: left, y: top - 4, w: 9, d: 4 },
    stable: { x: left - 5, y: top - 4, w: 4, d: 4 },
    forge: { x: left - 6, y: top + 1, w: 5, d: 4 },
    bakery: { x: left - 6, y: top + 6, w: 5, d: 4 },
    nave,
    tower: { x: nave.x - 2, y: nave.y + 6, w: 2, d: 2 },
    graveyard: { x: nave.x + 6, y: nave.y + 1, w: 9, d: 9 },
    lots,
    barn: { x: southLane + 5, y: 54, w: 6, d: 4 },
    field: { x: southLane + 14, y: 51, w: Math.min(14, VILLAGE_TILES - southLane - 16), d: 9 },
    orchard: { x: southLane - 23, y: 53, w: 14, d: 9 },
    stream: windStream(southLane, chance),
    swamp: { x: 3, y: 49, rx: 9.5, ry: 6.5 },
    wood: [
      { x: 7, y: 4, rx: 14, ry: 9 },
      { x: 21, y: 2, rx: 11, ry: 6 },
    ],
    clearing: { x: westLane + 1, y: 10, rx: 3.4, ry: 3.2 },
    rocks: { x: 58, y: 6, rx: 6, ry: 5 },
  };
}

/** Straight runs that step aside by a tile; level where the bridge crosses. */
function windStream(bridge: number, chance: Chance): number[] {
  const rows: number[] = [];
  const straightFrom = bridge - 3;
  let row = 47;
  for (let x = 0; x < VILLAGE_TILES; x++) {
    const isLevel = x >= straightFrom && x < straightFrom + 8;
    if (x % RUN_TILES === 0 && !isLevel) row += chance.between(`stream ${x}`, -1, 1);
    row = Math.min(48, Math.max(46, row));
    rows.push(row);
  }
  return rows;
}

/** Below 1: within. */
export function depthIn({ x, y, rx, ry }: Ellipse, column: number, row: number): number {
  return Math.hypot((column - x) / rx, (row - y) / ry);
}
