// Signed distance functions: negative inside, and never larger than the true distance, so that a ray may step by them.
// Only + - * / and sqrt, which round the same way on every machine: a stand-in has the same bytes everywhere.
// Lengths in units, game axes.

import type { Vec3 } from '../../shared/vector.ts';

export type Distance = (x: number, y: number, z: number) => number;

/** A shape and a sphere round it; rays that miss the sphere never ask the shape. */
export interface Solid {
  readonly distance: Distance;
  readonly center: Vec3;
  readonly radius: number;
}

/** Unlike Math.hypot, the same to the last bit on every machine. */
export function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** @returns the unit vector along (x, y, z), which must not be zero */
export function unitVector(x: number, y: number, z: number): Vec3 {
  const length = lengthOf(x, y, z);
  return [x / length, y / length, z / length];
}

export function sphere(center: Vec3, radius: number): Solid {
  const [cx, cy, cz] = center;
  return { center, radius, distance: (x, y, z) => lengthOf(x - cx, y - cy, z - cz) - radius };
}

/** A sphere scaled along the axes. The distance is exact on the surface and a lower bound elsewhere. */
export function ellipsoid(center: Vec3, radii: Vec3): Solid {
  const [cx, cy, cz] = center;
  const [rx, ry, rz] = radii;
  const least = Math.min(rx, ry, rz);
  const distance: Distance = (x, y, z) => (lengthOf((x - cx) / rx, (y - cy) / ry, (z - cz) / rz) - 1) * least;
  return { center, radius: Math.max(rx, ry, rz), distance };
}

/** A box from its least to its greatest corner, its edges rounded by `round`. */
export function box(least: Vec3, greatest: Vec3, round = 0): Solid {
  const center: Vec3 = [(least[0] + greatest[0]) / 2, (least[1] + greatest[1]) / 2, (least[2] + greatest[2]) / 2];
  const [cx, cy, cz] = center;
  const hx = (greatest[0] - least[0]) / 2 - round;
  const hy = (greatest[1] - least[1]) / 2 - round;
  const hz = (greatest[2] - least[2]) / 2 - round;
  const distance: Distance = (x, y, z) => {
    const dx = Math.abs(x - cx) - hx;
    const dy = Math.abs(y - cy) - hy;
    const dz = Math.abs(z - cz) - hz;
    const inside = Math.min(Math.max(dx, dy, dz), 0);
    return lengthOf(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + inside - round;
  };
  return { center, radius: lengthOf(hx, hy, hz) + round, distance };
}

/** An upright cone between two heights, `lowRadius` wide at the foot and `highRadius` at the top; equal radii make a cylinder. */
export function cone(foot: Vec3, top: number, lowRadius: number, highRadius: number): Solid {
  const [fx, fy, fz] = foot;
  const half = (top - fz) / 2;
  const middle = fz + half;
  const slope = highRadius - lowRadius;
  const slant2 = slope * slope + 4 * half * half;
  const distance: Distance = (x, y, z) => {
    const r = Math.sqrt((x - fx) * (x - fx) + (y - fy) * (y - fy));
    const h = z - middle;
    const capR = r - Math.min(r, h < 0 ? lowRadius : highRadius);
    const capH = Math.abs(h) - half;
    const along = Math.min(Math.max(((highRadius - r) * slope + (half - h) * 2 * half) / slant2, 0), 1);
    const sideR = r - highRadius + slope * along;
    const sideH = h - half + 2 * half * along;
    const sign = sideR < 0 && capH < 0 ? -1 : 1;
    return sign * Math.sqrt(Math.min(capR * capR + capH * capH, sideR * sideR + sideH * sideH));
  };
  const widest = Math.max(lowRadius, highRadius);
  return { center: [fx, fy, middle], radius: Math.sqrt(half * half + widest * widest), distance };
}

/** A round bar from `a` to `b` with round ends, tapering from one radius to the other. */
export function limb(a: Vec3, b: Vec3, radiusA: number, radiusB = radiusA): Solid {
  const [ax, ay, az] = a;
  const dx = b[0] - ax;
  const dy = b[1] - ay;
  const dz = b[2] - az;
  const length2 = dx * dx + dy * dy + dz * dz;
  const taper = radiusB - radiusA;
  const bound = 1 / Math.sqrt(1 + (taper * taper) / length2);
  const distance: Distance = (x, y, z) => {
    const t = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length2, 0), 1);
    return (lengthOf(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - radiusA - taper * t) * bound;
  };
  const center: Vec3 = [ax + dx / 2, ay + dy / 2, az + dz / 2];
  return { center, radius: Math.sqrt(length2) / 2 + Math.max(radiusA, radiusB), distance };
}

