// Is a room sealed? A flood through the free voxels, one face at a time, reaches what light can reach.

import type { Vec3 } from '../vector.ts';
import { isSolid, type Occupancy } from './occupancy.ts';

export interface Flood {
  /** A voxel at the box's rim that was reached: the room leaks. Absent when it is sealed. */
  readonly leak?: Vec3;
  /** Free voxels reached before the rim was; 0 when the start is solid. */
  readonly voxels: number;
}

/** @param start world voxel inside the box */
export function floodFill(occupancy: Occupancy, start: Vec3): Flood {
  const { origin, size } = occupancy;
  const [width, depth, height] = size;
  const plane = width * depth;
  const seen = new Uint8Array(plane * height);
  const waiting: number[] = [];
  const visit = (index: number): void => {
    if (seen[index] !== 0) return;
    seen[index] = 1;
    waiting.push(index);
  };
  visit(start[0] - origin[0] + width * (start[1] - origin[1]) + plane * (start[2] - origin[2]));
  let voxels = 0;
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width;
    const y = Math.floor(index / width) % depth;
    const z = Math.floor(index / plane);
    if (isSolid(occupancy, x + origin[0], y + origin[1], z + origin[2])) continue;
    voxels++;
    if (x === 0 || y === 0 || z === 0 || x === width - 1 || y === depth - 1 || z === height - 1) {
      return { leak: [x + origin[0], y + origin[1], z + origin[2]], voxels };
    }
    for (const step of [1, width, plane]) {
      visit(index - step);
      visit(index + step);
    }
  }
  return { voxels };
}
