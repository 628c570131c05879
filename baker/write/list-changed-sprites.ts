import type { BakedSprite, Manifest } from '../../shared/format/manifest.ts';
import { compareText } from '../../shared/sort.ts';

/** Everything that is a sprite's own, whatever the others are: its files and what it says of its frames, not its places. */
function describeOwn({ texels, shell, brick, bareTexels, ...rest }: BakedSprite): string {
  const { frames, facings, variants, animations, footprint, wang } = rest;
  const files = [texels, shell, brick, bareTexels].map((file) => file?.sha256);
  return JSON.stringify([files, frames, facings, variants, animations, footprint, wang]);
}

/**
 * @param before the manifest of the bake that stood here; undefined: there was none
 * @returns names of the sprites that this bake has and that one had not, or had otherwise; sorted
 */
export function listChangedSprites(before: Manifest | undefined, after: Manifest): string[] {
  return Object.keys(after.sprites)
    .filter((name) => {
      const old = before?.sprites[name];
      return old === undefined || describeOwn(old) !== describeOwn(after.sprites[name]!);
    })
    .sort(compareText);
}
