// What tests ask of meshes, worked out the slow and plain way.

import { crossVec3, dotVec3, lengthVec3, type Vec3 } from '../../../../shared/vector.ts';

export interface PlainMesh {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

export function pointOf(mesh: PlainMesh, vertex: number): Vec3 {
  return [mesh.positions[vertex * 3]!, mesh.positions[vertex * 3 + 1]!, mesh.positions[vertex * 3 + 2]!];
}

export function trianglesOf(mesh: PlainMesh): [Vec3, Vec3, Vec3][] {
  return Array.from({ length: mesh.indices.length / 3 }, (_, t) => [
    pointOf(mesh, mesh.indices[t * 3]!),
    pointOf(mesh, mesh.indices[t * 3 + 1]!),
    pointOf(mesh, mesh.indices[t * 3 + 2]!),
  ]);
}

/** Edges that are not shared by exactly two triangles running along them in opposite directions. */
export function countOpenEdges(mesh: PlainMesh): number {
  const uses = new Map<string, number>();
  for (let i = 0; i < mesh.indices.length; i++) {
    const from = mesh.indices[i]!;
    const to = mesh.indices[i % 3 === 2 ? i - 2 : i + 1]!;
    uses.set(`${from} ${to}`, (uses.get(`${from} ${to}`) ?? 0) + 1);
  }
  let open = 0;
  for (const [edge, count] of uses) {
    const [from, to] = edge.split(' ');
    if (count !== 1 || uses.get(`${to} ${from}`) !== 1) open++;
  }
  return open;
}

/** Positive when cross(b - a, c - a) points outwards. */
export function volumeOf(mesh: PlainMesh): number {
  return trianglesOf(mesh).reduce((sum, [a, b, c]) => sum + dotVec3(a, crossVec3(b, c)) / 6, 0);
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function areaOf([a, b, c]: readonly [Vec3, Vec3, Vec3]): number {
  return lengthVec3(crossVec3(subtract(b, a), subtract(c, a))) / 2;
}

/** Unit vector that cross(b - a, c - a) runs along. */
export function normalOf([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 {
  const [x, y, z] = crossVec3(subtract(b, a), subtract(c, a));
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Distance to a triangle: to its plane when the foot lies inside, else to the nearest of its sides. */
export function distanceToTriangle(p: Vec3, [a, b, c]: readonly [Vec3, Vec3, Vec3]): number {
  const normal = crossVec3(subtract(b, a), subtract(c, a));
  const isLeftOf = (from: Vec3, to: Vec3) => dotVec3(crossVec3(subtract(to, from), subtract(p, from)), normal) >= 0;
  const isInside = isLeftOf(a, b) && isLeftOf(b, c) && isLeftOf(c, a);
  if (isInside) return Math.abs(dotVec3(subtract(p, a), normal)) / lengthVec3(normal);
  return Math.min(distanceToSegment(p, a, b), distanceToSegment(p, b, c), distanceToSegment(p, c, a));
}

function distanceToSegment(p: Vec3, a: Vec3, b: Vec3): number {
  const side = subtract(b, a);
  const t = Math.max(0, Math.min(1, dotVec3(subtract(p, a), side) / dotVec3(side, side)));
  return lengthVec3(subtract(p, [a[0] + t * side[0], a[1] + t * side[1], a[2] + t * side[2]]));
}

/** Greatest distance of a mesh's corners and of points spread over its triangles to another mesh; every pair is tried. */
export function distanceBetween(from: PlainMesh, onto: PlainMesh, cuts: number): number {
  const targets = trianglesOf(onto);
  let greatest = 0;
  for (const [a, b, c] of trianglesOf(from)) {
    for (let i = 0; i <= cuts; i++) {
      for (let j = 0; i + j <= cuts; j++) {
        const [s, t] = [i / cuts, j / cuts];
        const at = (axis: 0 | 1 | 2): number => a[axis] + s * (b[axis] - a[axis]) + t * (c[axis] - a[axis]);
        const p: Vec3 = [at(0), at(1), at(2)];
        let least = Infinity;
        for (const target of targets) least = Math.min(least, distanceToTriangle(p, target));
        greatest = Math.max(greatest, least);
      }
    }
  }
  return greatest;
}

/** Whether a line through a point hits any triangle (Möller and Trumbore). */
export function isHit(triangles: readonly (readonly [Vec3, Vec3, Vec3])[], p: Vec3, direction: Vec3): boolean {
  for (const [a, b, c] of triangles) {
    const [u, v] = [subtract(b, a), subtract(c, a)];
    const h = crossVec3(direction, v);
    const determinant = dotVec3(u, h);
    if (Math.abs(determinant) < 1e-12) continue;
    const s = subtract(p, a);
    const x = dotVec3(s, h) / determinant;
    const y = dotVec3(direction, crossVec3(s, u)) / determinant;
    if (x >= 0 && y >= 0 && x + y <= 1) return true;
  }
  return false;
}
