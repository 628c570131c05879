// Sprites with more lone texels than they may have: the worst frame under each light that shows it, and where they are.

import { countLoneTexels } from '../inspect/count-lone-texels.ts';
import { JUDGED_LOOK, loneShareLimit } from '../inspect/measure-lone-texels.ts';
import { LIGHTINGS, relightFrame } from '../inspect/relight.ts';
import type { SpriteSummary } from '../write/bake-summary.ts';
import type { BakeContent } from './decode-bake.ts';
import type { RgbaPicture } from './encode-png.ts';
import { lightImage, toFrameMaps } from './light-image.ts';

/** A texel of a picture. */
export type Texel = readonly [x: number, y: number];

export interface LoneFinding {
  readonly sprite: string;
  readonly frame: number;
  readonly lighting: string;
  readonly texels: readonly Texel[];
  /** Of the covered texels, 0..1. */
  readonly share: number;
  readonly limit: number;
  readonly picture: RgbaPicture;
}

/**
 * Counts anew under the lights of now: figures from the cache may be of older ones and only tell where to look.
 *
 * @param sprites sorted by name
 * @returns the worst first, then by name and light
 */
export function findLone(bake: BakeContent, sprites: readonly SpriteSummary[]): LoneFinding[] {
  const findings = sprites.flatMap(({ name, figures }) =>
    LIGHTINGS.flatMap((lighting): LoneFinding[] => {
      const known = figures.lone.find((one) => one.lighting === lighting.name);
      const limit = loneShareLimit(name);
      const { emissiveScale, image } = bake.sprites.get(name)?.frames[known?.worstFrame ?? -1] ?? {};
      if (known === undefined || known.worst <= limit || emissiveScale === undefined || image === undefined) return [];
      const maps = toFrameMaps(image);
      const { texels, share } = countLoneTexels(maps, relightFrame(maps, emissiveScale, lighting, JUDGED_LOOK));
      if (share <= limit) return [];
      return [
        {
          sprite: name,
          frame: known.worstFrame,
          lighting: lighting.name,
          texels: texels.map((i): Texel => [i % image.width, Math.floor(i / image.width)]),
          share,
          limit,
          picture: lightImage(image, emissiveScale, lighting),
        },
      ];
    }),
  );
  // Stable: equals keep the order of names and lights.
  return findings.sort((a, b) => b.share / b.limit - a.share / a.limit);
}
