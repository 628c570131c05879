// Furniture of a room: along the walls that the camera sees, and in the middle. What is put down leaves a way from the
// door to every tile that stays free.

import type { Facing } from '../../shared/format/map.ts';
import type { Chance } from './chance.ts';
import { type Piece, ROOM_KINDS, type RoomKind } from './room-kinds.ts';
import { type Area, object, type Static } from './village-map.ts';

export interface FurnishedRoom {
  readonly name: string;
  readonly kind: RoomKind;
  readonly area: Area;
  /** Of the floor's top. */
  readonly z: number;
  /** Tiles that stay free, some of other rooms. */
  readonly kept: readonly (readonly [x: number, y: number])[];
  /** Tiles of stairs, or of their well: nobody crosses them. */
  readonly stairs: readonly (readonly [x: number, y: number])[];
}

/** A way to put a piece down. */
interface Spot {
  readonly area: Area;
  readonly facing: Facing;
  readonly at: readonly [x: number, y: number];
}

/** A seat, and the tiles that it reaches into: nothing else stands there. */
interface Seat {
  readonly seat: Static;
  readonly tiles: readonly string[];
}

/** A lamp lights so many tiles of a wall, with what hearth and candles give. */
const LAMP_GAP_TILES = 7;

/** From a table's edge to the middle of a seat, tiles. */
const SEAT_OUT_TILES = 0.22;

export function furnishRoom(room: FurnishedRoom, chance: Chance): Static[] {
  const { area, z, name } = room;
  const inRoom = room.kept.filter(([x, y]) => isWithin(area, x, y));
  const kept = new Set(inRoom.map(([x, y]) => `${x},${y}`));
  const blocked = new Set(room.stairs.filter(([x, y]) => isWithin(area, x, y)).map(([x, y]) => `${x},${y}`));
  const lamps = listLamps(area);
  const placed: Static[] = lamps.map(([x, y]) => object('oil_lamp_x', x, y, z));
  const pieces: readonly Piece[] = ROOM_KINDS[room.kind];
  for (const [index, piece] of pieces.entries()) {
    const spots = listSpots(piece, area).filter((spot) => {
      const tiles = listTiles(spot.area);
      if (tiles.some((tile) => kept.has(tile) || blocked.has(tile))) return false;
      if (piece.low !== true && lamps.some(([x, y]) => tiles.includes(`${x},${y}`))) return false;
      return isOneSpace(area, new Set([...blocked, ...tiles]), kept);
    });
    const spot = chooseSpot(piece, spots, area, `${name} ${index}`, chance);
    if (spot === undefined) {
      if (piece.must === true) throw new RangeError(`no place for ${piece.sprite} in ${name}, ${area.w} x ${area.d}`);
      continue;
    }
    for (const tile of listTiles(spot.area)) blocked.add(tile);
    placed.push(object(piece.sprite, ...spot.at, z, spot.facing));
    const seats = setSeats(piece, spot, area, new Set([...blocked, ...kept]), z);
    placed.push(...seats.map(({ seat }) => seat));
    for (const { tiles: under } of seats) for (const tile of under) kept.add(tile);
  }
  return placed;
}

/** On the north wall, one for every few tiles of it. */
function listLamps({ x, y, w }: Area): (readonly [x: number, y: number])[] {
  const count = Math.ceil(w / LAMP_GAP_TILES);
  return Array.from({ length: count }, (_, i) => [x + Math.floor(((i + 0.5) * w) / count), y] as const);
}

