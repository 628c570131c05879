// Remembers what a whole bake came to, under the stamp of all its inputs: a run that has nothing to do knows so from one file.

import type { BakeSummary } from '../write/bake-summary.ts';
import { digestBytes } from '../write/digest.ts';
import type { CacheFolder } from './cache-folder.ts';

const CACHE_KIND = 'bakes';

/** @returns undefined when this bake was never made, or what is remembered is damaged */
export async function recallBake(cache: CacheFolder, stamp: string): Promise<BakeSummary | undefined> {
  const bytes = await cache.get(CACHE_KIND, stamp);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return text.slice(0, end) === digestBytes(json) ? (JSON.parse(json) as BakeSummary) : undefined;
}

export async function rememberBake(cache: CacheFolder, stamp: string, summary: BakeSummary): Promise<void> {
  // Field by field: what else the caller's object holds is of this run only.
  const { manifestText, lock, sprites, fills, warnings } = summary;
  const json = JSON.stringify({ manifestText, lock, sprites, fills, warnings });
  await cache.put(CACHE_KIND, stamp, new TextEncoder().encode(`${digestBytes(json)}\n${json}`));
}