/** A plane of a convex solid: points with normal . p <= offset lie inside. */
export interface Plane {
  readonly normal: Vec3;
  readonly offset: number;
}

/** What lies inside of every plane; `radius` must hold all of it round `center`. */
export function convex(planes: readonly Plane[], center: Vec3, radius: number): Solid {
  const distance: Distance = (x, y, z) => {
    let farthest = Number.NEGATIVE_INFINITY;
    for (const { normal, offset } of planes) {
      farthest = Math.max(farthest, normal[0] * x + normal[1] * y + normal[2] * z - offset);
    }
    return farthest;
  };
  return { center, radius, distance };
}

/** A flat diamond round `center` across `normal`, with two half diagonals: a leaf. */
export function diamond(
  center: Vec3,
  normal: Vec3,
  long: Vec3,
  halfLong: number,
  halfShort: number,
  thickness: number,
): Solid {
  const [cx, cy, cz] = center;
  const [nx, ny, nz] = normal;
  const [ux, uy, uz] = long;
  const vx = ny * uz - nz * uy;
  const vy = nz * ux - nx * uz;
  const vz = nx * uy - ny * ux;
  const edge = (halfLong * halfShort) / Math.sqrt(halfLong * halfLong + halfShort * halfShort);
  const distance: Distance = (x, y, z) => {
    const px = x - cx;
    const py = y - cy;
    const pz = z - cz;
    const u = Math.abs(px * ux + py * uy + pz * uz) / halfLong;
    const v = Math.abs(px * vx + py * vy + pz * vz) / halfShort;
    const w = Math.abs(px * nx + py * ny + pz * nz) - thickness / 2;
    return Math.max((u + v - 1) * edge, w);
  };
  return { center, radius: Math.max(halfLong, halfShort) + thickness, distance };
}

/** `a` without `b`. */
export function subtract(a: Solid, b: Solid): Solid {
  return { ...a, distance: (x, y, z) => Math.max(a.distance(x, y, z), -b.distance(x, y, z)) };
}

/** Both, as one solid. */
export function unite(a: Solid, b: Solid): Solid {
  return { ...hull(a, b), distance: (x, y, z) => Math.min(a.distance(x, y, z), b.distance(x, y, z)) };
}

/** Both, their seam filled by a fillet of about `fillet` units. */
export function blend(a: Solid, b: Solid, fillet: number): Solid {
  const { center, radius } = hull(a, b);
  const distance: Distance = (x, y, z) => {
    const da = a.distance(x, y, z);
    const db = b.distance(x, y, z);
    const near = Math.max(fillet - Math.abs(da - db), 0);
    return Math.min(da, db) - (near * near) / (4 * fillet);
  };
  return { center, radius: radius + fillet, distance };
}

/** The solid turned about the anchor's upright axis: its +y (south) side faces (sin, cos). */
export function turn(solid: Solid, sin: number, cos: number): Solid {
  const [cx, cy, cz] = solid.center;
  return {
    center: [cx * cos + cy * sin, cy * cos - cx * sin, cz],
    radius: solid.radius,
    distance: (x, y, z) => solid.distance(x * cos - y * sin, x * sin + y * cos, z),
  };
}

/** The solid squeezed along y about y = 0 by a factor below 1. */
export function squeezeY(solid: Solid, factor: number): Solid {
  const [cx, cy, cz] = solid.center;
  return {
    center: [cx, cy * factor, cz],
    radius: solid.radius,
    distance: (x, y, z) => solid.distance(x, y / factor, z) * factor,
  };
}

/** The solid mirrored so that x and y change places: what stood on the north edge stands on the west edge. */
export function swapXY(solid: Solid): Solid {
  const [cx, cy, cz] = solid.center;
  return { center: [cy, cx, cz], radius: solid.radius, distance: (x, y, z) => solid.distance(y, x, z) };
}

/** A sphere round two spheres. */
function hull(a: Solid, b: Solid): Pick<Solid, 'center' | 'radius'> {
  const dx = b.center[0] - a.center[0];
  const dy = b.center[1] - a.center[1];
  const dz = b.center[2] - a.center[2];
  const apart = lengthOf(dx, dy, dz);
  if (apart + b.radius <= a.radius) return a;
  if (apart + a.radius <= b.radius) return b;
  const radius = (apart + a.radius + b.radius) / 2;
  const along = (radius - a.radius) / apart;
  return { center: [a.center[0] + dx * along, a.center[1] + dy * along, a.center[2] + dz * along], radius };
}
