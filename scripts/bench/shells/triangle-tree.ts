// How far points lie from a mesh, by a tree of boxes around its triangles: another way than the baker's.

/** Triangles in a leaf: below it, a test of a box costs more than what it saves. */
const LEAF_TRIANGLES = 4;

/** Deeper than any tree of halves over 2^32 triangles needs, with two entries a level. */
const STACK_ENTRIES = 128;

export class TriangleTree {
  /** Nine numbers for each triangle, in the order of the index list. */
  readonly #corners: Float64Array;
  /** Triangles in the order of the leaves. */
  readonly #order: Uint32Array;
  /** Six numbers for each node: least x, y, z, greatest x, y, z. */
  readonly #boxes: Float64Array;
  /** A leaf: its first place in the order, and how many. Else: its first child (the second follows), and 0. */
  readonly #firsts: Int32Array;
  readonly #counts: Int32Array;
  readonly #stack = new Int32Array(STACK_ENTRIES);
  readonly #stackDistances = new Float64Array(STACK_ENTRIES);
  #nodeCount = 0;

  /**
   * @param points three for each vertex
   * @param indices three for each triangle
   */
  constructor(points: Float64Array, indices: Uint32Array) {
    const count = indices.length / 3;
    this.#corners = new Float64Array(count * 9);
    const centres = new Float64Array(count * 3);
    for (let triangle = 0; triangle < count; triangle++) {
      for (let corner = 0; corner < 3; corner++) {
        const vertex = indices[triangle * 3 + corner]! * 3;
        for (let axis = 0; axis < 3; axis++) {
          const value = points[vertex + axis]!;
          this.#corners[triangle * 9 + corner * 3 + axis] = value;
          centres[triangle * 3 + axis]! += value;
        }
      }
    }
    this.#order = Uint32Array.from({ length: count }, (_, triangle) => triangle);
    this.#boxes = new Float64Array(2 * count * 6);
    this.#firsts = new Int32Array(2 * count);
    this.#counts = new Int32Array(2 * count);
    if (count === 0) return;
    this.#nodeCount = 1;
    this.#build(0, 0, count, centres);
  }

  #build(node: number, start: number, end: number, centres: Float64Array): void {
    const box = node * 6;
    const boxes = this.#boxes;
    boxes.fill(Infinity, box, box + 3);
    boxes.fill(-Infinity, box + 3, box + 6);
    for (let i = start; i < end; i++) {
      const corner = this.#order[i]! * 9;
      for (let j = 0; j < 9; j++) {
        const axis = box + (j % 3);
        const value = this.#corners[corner + j]!;
        if (value < boxes[axis]!) boxes[axis] = value;
        if (value > boxes[axis + 3]!) boxes[axis + 3] = value;
      }
    }
    if (end - start <= LEAF_TRIANGLES) {
      this.#firsts[node] = start;
      this.#counts[node] = end - start;
      return;
    }
    const axis = this.#chooseAxis(start, end, centres);
    const middle = (start + end) >> 1;
    selectMiddle(this.#order, start, end, middle, centres, axis);
    const child = this.#nodeCount;
    this.#nodeCount += 2;
    this.#firsts[node] = child;
    this.#build(child, start, middle, centres);
    this.#build(child + 1, middle, end, centres);
  }

