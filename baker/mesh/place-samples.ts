// Where a mesh is watched while it is simplified: its vertices come first, in their order; then points over its triangles.

import type { PartedMesh } from './measure-distance.ts';
import { sampleTriangle } from './sample-triangle.ts';

/** Spacing of samples over triangles, units: about half a texel. */
export const SAMPLE_SPACING_UNITS = 0.03;

/**
 * Most steps between samples along a triangle. Long triangles lie where both surfaces are straight (the walls of a shell, flat
 * faces), so their distance changes slowly along them.
 */
export const SAMPLE_CUTS_MAX = 8;

/** Cosine between normals from which two triangles count as one plane: 5 degrees. */
const FLAT_COSINE = 0.996;

export interface Samples {
  /** Three coordinates for each sample. */
  readonly places: Float64Array;
  /** A triangle that each sample lies on. */
  readonly triangles: Int32Array;
}

/** Samples every vertex, and those triangles that are not flat with all their neighbours. */
export function placeSamples(mesh: PartedMesh, twins: Int32Array): Samples {
  const { points, indices } = mesh;
  const places = Array.from(points);
  const triangles = new Array<number>(mesh.parts.length).fill(0);
  for (let i = 0; i < indices.length; i++) triangles[indices[i]!] = (i / 3) | 0;
  const normals = computeNormals(mesh);
  const corners = new Float64Array(9);
  const out: number[] = [];
  for (let triangle = 0; triangle < indices.length / 3; triangle++) {
    if (isFlat(normals, twins, triangle)) continue;
    for (let i = 0; i < 9; i++) corners[i] = points[indices[triangle * 3 + Math.floor(i / 3)]! * 3 + (i % 3)]!;
    const count = sampleTriangle(corners, 0, SAMPLE_SPACING_UNITS, SAMPLE_CUTS_MAX, out);
    for (let i = 0; i < count * 3; i++) places.push(out[i]!);
    for (let i = 0; i < count; i++) triangles.push(triangle);
  }
  return { places: Float64Array.from(places), triangles: Int32Array.from(triangles) };
}

function isFlat(normals: Float64Array, twins: Int32Array, triangle: number): boolean {
  for (let side = 0; side < 3; side++) {
    const beside = (twins[triangle * 3 + side]! / 3) | 0;
    let cosine = 0;
    for (let axis = 0; axis < 3; axis++) cosine += normals[triangle * 3 + axis]! * normals[beside * 3 + axis]!;
    if (cosine < FLAT_COSINE) return false;
  }
  return true;
}

function computeNormals({ points, indices }: PartedMesh): Float64Array {
  const normals = new Float64Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const [ux, uy, uz] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!, points[b + 2]! - points[a + 2]!];
    const [vx, vy, vz] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!, points[c + 2]! - points[a + 2]!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z);
    normals[i] = x / length;
    normals[i + 1] = y / length;
    normals[i + 2] = z / length;
  }
  return normals;
}
