// JSON in the cache behind its own digest: what a crash or a bad disk left of it is no JSON that means something else.

import { digestBytes } from '../write/digest.ts';
import type { CacheFolder } from './cache-folder.ts';

/** @returns undefined when the cache does not have it, or it is damaged */
export async function recallJson<T>(cache: CacheFolder, kind: string, key: string): Promise<T | undefined> {
  const bytes = await cache.get(kind, key);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return text.slice(0, end) === digestBytes(json) ? (JSON.parse(json) as T) : undefined;
}

export async function rememberJson(cache: CacheFolder, kind: string, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await cache.put(kind, key, new TextEncoder().encode(`${digestBytes(json)}\n${json}`));
}
