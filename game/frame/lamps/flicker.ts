// How a flame wavers: a function of its seed and a step count, so that the same moment always looks the same.

import { hashTile } from '../../../shared/hash.ts';

/** Steps a second: a flame's own pace. Every step draws a frame, so there are no more than it takes to look alive. */
export const FLICKER_HZ = 8;

/** Steps from one slow swell to the next. */
const SWELL_STEPS = 5;

/** Part of the wavering that swells slowly; the rest jumps from step to step. */
const SWELL_SHARE = 0.75;

/** -1 .. 1 */
function noise(seed: number, step: number): number {
  return (hashTile(seed, step) / 0xffffffff) * 2 - 1;
}

/** Step of a moment. */
export function flickerStepAt(milliseconds: number): number {
  return Math.floor((milliseconds * FLICKER_HZ) / 1000);
}

/** @returns -1 .. 1: how much brighter or darker a flame is in a step of FLICKER_HZ */
export function flickerAt(seed: number, step: number): number {
  const swell = Math.floor(step / SWELL_STEPS);
  const t = step / SWELL_STEPS - swell;
  const rise = t * t * (3 - 2 * t);
  const slow = noise(seed, swell) * (1 - rise) + noise(seed, swell + 1) * rise;
  return slow * SWELL_SHARE + noise(seed ^ SWELL_STEPS, step) * (1 - SWELL_SHARE);
}
