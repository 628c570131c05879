// Finds faces of a mesh that is being simplified near a point: by a walk from a face that may be near, else by trying all.

import type { HalfEdgeMesh } from './half-edge-mesh.ts';
import { previousHalfEdge } from './half-edges.ts';
import type { TriangleFinder } from './measure-distance.ts';
import type { f64, i32 } from './numbers.ts';
import { distanceSquaredByFrame, FRAME_SIZE, writeFrame } from './point-triangle.ts';

/** Longest walk from a guess: a face or two is what points beside a known one need. */
const WALK_STEPS_MAX = 8;

export class FaceFinder implements TriangleFinder {
  foundSquared: f64 = Infinity;
  /** By face: 1 when it was not there, or had other corners, before the last `refresh`. */
  readonly isNew: Uint8Array;
  /** By number of change: the face, as of the last `forgetChanged`. */
  readonly changed: Int32Array;
  /** Nine numbers for each face, as of the last `refresh`; a face that is gone keeps those that it had. */
  readonly corners: Float64Array;
  readonly #frames: Float64Array;
  readonly #mesh: HalfEdgeMesh;
  readonly #parts: Int32Array;
  readonly #isKnown: Uint8Array;

  /** @param parts part of each vertex */
  constructor(mesh: HalfEdgeMesh, parts: Int32Array) {
    this.#mesh = mesh;
    this.#parts = parts;
    const count = mesh.isGone.length;
    this.isNew = new Uint8Array(count);
    this.changed = new Int32Array(count);
    this.corners = new Float64Array(count * 9);
    this.#frames = new Float64Array(count * FRAME_SIZE);
    this.#isKnown = new Uint8Array(count);
  }

  /** Forgets what it knew, so that the next `refresh` takes all faces for new. */
  forget(): void {
    this.#isKnown.fill(0);
  }

  /**
   * Forgets each face known before that is gone or has changed; `corners` still hold its old ones, until the next `refresh`.
   *
   * @param points places of the vertices
   * @returns how many they are; they are the first of `changed`
   */
  forgetChanged(points: Float64Array): i32 {
    const origins = this.#mesh.origins;
    const isGone = this.#mesh.isGone;
    const c = this.corners;
    let count: i32 = 0;
    for (let face = 0; face < isGone.length; face++) {
      if (this.#isKnown[face] === 0) continue;
      let isSame = isGone[face] === 0;
      for (let corner = 0; isSame && corner < 3; corner++) {
        const at = face * 9 + corner * 3;
        const o = origins[face * 3 + corner]! * 3;
        isSame = c[at] === points[o] && c[at + 1] === points[o + 1] && c[at + 2] === points[o + 2];
      }
      if (isSame) continue;
      this.#isKnown[face] = 0;
      this.changed[count++] = face;
    }
    return count;
  }

  /** Takes the faces as they are now. @param points places of the vertices */
  refresh(points: Float64Array): void {
    const origins = this.#mesh.origins;
    const isGone = this.#mesh.isGone;
    const c = this.corners;
    this.isNew.fill(0);
    for (let face = 0; face < isGone.length; face++) {
      if (this.#isKnown[face] !== 0 || isGone[face] !== 0) continue;
      this.#isKnown[face] = 1;
      this.isNew[face] = 1;
      const at = face * 9;
      for (let corner = 0; corner < 3; corner++) {
        const o = origins[face * 3 + corner]! * 3;
        for (let axis = 0; axis < 3; axis++) c[at + corner * 3 + axis] = points[o + axis]!;
      }
      const x = c[at]!;
      const y = c[at + 1]!;
      const z = c[at + 2]!;
      const ux = c[at + 3]! - x;
      const uy = c[at + 4]! - y;
      const uz = c[at + 5]! - z;
      writeFrame(this.#frames, face * FRAME_SIZE, x, y, z, ux, uy, uz, c[at + 6]! - x, c[at + 7]! - y, c[at + 8]! - z);
    }
  }

  distanceSquaredTo(face: i32, x: f64, y: f64, z: f64, limit: f64): f64 {
    return distanceSquaredByFrame(this.#frames, face * FRAME_SIZE, x, y, z, limit);
  }

  /** Which of the three axes a face's normal runs along most. */
  mainAxisOf(face: i32): i32 {
    const f = this.#frames;
    const at = face * FRAME_SIZE + 3;
    const x = Math.abs(f[at]!);
    const y = Math.abs(f[at + 1]!);
    const z = Math.abs(f[at + 2]!);
    return x > y ? (x > z ? 0 : 2) : y > z ? 1 : 2;
  }

  findWithin(x: f64, y: f64, z: f64, part: i32, limitSquared: f64, guess: i32): i32 {
    if (guess !== -1) {
      const near = this.#walk(x, y, z, limitSquared, guess);
      if (this.foundSquared <= limitSquared) return near;
    }
    const origins = this.#mesh.origins;
    const isGone = this.#mesh.isGone;
    for (let face = 0; face < isGone.length; face++) {
      if (isGone[face] !== 0 || this.#parts[origins[face * 3]!] !== part) continue;
      const squared = this.distanceSquaredTo(face, x, y, z, Infinity);
      if (squared > limitSquared) continue;
      this.foundSquared = squared;
      return face;
    }
    return -1;
  }

  /** Goes from a face to the nearest of those around it as long as that is nearer and not near enough. */
  #walk(x: f64, y: f64, z: f64, limitSquared: f64, guess: i32): i32 {
    const twins = this.#mesh.twins;
    let best = guess;
    let squaredBest = this.distanceSquaredTo(guess, x, y, z, Infinity);
    for (let step = 0; step < WALK_STEPS_MAX && squaredBest > limitSquared; step++) {
      const here = best;
      for (let side = 0; side < 3; side++) {
        // All faces around each corner.
        const start = here * 3 + side;
        let around = twins[previousHalfEdge(start)]!;
        while (around !== start) {
          const face = (around / 3) | 0;
          const squared = this.distanceSquaredTo(face, x, y, z, squaredBest);
          if (squared < squaredBest) {
            squaredBest = squared;
            best = face;
          }
          around = twins[previousHalfEdge(around)]!;
        }
      }
      if (best === here) break;
    }
    this.foundSquared = squaredBest;
    return best;
  }
}
