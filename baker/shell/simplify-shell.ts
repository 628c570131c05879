// The levels of a shell: the grid shell simplified within each level's error.

import { ShellKernel } from './kernel/shell-kernel.ts';
import type { GridShell } from './shell-grid.ts';

/**
 * Shares of the bounds that collapses may use, finest level first. Triangles could be fewer at the finer levels; but what is left
 * of the bound there brings the shadow's outline nearer to the grid shell's, on average by more than what it costs.
 */
const COLLAPSE_SHARES = [0.6, 0.77, 0.97] as const;

export interface ShellLevel {
  /** Places of vertices, as GridShell.points; not all of them are used. */
  readonly points: Float64Array;
  /** Three for each triangle. */
  readonly indices: Uint32Array;
  /** Two-sided distance to the grid shell: no point of either is farther from the other, units; at most the level's bound. */
  readonly errorUnits: number;
}

/**
 * @param bounds greatest distance for each level, units, rising; at most as many as there are COLLAPSE_SHARES
 * @returns a level for each bound; one that cannot hold its bound with fewer triangles is the same object as the finer one
 */
export function simplifyShell(grid: GridShell, bounds: readonly number[]): ShellLevel[] {
  const kernel = new ShellKernel(grid);
  let finer: ShellLevel = { points: grid.points, indices: grid.indices, errorUnits: 0 };
  return bounds.map((bound, level) => {
    const errorUnits = kernel.simplify(bound, bound * COLLAPSE_SHARES[level]!);
    if (errorUnits > bound || kernel.countFaces() * 3 >= finer.indices.length) return finer;
    finer = { points: kernel.copyPoints(), indices: kernel.copyIndices(), errorUnits };
    return finer;
  });
}
