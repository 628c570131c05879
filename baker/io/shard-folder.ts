// A part of a bake on disk: shard.json and the sheets' results, laid out as the cache lays them out, so that a part is a cache too.

import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import {
  type FoundShard,
  formatPlace,
  formatShardInfo,
  parseShardInfo,
  SHARD_FILE,
  type ShardInfo,
} from '../shard/shard-info.ts';
import type { ShardPlace } from '../shard/split-tasks.ts';
import { CACHE_KIND_SHEETS, type CacheFolder, fileInCache, openCache } from './cache-folder.ts';
import { replaceFile, TEMP_PATTERN } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/** @returns the folder of a part below the one of all parts: `shards/2-of-3` */
export function folderOfShard(shards: string, { index, count }: ShardPlace): string {
  return path.join(shards, `${index}-of-${count}`);
}

/** @returns a cache that keeps in the part's folder whatever goes through it, and looks there first */
export function keepInShard(folder: string, cache: CacheFolder): CacheFolder {
  const shard = openCache(folder);
  const keep = async (kind: string, key: string, bytes: Uint8Array): Promise<void> => {
    const file = fileInCache(folder, kind, key);
    // Unlike a cache, a part that cannot be written is a failure: it is what the run is for.
    await replaceFile(file, bytes).catch((error: unknown) => {
      throw toWriteError(error, file, 'the shard is not complete');
    });
  };
  return {
    get: async (kind, key) => {
      const own = await shard.get(kind, key);
      if (own !== undefined) return own;
      const bytes = await cache.get(kind, key);
      if (bytes !== undefined) await keep(kind, key, bytes);
      return bytes;
    },
    put: async (kind, key, bytes) => {
      await Promise.all([keep(kind, key, bytes), cache.put(kind, key, bytes)]);
    },
  };
}

/** Writes shard.json, which makes the part whole, and removes what an earlier one left. */
export async function finishShard(folder: string, info: ShardInfo): Promise<void> {
  const file = path.join(folder, SHARD_FILE);
  await replaceFile(file, formatShardInfo(info)).catch((error: unknown) => {
    throw toWriteError(error, file, 'the shard is not complete');
  });
  const listed = new Set(Object.values(info.sheets).map((key) => fileInCache(folder, CACHE_KIND_SHEETS, key)));
  const sheets = path.join(folder, CACHE_KIND_SHEETS);
  const entries = await readdir(sheets, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const found = path.join(entry.parentPath, entry.name);
    const isOurs = /^[0-9a-f]{64}$/.test(entry.name) || TEMP_PATTERN.test(entry.name);
    if (isOurs && !listed.has(found)) await rm(found, { force: true }).catch(() => {});
  }
}

/** @returns every part in a folder of parts, sorted by folder, whatever its folder is called; throws BakeError 'input' */
export async function findShards(shards: string): Promise<FoundShard[]> {
  const names = await readdir(shards).catch((): string[] => []);
  const found: FoundShard[] = [];
  for (const name of names.sort(compareText)) {
    const folder = path.join(shards, name);
    const text = await readFile(path.join(folder, SHARD_FILE), 'utf8').catch(() => undefined);
    if (text !== undefined) found.push({ folder, info: parseShardInfo(text, path.join(folder, SHARD_FILE)) });
  }
  return found;
}

/** @returns a cache that reads from all parts and falls back to nothing */
export function readShards(found: readonly FoundShard[]): CacheFolder {
  const caches = found.map(({ folder }) => openCache(folder));
  return {
    get: async (kind, key) => {
      for (const cache of caches) {
        const bytes = await cache.get(kind, key);
        if (bytes !== undefined) return bytes;
      }
      return undefined;
    },
    put: async () => {},
  };
}

/** Why a sheet cannot be merged: its part says that it has it, and has not. */
export function refuseIncomplete(found: readonly FoundShard[], name: string): BakeError {
  const holder = found.find(({ info }) => Object.hasOwn(info.sheets, name));
  const where = holder === undefined ? 'the shards do' : `${holder.folder} does`;
  const again = holder === undefined ? '' : ` (\`tallow bake --shard ${formatPlace(holder.info)}\`)`;
  return new BakeError(
    'input',
    `${where} not hold ${name}, or ${holder === undefined ? 'hold' : 'holds'} it damaged; nothing was written. Copy the folder again, or bake it again${again}.`,
  );
}
