// The parts of a bake put together: each sheet's result is taken from the part that made it.

import type { StampedTask } from '../plan-tasks.ts';
import { refuseShards } from '../shard/shard-info.ts';
import type { SheetOutcome } from '../write/baked-sheet.ts';
import { keyOfSheet, recallSheets, rememberSheet } from './bake-sheets.ts';
import type { CacheFolder } from './cache-folder.ts';
import { findShards, readShards, refuseIncomplete } from './shard-folder.ts';

/** @returns outcomes in the order of the tasks, which go into the cache too: what is baked next starts from there */
export type MergeSheets = (tasks: readonly StampedTask[], cache: CacheFolder) => Promise<readonly SheetOutcome[]>;

/**
 * Throws BakeError 'input' when a part is missing or of another bake, at once or when a sheet turns out not to be there.
 *
 * @param shards folder of the parts
 */
export async function openShards(shards: string, code: string, stamp: string): Promise<MergeSheets> {
  const found = await findShards(shards);
  const refusal = refuseShards(found, { code, stamp }, shards);
  if (refusal !== undefined) throw refusal;
  return async (tasks, cache) => {
    const outcomes = await recallSheets(tasks, code, readShards(found));
    const missing = tasks.find((_, i) => !outcomes.has(i));
    if (missing !== undefined) throw refuseIncomplete(found, missing.name);
    await Promise.all(tasks.map((task, i) => rememberSheet(cache, keyOfSheet(code, task), outcomes.get(i)!)));
    return tasks.map((_, i) => outcomes.get(i)!);
  };
}
