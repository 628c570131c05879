// Remembers in the cache what a bake was made from, under its manifest: of a folder that holds a bake, a dry run can then tell
// what has changed since.

import type { BakeSources } from '../preview/compare-sources.ts';
import { digestBytes } from '../write/digest.ts';
import type { Lock } from '../write/lock.ts';
import type { CacheFolder } from './cache-folder.ts';

const CACHE_KIND = 'sources';

/** @returns the stamps of a lock's sources by their owners; tables have none of their own */
export function readStamps(lock: Lock): BakeSources['stamps'] {
  const stamps: Record<string, string> = {};
  for (const [id, { sources }] of Object.entries(lock)) {
    const [kind, name] = id.split('/');
    if (kind !== 'tables') stamps[`${kind}/${name}`] = sources;
  }
  return stamps;
}

export async function rememberSources(cache: CacheFolder, manifestText: string, sources: BakeSources): Promise<void> {
  await cache.put(CACHE_KIND, digestBytes(manifestText), new TextEncoder().encode(JSON.stringify(sources)));
}

/** @returns undefined when the cache does not know this bake, or what it knows is damaged */
export async function recallSources(cache: CacheFolder, manifestText: string): Promise<BakeSources | undefined> {
  const bytes = await cache.get(CACHE_KIND, digestBytes(manifestText));
  try {
    return bytes === undefined ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as BakeSources);
  } catch {
    return undefined;
  }
}
