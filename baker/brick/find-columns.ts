// The columns of matter that a frame's texels stand for, in arrays: an oak has 19,000 of them.

import { type FrameMaps, isCovered, type SheetInfo } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { texelToLocal } from '../../shared/projection.ts';
import { isGlowing } from '../image/is-glowing.ts';

/**
 * The least height, in units, that a view ray spends in matter. Surfaces without thickness keep a colour and a little share,
 * but stay far below what blocks light: a sheet that shall be a wall must be modelled as thick as one.
 */
export const MATTER_RISE_MIN_UNITS = 0.01;

/** Debris from this value on vanishes when the object breaks. */
const DEBRIS_MARK = 128;

/** Entry i of each array is the i-th column; only the first `count` are filled. */
export interface Columns {
  readonly count: number;
  readonly hasFoliage: boolean;
  /** Index of the texel in the frame. */
  readonly texels: Int32Array;
  /** Where the texel's ray meets height 0, units from the anchor. */
  readonly x0: Float64Array;
  readonly y0: Float64Array;
  /** The heights between which there is matter, units; back < front. */
  readonly backs: Float64Array;
  readonly fronts: Float64Array;
  /** 1: leaves, counted apart, since a crown is mostly air. */
  readonly isFoliage: Uint8Array;
}

/** Reads a frame's columns, row by row; texels that glow have none, since they are light. */
export function findColumns(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'anchor' | 'heightRange' | 'emissiveScale'>,
): Columns {
  const texelCount = frame.width * frame.height;
  const unitsPerStep = info.heightRange / HEIGHT_MAX;
  const texels = new Int32Array(texelCount);
  const [x0, y0] = [new Float64Array(texelCount), new Float64Array(texelCount)];
  const [backs, fronts] = [new Float64Array(texelCount), new Float64Array(texelCount)];
  const isFoliage = new Uint8Array(texelCount);
  let count = 0;
  let hasFoliage = false;
  for (let texel = 0; texel < texelCount; texel++) {
    if (!isCovered(frame, texel) || isGlowing(frame, info, texel)) continue;
    const right = (texel % frame.width) - info.anchor[0];
    const down = Math.floor(texel / frame.width) - info.anchor[1];
    const ground = texelToLocal(right, down, 0);
    const front = frame.heights[texel]! * unitsPerStep;
    texels[count] = texel;
    x0[count] = ground[0];
    y0[count] = ground[1];
    fronts[count] = front;
    backs[count] = Math.min(frame.backs[texel]! * unitsPerStep, front - MATTER_RISE_MIN_UNITS);
    if (frame.debris[texel]! >= DEBRIS_MARK) {
      isFoliage[count] = 1;
      hasFoliage = true;
    }
    count++;
  }
  return { count, hasFoliage, texels, x0, y0, backs, fronts, isFoliage };
}
