// Connectivity of a closed triangle mesh in one small number a triangle (Gumhold and Strasser's cut-border machine).
//
// The mesh grows from a triangle. The border of what is known is loops of gates: directed edges of known triangles beyond which
// the next one is not known yet. For the active gate, an operation tells where the third corner of the triangle beyond it is:
//
//   NEW    a vertex not seen before            CLOSE  the loop was one missing triangle
//   NEXT   the end of the next gate            SPLIT  further along the loop: extra = steps from the next gate
//   BEFORE the start of the gate before        MERGE  on a waiting loop: extra = its place in the stack, steps from its head
//
// Vertices are numbered in the order in which they are met, so a decoder needs no indices. Reader and writer keep the same
// border; they must change together.

/** Operations, as the table above tells them. */
export const OP_NEW = 0;
export const OP_NEXT = 1;
export const OP_BEFORE = 2;
export const OP_CLOSE = 3;
export const OP_SPLIT = 4;
export const OP_MERGE = 5;

/** The border: gates in loops, and the loops that wait. */
export class CutBorder {
  /** The gate that is worked on. */
  active = -1;
  /** Heads of loops that wait, last first. */
  readonly waiting: number[] = [];
  /** For each gate: start vertex, the corner of its known triangle that is not on it, the gates after and before it. */
  readonly starts: number[] = [];
  readonly opposites: number[] = [];
  readonly nexts: number[] = [];
  readonly befores: number[] = [];

  /** A loop around a first triangle. */
  begin(a: number, b: number, c: number): void {
    const gate = this.starts.length;
    this.starts.push(a, b, c);
    this.opposites.push(c, a, b);
    this.nexts.push(gate + 1, gate + 2, gate);
    this.befores.push(gate + 2, gate, gate + 1);
    this.active = gate;
  }

  /** The end vertex of a gate. */
  endOf(gate: number): number {
    return this.starts[this.nexts[gate]!]!;
  }

  /** The triangle beyond the active gate has a new corner. @returns the gate added after the active one's place */
  addNew(corner: number): number {
    const gate = this.active;
    const added = this.#insert(gate, corner, this.starts[gate]!, this.nexts[gate]!);
    this.opposites[gate] = this.starts[this.nexts[added]!]!;
    this.active = added;
    return added;
  }

  /** Its corner is the end of the next gate, which goes. */
  joinNext(): void {
    const gate = this.active;
    const gone = this.nexts[gate]!;
    this.opposites[gate] = this.starts[gone]!;
    this.#link(gate, this.nexts[gone]!);
  }

  /** Its corner is the start of the gate before, which goes. */
  joinBefore(): void {
    const gate = this.active;
    const gone = this.befores[gate]!;
    this.opposites[gate] = this.starts[gate]!;
    this.starts[gate] = this.starts[gone]!;
    this.#link(this.befores[gone]!, gate);
  }

  /** The loop is closed; the last one that waits goes on. The active gate is -1 when none does. */
  close(): void {
    this.active = this.waiting.pop() ?? -1;
  }

  /** Its corner is the start of another gate of the loop: two loops, of which the one behind waits. */
  split(at: number): number {
    const gate = this.active;
    const last = this.befores[at]!;
    const corner = this.starts[at]!;
    const next = this.nexts[gate]!;
    const added = this.#insert(last, corner, this.starts[gate]!, next);
    this.opposites[gate] = this.starts[next]!;
    this.#link(gate, at);
    this.waiting.push(gate);
    this.active = added;
    return added;
  }

  /** Its corner is the start of a gate of a loop that waits: one loop. */
  merge(place: number, at: number): number {
    const gate = this.active;
    const last = this.befores[at]!;
    const corner = this.starts[at]!;
    const next = this.nexts[gate]!;
    const added = this.#insert(last, corner, this.starts[gate]!, next);
    this.opposites[gate] = this.starts[next]!;
    this.#link(gate, at);
    this.waiting.splice(place, 1);
    this.active = added;
    return added;
  }

