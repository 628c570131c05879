// Plane quadrics (Garland and Heckbert): for each vertex the weighted planes of the faces that it stands for. Here they only
// say which edge to try first; whether it may go is measured.

/** Numbers for each vertex: the upper half of a symmetric 4 x 4 matrix, row by row. */
const QUADRIC_SIZE = 10;

export interface QuadricState {
  readonly values: Float64Array;
  readonly weights: Float64Array;
}

export class Quadrics {
  readonly #points: Float64Array;
  readonly #values: Float64Array;
  readonly #weights: Float64Array;

  /** Sums the planes of a mesh's triangles at their corners, weighted by area. */
  constructor(points: Float64Array, indices: Uint32Array) {
    this.#points = points;
    this.#values = new Float64Array((points.length / 3) * QUADRIC_SIZE);
    this.#weights = new Float64Array(points.length / 3);
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

  #addPlane(vertex: number, x: number, y: number, z: number, d: number, area: number): void {
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
    this.#weights[vertex]! += area;
  }

  save(): QuadricState {
    return { values: this.#values.slice(), weights: this.#weights.slice() };
  }

  restore(state: QuadricState): void {
    this.#values.set(state.values);
    this.#weights.set(state.weights);
  }

  /** Adds another vertex's planes to a vertex's. */
  add(vertex: number, other: number): void {
    for (let i = 0; i < QUADRIC_SIZE; i++) {
      this.#values[vertex * QUADRIC_SIZE + i]! += this.#values[other * QUADRIC_SIZE + i]!;
    }
    this.#weights[vertex]! += this.#weights[other]!;
  }

  /** Mean square of the distance from the planes of one vertex to the place of another, units^2. */
  meanSquare(planes: number, place: number): number {
    const q = this.#values;
    const at = planes * QUADRIC_SIZE;
    const x = this.#points[place * 3]!;
    const y = this.#points[place * 3 + 1]!;
    const z = this.#points[place * 3 + 2]!;
    const sum =
      x * (q[at]! * x + 2 * (q[at + 1]! * y + q[at + 2]! * z + q[at + 3]!)) +
      y * (q[at + 4]! * y + 2 * (q[at + 5]! * z + q[at + 6]!)) +
      z * (q[at + 7]! * z + 2 * q[at + 8]!) +
      q[at + 9]!;
    return Math.max(sum, 0) / this.#weights[planes]!;
  }
}
