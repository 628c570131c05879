// The cache on disk: bytes under keys that say everything about what is in them. No paths, times or machine names, so a
// folder copied to another machine serves it just as well.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file.ts';

export interface CacheFolder {
  /** @returns undefined when the cache does not have it */
  get(kind: string, key: string): Promise<Uint8Array | undefined>;
  /** Keeps bytes. A cache that cannot be written is no failure: the next bake does the work again. */
  put(kind: string, key: string, bytes: Uint8Array): Promise<void>;
}

const NO_CACHE: CacheFolder = { get: async () => undefined, put: async () => {} };

/** @param folder undefined: nothing is found and nothing kept */
export function openCache(folder: string | undefined): CacheFolder {
  if (folder === undefined) return NO_CACHE;
  const fileOf = (kind: string, key: string): string => path.join(folder, kind, key.slice(0, 2), key);
  return {
    get: async (kind, key) => readFile(fileOf(kind, key)).catch(() => undefined),
    put: async (kind, key, bytes) => replaceFile(fileOf(kind, key), bytes).catch(() => {}),
  };
}