function listSpots({ where, along = 1, deep = 1, anchor = (along - 1) / 2 }: Piece, { x, y, w, d }: Area): Spot[] {
  const spots: Spot[] = [];
  const facingSouth = (column: number, row: number): Spot => ({
    area: { x: column, y: row, w: along, d: deep },
    facing: 's',
    at: [column + anchor, row + deep - 1],
  });
  const facingEast = (column: number, row: number): Spot => ({
    area: { x: column, y: row, w: deep, d: along },
    facing: 'e',
    at: [column + deep - 1, row + along - 1 - anchor],
  });
  if (where === 'wall') {
    for (let column = x; column + along <= x + w; column++) spots.push(facingSouth(column, y));
    for (let row = y; row + along <= y + d; row++) spots.push(facingEast(x, row));
  } else {
    for (let row = y; row + deep <= y + d; row++)
      for (let column = x; column + along <= x + w; column++) spots.push(facingSouth(column, row));
  }
  return spots;
}

function chooseSpot(piece: Piece, spots: readonly Spot[], area: Area, key: string, chance: Chance): Spot | undefined {
  const rank = (spot: Spot): number => {
    const luck = chance.tile(`${key} ${spot.facing}`, spot.at[0] - area.x, spot.at[1] - area.y);
    if (piece.where === 'wall') return luck;
    const right = spot.at[0] - (area.x + (area.w - 1) / 2);
    const down = spot.at[1] - (area.y + (area.d - 1) / 2);
    // Tables lie near the middle, the rest keeps away from it.
    const away = Math.max(Math.abs(right), Math.abs(down));
    return piece.where === 'middle' ? away + luck * 0.4 : -Math.abs(right) - Math.abs(down) + luck * 0.4;
  };
  let best: Spot | undefined;
  for (const spot of spots) if (best === undefined || rank(spot) < rank(best)) best = spot;
  return best;
}

/** Chairs at the west, east and north of a table, where there is room; they may be walked round. */
function setSeats(piece: Piece, spot: Spot, room: Area, taken: ReadonlySet<string>, z: number): Seat[] {
  const { x, y, w } = spot.area;
  const middle = x + (w - 1) / 2;
  const isLong = piece.seats?.[0] === 'bench_wood';
  const reach = isLong ? w / 2 : w / 2 - 0.33;
  const sides: readonly {
    beside: readonly (readonly [number, number])[];
    at: readonly [number, number];
    facing: Facing;
  }[] = isLong
    ? [{ beside: listRow(x, y - 1, w), at: [middle, y - 0.62], facing: 's' }]
    : [
        { beside: [[x - 1, y]], at: [middle - reach - SEAT_OUT_TILES - 0.05, y], facing: 'e' },
        { beside: [[x + w, y]], at: [middle + reach + SEAT_OUT_TILES + 0.05, y], facing: 'w' },
      ];
  const seats: Seat[] = [];
  for (const sprite of piece.seats ?? []) {
    const side = sides[seats.length];
    if (side === undefined) break;
    if (side.beside.some(([column, row]) => !isWithin(room, column, row) || taken.has(`${column},${row}`))) continue;
    seats.push({
      seat: object(sprite, ...side.at, z, side.facing),
      tiles: side.beside.map(([column, row]) => `${column},${row}`),
    });
  }
  return seats;
}

function listRow(x: number, y: number, w: number): (readonly [number, number])[] {
  return Array.from({ length: w }, (_, i) => [x + i, y] as const);
}

function isWithin({ x, y, w, d }: Area, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + w && row < y + d;
}

function listTiles({ x, y, w, d }: Area): string[] {
  return Array.from({ length: w * d }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`);
}

/** Whether one gets from every free tile to every other. */
function isOneSpace(area: Area, blocked: ReadonlySet<string>, kept: ReadonlySet<string>): boolean {
  const free = listTiles(area).filter((tile) => !blocked.has(tile));
  const first = [...kept][0] ?? free[0];
  if (first === undefined) return false;
  const open = [first];
  const reached = new Set(open);
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    const [x, y] = tile.split(',').map(Number) as [number, number];
    for (const [column, row] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const next = `${column},${row}`;
      if (!isWithin(area, column, row) || blocked.has(next) || reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return free.every((tile) => reached.has(tile));
}
