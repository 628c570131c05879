// Rounding leaves slivers of voxels at a brick's rim empty; whole cells of them are cut off here.

import { type Brick, CELL_VOXELS, COLOR_VOXELS, EMPTY_BRICK } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';

/** @returns the same matter in the smallest box of whole cells; EMPTY_BRICK when there is none */
export function cropBrick(brick: Brick): Brick {
  const [width, depth, height] = brick.size;
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  let voxel = 0;
  for (let z = 0; z < height; z++) {
    for (let y = 0; y < depth; y++) {
      for (let x = 0; x < width; x++, voxel++) {
        if (brick.solid[voxel] === 0 && (brick.foliage[voxel] ?? 0) === 0) continue;
        if (x < low[0]) low[0] = x;
        if (x > high[0]) high[0] = x;
        if (y < low[1]) low[1] = y;
        if (y > high[1]) high[1] = y;
        if (z < low[2]) low[2] = z;
        high[2] = z;
      }
    }
  }
  if (low[0] === Infinity) return EMPTY_BRICK;
  const first = low.map((place) => Math.floor(place / CELL_VOXELS) * CELL_VOXELS) as [number, number, number];
  const span = (axis: number): number => Math.ceil((high[axis]! + 1) / CELL_VOXELS) * CELL_VOXELS - first[axis]!;
  const size: Vec3 = [span(0), span(1), span(2)];
  const halve = (v: Vec3): Vec3 => [v[0] / COLOR_VOXELS, v[1] / COLOR_VOXELS, v[2] / COLOR_VOXELS];
  return {
    origin: [brick.origin[0] + first[0], brick.origin[1] + first[1], brick.origin[2] + first[2]],
    size,
    solid: cropVolume(brick.solid, brick.size, first, size, 1),
    // Leaves that all rounded away are no leaves.
    foliage: brick.foliage.some((share) => share > 0)
      ? cropVolume(brick.foliage, brick.size, first, size, 1)
      : EMPTY_BRICK.foliage,
    colors: cropVolume(brick.colors, halve(brick.size), halve(first), halve(size), 3),
  };
}

/** Copies the part of a volume that starts at `first`; `stride` bytes a place. */
function cropVolume(bytes: Uint8Array, from: Vec3, first: Vec3, size: Vec3, stride: number): Uint8Array {
  const part = new Uint8Array(size[0] * size[1] * size[2] * stride);
  const row = size[0] * stride;
  for (let z = 0; z < size[2]; z++) {
    for (let y = 0; y < size[1]; y++) {
      const start = (first[0] + from[0] * (y + first[1] + from[1] * (z + first[2]))) * stride;
      part.set(bytes.subarray(start, start + row), row * (y + size[1] * z));
    }
  }
  return part;
}
