import { describe, expect, it } from 'vitest';
import { STEPS_PER_SECOND } from '../../../../game/simulation/grain.ts';
import { Simulation } from '../../../../game/simulation/simulation.ts';
import type { Walker } from '../../../../game/simulation/walker.ts';
import { entryFromName } from '../../../../shared/format/catalogue.ts';
import { drawWalkMap, WALK_CATALOGUE } from '../../../support/walk-map.ts';

const MAP = { ...drawWalkMap(Array.from({ length: 24 }, () => '.'.repeat(24))), start: [18, 18] as const };
const CATALOGUE = new Map([
  ...WALK_CATALOGUE,
  ['mobile_farmer', { ...entryFromName('mobile_farmer'), tags: ['people'] }],
  ['mobile_hen', { ...entryFromName('mobile_hen'), tags: ['animals'] }],
]);
const HOME = [5.25, 5.375] as const;

interface Village {
  readonly world: Simulation;
  readonly farmer: Walker;
  readonly hen: Walker;
}

function settle(hour: number): Village {
  const world = new Simulation(MAP, CATALOGUE);
  world.hour = hour;
  const farmer = world.addResident({ sprite: 'mobile_farmer', place: HOME, facing: 'w' });
  const hen = world.addResident({ sprite: 'mobile_hen', place: HOME, facing: 'n' });
  return { world, farmer, hen };
}

/** How far somebody is from a place, tiles. */
const distance = ({ now }: Walker, [x, y]: readonly [number, number]): number => Math.hypot(now.x - x, now.y - y);

function live({ world }: Village, seconds: number, each: () => void = () => {}): void {
  for (let i = 0; i < seconds * STEPS_PER_SECOND; i++) {
    world.step();
    each();
  }
}

describe('residents', () => {
  it('stroll about home by day, with rests', () => {
    const village = settle(9);
    let moved = 0;
    let farthest = 0;
    live(village, 120, () => {
      if (village.farmer.isMoving) moved++;
      farthest = Math.max(farthest, distance(village.farmer, HOME), distance(village.hen, HOME));
    });
    expect(moved).toBeGreaterThan(100);
    expect(moved).toBeLessThan(120 * STEPS_PER_SECOND * 0.7);
    expect(farthest).toBeGreaterThan(1);
    // The corner of the square, and the middle of its tile.
    expect(farthest).toBeLessThan(3 * Math.SQRT2 + 1);
  });

  it('meet at noon and go home for the night; beasts do not meet', () => {
    const village = settle(12);
    live(village, 60);
    expect(distance(village.farmer, MAP.start)).toBeLessThan(3 * Math.SQRT2 + 1);
    expect(distance(village.hen, HOME)).toBeLessThan(6);
    village.world.hour = 22;
    live(village, 60);
    expect([village.farmer.now.x, village.farmer.now.y, village.farmer.facing]).toEqual([...HOME, 'w']);
    live(village, 20, () => expect(village.farmer.isMoving || village.hen.isMoving).toBe(false));
    // After midnight, too.
    village.world.hour = 3;
    live(village, 20, () => expect(village.farmer.isMoving).toBe(false));
  });

  it('live the same day again', () => {
    const track = (): string => {
      const village = settle(7);
      const places: number[] = [];
      live(village, 60, () => places.push(village.farmer.now.x, village.farmer.now.y, village.hen.now.x));
      return places.join();
    };
    expect(track()).toBe(track());
  });
});
