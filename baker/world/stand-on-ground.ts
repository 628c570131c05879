// An authored map's heights count from the ground below, a baked one's from the map's own level: here one becomes the other.

import type { Building, StaticObject, WorldMap } from '../../shared/format/map.ts';
import { buildGroundShape, type GroundShape, groundHeightPx } from '../../shared/ground-shape.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import type { Tile } from '../../shared/terrain.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { describeTiles, mapFinding } from './map-finding.ts';
import { listRoomTiles, storeyOf } from './room-tiles.ts';

/**
 * Lifts what stands on a map onto its ground, by whole texels. A building's rooms and what lies above its ground floor are lifted
 * as one, by the ground of its first room; all else by the ground at its own place.
 */
export function standOnGround(map: WorldMap): WorldMap {
  const shape = buildGroundShape(map);
  if (shape === undefined) return map;
  const floors = map.buildings.map((building) => floorOf(building, shape));
  const groundOf = ({ x, y, overhead }: StaticObject): number =>
    overhead === undefined ? groundUnits([x, y], shape) : floors[overhead.building]!;
  return {
    ...map,
    statics: map.statics.map((object) => ({ ...object, z: object.z + groundOf(object) })),
    buildings: map.buildings.map(({ name, rooms }, i) => ({
      name,
      rooms: rooms.map(({ area, bottom, top }) => ({ area, bottom: bottom + floors[i]!, top: top + floors[i]! })),
    })),
  };
}

/** Buildings whose floor is not level: their walls would stand in the ground, or over it. */
export function findUnevenFloors(map: WorldMap): SheetFault[] {
  const shape = buildGroundShape(map);
  if (shape === undefined) return [];
  return map.buildings.flatMap((building) => {
    const floor = floorOf(building, shape);
    const tiles = building.rooms.filter((room) => storeyOf(room) === 0).flatMap(listRoomTiles);
    // Walls on the south and east sides stand on the tiles beyond.
    const carrying = tiles.flatMap(([x, y]): Tile[] => [
      [x, y],
      [x + 1, y],
      [x, y + 1],
    ]);
    const isUneven = ([x, y]: Tile): boolean =>
      x < map.width && y < map.height && CORNERS.some(([dx, dy]) => groundUnits([x + dx, y + dy], shape) !== floor);
    const uneven = new Map(carrying.filter(isUneven).map((tile) => [tile.join(), tile]));
    if (uneven.size === 0) return [];
    const found = `the ground of "${building.name}" is not level at ${describeTiles([...uneven.values()])}`;
    return [
      mapFinding('warning', found, 'level ground under a building', 'Level the hills there, or move the building.'),
    ];
  });
}

/** Just within a tile's corners, from its middle. */
const CORNERS = [-0.49, 0.49].flatMap((dy) => [-0.49, 0.49].map((dx) => [dx, dy] as const));

function floorOf({ rooms }: Building, shape: GroundShape): number {
  const room = rooms.find((one) => storeyOf(one) === 0) ?? rooms[0];
  return room === undefined ? 0 : groundUnits(listRoomTiles(room)[0] ?? [room.area[0], room.area[1]], shape);
}

/** @returns the ground at a place that counts from tiles' middles, units of whole texels */
function groundUnits([x, y]: Tile, shape: GroundShape): number {
  return Math.round(groundHeightPx(x + 0.5, y + 0.5, shape)) / PX_PER_UNIT;
}
