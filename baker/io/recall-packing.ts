// Remembers where all pictures went, under their sizes and views: when only colours, heights or glow changed, nothing moves.

import type { PackGroup } from '../pack/bundle.ts';
import type { SeenTogether } from '../pack/gather-page.ts';
import { type Packing, type Place, packPages } from '../pack/pack-pages.ts';
import { digestBytes } from '../write/digest.ts';
import type { CacheFolder } from './cache-folder.ts';
import { recallJson, rememberJson } from './checked-json.ts';

const CACHE_KIND = 'packings';

interface StoredPacking {
  readonly fills: readonly number[];
  readonly places: readonly (readonly [name: string, places: readonly Place[]])[];
}

/** @returns what packPages returns; @param code digest of the baker's sources */
export async function packOrRecall(
  cache: CacheFolder,
  code: string,
  groups: readonly PackGroup[],
  views: readonly SeenTogether[],
): Promise<Packing> {
  const sizes = groups.map(({ name, rects }) => [name, rects.flatMap(({ width, height }) => [width, height])]);
  const key = digestBytes(JSON.stringify([code, sizes, views.map((view) => [...view])]));
  const known = await recallJson<StoredPacking>(cache, CACHE_KIND, key);
  if (known !== undefined) return { fills: known.fills, places: new Map(known.places) };
  const packing = packPages(groups, views);
  const stored: StoredPacking = { fills: packing.fills, places: [...packing.places] };
  await rememberJson(cache, CACHE_KIND, key, stored);
  return packing;
}
