// A sheet of one box, cast in closed form: the simplest thing whose every number is known.

import { createFrameMaps, type Sheet } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { TO_CAMERA, texelToLocal, worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';

export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Height range that is a plain decimal and holds every box of the tests. */
const HEIGHT_RANGE = 4;

/** Where a ray `origin + t * TO_CAMERA` is inside the box: from t0 to t1; t1 < t0 when it misses. */
export function boxSpan(box: Box, origin: Vec3, direction: Vec3): readonly [t0: number, t1: number, axis: number] {
  let t0 = Number.NEGATIVE_INFINITY;
  let t1 = Number.POSITIVE_INFINITY;
  let axis = 0;
  for (let i = 0; i < 3; i++) {
    const a = (box.min[i]! - origin[i]!) / direction[i]!;
    const b = (box.max[i]! - origin[i]!) / direction[i]!;
    t0 = Math.max(t0, Math.min(a, b));
    // The ray comes from below and behind, so the face that it leaves by is the one that the camera sees.
    if (Math.max(a, b) < t1) {
      t1 = Math.max(a, b);
      axis = i;
    }
  }
  return [t0, t1, axis];
}

/** @param box game axes relative to the anchor, standing on or above the ground */
export function createBoxSheet(name: string, box: Box): Sheet {
  const corners = [box.min, box.max].flatMap((a) =>
    [box.min, box.max].flatMap((b) => [box.min, box.max].map((c) => worldToScreen(a[0], b[1], c[2]))),
  );
  const left = Math.floor(Math.min(...corners.map(([x]) => x))) - 1;
  const top = Math.floor(Math.min(...corners.map(([, y]) => y))) - 1;
  const width = Math.ceil(Math.max(...corners.map(([x]) => x))) + 1 - left;
  const height = Math.ceil(Math.max(...corners.map(([, y]) => y))) + 1 - top;
  const frame = createFrameMaps(width, height);
  for (let i = 0; i < width * height; i++) {
    const origin = texelToLocal(left + (i % width), top + Math.floor(i / width), 0);
    const [t0, t1, axis] = boxSpan(box, origin, TO_CAMERA);
    if (t1 <= t0) continue;
    frame.albedo.set([150, 140, 130, 255], i * 4);
    frame.normal.set([128, 128, 128], i * 3);
    frame.normal[i * 3 + axis] = 255;
    frame.material.set([0, 230, 50], i * 3);
    frame.heights[i] = Math.round((t1 * TO_CAMERA[2] * HEIGHT_MAX) / HEIGHT_RANGE);
    frame.backs[i] = Math.round((t0 * TO_CAMERA[2] * HEIGHT_MAX) / HEIGHT_RANGE);
  }
  return {
    info: {
      version: 3,
      name,
      frameWidth: width,
      frameHeight: height,
      frames: 1,
      columns: 1,
      anchor: [-left, -top],
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
