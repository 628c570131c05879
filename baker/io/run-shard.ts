// One part of a bake from disk to disk.

import type { Fault } from '../fault.ts';
import { formatPlace } from '../shard/shard-info.ts';
import type { ShardPlace } from '../shard/split-tasks.ts';
import { type BakeWatcher, bakeSheets, keyOfSheet } from './bake-sheets.ts';
import { openCache } from './cache-folder.ts';
import { findInputs, stampBake } from './find-inputs.ts';
import type { BakeRequest } from './run-bake.ts';
import { finishShard, folderOfShard, keepInShard } from './shard-folder.ts';

export interface ShardRequest extends Omit<BakeRequest, 'out' | 'shards'> {
  /** Folder of all parts. */
  readonly shards: string;
  readonly place: ShardPlace;
}

export interface ShardResult {
  /** `2/3`. */
  readonly shard: string;
  readonly folder: string;
  /** Names of the part's sprites, sorted. */
  readonly sprites: readonly string[];
  readonly allSprites: number;
  /** Sprites that were baked now, not taken from the cache. */
  readonly fresh: readonly string[];
  readonly warnings: readonly Fault[];
}

/** Throws BakeError 'input', 'bake' or 'write'; the part is then not there, and a merge says so. */
export async function runShard(request: ShardRequest, watcher: BakeWatcher = {}): Promise<ShardResult> {
  const { place, shards, jobs } = request;
  const standIns = request.standIns ?? true;
  const inputs = await findInputs(request.assets);
  const folder = folderOfShard(shards, place);
  const cache = keepInShard(folder, openCache(request.cache));
  let fresh: ReadonlySet<string> = new Set();
  const { bakeShard } = await import('../shard/bake-shard.ts');
  const { tasks, allSheets, warnings } = await bakeShard(
    inputs,
    {
      bakeSheets: async (mine) => {
        const baked = await bakeSheets(mine, inputs.code, cache, jobs, watcher);
        fresh = baked.fresh;
        return baked.outcomes;
      },
      standIns,
    },
    place,
  );
  const sheets = Object.fromEntries(tasks.map((task) => [task.name, keyOfSheet(inputs.code, task)]));
  await finishShard(folder, { ...place, stamp: stampBake(inputs, standIns), code: inputs.code, sheets });
  const sprites = tasks.map((task) => task.name);
  return { shard: formatPlace(place), folder, sprites, allSprites: allSheets, fresh: [...fresh], warnings };
}
