import type { Brick } from '../format/brick.ts';
import type { Vec3 } from '../vector.ts';

/** The part of a brick that lies in a box of the world. */
export interface ClippedBrick {
  /** The brick's lowest corner in the box, voxels; may be negative. */
  readonly low: Vec3;
  /** First voxel of the brick that is inside, and the one after the last, by axis; nothing is inside where to <= from. */
  readonly from: Vec3;
  readonly to: Vec3;
}

/** @param anchor world voxels; @param origin, size of the box, voxels */
export function clipBrick(brick: Brick, anchor: Vec3, origin: Vec3, size: Vec3): ClippedBrick {
  const low: Vec3 = [
    brick.origin[0] + anchor[0] - origin[0],
    brick.origin[1] + anchor[1] - origin[1],
    brick.origin[2] + anchor[2] - origin[2],
  ];
  return {
    low,
    // 0 - low and not -low, which is no whole number to an engine where low is 0: code compiled for whole numbers is thrown away.
    from: [Math.max(0, 0 - low[0]), Math.max(0, 0 - low[1]), Math.max(0, 0 - low[2])],
    to: [
      Math.min(brick.size[0], size[0] - low[0]),
      Math.min(brick.size[1], size[1] - low[1]),
      Math.min(brick.size[2], size[2] - low[2]),
    ],
  };
}
