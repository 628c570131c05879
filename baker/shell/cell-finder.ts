// Finds triangles of a grid shell near a point, by the lattice on which they lie.

import { PX_PER_NEARNESS, PX_PER_UNIT } from '../../shared/projection.ts';
import { EPSILON } from '../mesh/arithmetic.ts';
import type { FacingFinder, KnownPlaces } from '../mesh/measure-distance.ts';
import { type f64, i32 } from '../mesh/numbers.ts';
import { distanceSquaredByFrame, FRAME_SIZE, NORMAL_AT, writeFrame } from '../mesh/point-triangle.ts';
import type { GridCells, GridShell } from './shell-grid.ts';

/** How far a cell's triangles may reach beyond its texel, texels: corners of stairs move. */
export const OVERHANG_TEXELS = 0.5;

export const NO_CELL = -1;

export class CellFinder implements FacingFinder, KnownPlaces {
  readonly corners: Float64Array;
  readonly #frames: Float64Array;
  readonly firsts: Int32Array;
  /** For each body its rectangle of texels, and where its cells' numbers begin in `slots`. */
  readonly lefts: Int32Array;
  readonly tops: Int32Array;
  readonly widths: Int32Array;
  readonly heights: Int32Array;
  readonly starts: Int32Array;
  readonly slots: Int32Array;

  /** For each triangle the other one of its quad when both lie in one plane, or -1. */
  readonly #partners: Int32Array;
  readonly #query: Float64Array = new Float64Array(6);
  /** For each cell 1 when its corners are those of its texel. */
  readonly #isWhole: Uint8Array;

  /** Square of the distance that the last search found. */
  foundSquared: f64 = Infinity;

  constructor(grid: GridShell) {
    const cells = grid.cells;
    const bodyCount = grid.bodyCount;
    const corners = placeCorners(grid);
    const frames = createFrames(corners);
    const lefts = new Int32Array(bodyCount).fill(0x7fffffff);
    const tops = new Int32Array(bodyCount).fill(0x7fffffff);
    const widths = new Int32Array(bodyCount);
    const heights = new Int32Array(bodyCount);
    const starts = new Int32Array(bodyCount);
    const cellCount = cells.columns.length;
    for (let cell = 0; cell < cellCount; cell++) {
      const body = cells.bodies[cell]!;
      lefts[body] = i32(Math.min(lefts[body]!, cells.columns[cell]!));
      tops[body] = i32(Math.min(tops[body]!, cells.rows[cell]!));
    }
    for (let cell = 0; cell < cellCount; cell++) {
      const body = cells.bodies[cell]!;
      widths[body] = i32(Math.max(widths[body]!, cells.columns[cell]! - lefts[body]! + 1));
      heights[body] = i32(Math.max(heights[body]!, cells.rows[cell]! - tops[body]! + 1));
    }
    let end: i32 = 0;
    for (let body = 0; body < bodyCount; body++) {
      starts[body] = end;
      end += widths[body]! * heights[body]!;
    }
    const slots = new Int32Array(end).fill(NO_CELL);
    for (let cell = 0; cell < cellCount; cell++) {
      const body = cells.bodies[cell]!;
      const row = cells.rows[cell]! - tops[body]!;
      slots[starts[body]! + row * widths[body]! + cells.columns[cell]! - lefts[body]!] = cell;
    }
    this.corners = corners;
    this.#frames = frames;
    this.firsts = cells.firsts;
    this.lefts = lefts;
    this.tops = tops;
    this.widths = widths;
    this.heights = heights;
    this.starts = starts;
    this.slots = slots;
    this.#partners = pairFlatTriangles(frames);
    this.#isWhole = findWholeCells(cells, corners);
  }

