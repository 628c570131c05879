// How far surfaces lie apart, by samples: a lower bound of the true distance, found without the baker's way of proving an
// upper one.

import { TriangleTree } from './triangle-tree.ts';

export interface Surface {
  /** Three for each vertex. */
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** Places in a triangle, as shares of its corners: the corners themselves, the middles of the sides, the centre. */
const SAMPLES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
  [1 / 3, 1 / 3, 1 / 3],
] as const;

function treeOf({ positions, indices }: Surface): TriangleTree {
  return new TriangleTree(positions, indices);
}

function farthestSample({ positions, indices }: Surface, other: TriangleTree): number {
  let farthestSquared = 0;
  for (let at = 0; at < indices.length; at += 3) {
    for (const shares of SAMPLES) {
      const point = [0, 0, 0];
      for (let corner = 0; corner < 3; corner++) {
        const vertex = indices[at + corner]! * 3;
        for (let axis = 0; axis < 3; axis++) point[axis]! += shares[corner]! * positions[vertex + axis]!;
      }
      farthestSquared = Math.max(farthestSquared, other.distanceSquaredTo(point[0]!, point[1]!, point[2]!));
    }
  }
  return Math.sqrt(farthestSquared);
}

/** @returns the farthest sample of either surface from the other; Infinity when just one of them is empty */
export function sampleDistance(a: Surface, b: Surface): number {
  if (a.indices.length === 0 || b.indices.length === 0) return a.indices.length === b.indices.length ? 0 : Infinity;
  return Math.max(farthestSample(a, treeOf(b)), farthestSample(b, treeOf(a)));
}
