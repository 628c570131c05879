// Who is whose neighbour in a closed mesh. Half-edge 3t + i runs from corner i of triangle t to its next corner; its twin is
// the half-edge of another triangle that runs the other way. Orders are those of the index list, so results are too.

import type { i32 } from './numbers.ts';
/** @returns the half-edge after this one in its triangle */
export function nextHalfEdge(halfEdge: i32): i32 {
  return halfEdge % 3 === 2 ? halfEdge - 2 : halfEdge + 1;
}

/** @returns the half-edge before this one in its triangle */
export function previousHalfEdge(halfEdge: i32): i32 {
  return halfEdge % 3 === 0 ? halfEdge + 2 : halfEdge - 1;
}

export const NO_TWIN = -1;

/**
 * Pairs every half-edge with one that runs the other way; where several do, in the order of the index list.
 *
 * @returns one for each index: the twin, or NO_TWIN where the mesh is open
 */
export function pairHalfEdges(indices: Uint32Array, vertexCount: i32): Int32Array {
  const starts = new Int32Array(vertexCount + 1);
  for (let i = 0; i < indices.length; i++) starts[indices[i]! + 1]!++;
  for (let vertex = 0; vertex < vertexCount; vertex++) starts[vertex + 1]! += starts[vertex]!;
  const ends = starts.slice(0, vertexCount);
  const leaving = new Int32Array(indices.length);
  for (let halfEdge = 0; halfEdge < indices.length; halfEdge++) leaving[ends[indices[halfEdge]!]!++] = halfEdge;
  const twins = new Int32Array(indices.length).fill(NO_TWIN);
  for (let halfEdge = 0; halfEdge < indices.length; halfEdge++) {
    if (twins[halfEdge] !== NO_TWIN) continue;
    const from = indices[halfEdge]!;
    const to = indices[nextHalfEdge(halfEdge)]!;
    for (let i = starts[to]!; i < starts[to + 1]!; i++) {
      const other = leaving[i]!;
      if (twins[other] !== NO_TWIN || indices[nextHalfEdge(other)] !== from) continue;
      twins[halfEdge] = other;
      twins[other] = halfEdge;
      break;
    }
  }
  return twins;
}

export interface SplitMesh {
  readonly indices: Uint32Array;
  /** For each vertex the one that it was before: vertices that held several fans of triangles are there once for each. */
  readonly sources: Uint32Array;
}

/**
 * Renames vertices so that the triangles around each are one fan, in the order in which triangles use them. So every edge
 * has exactly two triangles, even where surfaces touch in a point or along an edge. Unused vertices go.
 *
 * @throws when the mesh is open: that is a fault of the caller
 */
export function splitFans(indices: Uint32Array, vertexCount: i32): SplitMesh {
  const twins = pairHalfEdges(indices, vertexCount);
  const renamed = new Uint32Array(indices.length).fill(0xffffffff);
  const sources: number[] = [];
  for (let halfEdge = 0; halfEdge < indices.length; halfEdge++) {
    if (renamed[halfEdge] !== 0xffffffff) continue;
    let around = halfEdge;
    do {
      renamed[around] = sources.length;
      around = twins[previousHalfEdge(around)]!;
      if (around === NO_TWIN) throw new Error(`open edge at vertex ${indices[halfEdge]}`);
    } while (around !== halfEdge);
    sources.push(indices[halfEdge]!);
  }
  return { indices: renamed, sources: Uint32Array.from(sources) };
}
