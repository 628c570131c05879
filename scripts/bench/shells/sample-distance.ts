// How far surfaces lie apart, by samples: a lower bound of the true distance, found without the baker's way of proving an
// upper one.

import { TriangleForest } from '../../../baker/mesh/triangle-forest.ts';

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

function forestOf({ positions, indices }: Surface): TriangleForest {
  return new TriangleForest(positions, indices, new Int32Array(positions.length / 3), 1);
}

function farthestSample({ positions, indices }: Surface, other: TriangleForest): number {
  let farthestSquared = 0;
  for (let at = 0; at < indices.length; at += 3) {
    for (const shares of SAMPLES) {
      const point = [0, 0, 0];
      for (let corner = 0; corner < 3; corner++) {
        const vertex = indices[at + corner]! * 3;
        for (let axis = 0; axis < 3; axis++) point[axis]! += shares[corner]! * positions[vertex + axis]!;
      }
      other.findNearest(point[0]!, point[1]!, point[2]!, 0);
      farthestSquared = Math.max(farthestSquared, other.foundSquared);
    }
  }
  return Math.sqrt(farthestSquared);
}

/** @returns the farthest sample of either surface from the other; Infinity when just one of them is empty */
export function sampleDistance(a: Surface, b: Surface): number {
  if (a.indices.length === 0 || b.indices.length === 0) return a.indices.length === b.indices.length ? 0 : Infinity;
  return Math.max(farthestSample(a, forestOf(b)), farthestSample(b, forestOf(a)));
}
