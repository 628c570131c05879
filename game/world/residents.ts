// Those of a map's statics that can walk: while somebody plays they are not statics any more.

import type { Manifest } from '../../shared/format/manifest.ts';
import type { StaticObject, WorldMap } from '../../shared/format/map.ts';
import { parseSpriteName } from '../../shared/names.ts';

/** The animation that makes a mobile one that walks. */
const WALK = 'walk';

/**
 * Parts who walk from what stands. Those on upper storeys stand: nobody walks there yet.
 *
 * @param manifest of the sprites; undefined: nobody walks
 */
export function takeResidents(
  map: WorldMap,
  manifest: Pick<Manifest, 'sprites'> | undefined,
): { readonly map: WorldMap; readonly residents: readonly StaticObject[] } {
  const walks = ({ sprite, overhead }: StaticObject): boolean =>
    overhead === undefined &&
    parseSpriteName(sprite).spriteClass === 'mobile' &&
    manifest?.sprites[sprite]?.animations[WALK] !== undefined;
  const residents = map.statics.filter(walks);
  if (residents.length === 0) return { map, residents };
  return { map: { ...map, statics: map.statics.filter((object) => !walks(object)) }, residents };
}
