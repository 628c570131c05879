import type { GroundSteps } from '../../../shared/format/map.ts';
import { buildTerrainCells, type TerrainCells } from '../../../shared/terrain-borders.ts';

type Area = readonly [west: number, north: number, east: number, south: number];

/** Cells of a sketch: `.` is terrain 0, `#` 1, `%` 2. */
export function terrainCells(
  rows: readonly string[],
  rooms: readonly Area[] = [],
  bottom = 0,
  steps?: GroundSteps,
): TerrainCells {
  return buildTerrainCells({
    width: rows[0]!.length,
    height: rows.length,
    tiles: rows.flatMap((row) => [...row].map((letter) => '.#%'.indexOf(letter))),
    ...(steps === undefined ? {} : { steps }),
    buildings: [{ name: 'house', rooms: rooms.map((area) => ({ area, bottom, top: bottom + 2 })) }],
  });
}
