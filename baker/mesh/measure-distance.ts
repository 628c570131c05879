// How far a triangle lies from another surface, for certain: the distance to one triangle of that surface is convex, so when
// all three corners lie within a limit of the same one, everything between them does. Where no such triangle is found the
// triangle is halved along its longest side. Both ways together this bounds the two-sided Hausdorff distance.

import { greatestOf, leastOf } from './arithmetic.ts';
import type { f64, i32 } from './numbers.ts';

/** Finds triangles of a surface near a point. */
export interface TriangleFinder {
  /** Square of the distance that the last search found. */
  readonly foundSquared: f64;
  /**
   * Finds a triangle of a part no farther from a point than a limit.
   *
   * @param guess a triangle of the part that may be near, or -1
   * @returns the triangle, or -1 when there is none
   */
  findWithin(x: f64, y: f64, z: f64, part: i32, limitSquared: f64, guess: i32): i32;
  /** @returns the square of a point's distance to a triangle; at least `limit` when it is not nearer than that */
  distanceSquaredTo(triangle: i32, x: f64, y: f64, z: f64, limit: f64): f64;
}

/** A surface whose triangles can also be asked which way they look. */
export interface FacingFinder extends TriangleFinder {
  /** Finds a triangle as `findWithin` does whose normal runs along a given one rather than against it. */
  findFacing(
    x: f64,
    y: f64,
    z: f64,
    normalX: f64,
    normalY: f64,
    normalZ: f64,
    part: i32,
    limitSquared: f64,
    guess: i32,
  ): i32;
}

/** Tells of places, by a box on the first two axes, whether they are measured already. */
export interface KnownPlaces {
  isWhole(part: i32, x0: f64, x1: f64, y0: f64, y1: f64): boolean;
}

/** Longest side of a piece that is not halved any more, units: a thousandth of a texel. */
const PIECE_MIN_UNITS = 0.00004;

/** No point of a triangle is farther from all its corners than this share of its longest side. */
const CORNER_REACH_SHARE = 0.578;

/** Halvings never go deeper: 2^60 pieces of the smallest size are longer than any shell. */
const STACK_PIECES = 64;

export class DistanceMeter {
  readonly #onto: TriangleFinder;
  readonly #limitSquared: f64;
  /** Pieces that wait: nine coordinates; for each corner the triangle found near it (-1: not looked for yet) and how near. */
  readonly #corners: Float64Array = new Float64Array(STACK_PIECES * 9);
  readonly #found: Int32Array = new Int32Array(STACK_PIECES * 3);
  readonly #squares: Float64Array = new Float64Array(STACK_PIECES * 3);
  #depth: i32 = 0;
  #guess: i32 = -1;
  #known: KnownPlaces | null = null;

  /** @param limit distance that is to be held, units */
  constructor(onto: TriangleFinder, limit: f64) {
    this.#onto = onto;
    this.#limitSquared = limit * limit;
  }

