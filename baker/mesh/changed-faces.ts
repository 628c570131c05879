// The faces around an edge as a collapse would leave them: whether they are sound, and how far points lie from them.

import type { Fan, HalfEdgeMesh } from './half-edge-mesh.ts';
import { VALENCE_MAX } from './half-edge-mesh.ts';
import { nextHalfEdge, previousHalfEdge } from './half-edges.ts';
import type { f64, i32 } from './numbers.ts';
import { distanceSquaredByFrame, FRAME_SIZE, writeFrame } from './point-triangle.ts';

/** Least cosine between a face's normal before and after a collapse: 75 degrees; a face may lean but not turn over. */
const NORMAL_COSINE_MIN = 0.25;

/** Least doubled area of a face, units^2: far below a texel's (0.0014), far above rounding. */
const DOUBLE_AREA_MIN = 1e-5;

const FACES_MAX = VALENCE_MAX * 2;

export class ChangedFaces {
  count: i32 = 0;
  /** The half-edge of each face that leaves the vertex that moves. */
  readonly halfEdges: Int32Array = new Int32Array(FACES_MAX);
  /** Nine numbers for each face: the place of the vertex that moves, then the other corners. */
  readonly corners: Float64Array = new Float64Array(FACES_MAX * 9);
  /** The frame of each face; see point-triangle.ts. */
  readonly frames: Float64Array = new Float64Array(FACES_MAX * FRAME_SIZE);
  readonly #mesh: HalfEdgeMesh;
  readonly #points: Float64Array;
  readonly #signs: Int8Array;

  /** The face that the last `measure` found near. */
  nearest: i32 = 0;

  /** @param signs for each face the sign that the third axis of its normal must keep; 0: either */
  constructor(mesh: HalfEdgeMesh, points: Float64Array, signs: Int8Array) {
    this.#mesh = mesh;
    this.#points = points;
    this.#signs = signs;
  }

  /**
   * Adds the faces of a fan that stay, with its vertex moved to a place. The fan's first and last face hold the edge: they go.
   *
   * @returns false when one turns over or loses its area
   */
  add(fan: Fan, tx: f64, ty: f64, tz: f64): boolean {
    const last = fan.count - 1;
    for (let i = 1; i < last; i++) if (!this.#addFace(fan.halfEdges[i]!, tx, ty, tz)) return false;
    return true;
  }

  #addFace(leaving: i32, tx: f64, ty: f64, tz: f64): boolean {
    const origins = this.#mesh.origins;
    const p = this.#points;
    const o = origins[leaving]! * 3;
    const a = origins[nextHalfEdge(leaving)]! * 3;
    const b = origins[previousHalfEdge(leaving)]! * 3;
    const ax = p[a]!;
    const ay = p[a + 1]!;
    const az = p[a + 2]!;
    const bx = p[b]! - ax;
    const by = p[b + 1]! - ay;
    const bz = p[b + 2]! - az;
    const ox = p[o]! - ax;
    const oy = p[o + 1]! - ay;
    const oz = p[o + 2]! - az;
    const face = this.count;
    const f = this.frames;
    const at = face * FRAME_SIZE;
    const area = writeFrame(f, at, tx, ty, tz, ax - tx, ay - ty, az - tz, p[b]! - tx, p[b + 1]! - ty, p[b + 2]! - tz);
    if (!(area >= DOUBLE_AREA_MIN)) return false;
    const mz = f[at + 5]!;
    const sign = this.#signs[(leaving / 3) | 0]!;
    if (sign !== 0 && sign * mz <= 0) return false;
    const nx = by * oz - bz * oy;
    const ny = bz * ox - bx * oz;
    const nz = bx * oy - by * ox;
    const along = nx * f[at + 3]! + ny * f[at + 4]! + nz * mz;
    if (along < 0 || along * along < NORMAL_COSINE_MIN * NORMAL_COSINE_MIN * (nx * nx + ny * ny + nz * nz))
      return false;
    this.count = face + 1;
    this.halfEdges[face] = leaving;
    const c = this.corners;
    const corner = face * 9;
    c[corner] = tx;
    c[corner + 1] = ty;
    c[corner + 2] = tz;
    c[corner + 3] = ax;
    c[corner + 4] = ay;
    c[corner + 5] = az;
    c[corner + 6] = p[b]!;
    c[corner + 7] = p[b + 1]!;
    c[corner + 8] = p[b + 2]!;
    return true;
  }

  /**
   * @param first a face to try first: points of a row lie near the same one
   * @param enough square of a distance at which no nearer face is looked for
   * @param limit square of a distance at and beyond which faces do not count
   * @returns the square of a point's distance to the nearest face, or to one that is near enough; `limit` when
   *   there is none; `nearest` tells which
   */
  measure(x: f64, y: f64, z: f64, first: i32, enough: f64, limit: f64): f64 {
    const f = this.frames;
    const count = this.count;
    let best = distanceSquaredByFrame(f, first * FRAME_SIZE, x, y, z, limit);
    let nearest = first;
    if (best > limit) best = limit;
    for (let face = 0; face < count && best > enough; face++) {
      if (face === first) continue;
      const squared = distanceSquaredByFrame(f, face * FRAME_SIZE, x, y, z, best);
      if (squared >= best) continue;
      best = squared;
      nearest = face;
    }
    this.nearest = nearest;
    return best;
  }
}
