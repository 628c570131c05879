// A brick as a pile of boxes, for drawing: the faces of its voxels that border on air.

import { type Brick, COLOR_VOXELS, FULL_SHARE } from '../../shared/format/brick.ts';
import { SOLID_SLAB_UNITS, VOXELS_PER_UNIT } from '../../shared/limits.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Rgb } from './picture.ts';
import type { Triangle } from './raster.ts';

/** Share from which a voxel blocks light: a slab of SOLID_SLAB_UNITS through it. */
const SOLID_SHARE = SOLID_SLAB_UNITS * VOXELS_PER_UNIT * FULL_SHARE;

/** Voxels that hold something, but too little to block light, are drawn in this colour. */
const THIN_COLOR: Rgb = [214, 92, 160];

/** Steps to the six neighbours, and the corners of the face towards each (in voxels, counter-clockwise seen from outside). */
const FACES: readonly { readonly step: Vec3; readonly corners: readonly [Vec3, Vec3, Vec3, Vec3] }[] = [
  {
    step: [1, 0, 0],
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  },
  {
    step: [-1, 0, 0],
    corners: [
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
    ],
  },
  {
    step: [0, 1, 0],
    corners: [
      [1, 1, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
    ],
  },
  {
    step: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    step: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    step: [0, 0, -1],
    corners: [
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ],
  },
];

function isFilled(brick: Brick, i: number): boolean {
  return brick.solid[i]! > 0 || (brick.foliage[i] ?? 0) > 0;
}

export function brickTriangles(brick: Brick): Triangle[] {
  const [columns, rows, layers] = brick.size;
  const indexOf = (x: number, y: number, z: number): number => x + columns * (y + rows * z);
  const isInside = (x: number, y: number, z: number): boolean =>
    x >= 0 && y >= 0 && z >= 0 && x < columns && y < rows && z < layers;
  const triangles: Triangle[] = [];
  for (let z = 0; z < layers; z++) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        if (!isFilled(brick, indexOf(x, y, z))) continue;
        const color = colorAt(brick, x, y, z);
        for (const { step, corners } of FACES) {
          const [nx, ny, nz] = [x + step[0], y + step[1], z + step[2]];
          if (isInside(nx, ny, nz) && isFilled(brick, indexOf(nx, ny, nz))) continue;
          const place = ([cx, cy, cz]: Vec3): Vec3 => [
            (brick.origin[0] + x + cx) / VOXELS_PER_UNIT,
            (brick.origin[1] + y + cy) / VOXELS_PER_UNIT,
            (brick.origin[2] + z + cz) / VOXELS_PER_UNIT,
          ];
          const [a, b, c, d] = corners;
          triangles.push({ corners: [place(a), place(b), place(c)], color });
          triangles.push({ corners: [place(a), place(c), place(d)], color });
        }
      }
    }
  }
  return triangles;
}

function colorAt(brick: Brick, x: number, y: number, z: number): Rgb {
  const [columns, rows] = brick.size;
  const voxel = x + columns * (y + rows * z);
  if (brick.solid[voxel]! < SOLID_SHARE && (brick.foliage[voxel] ?? 0) === 0) return THIN_COLOR;
  const [cx, cy, cz] = [x, y, z].map((value) => Math.floor(value / COLOR_VOXELS)) as [number, number, number];
  const i = (cx + (columns / COLOR_VOXELS) * (cy + (rows / COLOR_VOXELS) * cz)) * 3;
  return [brick.colors[i]!, brick.colors[i + 1]!, brick.colors[i + 2]!];
}
