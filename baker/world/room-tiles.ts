// The tiles of a map's rooms.

import type { Room } from '../../shared/format/map.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Tile } from '../../shared/terrain.ts';

/** @returns the storey that a room is on; 0 is the ground floor */
export function storeyOf({ bottom }: Room): number {
  return Math.round(bottom / STOREY_UNITS);
}

/** @returns whether a tile's middle lies in the room */
export function isInRoom({ area: [west, north, east, south] }: Room, [x, y]: Tile): boolean {
  return x + 0.5 > west && x + 0.5 < east && y + 0.5 > north && y + 0.5 < south;
}

/** @returns tiles whose middle lies in the room, row by row */
export function listRoomTiles(room: Room): Tile[] {
  const [west, north, east, south] = room.area;
  const tiles: Tile[] = [];
  for (let y = Math.floor(north); y < south; y++) {
    for (let x = Math.floor(west); x < east; x++) if (isInRoom(room, [x, y])) tiles.push([x, y]);
  }
  return tiles;
}
