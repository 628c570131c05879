// Splits a frame's solid texels into bodies: sets of texels joined side to side where their matter joins. A body's texels
// become the cells of its shell; where two texels are not joined, each gets a wall of its own.

import { PX_PER_UNIT } from '../../shared/projection.ts';
import type { SolidField } from './solid-field.ts';
import { SOLID } from './solid-field.ts';

/**
 * Sides of a texel in the order of its corners: side d runs from corner d to corner d + 1, clockwise from the top left: 0 north, 2 south,
 * and these two.
 */
export const EAST = 1;
export const WEST = 3;

/** Height that a wall facing along an axis rises from one texel to the next, units. */
export const WALL_STEP_UNITS = 1 / PX_PER_UNIT;

/**
 * The largest step of height between neighbouring texels that still counts as a slope. A wall makes 1 wall step, a roof
 * that falls away from the camera at 45 degrees 2.4; steeper ones show hardly a texel. What jumps further is another surface.
 */
export const SLOPE_STEP_UNITS = 3 * WALL_STEP_UNITS;

/**
 * The largest step that counts as relief of one body, units: bark, the clumps of a crown. Relief must also be no higher than
 * the matter that both texels share, so thin things at different depth never join.
 */
export const RELIEF_STEP_UNITS = 0.5;

/** @returns how far the index moves towards each side, in the order of the sides */
export function sideSteps(field: Pick<SolidField, 'width'>): readonly [number, number, number, number] {
  return [-field.width, 1, field.width, -1];
}

/** Whether two neighbouring spans of heights (front, back) are one piece of matter. */
export function isJoined(frontA: number, backA: number, frontB: number, backB: number): boolean {
  const step = Math.max(Math.abs(frontA - frontB), Math.abs(backA - backB));
  if (step <= SLOPE_STEP_UNITS) return true;
  return step <= RELIEF_STEP_UNITS && sharedSpan(frontA, backA, frontB, backB) >= step;
}

/** Height that two spans have in common; negative: the gap between them. */
export function sharedSpan(frontA: number, backA: number, frontB: number, backB: number): number {
  return Math.min(frontA, frontB) - Math.max(backA, backB);
}

/** Bodies in the order of their first texel; the texels of body b are texels[starts[b]] .. texels[starts[b + 1] - 1], rising. */
export interface Bodies {
  readonly texels: Int32Array;
  readonly starts: Int32Array;
}

export function findBodies(field: SolidField): Bodies {
  const steps = sideSteps(field);
  const { kinds, fronts, backs } = field;
  const texels = new Int32Array(field.solidCount);
  const starts = [0];
  const seen = new Uint8Array(kinds.length);
  let end = 0;
  for (let first = 0; first < kinds.length; first++) {
    if (kinds[first] !== SOLID || seen[first] !== 0) continue;
    const start = end;
    seen[first] = 1;
    texels[end++] = first;
    for (let next = start; next < end; next++) {
      const at = texels[next]!;
      for (let side = 0; side < 4; side++) {
        const beside = at + steps[side]!;
        if (kinds[beside] !== SOLID || seen[beside] !== 0) continue;
        if (!isJoined(fronts[at]!, backs[at]!, fronts[beside]!, backs[beside]!)) continue;
        seen[beside] = 1;
        texels[end++] = beside;
      }
    }
    texels.subarray(start, end).sort();
    starts.push(end);
  }
  return { texels, starts: Int32Array.from(starts) };
}
