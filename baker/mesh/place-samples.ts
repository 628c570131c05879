// Where a mesh is watched while it is simplified: its vertices come first, in their order; then points along its sharp edges.

import { nextHalfEdge } from './half-edges.ts';
import { f64, i32 } from './numbers.ts';
import type { SheetedMesh } from './sheeted-mesh.ts';

/** Spacing of samples along edges, units: about half a texel. */
const SAMPLE_SPACING_UNITS = 0.03;

/** Most pieces of an edge between samples: long edges lie where both surfaces are straight. */
const PIECES_MAX = 4;

/** Cosine between normals from which two triangles count as one plane: 5 degrees. */
const FLAT_COSINE = 0.996;

export class Samples {
  /** Three coordinates for each sample. */
  readonly places: Float64Array;
  /** A triangle that each sample lies on. */
  readonly triangles: Int32Array;

  constructor(places: Float64Array, triangles: Int32Array) {
    this.places = places;
    this.triangles = triangles;
  }
}

/** Samples every vertex, and those edges at which the surface is not flat. */
export function placeSamples(mesh: SheetedMesh, twins: Int32Array): Samples {
  const points = mesh.points;
  const indices = mesh.indices;
  const normals = computeNormals(mesh);
  const vertexCount = points.length / 3;
  let capacity = vertexCount * 3;
  let places = new Float64Array(capacity * 3);
  places.set(points);
  let triangles = new Int32Array(capacity);
  for (let i = 0; i < indices.length; i++) triangles[indices[i]!] = (i / 3) | 0;
  let count = vertexCount;
  for (let halfEdge = 0; halfEdge < indices.length; halfEdge++) {
    const twin = twins[halfEdge]!;
    if (twin < halfEdge || isFlat(normals, (halfEdge / 3) | 0, (twin / 3) | 0)) continue;
    const a = indices[halfEdge]! * 3;
    const b = indices[nextHalfEdge(halfEdge)]! * 3;
    const dx = points[b]! - points[a]!;
    const dy = points[b + 1]! - points[a + 1]!;
    const dz = points[b + 2]! - points[a + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const pieces = i32(Math.min(Math.round(length / SAMPLE_SPACING_UNITS), PIECES_MAX));
    if (count + pieces > capacity) {
      capacity *= 2;
      const morePlaces = new Float64Array(capacity * 3);
      morePlaces.set(places);
      places = morePlaces;
      const moreTriangles = new Int32Array(capacity);
      moreTriangles.set(triangles);
      triangles = moreTriangles;
    }
    for (let piece = 1; piece < pieces; piece++) {
      const share = f64(piece) / f64(pieces);
      places[count * 3] = points[a]! + dx * share;
      places[count * 3 + 1] = points[a + 1]! + dy * share;
      places[count * 3 + 2] = points[a + 2]! + dz * share;
      triangles[count++] = (halfEdge / 3) | 0;
    }
  }
  return new Samples(places.slice(0, count * 3), triangles.slice(0, count));
}

function isFlat(normals: Float64Array, a: i32, b: i32): boolean {
  const i = a * 3;
  const j = b * 3;
  return (
    normals[i]! * normals[j]! + normals[i + 1]! * normals[j + 1]! + normals[i + 2]! * normals[j + 2]! >= FLAT_COSINE
  );
}

function computeNormals(mesh: SheetedMesh): Float64Array {
  const points = mesh.points;
  const indices = mesh.indices;
  const normals = new Float64Array(indices.length);
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
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z);
    normals[i] = x / length;
    normals[i + 1] = y / length;
    normals[i + 2] = z / length;
  }
  return normals;
}
