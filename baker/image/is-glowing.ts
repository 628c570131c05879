// Which texels are light rather than matter: they cast no shadow, block no light, and become lamps.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { GLOW_THRESHOLD } from '../../shared/limits.ts';
import { srgbToLinear } from '../../shared/srgb.ts';

/**
 * @param texel index in the frame, row * width + column
 * @returns whether the brightest channel of the texel's linear emission, times emissive_scale, is above GLOW_THRESHOLD
 */
export function isGlowing(frame: FrameMaps, info: Pick<SheetInfo, 'emissiveScale'>, texel: number): boolean {
  const at = texel * 3;
  const brightest = Math.max(frame.emissive[at]!, frame.emissive[at + 1]!, frame.emissive[at + 2]!);
  return srgbToLinear(brightest) * info.emissiveScale > GLOW_THRESHOLD;
}
