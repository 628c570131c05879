// Draws frames of boxes by casting each texel's view ray, so that tests know the exact solid behind the maps.

import { createFrameMaps, type FrameMaps, type SheetInfo } from '../../../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../../../shared/limits.ts';
import { TO_CAMERA, texelToLocal } from '../../../../shared/projection.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

export interface TestFrame {
  readonly frame: FrameMaps;
  readonly info: SheetInfo;
}

export function createInfo(fields: Partial<SheetInfo>): SheetInfo {
  return {
    version: 3,
    name: 'test',
    frameWidth: 1,
    frameHeight: 1,
    frames: 1,
    columns: 1,
    anchor: [0, 0],
    heightRange: 4,
    footprint: [1, 1],
    emissiveScale: 1,
    facings: 1,
    variants: 1,
    animations: {},
    ...fields,
  };
}

/** Fills a frame from a function that gives front and back heights, units, or nothing. */
export function drawFrame(
  width: number,
  height: number,
  anchor: readonly [number, number],
  heightsAt: (column: number, row: number) => readonly [front: number, back: number] | undefined,
  footprint: readonly [number, number] = [1, 1],
): TestFrame {
  const frame = createFrameMaps(width, height);
  const info = createInfo({ frameWidth: width, frameHeight: height, anchor, footprint });
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const heights = heightsAt(column, row);
      if (heights === undefined) continue;
      const texel = row * width + column;
      frame.albedo[texel * 4 + 3] = 255;
      frame.heights[texel] = toStep(heights[0], info);
      frame.backs[texel] = toStep(heights[1], info);
    }
  }
  return { frame, info };
}

function toStep(height: number, info: SheetInfo): number {
  return Math.max(0, Math.round((height / info.heightRange) * HEIGHT_MAX));
}

/** Draws boxes as one object: the front is the nearest box's, the back the farthest's. */
export function drawBoxes(
  width: number,
  height: number,
  anchor: readonly [number, number],
  boxes: readonly Box[],
  footprint?: readonly [number, number],
): TestFrame {
  return drawFrame(
    width,
    height,
    anchor,
    (column, row) => {
      let [nearest, farthest] = [-Infinity, Infinity];
      for (const box of boxes) {
        const span = castViewRay(column - anchor[0], row - anchor[1], box);
        if (span === undefined) continue;
        nearest = Math.max(nearest, span[0]);
        farthest = Math.min(farthest, span[1]);
      }
      return nearest === -Infinity ? undefined : [nearest, farthest];
    },
    footprint,
  );
}

/** Heights at which a texel's view ray enters and leaves a box. */
function castViewRay(right: number, down: number, box: Box): [front: number, back: number] | undefined {
  const origin = texelToLocal(right, down, 0);
  let [low, high] = [-Infinity, Infinity];
  for (let axis = 0; axis < 3; axis++) {
    low = Math.max(low, (box.min[axis]! - origin[axis]!) / TO_CAMERA[axis]!);
    high = Math.min(high, (box.max[axis]! - origin[axis]!) / TO_CAMERA[axis]!);
  }
  return low < high ? [high * TO_CAMERA[2], low * TO_CAMERA[2]] : undefined;
}
