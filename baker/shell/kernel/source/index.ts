// What the kernel offers: one shell for each instance.

import { GridCells, GridShell } from '../../shell-grid';
import { ShellSimplifier } from '../../shell-simplifier';
import { Floats, Ints, Uints } from './arrays';

let simplifier: ShellSimplifier | null = null;

/** @returns the place of so many numbers, to be filled in */
export function allocateFloats(length: i32): usize {
  return changetype<usize>(new Floats(length));
}

export function allocateInts(length: i32): usize {
  return changetype<usize>(new Ints(length));
}

/** Takes the grid shell. All but the count are places that were allocated here; see GridShell and GridCells. */
export function begin(
  points: usize,
  bodies: usize,
  bodyCount: i32,
  indices: usize,
  columns: usize,
  rows: usize,
  cellBodies: usize,
  firsts: usize,
): void {
  const cells = new GridCells(
    changetype<Ints>(columns),
    changetype<Ints>(rows),
    changetype<Ints>(cellBodies),
    changetype<Ints>(firsts),
  );
  simplifier = new ShellSimplifier(
    new GridShell(changetype<Floats>(points), changetype<Ints>(bodies), bodyCount, changetype<Uints>(indices), cells),
  );
}

/** See ShellSimplifier. */
export function simplify(bound: f64, within: f64): f64 {
  return simplifier!.simplify(bound, within);
}

/** Triangles that are left. */
export function countFaces(): i32 {
  return simplifier!.collapsing.mesh.faceCount;
}

/** @returns the place of three vertices for each triangle that is left */
export function writeIndices(): usize {
  return changetype<usize>(simplifier!.collapsing.mesh.toIndices());
}

/** @returns the place of three numbers for each vertex, used or not */
export function pointsAt(): usize {
  return changetype<usize>(simplifier!.collapsing.points);
}
