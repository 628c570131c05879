// Tiles of rooms that no light reaches at night: no lamp and no lit window is near that walls and shut doors do
// not part from them. A window's lamp stands on the side that it shines on.

import type { SpriteLight } from '../../shared/format/light.ts';
import type { Room, StaticObject, WorldMap } from '../../shared/format/map.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { MapObject } from '../../shared/walk/map-object.ts';
import type { WalkGrid } from '../../shared/walk/walk-grid.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { describeTiles, mapFinding } from './map-finding.ts';
import { listRoomTiles, storeyOf } from './room-tiles.ts';

/** The lights of a static's frame, as its sheet gave them. */
export type StaticLights = (object: StaticObject) => readonly Omit<SpriteLight, 'record'>[];

/** Share of a lamp's range within which it lights anything: at its end it has faded to nothing. */
const REACH_SHARE = 0.8;

/** A lamp a little over the ceiling's height (a lantern on its post) still shines in. */
const ABOVE_ROOM_UNITS = 0.5;

interface PlacedLight {
  readonly place: Vec3;
  readonly reach: number;
}

/** @param gridOf the grid of a storey */
export function findDarkRooms(
  map: WorldMap,
  objects: readonly MapObject[],
  lightsOf: StaticLights,
  gridOf: (storey: number) => WalkGrid,
): SheetFault[] {
  const lights = objects.flatMap(({ static: object }) =>
    lightsOf(object).map(({ place: [x, y, z], range }): PlacedLight => {
      const place = [object.x + 0.5 + x, object.y + 0.5 + y, object.z + z] as const;
      return { place, reach: range * REACH_SHARE };
    }),
  );
  return map.buildings.flatMap(({ name, rooms }) =>
    rooms.flatMap((room, index) => {
      const tiles = listRoomTiles(room);
      const near = lights.filter((light) => isNear(light, room));
      const grid = gridOf(storeyOf(room));
      const lit = near.map(({ place: [x, y], reach }) => grid.lightFrom([x, y], reach));
      const dark = tiles.filter((tile) => !lit.some((reached) => grid.isAmong(reached, tile)));
      if (dark.length === 0) return [];
      const where = `storey ${storeyOf(room)}, room ${index} of "${name}"`;
      const found =
        dark.length === tiles.length
          ? `${where}: no light reaches it at night, ${tiles.length} tiles from ${describeTiles(tiles.slice(0, 1))}`
          : `${where}: no light reaches ${dark.length} of its ${tiles.length} tiles at night: ${describeTiles(dark)}`;
      return [mapFinding('warning', found, 'a light for every room', 'Put a lamp or a lit window there.')];
    }),
  );
}

/** Whether a light may shine into the room at all. */
function isNear({ place: [x, y, z], reach }: PlacedLight, { area, bottom, top }: Room): boolean {
  const [west, north, east, south] = area;
  if (z < bottom || z > top + ABOVE_ROOM_UNITS) return false;
  return x > west - reach && x < east + reach && y > north - reach && y < south + reach;
}
