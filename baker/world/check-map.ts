// world: what a map says against what the catalogue and the baked lights say. Reads a map whose every name and number is right;
// gives findings, each with its storey and tile. Errors are what would be drawn wrong, warnings what is hardly meant.

import type { Catalogue } from '../../shared/format/catalogue.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { listMapObjects } from '../../shared/walk/map-object.ts';
import { WalkGrid } from '../../shared/walk/walk-grid.ts';
import { compareFaults, type Fault } from '../fault.ts';
import { MAPS_FOLDER } from '../read/map-source.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { findDarkRooms, type StaticLights } from './find-dark-rooms.ts';
import { findOpenRoofs } from './find-open-roofs.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findShutDoors } from './find-shut-doors.ts';
import { findUnevenFloors } from './stand-on-ground.ts';

/**
 * @param map as it is read: heights count from the ground
 * @param catalogue must have an entry for every sprite of the map
 * @param lightsOf undefined: lights are not known, and nothing is said of dark rooms
 * @returns findings, sorted
 */
export function checkMap(map: WorldMap, catalogue: Catalogue, lightsOf: StaticLights | undefined): Fault[] {
  const objects = listMapObjects(map, catalogue);
  const grids = new Map<number, WalkGrid>();
  const gridOf = (storey: number): WalkGrid => {
    const grid = grids.get(storey) ?? new WalkGrid(map, objects, catalogue, storey);
    grids.set(storey, grid);
    return grid;
  };
  const findings: SheetFault[] = [
    ...findOverlaps(map, objects),
    ...findShutDoors(map, objects, gridOf),
    ...findOpenRoofs(map, objects),
    ...findUnevenFloors(map),
    ...(lightsOf === undefined ? [] : findDarkRooms(map, objects, lightsOf, gridOf)),
  ];
  return findings.map((finding) => ({ ...finding, source: `${MAPS_FOLDER}/${map.name}` })).sort(compareFaults);
}