  #insert(before: number, start: number, opposite: number, next: number): number {
    const added = this.starts.length;
    this.starts.push(start);
    this.opposites.push(opposite);
    this.nexts.push(next);
    this.befores.push(before);
    this.nexts[before] = added;
    this.befores[next] = added;
    return added;
  }

  #link(gate: number, next: number): void {
    this.nexts[gate] = next;
    this.befores[next] = gate;
  }
}

export interface Connectivity {
  /** An operation for each triangle but the first of each component. */
  readonly operations: Uint8Array;
  readonly extras: readonly number[];
  /** For each vertex in the order of the operations the one it was in the mesh. */
  readonly order: Uint32Array;
}

/** Told of a vertex before it is used: the vertices (new numbers) that its place can be foretold from; -1 for none. */
export type PlaceVertex = (vertex: number, from: number, to: number, opposite: number) => void;

/**
 * @param twins for each half-edge (3 * triangle + corner) the one that runs the other way; every edge has exactly two, and the
 *   triangles around each vertex are one fan
 */
export function encodeConnectivity(
  indices: Uint32Array,
  twins: Int32Array,
  vertexCount: number,
  place: PlaceVertex,
): Connectivity {
  const operations: number[] = [];
  const extras: number[] = [];
  const numbers = new Int32Array(vertexCount).fill(-1);
  const order = new Uint32Array(vertexCount);
  let count = 0;
  const isKnown = new Uint8Array(indices.length / 3);
  const halfEdges: number[] = [];
  const gateOf = new Int32Array(indices.length).fill(-1);
  const border = new CutBorder();

  function meet(vertex: number, from: number, to: number, opposite: number): number {
    order[count] = vertex;
    numbers[vertex] = count;
    place(count, from, to, opposite);
    return count++;
  }
  function openGate(gate: number, halfEdge: number): void {
    halfEdges[gate] = halfEdge;
    gateOf[halfEdge] = gate;
  }

  for (let seed = 0; seed < isKnown.length; seed++) {
    if (isKnown[seed] !== 0) continue;
    isKnown[seed] = 1;
    const a = meet(indices[seed * 3]!, count - 1, -1, -1);
    const b = meet(indices[seed * 3 + 1]!, a, -1, -1);
    const c = meet(indices[seed * 3 + 2]!, b, -1, -1);
    border.begin(a, b, c);
    for (let i = 0; i < 3; i++) openGate(border.active + i, seed * 3 + i);
    while (border.active !== -1) {
      const gate = border.active;
      // The triangle beyond runs end, start, corner of the gate.
      const base = twins[halfEdges[gate]!]!;
      const triangle = Math.floor(base / 3);
      const left = triangle * 3 + ((base + 1) % 3);
      const right = triangle * 3 + ((base + 2) % 3);
      isKnown[triangle] = 1;
      const corner = indices[right]!;
      const isNext = twins[right] === halfEdges[border.nexts[gate]!];
      const isBefore = twins[left] === halfEdges[border.befores[gate]!];
      if (isNext && isBefore) {
        operations.push(OP_CLOSE);
        border.close();
      } else if (isNext) {
        operations.push(OP_NEXT);
        border.joinNext();
        openGate(gate, left);
      } else if (isBefore) {
        operations.push(OP_BEFORE);
        border.joinBefore();
        openGate(gate, right);
      } else if (numbers[corner] === -1) {
        operations.push(OP_NEW);
        const vertex = meet(corner, border.starts[gate]!, border.endOf(gate), border.opposites[gate]!);
        openGate(border.addNew(vertex), right);
        openGate(gate, left);
      } else {
        // Turn around the corner to the known triangle there: its gate is the place in the border.
        let around = right;
        do around = twins[Math.floor(around / 3) * 3 + ((around + 2) % 3)]!;
        while (isKnown[Math.floor(around / 3)] === 0);
        const at = gateOf[around]!;
        const steps = countSteps(border, border.nexts[gate]!, at, gate);
        if (steps >= 0) {
          operations.push(OP_SPLIT);
          extras.push(steps);
          openGate(border.split(at), right);
        } else {
          let loop = border.waiting.length - 1;
          while (countSteps(border, border.waiting[loop]!, at, border.waiting[loop]!) < 0) loop--;
          operations.push(OP_MERGE);
          extras.push(loop, countSteps(border, border.waiting[loop]!, at, border.waiting[loop]!));
          openGate(border.merge(loop, at), right);
        }
        openGate(gate, left);
      }
    }
  }
  return { operations: Uint8Array.from(operations), extras, order };
}

