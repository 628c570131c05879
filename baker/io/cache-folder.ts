// The cache on disk: bytes under keys that say everything about what is in them. No paths, times or machine names, so a
// folder copied to another machine serves it just as well.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './replace-file.ts';

export interface CacheFolder {
  /** @returns undefined when the cache does not have it */
  get(kind: string, key: string): Promise<Uint8Array | undefined>;
  /** Keeps bytes. A cache that cannot be written is no failure: the next bake does the work again. */
  put(kind: string, key: string, bytes: Uint8Array): Promise<void>;
}

/** Folder of a cache that holds sheets' results. */
export const CACHE_KIND_SHEETS = 'sheets';

const NO_CACHE: CacheFolder = { get: async () => undefined, put: async () => {} };

/** @returns where a cache keeps what it has under a key */
export function fileInCache(folder: string, kind: string, key: string): string {
  return path.join(folder, kind, key.slice(0, 2), key);
}

/** @param folder undefined: nothing is found and nothing kept */
export function openCache(folder: string | undefined): CacheFolder {
  if (folder === undefined) return NO_CACHE;
  return {
    get: async (kind, key) => {
      try {
        // Small files, and a bake that changed one sprite reads one of each other sprite: promises would take most of the time.
        return readFileSync(fileInCache(folder, kind, key));
      } catch {
        return undefined;
      }
    },
    put: async (kind, key, bytes) => replaceFile(fileInCache(folder, kind, key), bytes).catch(() => {}),
  };
}
