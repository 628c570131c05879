import { describe, expect, it } from 'vitest';
import { STEPS_PER_SECOND } from '../../../../game/simulation/grain.ts';
import { Simulation } from '../../../../game/simulation/simulation.ts';
import type { Walker } from '../../../../game/simulation/walker.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { createRandom } from '../../../../shared/hash.ts';
import { PX_PER_UNIT, worldToScreen } from '../../../../shared/projection.ts';
import type { Tile } from '../../../../shared/terrain.ts';
import { listMapObjects } from '../../../../shared/walk/map-object.ts';
import { STEPS } from '../../../../shared/walk/steps.ts';
import { WalkGrid } from '../../../../shared/walk/walk-grid.ts';
import { drawWalkMap, WALK_CATALOGUE } from '../../../support/walk-map.ts';

const MEADOW = Array.from({ length: 12 }, () => '.'.repeat(12));
const EAST = STEPS.findIndex(([x, y]) => x === 1 && y === 0);
const NORTH = STEPS.findIndex(([x, y]) => x === 0 && y === -1);
const SCREEN_RIGHT = STEPS.findIndex(([x, y]) => x === 1 && y === -1);

function begin(map: WorldMap, place: Tile): { readonly world: Simulation; readonly walker: Walker } {
  const world = new Simulation(map, WALK_CATALOGUE);
  return { world, walker: world.addPlayer({ sprite: 'mobile_farmer', place, facing: 's' }) };
}

/** Steps until nobody is on the way. @returns how many */
function finish(world: Simulation, walker: Walker): number {
  let steps = 0;
  while (walker.isBusy && steps < 2000) {
    world.step();
    steps++;
  }
  return steps;
}

describe('walking to a place', () => {
  it('takes as long as the pace says, straight and across, and ends in the middle of the tile', () => {
    for (const [goal, tiles] of [
      [[10.2, 1.9], 9],
      [[1.5, 10.5], 9],
      [[10.9, 10.1], 9 * Math.SQRT2],
    ] as const) {
      const { world, walker } = begin(drawWalkMap(MEADOW), [1.5, 1.5]);
      expect(world.walkTo(walker, goal)).toBe(true);
      const seconds = finish(world, walker) / STEPS_PER_SECOND;
      expect(seconds).toBeCloseTo(tiles / walker.pace.walk, 1);
      expect([walker.now.x, walker.now.y]).toEqual([Math.floor(goal[0]) + 0.5, Math.floor(goal[1]) + 0.5]);
    }
  });

  it('goes round what stands there, looks where it goes, and stops beside what it cannot reach', () => {
    const { world, walker } = begin(drawWalkMap(['.....', '.###.', '...#.', '.###.', '.....']), [2.5, 2.5]);
    world.walkTo(walker, [4.5, 2.5]);
    world.step();
    expect([walker.facing, walker.isMoving]).toEqual(['w', true]);
    finish(world, walker);
    expect([walker.now.x, walker.now.y]).toEqual([4.5, 2.5]);
    world.step();
    expect(walker.now.stride).toBeUndefined();
    world.walkTo(walker, [3.5, 2.5]);
    expect(walker.isBusy).toBe(false);
  });

  it('can be changed on the way without a jump', () => {
    const { world, walker } = begin(drawWalkMap(MEADOW), [1.5, 1.5]);
    world.walkTo(walker, [10.5, 1.5]);
    for (let i = 0; i < 20; i++) world.step();
    world.walkTo(walker, [1.5, 10.5]);
    while (walker.isBusy) {
      world.step();
      const [dx, dy] = [walker.now.x - walker.before.x, walker.now.y - walker.before.y];
      expect(Math.sqrt(dx * dx + dy * dy)).toBeLessThan(walker.pace.walk / STEPS_PER_SECOND + 0.001);
    }
    expect([walker.now.x, walker.now.y]).toEqual([1.5, 10.5]);
  });
});

describe('a step by hand', () => {
  it('goes one tile and stops; into what is blocked it does not go', () => {
    const { world, walker } = begin(drawWalkMap(['...', '..#']), [1.5, 1.5]);
    expect(world.stepOn(walker, NORTH)).toBe(true);
    finish(world, walker);
    expect([walker.now.x, walker.now.y]).toEqual([1.5, 0.5]);
    world.stepOn(walker, (NORTH + 4) % 8);
    finish(world, walker);
    expect(world.stepOn(walker, EAST)).toBe(false);
  });
});

