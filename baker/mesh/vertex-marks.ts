// Where a simplification that is done once more went another way than before.

import { Fan, type HalfEdgeMesh } from './half-edge-mesh.ts';
import type { i32 } from './numbers.ts';

/**
 * Marks of vertices while collapses are done again: a face there is not the one that it was at that time before; or samples may be with
 * another face than then, and cannot be put where they went.
 */
export const OTHER_FACES = 1;
export const OTHER_SAMPLES = 2;

export class VertexMarks {
  readonly #mesh: HalfEdgeMesh;
  readonly #marks: Uint8Array;
  readonly #fan: Fan = new Fan();

  constructor(mesh: HalfEdgeMesh) {
    this.#mesh = mesh;
    this.#marks = new Uint8Array(mesh.leaving.length);
  }

  of(vertex: i32): i32 {
    return this.#marks[vertex]!;
  }

  /** @returns all marks of a fan's vertices */
  ofFan(fan: Fan): i32 {
    const mesh = this.#mesh;
    let found: i32 = this.#marks[mesh.origins[fan.halfEdges[0]!]!]!;
    for (let i = 0; i < fan.count; i++) found |= this.#marks[mesh.endOf(fan.halfEdges[i]!)]!;
    return found;
  }

  /** Marks a vertex and those around it. */
  add(vertex: i32, mark: i32): void {
    const mesh = this.#mesh;
    const fan = this.#fan;
    this.#marks[vertex]! |= mark;
    const leaving = mesh.leaving[vertex]!;
    if (mesh.isGone[(leaving / 3) | 0] !== 0 || mesh.origins[leaving] !== vertex) return;
    if (!mesh.gatherFan(leaving, fan)) return;
    for (let i = 0; i < fan.count; i++) this.#marks[mesh.endOf(fan.halfEdges[i]!)]! |= mark;
  }
}
