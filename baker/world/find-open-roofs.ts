// Tiles of rooms that it rains into: no roof piece, no floor and no other room lies over them.

import type { WorldMap } from '../../shared/format/map.ts';
import type { MapObject } from '../../shared/walk/map-object.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { describeTiles, mapFinding } from './map-finding.ts';
import { isInRoom, listRoomTiles, storeyOf } from './room-tiles.ts';

/** A piece covers the tile whose middle is nearer to its own, tiles along each axis; a ridge between two tiles covers neither. */
const COVER_TILES = 0.5;

/** Heights are written with a few digits. */
const SLACK_UNITS = 0.01;

export function findOpenRoofs(map: WorldMap, objects: readonly MapObject[]): SheetFault[] {
  const covers = objects.filter(({ entry }) => entry.place === 'roof' || entry.place === 'tile');
  const rooms = map.buildings.flatMap((building) => building.rooms);
  return map.buildings.flatMap(({ name, rooms: own }) =>
    own.flatMap((room, index) => {
      const over = covers.filter(
        ({ entry, static: { z } }) => z > (entry.place === 'roof' ? room.bottom : room.top - SLACK_UNITS),
      );
      const above = rooms.filter(({ bottom }) => bottom >= room.top);
      const isCovered = (tile: readonly [x: number, y: number]): boolean =>
        above.some((other) => isInRoom(other, tile)) || over.some((piece) => liesOver(piece, tile));
      const open = listRoomTiles(room).filter((tile) => !isCovered(tile));
      if (open.length === 0) return [];
      const found = `storey ${storeyOf(room)}, room ${index} of "${name}": nothing covers ${describeTiles(open)}`;
      return [mapFinding('warning', found, 'a roof or a floor over every room', 'Lay roof pieces over these tiles.')];
    }),
  );
}

function liesOver({ static: { x, y } }: MapObject, [tileX, tileY]: readonly [x: number, y: number]): boolean {
  return Math.abs(x - tileX) < COVER_TILES && Math.abs(y - tileY) < COVER_TILES;
}
