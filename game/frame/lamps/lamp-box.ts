// The parts of the world that a lamp may light: while no walls hold light, one that burns in a room keeps to the room, and one
// that burns outside stays out of the rooms beside it.

import type { Room } from '../../../shared/format/map.ts';
import type { Vec3 } from '../../../shared/vector.ts';

/** Units, game axes: the least and the greatest corner. */
export interface LampBox {
  readonly low: Vec3;
  readonly high: Vec3;
}

/** What a lamp may light: all of `within`, less what lies in a box of `without`. */
export interface LampBounds {
  readonly within: LampBox;
  /** SHUT_ROOMS boxes. */
  readonly without: readonly LampBox[];
}

/** Rooms beside a lamp that it is kept out of: a lamp stands before one house or between two. */
export const SHUT_ROOMS = 2;

export const EVERYWHERE: LampBox = {
  low: [-Infinity, -Infinity, -Infinity],
  high: [Infinity, Infinity, Infinity],
};

const NOWHERE: LampBox = { low: EVERYWHERE.high, high: EVERYWHERE.low };

/**
 * How far a room reaches past its north and west edges and below its floor: over the tops of the walls that stand on the
 * edges, whose other faces nobody sees. Past the south and east edges it reaches nothing: the faces that are seen there look
 * at the street.
 */
export const UNSEEN_SIDE_UNITS = 0.13;

/** Reach above the ceiling: the wall's top lies in the ceiling's plane, what stands on the next floor begins a floor higher. */
export const CEILING_UNITS = 0.03;

function boxOf({ area: [west, north, east, south], bottom, top }: Room): LampBox {
  return {
    low: [west - UNSEEN_SIDE_UNITS, north - UNSEEN_SIDE_UNITS, bottom - UNSEEN_SIDE_UNITS],
    high: [east, south, top + CEILING_UNITS],
  };
}

function isInside({ area: [west, north, east, south], bottom, top }: Room, [x, y, z]: Vec3): boolean {
  return x >= west && x < east && y >= north && y < south && z >= bottom && z < top;
}

/** Square of the distance of a place to a box. */
function squareTo({ low, high }: LampBox, place: Vec3): number {
  const gaps = place.map((value, axis) => Math.max(low[axis]! - value, 0, value - high[axis]!));
  return gaps.reduce((sum, gap) => sum + gap * gap, 0);
}

/** @returns the first room around the place, or everything but the rooms nearest to it */
export function boundsAround(place: Vec3, rooms: readonly Room[]): LampBounds {
  const room = rooms.find((candidate) => isInside(candidate, place));
  const shut: LampBox[] = Array.from({ length: SHUT_ROOMS }, () => NOWHERE);
  if (room !== undefined) return { within: boxOf(room), without: shut };
  const nearest = rooms.map(boxOf).sort((a, b) => squareTo(a, place) - squareTo(b, place));
  return { within: EVERYWHERE, without: [...nearest, ...shut].slice(0, SHUT_ROOMS) };
}