/** Steps along a loop from one gate to another; -1 when `end` comes first. */
function countSteps(border: CutBorder, from: number, to: number, end: number): number {
  let steps = 0;
  for (let gate = from; gate !== to; steps++) {
    gate = border.nexts[gate]!;
    if (gate === end) return -1;
  }
  return steps;
}

/**
 * Writes the corners of every triangle into `indices`, telling of each vertex before it is used.
 *
 * @throws RangeError when operations and sizes do not fit each other
 */
export function decodeConnectivity(
  operations: Uint8Array,
  extras: Uint32Array,
  vertexCount: number,
  indices: Uint16Array | Uint32Array,
  place: PlaceVertex,
): void {
  const border = new CutBorder();
  let count = 0;
  let at = 0;
  let extra = 0;
  let operation = 0;

  function meet(from: number, to: number, opposite: number): number {
    if (count >= vertexCount) throw new RangeError('more vertices than counted');
    place(count, from, to, opposite);
    return count++;
  }
  function triangle(a: number, b: number, c: number): void {
    if (at + 3 > indices.length) throw new RangeError('more triangles than counted');
    indices[at++] = a;
    indices[at++] = b;
    indices[at++] = c;
  }
  function walk(gate: number): number {
    if (extra >= extras.length) throw new RangeError('a step count is missing');
    let steps = extras[extra++]!;
    if (steps > border.starts.length) throw new RangeError('a step count is too large');
    let there = gate;
    for (; steps > 0; steps--) there = border.nexts[there]!;
    return there;
  }

  while (at < indices.length) {
    const a = meet(count - 1, -1, -1);
    const b = meet(a, -1, -1);
    const c = meet(b, -1, -1);
    triangle(a, b, c);
    border.begin(a, b, c);
    while (border.active !== -1) {
      if (operation >= operations.length) throw new RangeError('an operation is missing');
      const gate = border.active;
      const start = border.starts[gate]!;
      const end = border.endOf(gate);
      switch (operations[operation++]) {
        case OP_NEW: {
          const corner = meet(start, end, border.opposites[gate]!);
          triangle(end, start, corner);
          border.addNew(corner);
          break;
        }
        case OP_NEXT:
          triangle(end, start, border.endOf(border.nexts[gate]!));
          border.joinNext();
          break;
        case OP_BEFORE:
          triangle(end, start, border.starts[border.befores[gate]!]!);
          border.joinBefore();
          break;
        case OP_CLOSE:
          triangle(end, start, border.starts[border.befores[gate]!]!);
          border.close();
          break;
        case OP_SPLIT: {
          const there = walk(border.nexts[gate]!);
          triangle(end, start, border.starts[there]!);
          border.split(there);
          break;
        }
        case OP_MERGE: {
          const place = extras[extra++] ?? -1;
          const head = border.waiting[place];
          if (head === undefined) throw new RangeError('a loop is missing');
          const there = walk(head);
          triangle(end, start, border.starts[there]!);
          border.merge(place, there);
          break;
        }
        default:
          throw new RangeError('an unknown operation');
      }
    }
  }
}
