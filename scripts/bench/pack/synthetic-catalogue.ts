import type { RectSize } from '../../../baker/pack/free-space.ts';
import { createRandom, type Random } from '../../../shared/hash.ts';

/** Sizes of trimmed frames by what they show: what a village is made of, in texels. */
const KINDS = {
  wall: (random: Random) => sizeOf(random, 17, 48, 16, 24),
  tile: () => ({ width: 32, height: 32 }),
  figure: (random: Random) => sizeOf(random, 14, 36, 14, 12),
  thing: (random: Random) => sizeOf(random, 8, 8, 40, 40),
  // Tall and unequal: no two trees share a shelf.
  tree: (random: Random) => sizeOf(random, 50, 100, 110, 180),
} as const;

type Kind = keyof typeof KINDS;

/** Of ten frames, how many are of which kind. */
export const CATALOGUE_MIXES = {
  mixed: ['wall', 'wall', 'wall', 'tree', 'tree', 'figure', 'figure', 'thing', 'thing', 'tile'],
  trees: ['tree', 'tree', 'tree', 'tree', 'tree', 'tree', 'wall', 'wall', 'thing', 'thing'],
} as const satisfies Record<string, readonly Kind[]>;

export type CatalogueMix = keyof typeof CATALOGUE_MIXES;

function sizeOf(random: Random, width: number, height: number, widthSpread: number, heightSpread: number): RectSize {
  return { width: width + random.below(widthSpread), height: height + random.below(heightSpread) };
}

/** @returns the same frames for the same seed */
export function createCatalogue(mix: CatalogueMix, frames: number, seed: number): RectSize[] {
  const random = createRandom(seed);
  return Array.from({ length: frames }, () => KINDS[random.pick<Kind>(CATALOGUE_MIXES[mix])](random));
}