  /**
   * @returns the square of a point's distance to one triangle, or, when it makes a flat quad with another, to that; at least
   *   `limit` when it is not nearer
   */
  distanceSquaredTo(triangle: i32, x: f64, y: f64, z: f64, limit: f64): f64 {
    const squared = distanceSquaredByFrame(this.#frames, triangle * FRAME_SIZE, x, y, z, limit);
    const partner = this.#partners[triangle]!;
    if (partner === -1 || squared === 0) return squared;
    const other = distanceSquaredByFrame(this.#frames, partner * FRAME_SIZE, x, y, z, Math.min(squared, limit));
    return Math.min(other, squared);
  }

  /** Whether a box on the screen holds nothing but whole texels of a body. */
  isWhole(body: i32, x0: f64, x1: f64, y0: f64, y1: f64): boolean {
    const width = this.widths[body]!;
    const c0 = i32(Math.floor(x0 * PX_PER_UNIT)) - this.lefts[body]!;
    const c1 = i32(Math.floor(x1 * PX_PER_UNIT)) - this.lefts[body]!;
    const r0 = i32(Math.floor(y0 * PX_PER_NEARNESS)) - this.tops[body]!;
    const r1 = i32(Math.floor(y1 * PX_PER_NEARNESS)) - this.tops[body]!;
    if (c0 < 0 || r0 < 0 || c1 >= width || r1 >= this.heights[body]!) return false;
    for (let row = r0; row <= r1; row++) {
      for (let column = c0; column <= c1; column++) {
        const cell = this.slots[this.starts[body]! + row * width + column]!;
        if (cell === NO_CELL || this.#isWhole[cell] === 0) return false;
      }
    }
    return true;
  }

  findWithin(x: f64, y: f64, z: f64, body: i32, limitSquared: f64, guess: i32): i32 {
    return this.findFacing(x, y, z, 0, 0, 0, body, limitSquared, guess);
  }

  /** A normal of nought lets any triangle do. */
  findFacing(
    x: f64,
    y: f64,
    z: f64,
    normalX: f64,
    normalY: f64,
    normalZ: f64,
    body: i32,
    limitSquared: f64,
    guess: i32,
  ): i32 {
    const beyond = limitSquared * (1 + EPSILON);
    if (guess !== -1 && this.#facing(guess, normalX, normalY, normalZ) >= 0) {
      const squared = this.distanceSquaredTo(guess, x, y, z, beyond);
      if (squared <= limitSquared) {
        this.foundSquared = squared;
        return guess;
      }
    }
    const query = this.#query;
    query[0] = x;
    query[1] = y;
    query[2] = z;
    query[3] = normalX;
    query[4] = normalY;
    query[5] = normalZ;
    const column = x * PX_PER_UNIT - this.lefts[body]!;
    const row = y * PX_PER_NEARNESS - this.tops[body]!;
    const home = this.#tryCell(body, i32(Math.floor(column)), i32(Math.floor(row)), limitSquared, beyond);
    if (home !== -1) return home;
    const limit = Math.sqrt(limitSquared);
    const reachX = limit * PX_PER_UNIT + OVERHANG_TEXELS;
    const reachY = limit * PX_PER_NEARNESS + OVERHANG_TEXELS;
    const c0 = i32(Math.max(Math.floor(column - reachX), 0));
    const c1 = i32(Math.min(Math.floor(column + reachX), this.widths[body]! - 1));
    const r0 = i32(Math.max(Math.floor(row - reachY), 0));
    const r1 = i32(Math.min(Math.floor(row + reachY), this.heights[body]! - 1));
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) {
        const found = this.#tryCell(body, c, r, limitSquared, beyond);
        if (found !== -1) return found;
      }
    }
    return -1;
  }

  /** How far a triangle looks along a normal, as a cosine. */
  #facing(triangle: i32, x: f64, y: f64, z: f64): f64 {
    const f = this.#frames;
    const at = triangle * FRAME_SIZE + NORMAL_AT;
    return f[at]! * x + f[at + 1]! * y + f[at + 2]! * z;
  }

  /** Looks for what `#query` holds, a place and a normal, in one cell. */
  #tryCell(body: i32, column: i32, row: i32, limitSquared: f64, beyond: f64): i32 {
    if (column < 0 || row < 0 || column >= this.widths[body]! || row >= this.heights[body]!) return -1;
    const cell = this.slots[this.starts[body]! + row * this.widths[body]! + column]!;
    if (cell === NO_CELL) return -1;
    const query = this.#query;
    const end = this.firsts[cell + 1]!;
    for (let triangle = this.firsts[cell]!; triangle < end; triangle++) {
      if (this.#facing(triangle, query[3]!, query[4]!, query[5]!) < 0) continue;
      const squared = this.distanceSquaredTo(triangle, query[0]!, query[1]!, query[2]!, beyond);
      if (squared > limitSquared) continue;
      this.foundSquared = squared;
      return triangle;
    }
    return -1;
  }
}

/** @returns nine numbers for each triangle */
function placeCorners(grid: GridShell): Float64Array {
  const points = grid.points;
  const indices = grid.indices;
  const corners = new Float64Array(indices.length * 3);
  for (let i = 0; i < indices.length; i++) {
    const vertex = indices[i]! * 3;
    for (let axis = 0; axis < 3; axis++) corners[i * 3 + axis] = points[vertex + axis]!;
  }
  return corners;
}

function createFrames(c: Float64Array): Float64Array {
  const count = c.length / 9;
  const frames = new Float64Array(count * FRAME_SIZE);
  for (let triangle = 0; triangle < count; triangle++) {
    const at = triangle * 9;
    const x = c[at]!;
    const y = c[at + 1]!;
    const z = c[at + 2]!;
    const ux = c[at + 3]! - x;
    const uy = c[at + 4]! - y;
    const uz = c[at + 5]! - z;
    writeFrame(frames, triangle * FRAME_SIZE, x, y, z, ux, uy, uz, c[at + 6]! - x, c[at + 7]! - y, c[at + 8]! - z);
  }
  return frames;
}

/** @returns for each triangle the other one of its quad when both lie in one plane, or -1 */
function pairFlatTriangles(f: Float64Array): Int32Array {
  const count = f.length / FRAME_SIZE;
  const partners = new Int32Array(count).fill(-1);
  for (let triangle = 0; triangle < count; triangle += 2) {
    const a = triangle * FRAME_SIZE;
    const b = (triangle + 1) * FRAME_SIZE;
    // Both have corners in common, so planes that run alike are the same.
    const cosine = f[a + 3]! * f[b + 3]! + f[a + 4]! * f[b + 4]! + f[a + 5]! * f[b + 5]!;
    if (cosine < 1 - 1e-12) continue;
    partners[triangle] = triangle + 1;
    partners[triangle + 1] = triangle;
  }
  return partners;
}

/** @returns for each cell 1 when its corners are those of its texel */
function findWholeCells(cells: GridCells, c: Float64Array): Uint8Array {
  const isWhole = new Uint8Array(cells.columns.length);
  for (let cell = 0; cell < isWhole.length; cell++) {
    const column = cells.columns[cell]!;
    const row = cells.rows[cell]!;
    const first = cells.firsts[cell]!;
    isWhole[cell] = 1;
    for (let at = first * 9; at < (first + 2) * 9; at += 3) {
      const right = c[at]! * PX_PER_UNIT - column;
      const down = c[at + 1]! * PX_PER_NEARNESS - row;
      if (Math.abs(right * (right - 1)) > 1e-9 || Math.abs(down * (down - 1)) > 1e-9) isWhole[cell] = 0;
    }
  }
  return isWhole;
}
