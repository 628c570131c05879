import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  CEILING_UNITS,
  EVERYWHERE,
  SHUT_ROOMS,
  UNSEEN_SIDE_UNITS,
} from '../../../../../game/frame/lamps/lamp-box.ts';
import type { Room } from '../../../../../shared/format/map.ts';
import type { Vec3 } from '../../../../../shared/vector.ts';

const LOW: Room = { area: [4, 6, 8, 9], bottom: 0, top: 2 };
const HIGH: Room = { area: [4, 6, 8, 9], bottom: 2, top: 4 };
const BESIDE: Room = { area: [8, 6, 10, 9], bottom: 0, top: 2 };
const ROOMS = [LOW, HIGH, BESIDE];

const boxAround = (place: Vec3, rooms: readonly Room[]) => boundsAround(place, rooms).within;

describe('boundsAround', () => {
  it('is everywhere for a lamp in no room', () => {
    expect(boxAround([3.9, 7, 1], ROOMS)).toBe(EVERYWHERE);
    expect(boxAround([5, 7, 5], ROOMS)).toBe(EVERYWHERE);
    expect(boxAround([5, 7, 1], [])).toBe(EVERYWHERE);
  });

  it('is the room around the lamp, storey by storey', () => {
    expect(boxAround([5, 7, 1], ROOMS).high[2]).toBe(2 + CEILING_UNITS);
    expect(boxAround([5, 7, 2], ROOMS).high[2]).toBe(4 + CEILING_UNITS);
  });

  it('gives the wall between two rooms to the room that begins there', () => {
    expect(boxAround([8, 7, 1], ROOMS).low[0]).toBe(8 - UNSEEN_SIDE_UNITS);
    expect(boxAround([7.99, 7, 1], ROOMS).high[0]).toBe(8);
  });

  it('reaches over the walls whose backs are never seen, and not to the faces that look at the street', () => {
    const { low, high } = boxAround([5, 7, 1], ROOMS);
    expect(low).toEqual([4 - UNSEEN_SIDE_UNITS, 6 - UNSEEN_SIDE_UNITS, 0 - UNSEEN_SIDE_UNITS]);
    expect(high).toEqual([8, 9, 2 + CEILING_UNITS]);
  });

  it('keeps a lamp outside out of the rooms nearest to it, and one inside out of nothing', () => {
    const shutBy = (place: Vec3, rooms: readonly Room[]) =>
      boundsAround(place, rooms).without.map(({ low, high }) => (low[0] > high[0] ? undefined : high[0]));
    const far: Room = { ...LOW, area: [40, 6, 44, 9] };
    expect(shutBy([12, 7, 1], [far, LOW, BESIDE])).toEqual([10, 8]);
    expect(shutBy([39, 7, 1], [far, LOW, BESIDE])).toEqual([44, 10]);
    expect(shutBy([12, 7, 1], [far])).toEqual([44, undefined]);
    expect(shutBy([5, 7, 1], ROOMS)).toEqual(Array.from({ length: SHUT_ROOMS }));
  });
});
