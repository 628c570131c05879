// Where the two ends of an edge are best joined, and what that costs.

import type { HalfEdgeMesh } from './half-edge-mesh.ts';
import { previousHalfEdge } from './half-edges.ts';
import type { f64, i32 } from './numbers.ts';
import { Quadrics } from './quadrics.ts';

/** Mean distance from the planes, units, below which an end of the edge is as good a place as there is: rounding of flat faces. */
export const FLAT_UNITS = 0.0005;
const FLAT_SQUARED = FLAT_UNITS * FLAT_UNITS;

/**
 * A border that turns back over an edge, by more than this cosine, between sides at least so many times as long: the end of a
 * post, whose corners keep their places. Joined in their middle, they would make a needle of a post thinner than the bound.
 */
const BORDER_COSINE_MAX = 0.5;
const POST_SHARE_MIN = 2;

/** Rounds a place to those that a vertex may have: sets the three numbers at the start of an array. */
export type SnapPlace = (place: Float64Array) => void;

export class EdgePlacer {
  /** The place that the last `choose` chose. */
  readonly place: Float64Array = new Float64Array(3);
  readonly quadrics: Quadrics;
  /** 1 for vertices where sheets meet. */
  readonly isBorder: Uint8Array;
  readonly #mesh: HalfEdgeMesh;
  readonly #points: Float64Array;
  readonly #sheets: Int8Array;
  readonly #snap: SnapPlace;

  /**
   * @param points places of the mesh's vertices, kept up to date by the caller
   * @param sheets the sheet of each face
   * @param snap places that vertices may have
   */
  constructor(mesh: HalfEdgeMesh, points: Float64Array, sheets: Int8Array, snap: SnapPlace) {
    this.#mesh = mesh;
    this.#points = points;
    this.#sheets = sheets;
    this.#snap = snap;
    this.quadrics = new Quadrics(points, mesh.origins);
    this.isBorder = new Uint8Array(points.length / 3);
    for (let halfEdge = 0; halfEdge < mesh.origins.length; halfEdge++) {
      if (this.#isBorderEdge(halfEdge)) this.isBorder[mesh.origins[halfEdge]!] = 1;
    }
  }

  #isBorderEdge(halfEdge: i32): boolean {
    return this.#sheets[(halfEdge / 3) | 0] !== this.#sheets[(this.#mesh.twins[halfEdge]! / 3) | 0];
  }

  /** One vertex takes over the planes of another. */
  join(vertex: i32, other: i32): void {
    this.quadrics.add(vertex, other);
    if (this.isBorder[other] !== 0) this.isBorder[vertex] = 1;
  }

  /**
   * Sets `place` to the best place for both ends of an edge: wherever that is for two vertices inside a sheet or along a border,
   * one of the ends across a sheet, the one on the border if the other is not.
   *
   * @returns the mean square of its distance from the planes of both
   */
  choose(edge: i32, from: i32, to: i32): f64 {
    const q = this.quadrics;
    const p = this.#points;
    const place = this.place;
    const f = from * 3;
    const t = to * 3;
    const isFromBorder = this.isBorder[from]!;
    const isToBorder = this.isBorder[to]!;
    q.join(from, to);
    let end = t;
    let endCost = isToBorder >= isFromBorder ? q.meanSquare(p[t]!, p[t + 1]!, p[t + 2]!) : Infinity;
    if (isFromBorder >= isToBorder) {
      const cost = q.meanSquare(p[f]!, p[f + 1]!, p[f + 2]!);
      if (cost < endCost) {
        endCost = cost;
        end = f;
      }
    }
    const isFree = isFromBorder === isToBorder && endCost > FLAT_SQUARED;
    if (isFree && (isFromBorder === 0 || this.#runsOn(edge, from, to))) {
      q.place((p[f]! + p[t]!) / 2, (p[f + 1]! + p[t + 1]!) / 2, (p[f + 2]! + p[t + 2]!) / 2);
      place[0] = q.x;
      place[1] = q.y;
      place[2] = q.z;
      this.#snap(place);
      // Snapping moves it off the planes: along the third axis, whose steps are finest, it can go back.
      place[2] = q.level(place[0]!, place[1]!, q.z);
      this.#snap(place);
      const cost = q.meanSquare(place[0]!, place[1]!, place[2]!);
      if (cost < endCost) return cost;
    }
    place[0] = p[end]!;
    place[1] = p[end + 1]!;
    place[2] = p[end + 2]!;
    return endCost;
  }

  /** Whether an edge lies on a border and is not the end of a post. */
  #runsOn(edge: i32, from: i32, to: i32): boolean {
    if (!this.#isBorderEdge(edge)) return false;
    const before = this.#borderBeside(edge);
    const after = this.#borderBeside(this.#mesh.twins[edge]!);
    if (before === -1 || after === -1) return false;
    const p = this.#points;
    let along: f64 = 0;
    let here: f64 = 0;
    let there: f64 = 0;
    let length: f64 = 0;
    for (let axis = 0; axis < 3; axis++) {
      const side = p[to * 3 + axis]! - p[from * 3 + axis]!;
      length += side * side;
      const coming = p[from * 3 + axis]! - p[before * 3 + axis]!;
      const going = p[after * 3 + axis]! - p[to * 3 + axis]!;
      along += coming * going;
      here += coming * coming;
      there += going * going;
    }
    if (along > 0 || along * along < BORDER_COSINE_MAX * BORDER_COSINE_MAX * here * there) return true;
    return Math.min(here, there) < length * POST_SHARE_MIN * POST_SHARE_MIN;
  }

  /** @returns the next vertex on the border beside a half-edge's origin; -1 when it goes several ways */
  #borderBeside(halfEdge: i32): i32 {
    const twins = this.#mesh.twins;
    const origins = this.#mesh.origins;
    let found = -1;
    let around = twins[previousHalfEdge(halfEdge)]!;
    while (around !== halfEdge) {
      const twin = twins[around]!;
      if (this.#sheets[(around / 3) | 0] !== this.#sheets[(twin / 3) | 0]) {
        if (found !== -1) return -1;
        found = origins[twin]!;
      }
      around = twins[previousHalfEdge(around)]!;
    }
    return found;
  }

  /** Whether a vertex is as good a place for another as that one's own, by the planes that were joined last. */
  isFlatAt(vertex: i32, other: i32): boolean {
    const p = this.#points;
    const at = vertex * 3;
    if (this.isBorder[vertex]! < this.isBorder[other]!) return false;
    return this.quadrics.meanSquare(p[at]!, p[at + 1]!, p[at + 2]!) <= FLAT_SQUARED;
  }
}
