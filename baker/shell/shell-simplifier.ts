// Simplifies a grid shell within rising bounds, measured two-sided against the grid shell.
//
// Collapses hold a share of the bound at samples of both surfaces. Afterwards every triangle of both is measured for certain;
// where one exceeds the bound, the samples there are tightened, and the collapses are done again without those that they forbid.

import { CollapsingMesh } from '../mesh/collapse-mesh.ts';
import type { f64 } from '../mesh/numbers.ts';
import { SheetedMesh } from '../mesh/sheeted-mesh.ts';
import { CellFinder } from './cell-finder.ts';
import { SurfaceComparer } from './compare-surfaces.ts';
import type { GridShell } from './shell-grid.ts';
import { snapPlace } from './snap-place.ts';

/** What samples at a place found too far may use, of what they could use before: at first, and when that has not helped. */
const TIGHTER_SHARE = 0.9;
const TIGHTEST_SHARE = 0.6;
const GENTLE_ATTEMPTS = 3;

/** How often a level is mended before it is given up. Once or twice is what sprites need. */
const ATTEMPTS_MAX = 10;

export class ShellSimplifier {
  readonly collapsing: CollapsingMesh;
  readonly #comparer: SurfaceComparer;

  constructor(grid: GridShell) {
    const original = new SheetedMesh(grid.points, grid.indices, grid.bodies, findSheets(grid.indices));
    const finder = new CellFinder(grid);
    const collapsing = new CollapsingMesh(original, finder, snapPlace);
    this.collapsing = collapsing;
    this.#comparer = new SurfaceComparer(original, collapsing, finder);
  }

  /**
   * Goes on as far as collapses go, and mends what exceeds the bound.
   *
   * @param bound greatest distance, units; at least that of the call before, @param within what collapses may use of it
   * @returns the distance that was measured at last, units; Infinity when it exceeds the bound
   */
  simplify(bound: f64, within: f64): f64 {
    const collapsing = this.collapsing;
    const comparer = this.#comparer;
    collapsing.samples.loosen();
    const start = collapsing.save();
    collapsing.collapseWithin(within);
    comparer.forget();
    let comparison = comparer.compare(bound);
    for (let attempt = 0; attempt < ATTEMPTS_MAX && comparison.errorUnits > bound; attempt++) {
      const share = attempt < GENTLE_ATTEMPTS ? TIGHTER_SHARE : TIGHTEST_SHARE;
      collapsing.samples.tighten(comparison.isTight, comparison.isFaceTight, share);
      collapsing.redo(start, within);
      comparison = comparer.compare(bound);
    }
    return comparison.errorUnits;
  }
}

/** @returns for each triangle 1 for the front, -1 for the back, 0 for walls: those hold vertices of both */
export function findSheets(indices: Uint32Array): Int8Array {
  const sheets = new Int8Array(indices.length / 3);
  for (let triangle = 0; triangle < sheets.length; triangle++) {
    const at = triangle * 3;
    const backs = (indices[at]! & 1) + (indices[at + 1]! & 1) + (indices[at + 2]! & 1);
    sheets[triangle] = backs === 0 ? 1 : backs === 3 ? -1 : 0;
  }
  return sheets;
}
