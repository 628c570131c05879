// How far a triangle lies from another surface, for certain: the distance to one triangle of that surface is convex, so when
// all three corners lie within a limit of the same one, everything between them does. Where no such triangle is found the
// triangle is halved along its longest side. Both ways together this bounds the two-sided Hausdorff distance.

import type { TriangleForest } from './triangle-forest.ts';

/** A mesh in parts: every triangle lies in one of them. */
export interface PartedMesh {
  readonly points: Float64Array;
  readonly indices: Uint32Array;
  /** Part of each vertex. */
  readonly parts: Int32Array;
}

/** Longest side of a piece that is not halved any more, units: a tenth of a texel; then its corners speak for it. */
const PIECE_MIN_UNITS = 0.004;

/** Share of the limit's square at which a triangle is near enough to be tried; nearer ones hold all three corners more often. */
const ENOUGH_SHARE = 0.2;

/** Halvings never go deeper: 2^60 pieces of the smallest size are longer than any shell. */
const STACK_PIECES = 64;

export class DistanceMeter {
  readonly #onto: TriangleForest;
  readonly #limit: number;
  /** Pieces that wait: nine coordinates; for each corner the triangle found near it (-1: not looked for yet) and how near. */
  readonly #corners = new Float64Array(STACK_PIECES * 9);
  readonly #found = new Int32Array(STACK_PIECES * 3);
  readonly #squares = new Float64Array(STACK_PIECES * 3);
  #depth = 0;
  #guess = -1;
  #guessPart = -1;

  /** The one triangle of the other surface that the whole of the last triangle was found near to; -1 when it took several. */
  nearTo = -1;

  /** The triangle of the other surface nearest to the place that was too far; -1: none in that part. */
  farFrom = -1;

  /** @param limit distance that is to be held, units */
  constructor(onto: TriangleForest, limit: number) {
    this.#onto = onto;
    this.#limit = limit;
  }

  /**
   * @returns a distance that no point of the triangle exceeds, at most the limit; or the distance of a point found farther
   *   than the limit, Infinity when the other surface has nothing in the part
   */
  measure(mesh: PartedMesh, triangle: number): number {
    const part = mesh.parts[mesh.indices[triangle * 3]!]!;
    if (part !== this.#guessPart) this.#guess = -1;
    this.#guessPart = part;
    for (let corner = 0; corner < 3; corner++) {
      const vertex = mesh.indices[triangle * 3 + corner]! * 3;
      for (let axis = 0; axis < 3; axis++) this.#corners[corner * 3 + axis] = mesh.points[vertex + axis]!;
      this.#found[corner] = -1;
    }
    this.#depth = 1;
    let greatest = 0;
    let pieces = 0;
    while (this.#depth > 0) {
      pieces++;
      const distance = this.#measurePiece(--this.#depth, part);
      if (distance > greatest) greatest = distance;
      if (distance > this.#limit) return distance;
    }
    if (pieces > 1) this.nearTo = -1;
    return greatest;
  }

  #measurePiece(piece: number, part: number): number {
    const limitSquared = this.#limit * this.#limit;
    const c = this.#corners;
    let cornersSquared = 0;
    for (let corner = piece * 3; corner < piece * 3 + 3; corner++) {
      if (this.#found[corner] === -1 && !this.#findNear(corner, part, limitSquared))
        return Math.sqrt(this.#onto.foundSquared);
      const squared = this.#squares[corner]!;
      if (squared > cornersSquared) cornersSquared = squared;
      let allSquared = squared;
      for (let other = piece * 3; other < piece * 3 + 3 && allSquared <= limitSquared; other++) {
        if (other === corner) continue;
        const o = other * 3;
        const otherSquared = this.#onto.distanceSquaredTo(this.#found[corner]!, c[o]!, c[o + 1]!, c[o + 2]!);
        if (otherSquared > allSquared) allSquared = otherSquared;
      }
      if (allSquared <= limitSquared) {
        this.nearTo = this.#found[corner]!;
        return Math.sqrt(allSquared);
      }
    }
    return this.#halve(piece) ? 0 : Math.sqrt(cornersSquared);
  }

  #findNear(corner: number, part: number, limitSquared: number): boolean {
    const [x, y, z] = [this.#corners[corner * 3]!, this.#corners[corner * 3 + 1]!, this.#corners[corner * 3 + 2]!];
    const found = this.#onto.findWithin(x, y, z, part, limitSquared, limitSquared * ENOUGH_SHARE, this.#guess);
    if (found === -1) {
      this.farFrom = this.#onto.findNearest(x, y, z, part);
      return false;
    }
    this.#guess = found;
    this.#found[corner] = found;
    this.#squares[corner] = this.#onto.foundSquared;
    return true;
  }

  /** Puts both halves of a piece on the stack; false when it is too small. */
  #halve(piece: number): boolean {
    const c = this.#corners;
    const first = piece * 3;
    let apex = 0;
    let longest = 0;
    for (let corner = 0; corner < 3; corner++) {
      const p = (first + ((corner + 1) % 3)) * 3;
      const q = (first + ((corner + 2) % 3)) * 3;
      const squared = (c[q]! - c[p]!) ** 2 + (c[q + 1]! - c[p + 1]!) ** 2 + (c[q + 2]! - c[p + 2]!) ** 2;
      if (squared <= longest) continue;
      longest = squared;
      apex = corner;
    }
    if (longest < PIECE_MIN_UNITS * PIECE_MIN_UNITS || piece + 2 > STACK_PIECES) return false;
    const [r, p, q] = [first + apex, first + ((apex + 1) % 3), first + ((apex + 2) % 3)];
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

  #copyCorner(from: number, to: number): void {
    for (let axis = 0; axis < 3; axis++) this.#corners[to * 3 + axis] = this.#corners[from * 3 + axis]!;
    this.#found[to] = this.#found[from]!;
    this.#squares[to] = this.#squares[from]!;
  }
}