  /**
   * The axis along which the triangles are spread most, measured in their own mean extent: long triangles side by side are
   * parted from each other, not along their length, where both halves would still overlap.
   */
  #chooseAxis(start: number, end: number, centres: Float64Array): number {
    let best = 0;
    let bestSpread = -1;
    for (let axis = 0; axis < 3; axis++) {
      let least = Infinity;
      let greatest = -Infinity;
      let extents = 0;
      for (let i = start; i < end; i++) {
        const triangle = this.#order[i]!;
        const centre = centres[triangle * 3 + axis]! / 3;
        if (centre < least) least = centre;
        if (centre > greatest) greatest = centre;
        const a = this.#corners[triangle * 9 + axis]!;
        const b = this.#corners[triangle * 9 + 3 + axis]!;
        const c = this.#corners[triangle * 9 + 6 + axis]!;
        extents += Math.max(a, b, c) - Math.min(a, b, c);
      }
      const spread = (greatest - least) / (extents / (end - start) + Number.MIN_VALUE);
      if (spread <= bestSpread) continue;
      best = axis;
      bestSpread = spread;
    }
    return best;
  }

  /** @returns the square of a point's distance to the nearest triangle; Infinity when there is none */
  distanceSquaredTo(x: number, y: number, z: number): number {
    if (this.#nodeCount === 0) return Infinity;
    const stack = this.#stack;
    const distances = this.#stackDistances;
    let best = Infinity;
    let depth = 1;
    stack[0] = 0;
    distances[0] = 0;
    while (depth > 0) {
      depth--;
      if (distances[depth]! >= best) continue;
      const node = stack[depth]!;
      const first = this.#firsts[node]!;
      const count = this.#counts[node]!;
      for (let i = first; i < first + count; i++) {
        best = Math.min(best, distanceSquaredToTriangle(this.#corners, this.#order[i]! * 9, x, y, z));
      }
      if (count > 0) continue;
      const near = this.#distanceSquaredToBox(first, x, y, z);
      const far = this.#distanceSquaredToBox(first + 1, x, y, z);
      const nearFirst = near <= far;
      stack[depth] = nearFirst ? first + 1 : first;
      distances[depth++] = nearFirst ? far : near;
      stack[depth] = nearFirst ? first : first + 1;
      distances[depth++] = nearFirst ? near : far;
    }
    return best;
  }

  #distanceSquaredToBox(node: number, x: number, y: number, z: number): number {
    const boxes = this.#boxes;
    const box = node * 6;
    const dx = Math.max(boxes[box]! - x, 0, x - boxes[box + 3]!);
    const dy = Math.max(boxes[box + 1]! - y, 0, y - boxes[box + 4]!);
    const dz = Math.max(boxes[box + 2]! - z, 0, z - boxes[box + 5]!);
    return dx * dx + dy * dy + dz * dz;
  }
}

/** Reorders order[start, end) so that no centre before `middle` lies beyond one after it on an axis. */
function selectMiddle(
  order: Uint32Array,
  start: number,
  end: number,
  middle: number,
  centres: Float64Array,
  axis: number,
): void {
  let low = start;
  let high = end - 1;
  while (low < high) {
    const pivot = centres[order[(low + high) >> 1]! * 3 + axis]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (centres[order[i]! * 3 + axis]! < pivot) i++;
      while (centres[order[j]! * 3 + axis]! > pivot) j--;
      if (i > j) break;
      const swap = order[i]!;
      order[i++] = order[j]!;
      order[j--] = swap;
    }
    if (middle <= j) high = j;
    else if (middle >= i) low = i;
    else return;
  }
}

/** Square of a point's distance to a triangle (Ericson, Real-Time Collision Detection, 5.1.5). */
function distanceSquaredToTriangle(corners: Float64Array, at: number, x: number, y: number, z: number): number {
  const ax = corners[at]!;
  const ay = corners[at + 1]!;
  const az = corners[at + 2]!;
  const abx = corners[at + 3]! - ax;
  const aby = corners[at + 4]! - ay;
  const abz = corners[at + 5]! - az;
  const acx = corners[at + 6]! - ax;
  const acy = corners[at + 7]! - ay;
  const acz = corners[at + 8]! - az;
  const apx = x - ax;
  const apy = y - ay;
  const apz = z - az;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  if (d1 <= 0 && d2 <= 0) return apx * apx + apy * apy + apz * apz;
  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const d3 = d1 - abab;
  const d4 = d2 - abac;
  const d5 = d1 - abac;
  const d6 = d2 - acac;
  const vc = d1 * d4 - d3 * d2;
  const vb = d5 * d2 - d1 * d6;
  const va = d3 * d6 - d5 * d4;
  let v = 0;
  let w = 0;
  if (d3 >= 0 && d4 <= d3) {
    v = 1;
  } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    v = d1 / (d1 - d3);
  } else if (d6 >= 0 && d5 <= d6) {
    w = 1;
  } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    w = d2 / (d2 - d6);
  } else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    v = 1 - w;
  } else {
    const sum = va + vb + vc;
    v = vb / sum;
    w = vc / sum;
  }
  const dx = apx - v * abx - w * acx;
  const dy = apy - v * aby - w * acy;
  const dz = apz - v * abz - w * acz;
  return dx * dx + dy * dy + dz * dz;
}
