// The eight steps from a tile to its neighbours, and which of them people can take.

import { DIRECTIONS, type Facing } from '../format/map.ts';
import type { Tile } from '../terrain.ts';
import type { Axis } from './map-object.ts';

/** Steps in the order of DIRECTIONS: from south by 45 degrees. Odd ones are diagonal. */
export const STEPS: readonly Tile[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** What steps are asked of: a WalkGrid, or one with doors. */
export interface Walkable {
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  blockerOf(tile: Tile): string | undefined;
  isPassed(axis: Axis, tile: Tile): boolean;
}

/**
 * Which steps people can take from each tile: bit i stands for STEPS[i]. No step cuts a corner: a diagonal one needs both ways
 * round. A blocked tile may be left and not entered, so that nobody is caught who begins in one.
 *
 * @returns one byte a tile, row by row
 */
export function listExits(grid: Walkable): Uint8Array {
  const { width, height } = grid;
  const isFree = new Uint8Array(width * height);
  for (let i = 0; i < isFree.length; i++)
    isFree[i] = grid.blockerOf([i % width, Math.floor(i / width)]) === undefined ? 1 : 0;
  const exits = new Uint8Array(width * height);
  /** Over one edge into a free tile. */
  const isOpen = (x: number, y: number, dx: number, dy: number): boolean => {
    const [toX, toY] = [x + dx, y + dy];
    if (toX < 0 || toY < 0 || toX >= width || toY >= height || isFree[toY * width + toX] === 0) return false;
    return dx === 0 ? grid.isPassed('x', [x, Math.max(y, toY)]) : grid.isPassed('y', [Math.max(x, toX), y]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let byte = 0;
      for (let i = 0; i < STEPS.length; i++) {
        const [dx, dy] = STEPS[i]!;
        const isTaken =
          dx === 0 || dy === 0
            ? isOpen(x, y, dx, dy)
            : isOpen(x, y, dx, 0) && isOpen(x + dx, y, 0, dy) && isOpen(x, y, 0, dy) && isOpen(x, y + dy, dx, 0);
        if (isTaken) byte |= 1 << i;
      }
      exits[y * width + x] = byte;
    }
  }
  return exits;
}

/** The facing that looks along a vector the most, game axes; nought looks nowhere. */
export function facingAlong(dx: number, dy: number): Facing | undefined {
  if (dx === 0 && dy === 0) return undefined;
  // Slopes of 22.5 degrees part the eight directions.
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  const stepX = wide > high * DIAGONAL_SLOPE ? Math.sign(dx) : 0;
  const stepY = high > wide * DIAGONAL_SLOPE ? Math.sign(dy) : 0;
  return DIRECTIONS[STEPS.findIndex(([x, y]) => x === stepX && y === stepY)];
}

/** Tangent of 22.5 degrees. */
const DIAGONAL_SLOPE = Math.SQRT2 - 1;
