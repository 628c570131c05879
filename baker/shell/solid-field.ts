// Reads a frame's maps into what its shell is built from: for each texel whether matter stands on its view ray, and between
// which two heights. Texels that glow are light, not matter; what the back map cannot mean is mended here.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { isCovered } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { isGlowing } from '../image/is-glowing.ts';

/** Empty texels around the frame: room for the texels that widen the coverage, and one that stays empty. */
export const FIELD_MARGIN_TEXELS = 3;

/**
 * Least thickness of a shell along the view ray, units. Above the error of the coarsest level (0.04), so that no level can
 * flatten a sheet, and above the largest shadow bias (0.045), so that a sheet still hides what stands right behind it.
 */
export const MIN_THICKNESS_UNITS = 0.05;

/** The same as a difference of heights: a unit along the view ray is 1 / sqrt 2 of height. */
export const MIN_THICKNESS_HEIGHT = MIN_THICKNESS_UNITS * Math.SQRT1_2;

/** Share of a frame's texels whose thickness is believed; the rays of the others slipped past an edge and left far behind. */
const THICKNESS_PERCENTILE = 0.95;

/** A texel of the field. OPENING: nothing there that may be widened into (glowing, or air enclosed by matter). */
export const AIR = 0;
export const SOLID = 1;
export const OPENING = 2;

/** A frame with a margin of FIELD_MARGIN_TEXELS all around. Arrays run row by row from the top. */
export interface SolidField {
  readonly width: number;
  readonly height: number;
  /** The field's top-left texel relative to the anchor, texels right and down. */
  readonly column0: number;
  readonly row0: number;
  /** AIR, SOLID or OPENING. */
  readonly kinds: Uint8Array;
  /** Heights at which the view ray enters and leaves the object, units above the anchor; 0 where not solid. */
  readonly fronts: Float64Array;
  readonly backs: Float64Array;
  readonly solidCount: number;
}

/** Reads one frame; front is above back by MIN_THICKNESS_HEIGHT or more in every solid texel. */
export function readSolidField(frame: FrameMaps, info: SheetInfo): SolidField {
  const width = frame.width + 2 * FIELD_MARGIN_TEXELS;
  const height = frame.height + 2 * FIELD_MARGIN_TEXELS;
  const kinds = new Uint8Array(width * height);
  const fronts = new Float64Array(width * height);
  const backs = new Float64Array(width * height);
  const unitsPerStep = info.heightRange / HEIGHT_MAX;
  const thicknesses = new Float64Array(frame.width * frame.height);
  let solidCount = 0;
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const texel = row * frame.width + column;
      if (!isCovered(frame, texel)) continue;
      const at = (row + FIELD_MARGIN_TEXELS) * width + column + FIELD_MARGIN_TEXELS;
      if (isGlowing(frame, info, texel)) {
        kinds[at] = OPENING;
        continue;
      }
      kinds[at] = SOLID;
      fronts[at] = frame.heights[texel]! * unitsPerStep;
      backs[at] = frame.backs[texel]! * unitsPerStep;
      thicknesses[solidCount++] = fronts[at]! - backs[at]!;
    }
  }
  const thickest = percentile(thicknesses.subarray(0, solidCount), THICKNESS_PERCENTILE);
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== SOLID) continue;
    const thickness = Math.max(Math.min(fronts[at]! - backs[at]!, thickest), MIN_THICKNESS_HEIGHT);
    backs[at] = fronts[at]! - thickness;
  }
  markEnclosedAir(kinds, width, height);
  return {
    width,
    height,
    column0: -info.anchor[0] - FIELD_MARGIN_TEXELS,
    row0: -info.anchor[1] - FIELD_MARGIN_TEXELS,
    kinds,
    fronts,
    backs,
    solidCount,
  };
}

/** The smallest value that the given share of values does not exceed; sorts in place. 0 without values. */
function percentile(values: Float64Array, share: number): number {
  if (values.length === 0) return 0;
  values.sort();
  return values[Math.ceil(values.length * share) - 1]!;
}

/** Turns AIR that cannot be reached from the field's edge into OPENING: windows and gaps of a lattice keep their size. */
function markEnclosedAir(kinds: Uint8Array, width: number, height: number): void {
  const reached = new Uint8Array(kinds.length);
  const queue = new Int32Array(kinds.length);
  let end = 1;
  reached[0] = 1;
  for (let next = 0; next < end; next++) {
    const at = queue[next]!;
    const column = at % width;
    if (column > 0) end = visit(at - 1, end);
    if (column < width - 1) end = visit(at + 1, end);
    if (at >= width) end = visit(at - width, end);
    if (at < width * (height - 1)) end = visit(at + width, end);
  }
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] === AIR && reached[at] === 0) kinds[at] = OPENING;
  }

  function visit(at: number, count: number): number {
    if (reached[at] !== 0 || kinds[at] !== AIR) return count;
    reached[at] = 1;
    queue[count] = at;
    return count + 1;
  }
}
