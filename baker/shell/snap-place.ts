// The lattice on which vertices of shells lie.

import { SHELL_STEPS_PER_TEXEL, SHELL_STEPS_PER_UNIT } from '../../shared/format/shell.ts';
import { PX_PER_NEARNESS, PX_PER_UNIT } from '../../shared/projection.ts';

export const LATTICE_PER_TEXEL = SHELL_STEPS_PER_TEXEL;

/**
 * How far a vertex moves along the view ray with a step of its height, units. Heights are whole steps, so what is stored is what
 * was measured, and the last bits of floating point never reach an output. It moves a vertex by 0.0007 units at most.
 */
export const NEARNESS_PER_STEP = Math.SQRT2 / SHELL_STEPS_PER_UNIT;

/** Moves a place, given as in GridShell.points, to the nearest that vertices may have. */
export function snapPlace(place: Float64Array): void {
  const row = Math.round(place[1]! * PX_PER_NEARNESS * LATTICE_PER_TEXEL);
  const down = row / LATTICE_PER_TEXEL / PX_PER_NEARNESS;
  const height = Math.round((place[2]! - down) / NEARNESS_PER_STEP);
  place[0] = Math.round(place[0]! * PX_PER_UNIT * LATTICE_PER_TEXEL) / LATTICE_PER_TEXEL / PX_PER_UNIT;
  place[1] = down;
  place[2] = down + height * NEARNESS_PER_STEP;
}