describe('running', () => {
  it('never enters what is blocked and crosses no wall, whatever the headings', () => {
    const random = createRandom(4);
    for (let round = 0; round < 30; round++) {
      const rows = Array.from({ length: 9 }, () =>
        Array.from({ length: 9 }, () => random.pick(['.', '.', '.', '#', '^', '<'])).join(''),
      );
      const map = drawWalkMap(rows);
      const grid = new WalkGrid(map, listMapObjects(map, WALK_CATALOGUE), WALK_CATALOGUE, 0);
      const { world, walker } = begin(map, [random.between(0, 9), random.between(0, 9)]);
      for (let i = 0; i < 400; i++) {
        if (i % 7 === 0) world.player!.head(random.below(8), 'run');
        const from = walker.tile;
        world.step();
        const to = walker.tile;
        expect(grid.blockerOf(to)).toBeUndefined();
        if (to[0] !== from[0]) expect(grid.isPassed('y', [Math.max(from[0], to[0]), from[1]])).toBe(true);
        if (to[1] !== from[1]) expect(grid.isPassed('x', [to[0], Math.max(from[1], to[1])])).toBe(true);
      }
    }
  });

  it('keeps a body off walls and slides along them', () => {
    const { world, walker } = begin(drawWalkMap(['.....', '^^^^^', '.....']), [1.5, 1.5]);
    walker.head(SCREEN_RIGHT, 'run');
    for (let i = 0; i < 15; i++) world.step();
    expect(walker.now.y).toBeGreaterThanOrEqual(1.25);
    expect(walker.now.y).toBeLessThan(1.4);
    expect(walker.now.x).toBeGreaterThan(2.5);
  });

  it('moves the picture in even steps: along a game axis both screen coordinates pass a texel together', () => {
    const { world, walker } = begin(drawWalkMap(MEADOW), [1.5, 6.5]);
    walker.head(SCREEN_RIGHT, 'run');
    for (let i = 0; i < 7; i++) world.step();
    walker.head(EAST, 'run');
    world.step();
    for (let i = 0; i < 30; i++) {
      const texel = ({ x, y }: { x: number; y: number }): number[] => worldToScreen(x, y, 0).map(Math.round);
      world.step();
      const [from, to] = [texel(walker.before), texel(walker.now)];
      expect(to[0]! - from[0]!).toBe(to[1]! - from[1]!);
    }
  });
});

describe('doors', () => {
  const ROWS = ['...', '^d^', '...'];

  it('open for who walks through, on a way and by running', () => {
    for (const go of [
      (world: Simulation, walker: Walker) => void world.walkTo(walker, [1.5, 0.5]),
      (_: Simulation, walker: Walker) => walker.head(NORTH, 'run'),
    ]) {
      const { world, walker } = begin(drawWalkMap(ROWS), [1.5, 2.5]);
      expect(world.doors.all.map(({ isOpen }) => isOpen)).toEqual([false]);
      go(world, walker);
      for (let i = 0; i < 60; i++) world.step();
      expect(walker.tile).toEqual([1, 0]);
      expect(world.doors.all.map(({ isOpen }) => isOpen)).toEqual([true]);
    }
  });

  it('are opened and shut by hand from near by', () => {
    const { world, walker } = begin(drawWalkMap(ROWS), [1.5, 2.5]);
    const use = (): boolean => world.useDoor(walker, world.doors.all[0]!);
    expect([use(), world.doors.all[0]!.isOpen, use(), world.doors.all[0]!.isOpen]).toEqual([true, true, true, false]);
    const far = begin(drawWalkMap([...ROWS, '...', '...']), [1.5, 4.5]);
    expect(far.world.useDoor(far.walker, far.world.doors.all[0]!)).toBe(false);
  });
});

describe('the world', () => {
  it('is the same, bit for bit, after the same orders, and every place is a whole grain', () => {
    const map = drawWalkMap(['......', '.#d...', '.<..^.', '......', '..#...', '......']);
    const play = (): string => {
      const { world, walker } = begin(map, [0.3, 0.7]);
      const other = world.add({ sprite: 'mobile_hen', place: [4.4, 4.2], facing: 'n' });
      const random = createRandom(11);
      const log: number[] = [];
      for (let i = 0; i < 900; i++) {
        if (i % 23 === 0) world.walkTo(walker, [random.between(0, 6), random.between(0, 6)]);
        if (i % 40 === 7) walker.head(random.below(8), 'run');
        if (i % 31 === 0) world.walkTo(other, [random.between(0, 6), random.between(0, 6)]);
        world.step();
        for (const { now } of world.walkers) log.push(now.x, now.y, now.stride ?? -1);
      }
      expect(log.filter((value) => value >= 0).every((value) => Number.isInteger(value * 4096))).toBe(true);
      return log.join();
    };
    expect(play()).toBe(play());
  });

  it('begins on the nearest free tile', () => {
    expect(begin(drawWalkMap(['##.', '##.', '...']), [0.5, 0.5]).walker.tile).toEqual([2, 0]);
    expect(() => begin(drawWalkMap(['#']), [0.5, 0.5])).toThrow('no tile that somebody can stand on');
  });

  it('has feet on the ground of hills', () => {
    const heights = [0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16];
    const { world } = begin(drawWalkMap(['...', '...'], { heights }), [1.5, 0.5]);
    expect(world.heightAt(1.5, 0.5) * PX_PER_UNIT).toBeCloseTo(8);
    expect(world.heightAt(1.5, 1.5) * PX_PER_UNIT).toBeCloseTo(16);
  });
});
