// The levels of a shell: the grid shell simplified within each level's error, measured two-sided against the grid shell.
//
// Collapses hold a share of the bound at samples of both surfaces. Afterwards every triangle of both is measured for certain;
// where one exceeds the bound, the samples there are tightened, and the collapses are done again without those that they forbid.

import { CollapsingMesh, type SheetedMesh } from '../mesh/collapse-mesh.ts';
import { CellFinder } from './cell-finder.ts';
import { type Comparison, SurfaceComparer } from './compare-surfaces.ts';
import type { GridShell } from './grid-shell.ts';
import { snapPlace } from './grid-shell.ts';

/**
 * Shares of the bounds that collapses may use, finest level first. Triangles could be fewer at the finer levels; but what is left
 * of the bound there brings the shadow's outline nearer to the grid shell's, on average by more than what it costs.
 */
const COLLAPSE_SHARES = [0.6, 0.77, 0.97] as const;

/** What samples at a place found too far may use, of what they could use before: at first, and when that has not helped. */
const TIGHTER_SHARE = 0.9;
const TIGHTEST_SHARE = 0.6;
const GENTLE_ATTEMPTS = 3;

/** How often a level is mended before it keeps the finer one. Once or twice is what sprites need. */
const ATTEMPTS_MAX = 10;

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
  const original: SheetedMesh = {
    points: grid.points,
    indices: grid.indices,
    parts: grid.bodies,
    sheets: findSheets(grid),
  };
  const finder = new CellFinder(grid);
  const collapsing = new CollapsingMesh(original, finder, snapPlace);
  const comparer = new SurfaceComparer(original, collapsing, finder);
  let finer: ShellLevel = { points: grid.points, indices: grid.indices, errorUnits: 0 };
  return bounds.map((bound, level) => {
    const comparison = collapseLevel(collapsing, comparer, bound, bound * COLLAPSE_SHARES[level]!);
    if (comparison.errorUnits > bound || collapsing.mesh.faceCount * 3 >= finer.indices.length) return finer;
    finer = {
      points: collapsing.points.slice(),
      indices: collapsing.mesh.toIndices(),
      errorUnits: comparison.errorUnits,
    };
    return finer;
  });
}

/** Simplifies as far as collapses go, and mends what exceeds the bound. @returns what was measured at last */
function collapseLevel(
  collapsing: CollapsingMesh,
  comparer: SurfaceComparer,
  bound: number,
  within: number,
): Comparison {
  collapsing.samples.loosen();
  const start = collapsing.save();
  collapsing.collapseWithin(within);
  comparer.forget();
  let comparison = comparer.compare(bound);
  for (let attempt = 0; attempt < ATTEMPTS_MAX && comparison.errorUnits > bound; attempt++) {
    collapsing.samples.tighten(
      comparison.isTight,
      comparison.isFaceTight,
      attempt < GENTLE_ATTEMPTS ? TIGHTER_SHARE : TIGHTEST_SHARE,
    );
    collapsing.redo(start, within);
    comparison = comparer.compare(bound);
  }
  return comparison;
}

/** @returns for each triangle 1 for the front, -1 for the back, 0 for walls: those hold vertices of both */
export function findSheets({ indices }: GridShell): Int8Array {
  return Int8Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const at = triangle * 3;
    const backs = (indices[at]! & 1) + (indices[at + 1]! & 1) + (indices[at + 2]! & 1);
    return backs === 0 ? 1 : backs === 3 ? -1 : 0;
  });
}
