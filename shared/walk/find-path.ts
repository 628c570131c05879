// A* over a walk grid's tiles: eight directions, no corner cut. The way is the same every time: costs are whole numbers, and
// equal ones are told apart by the tile's number.

import type { Tile } from '../terrain.ts';
import { STEPS } from './steps.ts';

/** Cost of a step along an edge and of a diagonal one: their ratio is the root of two but for 0.2 percent. */
export const STEP_COST = 12;
export const DIAGONAL_COST = 17;

/**
 * Tiles that one search looks at, at most: eight times those of a map of 64 x 64. Most searches end after a few hundred; one for
 * a place that cannot be reached looks at all that can, and on a slow machine these take 50 ms.
 */
export const NODES_MAX = 32_768;

/** A grid as searches take it: see listExits. */
export interface PathGrid {
  readonly width: number;
  readonly height: number;
  readonly exits: Uint8Array;
}

export interface FoundPath {
  /** Tiles to step on, one after the other; without the first. Empty: there is no nearer place than here. */
  readonly tiles: readonly Tile[];
  /** Whether the last one is the goal. */
  readonly isComplete: boolean;
  /** Of the whole way. */
  readonly cost: number;
  /** Tiles that were looked at. */
  readonly nodes: number;
}

/** The least that any way between two tiles costs. */
export function costAtLeast(dx: number, dy: number): number {
  const [long, short] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  return STEP_COST * (long - short) + DIAGONAL_COST * short;
}

/**
 * The cheapest way from a tile to another; to one that cannot be reached, the way to the tile that is nearest to it as the crow
 * flies, the cheapest among equal ones, of those that the search has looked at: all that can be reached, up to `nodesMax`. That tile
 * is nearer than the first one, or the way is empty: whoever asks again from its end goes on or stays, and never back.
 *
 * @param nodesMax where the search ends with the best that it has found
 * @throws RangeError when a tile is off the map
 */
export function findPath(grid: PathGrid, from: Tile, to: Tile, nodesMax = NODES_MAX): FoundPath {
  const { width, height, exits } = grid;
  for (const [x, y] of [from, to]) {
    if (x < 0 || y < 0 || x >= width || y >= height)
      throw new RangeError(`path: tile (${x}, ${y}) is off the map of ${width} x ${height}`);
  }
  const [start, goal] = [from[1] * width + from[0], to[1] * width + to[0]];
  const offsets = STEPS.map(([dx, dy]) => dy * width + dx);
  const restOf = (tile: number): number => costAtLeast((tile % width) - to[0], Math.floor(tile / width) - to[1]);
  const [cells, restSpan] = [width * height, costAtLeast(width, height) + 1];
  /**
   * By whole cost, then by what is left, then by the tile, in one number, so that the heap compares once. It is exact for ways of
   * 2^53 / (cells * restSpan): 2 million tiles on a map of 256 x 256, which has not so many.
   */
  const keyOf = (cost: number, rest: number, tile: number): number => ((cost + rest) * restSpan + rest) * cells + tile;
  /** Cost of the best way so far, plus one; nought: none. */
  const costs = new Uint32Array(cells);
  const cameBy = new Uint8Array(cells);
  const isDone = new Uint8Array(cells);
  const open = new Heap();
  costs[start] = 1;
  open.push(keyOf(0, restOf(start), start));
  let nearest = start;
  let nearestRest = restOf(start);
  let nodes = 0;
  while (open.size > 0 && nodes < nodesMax) {
    const tile = open.pop() % cells;
    if (isDone[tile] === 1) continue;
    isDone[tile] = 1;
    nodes++;
    const cost = costs[tile]! - 1;
    const rest = restOf(tile);
    if (rest < nearestRest || (rest === nearestRest && isCheaper(cost, tile, costs[nearest]! - 1, nearest)))
      [nearest, nearestRest] = [tile, rest];
    if (tile === goal) break;
    for (let i = 0; i < offsets.length; i++) {
      if (((exits[tile]! >> i) & 1) === 0) continue;
      const next = tile + offsets[i]!;
      const nextCost = cost + ((i & 1) === 0 ? STEP_COST : DIAGONAL_COST);
      const known = costs[next]!;
      if (known !== 0 && known - 1 <= nextCost) continue;
      costs[next] = nextCost + 1;
      cameBy[next] = i;
      open.push(keyOf(nextCost, restOf(next), next));
    }
  }
  // As near as the first tile is no reason to go.
  const end = nearestRest < restOf(start) ? nearest : start;
  const tiles: Tile[] = [];
  for (let tile = end; tile !== start; tile -= offsets[cameBy[tile]!]!)
    tiles.push([tile % width, Math.floor(tile / width)]);
  return { tiles: tiles.reverse(), isComplete: end === goal, cost: costs[end]! - 1, nodes };
}

function isCheaper(cost: number, tile: number, thanCost: number, thanTile: number): boolean {
  return cost < thanCost || (cost === thanCost && tile < thanTile);
}

/** A binary heap of numbers, the least on top. */
class Heap {
  readonly #keys: number[] = [];

  get size(): number {
    return this.#keys.length;
  }

  push(key: number): void {
    const keys = this.#keys;
    let at = keys.length;
    keys.push(key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keys[parent]! <= key) break;
      keys[at] = keys[parent]!;
      at = parent;
    }
    keys[at] = key;
  }

  pop(): number {
    const keys = this.#keys;
    const top = keys[0]!;
    const last = keys.pop()!;
    const size = keys.length;
    if (size === 0) return top;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= last) break;
      keys[at] = keys[child]!;
      at = child;
    }
    keys[at] = last;
    return top;
  }
}
