// Remembers what a whole bake came to, under the stamp of all its inputs: a run that has nothing to do knows so from one file.

import type { BakeSummary } from '../write/bake-summary.ts';
import type { CacheFolder } from './cache-folder.ts';
import { recallJson, rememberJson } from './checked-json.ts';

const CACHE_KIND = 'bakes';

/** @returns undefined when this bake was never made, or what is remembered is damaged */
export async function recallBake(cache: CacheFolder, stamp: string): Promise<BakeSummary | undefined> {
  return recallJson(cache, CACHE_KIND, stamp);
}

export async function rememberBake(cache: CacheFolder, stamp: string, summary: BakeSummary): Promise<void> {
  // Field by field: what else the caller's object holds is of this run only.
  const { manifestText, lock, sprites, fills, warnings } = summary;
  await rememberJson(cache, CACHE_KIND, stamp, { manifestText, lock, sprites, fills, warnings });
}
