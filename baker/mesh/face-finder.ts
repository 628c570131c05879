// Finds faces of a mesh that is being simplified near a point: by a walk from a face that may be near, else by trying all.

import type { HalfEdgeMesh } from './half-edge-mesh.ts';
import { previousHalfEdge } from './half-edges.ts';
import type { TriangleFinder } from './measure-distance.ts';
import { distanceSquaredByFrame, FRAME_SIZE, writeFrame } from './point-triangle.ts';

/** Longest walk from a guess: a face or two is what points beside a known one need. */
const WALK_STEPS_MAX = 8;

export class FaceFinder implements TriangleFinder {
  foundSquared = Infinity;
  /** By face: 1 when it was not there, or had other corners, before the last `refresh`. */
  readonly isNew: Uint8Array;
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
    this.corners = new Float64Array(count * 9);
    this.#frames = new Float64Array(count * FRAME_SIZE);
    this.#isKnown = new Uint8Array(count);
  }

  /** Forgets what it knew, so that the next `refresh` takes all faces for new. */
  forget(): void {
    this.#isKnown.fill(0);
  }

  /**
   * Takes the faces as they are now.
   *
   * @param points places of the vertices
   * @param onOld called for each face known before that is gone or has changed, while `corners` still hold its old ones
   */
  refresh(points: Float64Array, onOld: (face: number) => void): void {
    const { origins, isGone } = this.#mesh;
    const c = this.corners;
    this.isNew.fill(0);
    for (let face = 0; face < isGone.length; face++) {
      const at = face * 9;
      const [o, p, q] = [origins[face * 3]! * 3, origins[face * 3 + 1]! * 3, origins[face * 3 + 2]! * 3];
      if (this.#isKnown[face] !== 0) {
        if (
          isGone[face] === 0 &&
          c[at] === points[o] &&
          c[at + 1] === points[o + 1] &&
          c[at + 2] === points[o + 2] &&
          c[at + 3] === points[p] &&
          c[at + 4] === points[p + 1] &&
          c[at + 5] === points[p + 2] &&
          c[at + 6] === points[q] &&
          c[at + 7] === points[q + 1] &&
          c[at + 8] === points[q + 2]
        ) {
          continue;
        }
        onOld(face);
        this.#isKnown[face] = 0;
      }
      if (isGone[face] !== 0) continue;
      this.#isKnown[face] = 1;
      this.isNew[face] = 1;
      for (let axis = 0; axis < 3; axis++) {
        c[at + axis] = points[o + axis]!;
        c[at + 3 + axis] = points[p + axis]!;
        c[at + 6 + axis] = points[q + axis]!;
      }
      const [x, y, z] = [c[at]!, c[at + 1]!, c[at + 2]!];
      const [ux, uy, uz] = [c[at + 3]! - x, c[at + 4]! - y, c[at + 5]! - z];
      writeFrame(this.#frames, face * FRAME_SIZE, x, y, z, ux, uy, uz, c[at + 6]! - x, c[at + 7]! - y, c[at + 8]! - z);
    }
  }

  distanceSquaredTo(face: number, x: number, y: number, z: number, limit: number): number {
    return distanceSquaredByFrame(this.#frames, face * FRAME_SIZE, x, y, z, limit);
  }

  /** Which of the three axes a face's normal runs along most. */
  mainAxisOf(face: number): number {
    const f = this.#frames;
    const at = face * FRAME_SIZE + 3;
    const [x, y, z] = [Math.abs(f[at]!), Math.abs(f[at + 1]!), Math.abs(f[at + 2]!)];
    return x > y ? (x > z ? 0 : 2) : y > z ? 1 : 2;
  }

  findWithin(x: number, y: number, z: number, part: number, limitSquared: number, guess: number): number {
    if (guess !== -1) {
      const near = this.#walk(x, y, z, limitSquared, guess);
      if (this.foundSquared <= limitSquared) return near;
    }
    const { origins, isGone } = this.#mesh;
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
  #walk(x: number, y: number, z: number, limitSquared: number, guess: number): number {
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
