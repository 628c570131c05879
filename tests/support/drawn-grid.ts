// Walk grids drawn in text, and random ones: who may step where is told here by plain looking, for tests to compare with.

import type { Random } from '../../shared/hash.ts';
import type { Tile } from '../../shared/terrain.ts';
import type { Axis } from '../../shared/walk/map-object.ts';
import type { Walkable } from '../../shared/walk/steps.ts';

export interface DrawnGrid extends Walkable {
  block(tile: Tile): void;
  close(axis: Axis, tile: Tile): void;
  canStep(at: Tile, step: Tile): boolean;
  randomTile(random: Random): Tile;
}

function createGrid(width: number, height: number): DrawnGrid {
  const blocked = new Set<string>();
  const closed = new Set<string>();
  const isFree = ([x, y]: Tile): boolean => x >= 0 && y >= 0 && x < width && y < height && !blocked.has(`${x},${y}`);
  /** From a tile over one of its edges. */
  const crosses = ([x, y]: Tile, dx: number, dy: number): boolean => {
    if (!isFree([x + dx, y + dy])) return false;
    if (dx === 1) return !closed.has(`y${x + 1},${y}`);
    if (dx === -1) return !closed.has(`y${x},${y}`);
    return dy === 1 ? !closed.has(`x${x},${y + 1}`) : !closed.has(`x${x},${y}`);
  };
  return {
    width,
    height,
    blockerOf: (tile) => (isFree(tile) ? undefined : 'a block'),
    isPassed: (axis, [x, y]) => !closed.has(`${axis}${x},${y}`),
    block: ([x, y]) => blocked.add(`${x},${y}`),
    close: (axis, [x, y]) => closed.add(`${axis}${x},${y}`),
    canStep: (at, [dx, dy]) => {
      if (dx === 0 || dy === 0) return crosses(at, dx, dy);
      const ways = [
        [dx, 0, 0, dy],
        [0, dy, dx, 0],
      ] as const;
      return ways.every(([ax, ay, bx, by]) => crosses(at, ax, ay) && crosses([at[0] + ax, at[1] + ay], bx, by));
    },
    randomTile: (random) => [random.below(width), random.below(height)],
  };
}

/** Rows of tiles, `.` or `#`, with `|` for walls between them; rows of `-` between those for walls along them. */
export function drawGrid(rows: readonly string[]): DrawnGrid {
  const grid = createGrid((rows[0]!.length + 1) / 2, (rows.length + 1) / 2);
  rows.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      if (mark === '#') grid.block([x / 2, y / 2]);
      if (mark === '|') grid.close('y', [(x + 1) / 2, y / 2]);
      if (mark === '-') grid.close('x', [x / 2, (y + 1) / 2]);
    });
  });
  return grid;
}

/** @param share of the tiles that are blocked, and of the edges that are closed */
export function randomGrid(random: Random, width: number, height: number, share: number): DrawnGrid {
  const grid = createGrid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (random.next() < share) grid.block([x, y]);
      if (random.next() < share) grid.close('x', [x, y]);
      if (random.next() < share) grid.close('y', [x, y]);
    }
  }
  return grid;
}
