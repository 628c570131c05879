// shell: one frame's front and back heights -> the closed solid that casts its shadow, at three levels of detail.
//
// field (matter on each view ray) -> bodies (matter that joins) -> cells (widened) -> grid shell -> levels, each measured.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { latticeToLocal, type ShellMesh } from '../../shared/format/shell.ts';
import { SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import { splitFans } from '../mesh/half-edges.ts';
import { createCells } from './cells.ts';
import { createGridShell, toLattice } from './grid-shell.ts';
import { findBodies } from './link-texels.ts';
import type { GridShell } from './shell-grid.ts';
import { simplifyShell } from './simplify-shell.ts';
import { readSolidField } from './solid-field.ts';

/** The shells of one frame and their figures. Each list has one entry a level, finest first. */
export interface FrameShells {
  /** Without vertices when the frame has no solid texel. A level that equals the finer one is the same object. */
  readonly lods: readonly ShellMesh[];
  /** Measured two-sided distance from the unsimplified shell, units; at most SHELL_ERRORS_UNITS. */
  readonly errors: readonly number[];
  /** Triangles of the unsimplified shell. */
  readonly gridTriangles: number;
}

const EMPTY_MESH: ShellMesh = { positions: new Float64Array(0), indices: new Uint32Array(0) };

/** The shells of a frame that casts no shadow. */
export const EMPTY_SHELLS: FrameShells = {
  lods: SHELL_ERRORS_UNITS.map(() => EMPTY_MESH),
  errors: SHELL_ERRORS_UNITS.map(() => 0),
  gridTriangles: 0,
};

/** Builds the shells of one frame in game axes relative to its anchor, units. The same input gives the same output. */
export function buildShells(frame: FrameMaps, info: SheetInfo): FrameShells {
  const grid = buildGridShell(frame, info);
  if (grid.indices.length === 0) return EMPTY_SHELLS;
  const levels = simplifyShell(grid, SHELL_ERRORS_UNITS);
  const meshes = new Map(levels.map((level) => [level, toMesh(level.points, level.indices)]));
  return {
    lods: levels.map((level) => meshes.get(level)!),
    errors: levels.map((level) => level.errorUnits),
    gridTriangles: grid.indices.length / 3,
  };
}

/** The unsimplified shell at every level: exact, large, and there in a hundredth of the time. */
export function buildDraftShells(frame: FrameMaps, info: SheetInfo): FrameShells {
  const grid = buildGridShell(frame, info);
  if (grid.indices.length === 0) return EMPTY_SHELLS;
  const mesh = toMesh(grid.points, grid.indices);
  return {
    lods: SHELL_ERRORS_UNITS.map(() => mesh),
    errors: SHELL_ERRORS_UNITS.map(() => 0),
    gridTriangles: grid.indices.length / 3,
  };
}

/** The unsimplified shell: what the levels are measured against. */
export function buildGridShell(frame: FrameMaps, info: SheetInfo): GridShell {
  const field = readSolidField(frame, info);
  return createGridShell(field, createCells(field, findBodies(field), info));
}

/**
 * @param points places as in GridShell.points
 * @returns the mesh of the triangles, its vertices in the order of their use
 */
export function toMesh(points: Float64Array, indices: Uint32Array): ShellMesh {
  const split = splitFans(indices, points.length / 3);
  const positions = new Float64Array(split.sources.length * 3);
  for (let vertex = 0; vertex < split.sources.length; vertex++) {
    const at = split.sources[vertex]! * 3;
    const lattice = toLattice(points[at]!, points[at + 1]!, points[at + 2]!);
    const local = latticeToLocal(lattice[0], lattice[1], lattice[2]);
    for (let axis = 0; axis < 3; axis++) positions[vertex * 3 + axis] = local[axis]!;
  }
  return { positions, indices: split.indices };
}
