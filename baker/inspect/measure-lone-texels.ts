// Lone texels of a whole sheet, per light: what the report of a bake says of it.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { parseSpriteName } from '../../shared/names.ts';
import type { LoneShare } from '../write/baked-sheet.ts';
import { countLoneTexels } from './count-lone-texels.ts';
import { LIGHTINGS, relightFrame } from './relight.ts';

/** Share above which a sprite looks grainy. Small faces and hands are made of single texels: mobiles may have more. */
const LONE_SHARE_MAX = 0.02;
const LONE_SHARE_MAX_OF_MOBILES = 0.04;

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
      return countLoneTexels(frame, relightFrame(frame, info.emissiveScale, lighting)).share;
    });
    const worst = Math.max(...shares);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { lighting: lighting.name, mean, worst, worstFrame: shares.indexOf(worst) };
  });
}
