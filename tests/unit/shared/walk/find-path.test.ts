// Ways over a grid, against a search that knows no order and no estimate.

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../shared/hash.ts';
import type { Tile } from '../../../../shared/terrain.ts';
import { costAtLeast, DIAGONAL_COST, findPath, NODES_MAX, STEP_COST } from '../../../../shared/walk/find-path.ts';
import { listExits, STEPS } from '../../../../shared/walk/steps.ts';
import { type DrawnGrid, drawGrid, randomGrid } from '../../../support/drawn-grid.ts';

/** What a way costs when each step is one that people can take; told by the drawing, not by the exits. */
function costOfWay(grid: DrawnGrid, from: Tile, tiles: readonly Tile[]): number {
  let cost = 0;
  let at = from;
  for (const next of tiles) {
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]];
    expect(Math.max(Math.abs(dx), Math.abs(dy))).toBe(1);
    expect(grid.canStep(at, [dx, dy]), `${at} to ${next}`).toBe(true);
    cost += dx === 0 || dy === 0 ? STEP_COST : DIAGONAL_COST;
    at = next;
  }
  return cost;
}

/** Cheapest costs from a tile to all: sweeps over all steps until none makes anything cheaper. */
function sweepCosts(grid: DrawnGrid, from: Tile): number[] {
  const costs = new Array<number>(grid.width * grid.height).fill(Infinity);
  costs[from[1] * grid.width + from[0]] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let i = 0; i < costs.length; i++) {
      const at = [i % grid.width, Math.floor(i / grid.width)] as const;
      if (costs[i] === Infinity) continue;
      for (const step of STEPS) {
        if (!grid.canStep(at, step)) continue;
        const next = (at[1] + step[1]) * grid.width + at[0] + step[0];
        const cost = costs[i]! + (step[0] === 0 || step[1] === 0 ? STEP_COST : DIAGONAL_COST);
        if (cost < costs[next]!) {
          costs[next] = cost;
          isChanged = true;
        }
      }
    }
  }
  return costs;
}

const pathGridOf = (grid: DrawnGrid) => ({ width: grid.width, height: grid.height, exits: listExits(grid) });

describe('a way', () => {
  it('costs what the cheapest one costs, on random grids; to what is cut off, it ends at the nearest tile', () => {
    const random = createRandom(1);
    let cutOff = 0;
    for (let round = 0; round < 120; round++) {
      const grid = randomGrid(random, 6 + random.below(14), 6 + random.below(14), 0.1 + 0.3 * random.next());
      const paths = pathGridOf(grid);
      for (let i = 0; i < 4; i++) {
        const [from, to] = [grid.randomTile(random), grid.randomTile(random)];
        const costs = sweepCosts(grid, from);
        const found = findPath(paths, from, to);
        expect(costOfWay(grid, from, found.tiles)).toBe(found.cost);
        const best = costs[to[1] * grid.width + to[0]]!;
        expect(found.isComplete).toBe(best < Infinity);
        if (best < Infinity) expect(found.cost).toBe(best);
        else {
          cutOff++;
          const restOf = ([x, y]: Tile): number => costAtLeast(x - to[0], y - to[1]);
          const rests = costs.map((cost, tile) =>
            cost === Infinity ? Infinity : restOf([tile % grid.width, Math.floor(tile / grid.width)]),
          );
          const end = found.tiles.at(-1) ?? from;
          expect(restOf(end)).toBe(Math.min(...rests));
          const cheapest = Math.min(...costs.filter((_, tile) => rests[tile] === restOf(end)));
          if (found.tiles.length > 0) expect(found.cost).toBe(cheapest);
          // Asked again from its end, nobody goes back.
          expect(findPath(paths, end, to).tiles).toEqual([]);
        }
      }
    }
    expect(cutOff).toBeGreaterThan(50);
  });

  it('cuts no corner, of a blocked tile or of a wall', () => {
    const around = drawGrid(['. . .', '     ', '. # .', '     ', '. . .']);
    expect(findPath(pathGridOf(around), [0, 1], [1, 0]).tiles).toEqual([
      [0, 0],
      [1, 0],
    ]);
    // A wall's end beside the diagonal.
    const wall = drawGrid(['. .', '-  ', '. .']);
    expect(findPath(pathGridOf(wall), [1, 1], [0, 0]).tiles).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const free = drawGrid(['. .', '   ', '. .']);
    expect(findPath(pathGridOf(free), [1, 1], [0, 0]).tiles).toEqual([[0, 0]]);
  });

  it('leads out of a blocked tile, and nowhere from one that is walled in', () => {
    const grid = drawGrid(['# . .']);
    expect(findPath(pathGridOf(grid), [0, 0], [2, 0]).tiles).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const shut = drawGrid(['.|. .']);
    expect(findPath(pathGridOf(shut), [0, 0], [2, 0])).toMatchObject({ tiles: [], isComplete: false, cost: 0 });
  });

  it('is the same every time', () => {
    const paths = pathGridOf(randomGrid(createRandom(5), 40, 40, 0.2));
    expect(findPath(paths, [1, 1], [38, 37])).toEqual(findPath(paths, [1, 1], [38, 37]));
  });

  it('refuses tiles off the map', () => {
    const paths = pathGridOf(drawGrid(['. .']));
    expect(() => findPath(paths, [0, 0], [2, 0])).toThrow('tile (2, 0) is off the map of 2 x 1');
  });
});

describe('the effort', () => {
  it.each([64, 256])('stays bounded for a far place that is walled in, on %i x %i', (edge) => {
    const grid = randomGrid(createRandom(edge), edge, edge, 0.05);
    const goal = [edge - 4, edge - 4] as const;
    for (let y = -1; y <= 1; y++)
      for (let x = -1; x <= 1; x++) if (x !== 0 || y !== 0) grid.block([goal[0] + x, goal[1] + y]);
    const paths = pathGridOf(grid);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      const found = findPath(paths, [1, 1], goal);
      expect(found.isComplete).toBe(false);
      expect(found.nodes).toBeLessThanOrEqual(Math.min(edge * edge, NODES_MAX));
      return performance.now() - start;
    });
    // The best of a few: other programs share the machine.
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it('is small where nothing is in the way', () => {
    const paths = pathGridOf(randomGrid(createRandom(3), 256, 256, 0));
    expect(findPath(paths, [3, 200], [250, 20]).nodes).toBeLessThan(300);
  });

  it('ends at the budget with a way that leads nearer', () => {
    const grid = randomGrid(createRandom(9), 64, 64, 0.1);
    const found = findPath(pathGridOf(grid), [2, 2], [61, 61], 20);
    expect(found.nodes).toBe(20);
    const [x, y] = found.tiles.at(-1)!;
    expect(costAtLeast(61 - x, 61 - y)).toBeLessThan(costAtLeast(59, 59));
  });
});
