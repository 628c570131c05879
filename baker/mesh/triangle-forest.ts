// Finds triangles of a closed mesh near a point. One tree of boxes for each part of the mesh, so that a part that vanished is
// not taken for its neighbour; and a walk from triangle to triangle for points that come in rows.

import { NO_TWIN, pairHalfEdges } from './half-edges.ts';

/** Triangles in a leaf: below it, a test of a box costs more than what it saves. */
const LEAF_TRIANGLES = 4;

/** Longest walk from a guess before the tree is asked: rows of points need one or two steps. */
const WALK_STEPS_MAX = 12;

/** Deeper than any tree of halves over 2^32 triangles needs, with two entries a level. */
const STACK_ENTRIES = 128;

export class TriangleForest {
  readonly triangleCount: number;
  /** Nine numbers for each triangle, in the order of the index list. */
  readonly #corners: Float64Array;
  /** The half-edges on the other side of each triangle's sides. */
  readonly #twins: Int32Array;
  /** Triangles in the order of the leaves. */
  readonly #order: Uint32Array;
  /** Six numbers for each node: least x, y, z, greatest x, y, z. */
  readonly #boxes: Float64Array;
  /** A leaf: its first place in the order, and how many. Else: its first child (the second follows), and 0. */
  readonly #firsts: Int32Array;
  readonly #counts: Int32Array;
  /** Root node of each part; -1: no triangles. */
  readonly #roots: Int32Array;
  readonly #stack = new Int32Array(STACK_ENTRIES);
  readonly #stackDistances = new Float64Array(STACK_ENTRIES);
  #nodeCount = 0;

  /** Square of the distance that the last search found. */
  foundSquared = Infinity;

  /**
   * @param points three for each vertex
   * @param indices three for each triangle
   * @param parts part of each vertex; all corners of a triangle are of one part
   */
  constructor(points: Float64Array, indices: Uint32Array, parts: Int32Array, partCount: number) {
    const count = indices.length / 3;
    this.triangleCount = count;
    this.#twins = pairHalfEdges(indices, parts.length);
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
    const starts = new Int32Array(partCount + 1);
    for (let triangle = 0; triangle < count; triangle++) starts[parts[indices[triangle * 3]!]! + 1]!++;
    for (let part = 0; part < partCount; part++) starts[part + 1]! += starts[part]!;
    const ends = starts.slice(0, partCount);
    this.#order = new Uint32Array(count);
    for (let triangle = 0; triangle < count; triangle++)
      this.#order[ends[parts[indices[triangle * 3]!]!]!++] = triangle;
    const nodeMax = 2 * count + partCount;
    this.#boxes = new Float64Array(nodeMax * 6);
    this.#firsts = new Int32Array(nodeMax);
    this.#counts = new Int32Array(nodeMax);
    this.#roots = new Int32Array(partCount).fill(-1);
    for (let part = 0; part < partCount; part++) {
      if (starts[part] === starts[part + 1]) continue;
      this.#roots[part] = this.#nodeCount++;
      this.#build(this.#roots[part]!, starts[part]!, starts[part + 1]!, centres);
    }
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

  /**
   * Finds a triangle of a part no farther from a point than a limit. `foundSquared` then holds the square of its distance.
   *
   * @param enoughSquared square of a distance at which no nearer one is looked for
   * @param guess a triangle of the part that may be near, or -1
   * @returns the triangle, or -1 when there is none
   */
  findWithin(
    x: number,
    y: number,
    z: number,
    part: number,
    limitSquared: number,
    enoughSquared: number,
    guess: number,
  ): number {
    if (guess >= 0) {
      const near = this.#walk(x, y, z, enoughSquared, guess);
      if (this.foundSquared <= limitSquared) return near;
    }
    return this.#search(x, y, z, part, limitSquared, limitSquared);
  }

  /** Finds the nearest triangle of a part; -1 when it has none. `foundSquared` holds the square of its distance. */
  findNearest(x: number, y: number, z: number, part: number): number {
    return this.#search(x, y, z, part, 0, Infinity);
  }

  /** Goes from a triangle to the nearest of its neighbours as long as that is nearer. */
  #walk(x: number, y: number, z: number, enoughSquared: number, guess: number): number {
    let best = guess;
    let bestSquared = distanceSquaredToTriangle(this.#corners, guess * 9, x, y, z);
    let from = -1;
    for (let step = 0; step < WALK_STEPS_MAX && bestSquared > enoughSquared; step++) {
      const here = best;
      for (let side = 0; side < 3; side++) {
        const twin = this.#twins[here * 3 + side]!;
        const beside = (twin / 3) | 0;
        if (twin === NO_TWIN || beside === from) continue;
        const squared = distanceSquaredToTriangle(this.#corners, beside * 9, x, y, z);
        if (squared >= bestSquared) continue;
        bestSquared = squared;
        best = beside;
      }
      if (best === here) break;
      from = here;
    }
    this.foundSquared = bestSquared;
    return best;
  }

  /** The first triangle found at most `enoughSquared` away, else the nearest that is not beyond `mostSquared`. */
  #search(x: number, y: number, z: number, part: number, enoughSquared: number, mostSquared: number): number {
    let best = -1;
    // Just above, so that a triangle exactly that far still counts.
    let bestSquared = mostSquared * (1 + Number.EPSILON) + Number.MIN_VALUE;
    const root = this.#roots[part]!;
    if (root < 0) {
      this.foundSquared = Infinity;
      return -1;
    }
    const stack = this.#stack;
    const distances = this.#stackDistances;
    let depth = 1;
    stack[0] = root;
    distances[0] = 0;
    while (depth > 0) {
      depth--;
      if (distances[depth]! >= bestSquared) continue;
      const node = stack[depth]!;
      const first = this.#firsts[node]!;
      const count = this.#counts[node]!;
      if (count > 0) {
        for (let i = first; i < first + count; i++) {
          const triangle = this.#order[i]!;
          const squared = distanceSquaredToTriangle(this.#corners, triangle * 9, x, y, z);
          if (squared < bestSquared) {
            bestSquared = squared;
            best = triangle;
          }
        }
        if (best !== -1 && bestSquared <= enoughSquared) break;
        continue;
      }
      const near = this.#distanceSquaredToBox(first, x, y, z);
      const far = this.#distanceSquaredToBox(first + 1, x, y, z);
      const nearFirst = near <= far;
      stack[depth] = nearFirst ? first + 1 : first;
      distances[depth++] = nearFirst ? far : near;
      stack[depth] = nearFirst ? first : first + 1;
      distances[depth++] = nearFirst ? near : far;
    }
    this.foundSquared = best === -1 ? Infinity : bestSquared;
    return best;
  }

  /** @returns the square of a point's distance to one triangle */
  distanceSquaredTo(triangle: number, x: number, y: number, z: number): number {
    return distanceSquaredToTriangle(this.#corners, triangle * 9, x, y, z);
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
export function distanceSquaredToTriangle(corners: Float64Array, at: number, x: number, y: number, z: number): number {
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
