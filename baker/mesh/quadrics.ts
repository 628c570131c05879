// Plane quadrics (Garland and Heckbert): for each vertex the weighted planes of the faces that it stands for. They say where
// two vertices are best joined and which edge to try first; whether it may go is measured.

import type { f64, i32 } from './numbers.ts';

/** Numbers for each vertex: the upper half of a symmetric 4 x 4 matrix, row by row, and the weight of its planes. */
const QUADRIC_SIZE = 11;

/**
 * How strongly a place is drawn to the middle of its edge, as a share of the planes' weight: decides along a plane or a ridge,
 * where the planes leave it open, and hardly moves a corner that three planes hold.
 */
const MIDDLE_WEIGHT = 1e-3;

export class Quadrics {
  readonly #values: Float64Array;
  /** The sum for one edge. */
  readonly #sum: Float64Array = new Float64Array(QUADRIC_SIZE);

  /** What `place` found. */
  x: f64 = 0;
  y: f64 = 0;
  z: f64 = 0;

  /** Sums the planes of a mesh's triangles at their corners, weighted by area. */
  constructor(points: Float64Array, indices: Uint32Array) {
    this.#values = new Float64Array((points.length / 3) * QUADRIC_SIZE);
    for (let i = 0; i < indices.length; i += 3) {
      const a = indices[i]! * 3;
      const b = indices[i + 1]! * 3;
      const c = indices[i + 2]! * 3;
      const ux = points[b]! - points[a]!;
      const uy = points[b + 1]! - points[a + 1]!;
      const uz = points[b + 2]! - points[a + 2]!;
      const vx = points[c]! - points[a]!;
      const vy = points[c + 1]! - points[a + 1]!;
      const vz = points[c + 2]! - points[a + 2]!;
      const nx = uy * vz - uz * vy;
      const ny = uz * vx - ux * vz;
      const nz = ux * vy - uy * vx;
      const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (area === 0) continue;
      const d = -(nx * points[a]! + ny * points[a + 1]! + nz * points[a + 2]!);
      for (let corner = 0; corner < 3; corner++) this.#addPlane(indices[i + corner]!, nx, ny, nz, d, area);
    }
  }

  #addPlane(vertex: i32, x: f64, y: f64, z: f64, d: f64, area: f64): void {
    const q = this.#values;
    const at = vertex * QUADRIC_SIZE;
    // The normal is as long as the area is large: dividing the products once leaves planes weighted by area.
    const w = 1 / area;
    q[at]! += x * x * w;
    q[at + 1]! += x * y * w;
    q[at + 2]! += x * z * w;
    q[at + 3]! += x * d * w;
    q[at + 4]! += y * y * w;
    q[at + 5]! += y * z * w;
    q[at + 6]! += y * d * w;
    q[at + 7]! += z * z * w;
    q[at + 8]! += z * d * w;
    q[at + 9]! += d * d * w;
    q[at + 10]! += area;
  }

  save(): Float64Array {
    return this.#values.slice();
  }

  restore(values: Float64Array): void {
    this.#values.set(values);
  }

  /** Adds another vertex's planes to a vertex's. */
  add(vertex: i32, other: i32): void {
    const q = this.#values;
    for (let i = 0; i < QUADRIC_SIZE; i++) q[vertex * QUADRIC_SIZE + i]! += q[other * QUADRIC_SIZE + i]!;
  }

  /** Takes up the planes of two vertices: what `meanSquare`, `place` and `level` then speak of. */
  join(a: i32, b: i32): void {
    const q = this.#values;
    for (let i = 0; i < QUADRIC_SIZE; i++) this.#sum[i] = q[a * QUADRIC_SIZE + i]! + q[b * QUADRIC_SIZE + i]!;
  }

  /** Mean square of a place's distance from the planes, units^2. */
  meanSquare(x: f64, y: f64, z: f64): f64 {
    const q = this.#sum;
    const sum =
      x * (q[0]! * x + 2 * (q[1]! * y + q[2]! * z + q[3]!)) +
      y * (q[4]! * y + 2 * (q[5]! * z + q[6]!)) +
      z * (q[7]! * z + 2 * q[8]!) +
      q[9]!;
    return Math.max(sum, 0) / q[10]!;
  }

  /** Finds the place nearest to all planes; where they leave it open, near a middle. Sets x, y and z. */
  place(mx: f64, my: f64, mz: f64): void {
    const q = this.#sum;
    const pull = q[10]! * MIDDLE_WEIGHT;
    const a = q[0]! + pull;
    const b = q[1]!;
    const c = q[2]!;
    const d = q[4]! + pull;
    const e = q[5]!;
    const f = q[7]! + pull;
    const rx = pull * mx - q[3]!;
    const ry = pull * my - q[6]!;
    const rz = pull * mz - q[8]!;
    // Cramer's rule with the cofactors of the symmetric matrix.
    const df = d * f - e * e;
    const ce = c * e - b * f;
    const be = b * e - c * d;
    const scale = 1 / (a * df + b * ce + c * be);
    this.x = (df * rx + ce * ry + be * rz) * scale;
    this.y = (ce * rx + (a * f - c * c) * ry + (b * c - a * e) * rz) * scale;
    this.z = (be * rx + (b * c - a * e) * ry + (a * d - b * b) * rz) * scale;
  }

  /** @returns the z nearest to all planes at a given x and y; a given one when they leave it open */
  level(x: f64, y: f64, z: f64): f64 {
    const q = this.#sum;
    const pull = q[10]! * MIDDLE_WEIGHT;
    return (pull * z - q[2]! * x - q[5]! * y - q[8]!) / (q[7]! + pull);
  }
}
