// Lone texels of a whole sheet, per light: what the report of a bake says of it.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { LOOK_DEFAULTS, type Look, type Phase } from '../../shared/look/look.ts';
import { parseSpriteName } from '../../shared/names.ts';
import type { LoneShare } from '../write/baked-sheet.ts';
import { countLoneTexels } from './count-lone-texels.ts';
import { LIGHTINGS, relightFrame } from './relight.ts';

/** Share above which a sprite looks grainy. Small faces and hands are made of single texels: mobiles may have more. */
const LONE_SHARE_MAX = 0.02;
const LONE_SHARE_MAX_OF_MOBILES = 0.04;

/**
 * Grain is judged in the sprite's own values: where the edges of bands are hard, and before the hour's grading, which shifts
 * whole pictures and no texel against its neighbours.
 */
export const JUDGED_LOOK: Look = {
  ...LOOK_DEFAULTS,
  bandMinutes: 0,
  phases: {
    night: plainly(LOOK_DEFAULTS.phases.night),
    morning: plainly(LOOK_DEFAULTS.phases.morning),
    day: plainly(LOOK_DEFAULTS.phases.day),
    golden: plainly(LOOK_DEFAULTS.phases.golden),
    dusk: plainly(LOOK_DEFAULTS.phases.dusk),
  },
};

/** A phase's light without its grading. */
function plainly(phase: Phase): Phase {
  return { ...phase, temperature: 0, tint: 0, contrast: 1, lift: [0, 0, 0] };
}

/** @returns the most that a sprite's worst frame should have, 0..1 */
export function loneShareLimit(name: string): number {
  return parseSpriteName(name).spriteClass === 'mobile' ? LONE_SHARE_MAX_OF_MOBILES : LONE_SHARE_MAX;
}

/** @returns whether the worst frame under any light has more lone texels than the sprite may have */
export function isGrainy(name: string, lone: readonly LoneShare[]): boolean {
  return lone.some(({ worst }) => worst > loneShareLimit(name));
}

/** @param frames all of a sheet's, at least one; @returns an entry for each light, in their order */
export function measureLoneTexels(frames: readonly FrameMaps[], info: Pick<SheetInfo, 'emissiveScale'>): LoneShare[] {
  return LIGHTINGS.map((lighting) => {
    const shares = frames.map((frame) => {
      return countLoneTexels(frame, relightFrame(frame, info.emissiveScale, lighting, JUDGED_LOOK)).share;
    });
    const worst = Math.max(...shares);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { lighting: lighting.name, mean, worst, worstFrame: shares.indexOf(worst) };
  });
}