  /**
   * @param triangle nine coordinates from `at` on
   * @param part part of the triangle
   * @param guess a triangle of the other surface that may be near, or -1
   * @returns a square of a distance that no point of the triangle exceeds, at most the limit's; Infinity when there is a point
   *   farther than the limit
   */
  measureSquared(triangle: Float64Array, at: i32, part: i32, guess: i32, known: KnownPlaces | null): f64 {
    this.#known = known;
    for (let i = 0; i < 9; i++) this.#corners[i] = triangle[at + i]!;
    this.#found[0] = -1;
    this.#found[1] = -1;
    this.#found[2] = -1;
    this.#guess = guess;
    this.#depth = 1;
    let greatest: f64 = 0;
    while (this.#depth > 0) {
      const squared = this.#measurePiece(--this.#depth, part);
      if (squared > greatest) greatest = squared;
      if (squared > this.#limitSquared) return Infinity;
    }
    return greatest;
  }

  #measurePiece(piece: i32, part: i32): f64 {
    const onto = this.#onto;
    const limit = this.#limitSquared;
    const c = this.#corners;
    const found = this.#found;
    const squares = this.#squares;
    const first = piece * 3;
    const known = this.#known;
    if (known !== null) {
      const at = piece * 9;
      const x0 = leastOf(c[at]!, c[at + 3]!, c[at + 6]!);
      const x1 = greatestOf(c[at]!, c[at + 3]!, c[at + 6]!);
      const y0 = leastOf(c[at + 1]!, c[at + 4]!, c[at + 7]!);
      const y1 = greatestOf(c[at + 1]!, c[at + 4]!, c[at + 7]!);
      if (known.isWhole(part, x0, x1, y0, y1)) return 0;
    }
    let cornersSquared: f64 = 0;
    // Sides that are near to one triangle from end to end need no cut.
    let isNear0 = false;
    let isNear1 = false;
    let isNear2 = false;
    for (let i = 0; i < 3; i++) {
      const corner = first + i;
      if (found[corner] === -1) {
        const near = onto.findWithin(c[corner * 3]!, c[corner * 3 + 1]!, c[corner * 3 + 2]!, part, limit, this.#guess);
        if (near === -1) return Infinity;
        this.#guess = near;
        found[corner] = near;
        squares[corner] = onto.foundSquared;
      }
      if (squares[corner]! > cornersSquared) cornersSquared = squares[corner]!;
    }
    for (let i = 0; i < 3; i++) {
      const corner = first + i;
      const next = first + (i === 2 ? 0 : i + 1);
      const last = first + (i === 0 ? 2 : i - 1);
      const triangle = found[corner]!;
      const toNext =
        found[next] === triangle
          ? squares[next]!
          : onto.distanceSquaredTo(triangle, c[next * 3]!, c[next * 3 + 1]!, c[next * 3 + 2]!, Infinity);
      const toLast =
        found[last] === triangle
          ? squares[last]!
          : onto.distanceSquaredTo(triangle, c[last * 3]!, c[last * 3 + 1]!, c[last * 3 + 2]!, Infinity);
      if (toNext <= limit && toLast <= limit) return greatestOf(squares[corner]!, toNext, toLast);
      // Side i runs from corner i to the next.
      if (toNext <= limit) {
        if (i === 0) isNear0 = true;
        else if (i === 1) isNear1 = true;
        else isNear2 = true;
      }
      if (toLast <= limit) {
        if (i === 0) isNear2 = true;
        else if (i === 1) isNear0 = true;
        else isNear1 = true;
      }
    }
    if (this.#halve(piece, isNear0, isNear1, isNear2)) return 0;
    // Where it is small enough, its corners speak for it, and what may lie between them is added.
    const side = Math.sqrt(
      greatestOf(this.#sideSquared(first, 0), this.#sideSquared(first, 1), this.#sideSquared(first, 2)),
    );
    const farthest = Math.sqrt(cornersSquared) + CORNER_REACH_SHARE * side;
    return farthest * farthest;
  }

  #sideSquared(first: i32, side: i32): f64 {
    const c = this.#corners;
    const p = (first + side) * 3;
    const q = (first + (side === 2 ? 0 : side + 1)) * 3;
    const dx = c[q]! - c[p]!;
    const dy = c[q + 1]! - c[p + 1]!;
    const dz = c[q + 2]! - c[p + 2]!;
    return dx * dx + dy * dy + dz * dz;
  }

  /** Puts both halves of a piece on the stack, cut across its longest side that is not near; false when it is too small. */
  #halve(piece: i32, isNear0: boolean, isNear1: boolean, isNear2: boolean): boolean {
    const c = this.#corners;
    const first = piece * 3;
    const s0 = this.#sideSquared(first, 0);
    const s1 = this.#sideSquared(first, 1);
    const s2 = this.#sideSquared(first, 2);
    const least = PIECE_MIN_UNITS * PIECE_MIN_UNITS;
    if (greatestOf(s0, s1, s2) < least || piece + 2 > STACK_PIECES) return false;
    const f0 = isNear0 ? 0 : s0;
    const f1 = isNear1 ? 0 : s1;
    const f2 = isNear2 ? 0 : s2;
    const isAny = greatestOf(f0, f1, f2) < least;
    const l0 = isAny ? s0 : f0;
    const l1 = isAny ? s1 : f1;
    const l2 = isAny ? s2 : f2;
    const side = l0 >= l1 && l0 >= l2 ? 0 : l1 >= l2 ? 1 : 2;
    const p = first + side;
    const q = first + ((side + 1) % 3);
    const r = first + ((side + 2) % 3);
    const other = first + 3;
    this.#copyCorner(r, other);
    this.#copyCorner(q, other + 2);
    for (let axis = 0; axis < 3; axis++) {
      const middle = (c[p * 3 + axis]! + c[q * 3 + axis]!) / 2;
      c[(other + 1) * 3 + axis] = middle;
      c[q * 3 + axis] = middle;
    }
    this.#found[other + 1] = -1;
    this.#found[q] = -1;
    this.#depth = piece + 2;
    return true;
  }

  #copyCorner(from: i32, to: i32): void {
    for (let axis = 0; axis < 3; axis++) this.#corners[to * 3 + axis] = this.#corners[from * 3 + axis]!;
    this.#found[to] = this.#found[from]!;
    this.#squares[to] = this.#squares[from]!;
  }
}
