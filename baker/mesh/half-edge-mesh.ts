// A closed triangle mesh whose edges can be collapsed: who is whose neighbour, kept up to date. Half-edges are those of
// half-edges.ts; a face that goes leaves its half-edges behind, marked.

import { NO_TWIN, nextHalfEdge, pairHalfEdges, previousHalfEdge } from './half-edges.ts';
import type { i32 } from './numbers.ts';

/** Most edges at a vertex: keeps the work for one collapse bounded. */
export const VALENCE_MAX = 64;

/** Faces that a vertex must keep, so that the mesh never folds onto itself. */
const VALENCE_MIN = 3;

export class HalfEdgeState {
  readonly origins: Uint32Array;
  readonly twins: Int32Array;
  readonly isGone: Uint8Array;
  readonly leaving: Int32Array;
  readonly faceCount: i32;

  constructor(mesh: HalfEdgeMesh) {
    this.origins = mesh.origins.slice();
    this.twins = mesh.twins.slice();
    this.isGone = mesh.isGone.slice();
    this.leaving = mesh.leaving.slice();
    this.faceCount = mesh.faceCount;
  }
}

/** Half-edges that leave one vertex, in order around it. */
export class Fan {
  readonly halfEdges: Int32Array = new Int32Array(VALENCE_MAX);
  count: i32 = 0;
}

export class HalfEdgeMesh {
  /** Vertex that each half-edge leaves, and the half-edge that runs the other way. */
  readonly origins: Uint32Array;
  readonly twins: Int32Array;
  /** By face. */
  readonly isGone: Uint8Array;
  /** A half-edge leaving each vertex. */
  readonly leaving: Int32Array;
  faceCount: i32;
  readonly #marks: Int32Array;
  #mark: i32 = 0;

  /** @throws when the mesh is open: that is a fault of the caller */
  constructor(indices: Uint32Array, vertexCount: i32) {
    const twins = pairHalfEdges(indices, vertexCount);
    if (twins.indexOf(NO_TWIN) !== -1) throw new Error('the mesh to simplify is open');
    const leaving = new Int32Array(vertexCount);
    for (let halfEdge = 0; halfEdge < indices.length; halfEdge++) leaving[indices[halfEdge]!] = halfEdge;
    this.origins = indices.slice();
    this.twins = twins;
    this.leaving = leaving;
    this.faceCount = indices.length / 3;
    this.isGone = new Uint8Array(indices.length / 3);
    this.#marks = new Int32Array(vertexCount);
  }

  save(): HalfEdgeState {
    return new HalfEdgeState(this);
  }

  restore(state: HalfEdgeState): void {
    this.origins.set(state.origins);
    this.twins.set(state.twins);
    this.isGone.set(state.isGone);
    this.leaving.set(state.leaving);
    this.faceCount = state.faceCount;
  }

  /** @returns three vertices for each face that is left, in order */
  toIndices(): Uint32Array {
    const indices = new Uint32Array(this.faceCount * 3);
    let at = 0;
    for (let face = 0; face < this.isGone.length; face++) {
      if (this.isGone[face] !== 0) continue;
      for (let i = 0; i < 3; i++) indices[at++] = this.origins[face * 3 + i]!;
    }
    return indices;
  }

  /** The vertex that a half-edge runs to. */
  endOf(halfEdge: i32): i32 {
    return this.origins[this.twins[halfEdge]!]!;
  }

  /** Gathers the half-edges leaving the origin of one, which comes first; false when there are more than VALENCE_MAX. */
  gatherFan(halfEdge: i32, out: Fan): boolean {
    let count = 0;
    let around = halfEdge;
    do {
      if (count === VALENCE_MAX) return false;
      out.halfEdges[count++] = around;
      around = this.twins[previousHalfEdge(around)]!;
    } while (around !== halfEdge);
    out.count = count;
    return true;
  }

  /**
   * Whether an edge can go with the mesh still closed and manifold: both ends have exactly the two corners opposite the edge
   * in common, and every vertex keeps three faces.
   *
   * @param fromFan the fan of the half-edge's origin, @param toFan that of its end, each with the edge first
   */
  isLinkSound(fromFan: Fan, toFan: Fan): boolean {
    const mark = ++this.#mark;
    for (let i = 0; i < fromFan.count; i++) this.#marks[this.endOf(fromFan.halfEdges[i]!)] = mark;
    let common = 0;
    for (let i = 0; i < toFan.count; i++) if (this.#marks[this.endOf(toFan.halfEdges[i]!)] === mark) common++;
    // The two faces at the edge go, from both fans.
    if (common !== 2 || fromFan.count + toFan.count - 4 < VALENCE_MIN) return false;
    return (
      this.#keepsFaces(previousHalfEdge(fromFan.halfEdges[0]!)) &&
      this.#keepsFaces(previousHalfEdge(toFan.halfEdges[0]!))
    );
  }

  /** Whether more faces meet at a half-edge's origin than it must keep. */
  #keepsFaces(halfEdge: i32): boolean {
    let around = halfEdge;
    for (let i = 0; i < VALENCE_MIN; i++) {
      around = this.twins[previousHalfEdge(around)]!;
      if (around === halfEdge) return false;
    }
    return true;
  }

  /** Merges the origin of a half-edge into its end; the two faces beside it go. @param fan of the origin, the edge first */
  collapse(fan: Fan, to: i32): void {
    const halfEdge = fan.halfEdges[0]!;
    const twin = this.twins[halfEdge]!;
    this.origins[halfEdge] = to;
    for (let i = 1; i < fan.count; i++) {
      const leaving = fan.halfEdges[i]!;
      this.origins[leaving] = to;
    }
    this.#dropFace(halfEdge);
    this.#dropFace(twin);
    this.faceCount -= 2;
  }

  #dropFace(halfEdge: i32): void {
    const a = this.twins[nextHalfEdge(halfEdge)]!;
    const b = this.twins[previousHalfEdge(halfEdge)]!;
    this.twins[a] = b;
    this.twins[b] = a;
    this.leaving[this.origins[a]!] = a;
    this.leaving[this.origins[b]!] = b;
    this.isGone[(halfEdge / 3) | 0] = 1;
  }
}
