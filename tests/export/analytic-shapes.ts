// The shapes of models/analytic_shapes.py and of models/artist_scenes.py by formula, and what 36 rays of a texel meet on them: the truth that exported
// sheets are held to. Game axes (x east, y south, z up); a ray comes from the camera along -TO_CAMERA.

import { PX_PER_NEARNESS, screenAtNearness, TO_CAMERA } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';

const SAMPLES_A_SIDE = 6;

/** A convex solid: the points p with normal . p <= offset for every face. */
export interface Face {
  readonly normal: Vec3;
  readonly offset: number;
}

/** Nearness at which a ray enters and leaves, and the outward normal there; `face` tells faces apart. */
export interface Crossing {
  readonly enter: number;
  readonly leave: number;
  readonly face: number;
  readonly leaveFace: number;
  readonly normal: Vec3;
}

export type Shape = (rightPx: number, downPx: number) => Crossing | undefined;

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function convexShape(faces: readonly Face[]): Shape {
  return (rightPx, downPx) => {
    const origin = screenAtNearness(rightPx, downPx, 0);
    let [enter, leave, face, leaveFace] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1];
    for (const [i, { normal, offset }] of faces.entries()) {
      const along = dot(normal, TO_CAMERA);
      const rest = offset - dot(normal, origin);
      if (Math.abs(along) < 1e-9) {
        if (rest < 0) return undefined;
      } else if (along > 0 && rest / along < enter) [enter, face] = [rest / along, i];
      else if (along < 0 && rest / along > leave) [leave, leaveFace] = [rest / along, i];
    }
    return enter > leave ? { enter, leave, face, leaveFace, normal: faces[face]!.normal } : undefined;
  };
}

export function boxShape(centre: Vec3, size: Vec3): Shape {
  return convexShape(
    [0, 1, 2].flatMap((axis) =>
      [1, -1].map((sign) => ({
        normal: [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0] as const,
        offset: sign * centre[axis]! + size[axis]! / 2,
      })),
    ),
  );
}

export function ballShape(centre: Vec3, radius: number): Shape {
  return (rightPx, downPx) => {
    const origin = screenAtNearness(rightPx, downPx, 0);
    const to: Vec3 = [centre[0] - origin[0], centre[1] - origin[1], centre[2] - origin[2]];
    const middle = dot(to, TO_CAMERA);
    const rest = radius * radius - (dot(to, to) - middle * middle);
    if (rest <= 0) return undefined;
    const half = Math.sqrt(rest);
    const normal = [0, 1, 2].map((i) => ((middle + half) * TO_CAMERA[i]! - to[i]!) / radius);
    return {
      enter: middle + half,
      leave: middle - half,
      face: 0,
      leaveFace: 0,
      normal: [normal[0]!, normal[1]!, normal[2]!],
    };
  };
}

/** A ball of radius 1 that is stretched and sheared: its points are `columns * u + centre` with |u| = 1. */
export function stretchedBallShape(columns: readonly [Vec3, Vec3, Vec3], centre: Vec3): Shape {
  const rows = inverseOf(columns);
  const toBall = (v: Vec3): Vec3 => [dot(rows[0], v), dot(rows[1], v), dot(rows[2], v)];
  const ray = toBall(TO_CAMERA);
  return (rightPx, downPx) => {
    const [x, y, z] = screenAtNearness(rightPx, downPx, 0);
    const origin = toBall([x - centre[0], y - centre[1], z - centre[2]]);
    const [a, b] = [dot(ray, ray), dot(origin, ray)];
    const rest = b * b - a * (dot(origin, origin) - 1);
    if (rest <= 0) return undefined;
    const enter = (-b + Math.sqrt(rest)) / a;
    const unit = origin.map((value, i) => value + enter * ray[i]!);
    // The surface is where |toBall(p)| = 1, and looks the way that length grows.
    const slope = [0, 1, 2].map((i) => rows.reduce((sum, row, k) => sum + row[i]! * unit[k]!, 0));
    const length = Math.hypot(...slope);
    const normal: Vec3 = [slope[0]! / length, slope[1]! / length, slope[2]! / length];
    return { enter, leave: (-b - Math.sqrt(rest)) / a, face: 0, leaveFace: 0, normal };
  };
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @returns the rows of the inverse of a matrix with these columns */
function inverseOf([a, b, c]: readonly [Vec3, Vec3, Vec3]): readonly [Vec3, Vec3, Vec3] {
  const volume = dot(a, cross(b, c));
  const row = (v: Vec3): Vec3 => [v[0] / volume, v[1] / volume, v[2] / volume];
  return [row(cross(b, c)), row(cross(c, a)), row(cross(a, b))];
}

/** The nearest of several solids on each ray; faces are told apart by `shape * 100 + face`. */
export function nearestOf(shapes: readonly Shape[]): Shape {
  return (rightPx, downPx) => {
    let nearest: Crossing | undefined;
    for (const [i, shape] of shapes.entries()) {
      const crossing = shape(rightPx, downPx);
      if (crossing === undefined || (nearest !== undefined && crossing.enter <= nearest.enter)) continue;
      nearest = { ...crossing, face: i * 100 + crossing.face };
    }
    return nearest;
  };
}

/** What the 36 rays of a texel meet; its place is counted from the anchor. */
export function sampleTexel(shape: Shape, rightTexels: number, downTexels: number): readonly Crossing[] {
  const crossings: Crossing[] = [];
  for (let row = 0; row < SAMPLES_A_SIDE; row++) {
    for (let column = 0; column < SAMPLES_A_SIDE; column++) {
      const right = rightTexels + (column + 0.5) / SAMPLES_A_SIDE;
      const down = downTexels + (row + 0.5) / SAMPLES_A_SIDE;
      const crossing = shape(right, down);
      if (crossing !== undefined) crossings.push(crossing);
    }
  }
  return crossings;
}

/** Nearness of the point with a height on the ray through a texel's centre. */
export function nearnessAt(downTexels: number, height: number): number {
  return height * Math.SQRT2 + (downTexels + 0.5) / PX_PER_NEARNESS;
}
