// Solids whose surface is known in closed form: as a distance, for the sheet of a sprite, and as a mesh of the same surface.

import { createFrameMaps, type Sheet } from '../../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../../shared/limits.ts';
import { TO_CAMERA, texelToLocal } from '../../../shared/projection.ts';
import type { Vec3 } from '../../../shared/vector.ts';

export interface Surface {
  /** Units, three numbers a vertex. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
}

export interface Shape {
  readonly name: string;
  /** sRGB bytes. */
  readonly color: Vec3;
  /** Distance to the surface, units, negative inside; game axes from the ground point. */
  readonly distance: (at: Vec3) => number;
  readonly surface: Surface;
}

/** Rows and columns of a mesh: a facet's normals are off by less than a byte of a normal map is. */
const FACETS = 96;

/** A grid of vertices over two parameters, each 0..1. */
function surfaceOf(vertexAt: (u: number, v: number) => { readonly at: Vec3; readonly normal: Vec3 }): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= FACETS; row++) {
    for (let column = 0; column <= FACETS; column++) {
      const { at, normal } = vertexAt(column / FACETS, row / FACETS);
      positions.push(...at);
      normals.push(...normal);
      if (row === FACETS || column === FACETS) continue;
      const first = row * (FACETS + 1) + column;
      indices.push(first, first + 1, first + FACETS + 2, first, first + FACETS + 2, first + FACETS + 1);
    }
  }
  return { positions, normals, indices };
}

function sphere(radius: number): Pick<Shape, 'distance' | 'surface'> {
  return {
    distance: ([x, y, z]) => Math.hypot(x, y, z - radius) - radius,
    surface: surfaceOf((u, v) => {
      const [around, down] = [2 * Math.PI * u, Math.PI * v];
      const normal: Vec3 = [Math.sin(down) * Math.cos(around), Math.sin(down) * Math.sin(around), Math.cos(down)];
      return { at: [normal[0] * radius, normal[1] * radius, normal[2] * radius + radius], normal };
    }),
  };
}

/** A ring that lies on the ground. */
function torus(ring: number, tube: number): Pick<Shape, 'distance' | 'surface'> {
  return {
    distance: ([x, y, z]) => Math.hypot(Math.hypot(x, y) - ring, z - tube) - tube,
    surface: surfaceOf((u, v) => {
      const [around, along] = [2 * Math.PI * u, 2 * Math.PI * v];
      const normal: Vec3 = [Math.cos(along) * Math.cos(around), Math.cos(along) * Math.sin(around), Math.sin(along)];
      const out = ring + tube * Math.cos(along);
      return { at: [out * Math.cos(around), out * Math.sin(around), tube + tube * normal[2]], normal };
    }),
  };
}

/** The upper half of an ellipsoid, standing on the ground. */
function dome(radius: number, height: number): Pick<Shape, 'distance' | 'surface'> {
  // The distance is exact on the surface and no more than the true one beside it.
  const least = Math.min(radius, height);
  return {
    distance: ([x, y, z]) => Math.max((Math.hypot(x / radius, y / radius, z / height) - 1) * least, -z),
    surface: surfaceOf((u, v) => {
      const [around, down] = [2 * Math.PI * u, (Math.PI / 2) * v];
      const ball: Vec3 = [Math.sin(down) * Math.cos(around), Math.sin(down) * Math.sin(around), Math.cos(down)];
      const slope: Vec3 = [ball[0] / radius, ball[1] / radius, ball[2] / height];
      const length = Math.hypot(...slope);
      return {
        at: [ball[0] * radius, ball[1] * radius, ball[2] * height],
        normal: [slope[0] / length, slope[1] / length, slope[2] / length],
      };
    }),
  };
}

export const SHAPES: readonly Shape[] = [
  { name: 'proof_sphere', color: [170, 150, 130], ...sphere(0.8) },
  { name: 'proof_torus', color: [120, 160, 140], ...torus(0.8, 0.3) },
  { name: 'proof_dome', color: [150, 130, 170], ...dome(0.9, 1.4) },
];

/** Texels of a sheet's frame, and its ground point within: room for all of the shapes. */
const FRAME = { width: 72, height: 96, anchor: [36, 72] } as const;
const HEIGHT_RANGE = 2;

/** Rays start this far before the ground point's plane and give up as far behind it, units along the ray. */
const RAY_REACH_UNITS = 8;
const RAY_STEPS = 400;
const SURFACE_UNITS = 1e-7;
const GRADIENT_STEP_UNITS = 1e-5;

/** Where the ray through a ground point towards the camera first meets the shape, coming from a side. */
function march({ distance }: Shape, origin: Vec3, from: 1 | -1): Vec3 | undefined {
  let t = from * RAY_REACH_UNITS;
  for (let i = 0; i < RAY_STEPS && Math.abs(t) <= RAY_REACH_UNITS; i++) {
    const at: Vec3 = [origin[0] + t * TO_CAMERA[0], origin[1] + t * TO_CAMERA[1], origin[2] + t * TO_CAMERA[2]];
    const gap = distance(at);
    if (gap < SURFACE_UNITS) return at;
    t -= from * gap;
  }
  return undefined;
}

function normalAt({ distance }: Shape, at: Vec3): Vec3 {
  const slope = [0, 1, 2].map((axis) => {
    const [before, after] = [[...at], [...at]] as [number[], number[]];
    before[axis]! -= GRADIENT_STEP_UNITS;
    after[axis]! += GRADIENT_STEP_UNITS;
    return distance(after as unknown as Vec3) - distance(before as unknown as Vec3);
  });
  const length = Math.hypot(...slope);
  return slope.map((value) => value / length) as unknown as Vec3;
}

/** The shape as an artist's sheet would show it. */
export function createShapeSheet(shape: Shape): Sheet {
  const { width, height, anchor } = FRAME;
  const frame = createFrameMaps(width, height);
  for (let i = 0; i < width * height; i++) {
    const origin = texelToLocal((i % width) - anchor[0], Math.floor(i / width) - anchor[1], 0);
    const [front, back] = [march(shape, origin, 1), march(shape, origin, -1)];
    if (front === undefined || back === undefined) continue;
    frame.albedo.set([...shape.color, 255], i * 4);
    frame.normal.set(
      normalAt(shape, front).map((value) => Math.round((value * 0.5 + 0.5) * 255)),
      i * 3,
    );
    frame.material.set([0, 255, 0], i * 3);
    frame.heights[i] = Math.round((Math.max(front[2], 0) * HEIGHT_MAX) / HEIGHT_RANGE);
    frame.backs[i] = Math.round((Math.max(back[2], 0) * HEIGHT_MAX) / HEIGHT_RANGE);
  }
  return {
    info: {
      version: 3,
      name: shape.name,
      frameWidth: width,
      frameHeight: height,
      frames: 1,
      columns: 1,
      anchor,
      heightRange: HEIGHT_RANGE,
      footprint: [1, 1],
      emissiveScale: 1,
      facings: 1,
      variants: 1,
      animations: {},
    },
    frames: [frame],
  };
}
