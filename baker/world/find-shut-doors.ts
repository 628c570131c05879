// Doors that nobody gets through: something stands before or behind them, or no way leads there from the edge of the map.

import type { WorldMap } from '../../shared/format/map.ts';
import type { Tile } from '../../shared/terrain.ts';
import type { MapObject } from '../../shared/walk/map-object.ts';
import type { WalkGrid } from '../../shared/walk/walk-grid.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { describeEdge, mapFinding } from './map-finding.ts';
import { isInRoom, storeyOf } from './room-tiles.ts';

/** @param gridOf the grid of a storey */
export function findShutDoors(
  map: WorldMap,
  objects: readonly MapObject[],
  gridOf: (storey: number) => WalkGrid,
): SheetFault[] {
  const doors = objects.filter(({ entry, edge }) => entry.class === 'door' && edge !== undefined);
  if (doors.length === 0) return [];
  const ground = gridOf(0);
  const seeds = listSeeds(map);
  const reached = ground.walkFrom(seeds);
  return doors.flatMap((door) => {
    const [x, y] = [Math.round(door.static.x), Math.round(door.static.y)];
    const [before, after] = door.edge === 'x' ? (['north', 'south'] as const) : (['west', 'east'] as const);
    const sides = [
      { side: before, tile: door.edge === 'x' ? ([x, y - 1] as const) : ([x - 1, y] as const) },
      { side: after, tile: [x, y] as const },
    ];
    const grid = gridOf(door.storey);
    const blocked = sides.flatMap(({ side, tile }) => {
      const blocker = grid.blockerOf(tile);
      return blocker === undefined ? [] : [`${blocker} ${side} of it`];
    });
    const { sprite } = door.static;
    if (blocked.length > 0) {
      const found = `${describeEdge(door)}: nobody gets through ${sprite}: ${blocked.join(' and ')}`;
      const mend = 'Move what stands there, or move the door.';
      return [mapFinding('warning', found, 'a free tile on both sides of a door', mend)];
    }
    // How people come to upper storeys is not known here.
    if (door.storey > 0 || seeds.length === 0 || sides.some(({ tile }) => ground.isAmong(reached, tile))) return [];
    const found = `${describeEdge(door)}: no way leads to ${sprite} from the edge of the map`;
    const mend = 'Open a wall or a fence on the way, or move what stands in it.';
    return [mapFinding('warning', found, 'doors that people get to', mend)];
  });
}

/** @returns where people come from: the border of the map, as far as it is out of doors, and where the view starts */
function listSeeds({ width, height, start, buildings }: WorldMap): Tile[] {
  const seeds: Tile[] = [];
  for (let x = 0; x < width; x++) seeds.push([x, 0], [x, height - 1]);
  for (let y = 1; y < height - 1; y++) seeds.push([0, y], [width - 1, y]);
  // A map that ends in water on all sides is entered by other means.
  seeds.push([Math.min(Math.floor(start[0]), width - 1), Math.min(Math.floor(start[1]), height - 1)]);
  const rooms = buildings.flatMap((building) => building.rooms).filter((room) => storeyOf(room) === 0);
  return seeds.filter((tile) => !rooms.some((room) => isInRoom(room, tile)));
}
