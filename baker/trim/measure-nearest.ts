import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { nearnessOf, texelToLocal } from '../../shared/projection.ts';
import type { Rect } from '../pack/free-space.ts';

const floatBits = new Float32Array(1);
const floatWord = new Uint32Array(floatBits.buffer);

/** @returns the least 32-bit float that is not below the value: a bound must stay a bound in the record */
export function roundUpToFloat(value: number): number {
  floatBits[0] = value;
  if (floatBits[0] >= value) return floatBits[0];
  // The next float towards +infinity: one more in magnitude above zero, one less below.
  if (floatBits[0] === 0) floatWord[0] = 1;
  else floatWord[0] = floatBits[0] > 0 ? floatWord[0]! + 1 : floatWord[0]! - 1;
  return floatBits[0];
}

/**
 * @param heightRange units for a height value of HEIGHT_MAX
 * @param area the part of the frame that is looked at
 * @returns the largest nearness of a covered texel relative to the anchor, in units, rounded up to a 32-bit float
 */
export function measureNearest(
  frame: FrameMaps,
  anchor: readonly [x: number, y: number],
  heightRange: number,
  area: Rect,
): number {
  let nearest = Number.NEGATIVE_INFINITY;
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      const i = y * frame.width + x;
      if (!isCovered(frame, i)) continue;
      const height = (frame.heights[i]! * heightRange) / HEIGHT_MAX;
      nearest = Math.max(nearest, nearnessOf(...texelToLocal(x - anchor[0], y - anchor[1], height)));
    }
  }
  return nearest === Number.NEGATIVE_INFINITY ? 0 : roundUpToFloat(nearest);
}
