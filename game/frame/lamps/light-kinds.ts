// What lights that move are like. Lumens are those of baked lamps: a candle has 17,000, a brazier 60,000.

import { type ChromaticityRgb, chromaticity, type Lumens, lumens } from '../../../shared/look/radiometry.ts';

export interface LightKindEntry {
  readonly color: ChromaticityRgb;
  readonly lumens: Lumens;
  /** Units. */
  readonly range: number;
  readonly flickers: boolean;
  /** Time in which it fades to nothing and is gone; absent: it stays until it is removed. */
  readonly fadeMs?: number;
}

export const LIGHT_KINDS = {
  /** Between a candle and a brazier: what a hand carries. */
  torch: { color: chromaticity([1, 0.62, 0.28]), lumens: lumens(40_000), range: 7, flickers: true },
  /** The pointer's: nearly white, to look about by, and without a flame's unrest. */
  pointer: { color: chromaticity([1, 0.9, 0.76]), lumens: lumens(30_000), range: 6, flickers: false },
  /** A spell's: brighter than any lamp for a moment, cold beside all fire. */
  flash: { color: chromaticity([0.6, 0.78, 1]), lumens: lumens(180_000), range: 10, flickers: false, fadeMs: 700 },
} as const satisfies Record<string, LightKindEntry>;

export type LightKind = keyof typeof LIGHT_KINDS;
