// Where a place lies in a building: what moves has no storey of its own in the map, and is lifted off with the one that it is in.

import { type Building, floorOf, type Overhead, type Room } from '../../shared/format/map.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';

/** How far above a building's topmost ceiling its roof may reach, units: beyond, a place is in the open. */
const ROOF_UNITS = 2 * STOREY_UNITS;

function isOver({ area: [west, north, east, south] }: Room, [x, y]: Vec3): boolean {
  return x >= west && x < east && y >= north && y < south;
}

/** @returns undefined on the ground floor and out of doors */
export function findOverhead(place: Vec3, buildings: readonly Building[]): Overhead | undefined {
  for (const [building, candidate] of buildings.entries()) {
    const around = candidate.rooms.filter((room) => isOver(room, place));
    if (around.length === 0) continue;
    const level = Math.round(Math.max(0, place[2] - floorOf(candidate)) / STOREY_UNITS - 0.5 + 1e-6);
    const ceiling = Math.max(...around.map(({ top }) => top));
    if (place[2] >= ceiling + ROOF_UNITS) continue;
    if (place[2] >= ceiling) return { building, level: Math.max(1, level), isRoof: true };
    return level === 0 ? undefined : { building, level, isRoof: false };
  }
  return undefined;
}
