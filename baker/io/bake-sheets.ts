// Every sheet's result: from the cache where it has one, else from a worker, which then goes into the cache.

import type { StampedTask } from '../plan-tasks.ts';
import type { SheetOutcome } from '../write/baked-sheet.ts';
import { decodeCacheEntry, encodeCacheEntry } from '../write/cache-entry.ts';
import { digestBytes } from '../write/digest.ts';
import { CACHE_KIND_SHEETS, type CacheFolder, openCache } from './cache-folder.ts';
import { digestCode } from './code-digest.ts';
import { defaultJobs, runSheetTasks } from './sheet-pool.ts';

/** Told how far the sheets are. */
export interface BakeWatcher {
  /** @param count sheets that are not in the cache */
  readonly started?: (count: number) => void;
  readonly finished?: () => void;
}

/** @returns the key of a sheet's result: it says everything that the result depends on, and nothing of this machine */
export function keyOfSheet(code: string, task: StampedTask): string {
  return digestBytes(`${code}\n${task.id}\n${task.stamp}${task.draft === true ? '\ndraft' : ''}`);
}

export async function recallSheet(cache: CacheFolder, key: string): Promise<SheetOutcome | undefined> {
  const bytes = await cache.get(CACHE_KIND_SHEETS, key);
  const entry = bytes === undefined ? undefined : decodeCacheEntry(bytes);
  return entry === undefined ? undefined : { baked: entry.baked, faults: entry.warnings };
}

/** Keeps a sheet's result; one with errors is not kept, so that the next bake tells them again. */
export async function rememberSheet(cache: CacheFolder, key: string, { baked, faults }: SheetOutcome): Promise<void> {
  if (baked !== undefined) await cache.put(CACHE_KIND_SHEETS, key, encodeCacheEntry({ baked, warnings: faults }));
}

/** Bakes one sheet, or recalls it: exactly as a bake of all would. */
export async function bakeSheet(task: StampedTask, cache: string | undefined): Promise<SheetOutcome> {
  const { outcomes } = await bakeSheets([task], await digestCode(), openCache(cache), 1, {});
  return outcomes[0]!;
}

/** @returns what the cache has, undamaged, by index of the task */
export async function recallSheets(
  tasks: readonly StampedTask[],
  code: string,
  cache: CacheFolder,
): Promise<Map<number, SheetOutcome>> {
  const outcomes = new Map<number, SheetOutcome>();
  await Promise.all(
    tasks.map(async (task, i) => {
      const outcome = await recallSheet(cache, keyOfSheet(code, task));
      if (outcome !== undefined) outcomes.set(i, outcome);
    }),
  );
  return outcomes;
}

/** @returns about how long a sheet will take, in bytes; a stand-in, which is drawn first, longer than any */
function weighSheet({ source }: StampedTask): number {
  if (source === undefined) return Number.MAX_SAFE_INTEGER;
  let bytes = 0;
  for (const file of source.files.values()) bytes += file.length;
  return bytes;
}

/**
 * @param isFast drafts of what the cache has not whole
 * @returns outcomes in the order of the tasks, and which of them were baked anew
 */
export async function bakeSheets(
  tasks: readonly StampedTask[],
  code: string,
  cache: CacheFolder,
  jobs: number | undefined,
  watcher: BakeWatcher,
  isFast = false,
): Promise<{ readonly outcomes: readonly SheetOutcome[]; readonly fresh: ReadonlySet<string> }> {
  const outcomes = await recallSheets(tasks, code, cache);
  const planned = isFast ? tasks.map((task) => ({ ...task, draft: true })) : tasks;
  if (isFast)
    for (const [i, outcome] of await recallSheets(planned, code, cache)) if (!outcomes.has(i)) outcomes.set(i, outcome);
  const missing = tasks.map((_, i) => i).filter((i) => !outcomes.has(i));
  // Large ones first: one that comes last would leave all workers but its own without work.
  const weights = new Map(missing.map((i) => [i, weighSheet(tasks[i]!)]));
  missing.sort((a, b) => weights.get(b)! - weights.get(a)!);
  watcher.started?.(missing.length);
  await runSheetTasks(
    missing.map((i) => planned[i]!),
    jobs ?? defaultJobs(),
    async (n, outcome) => {
      const i = missing[n]!;
      outcomes.set(i, outcome);
      await rememberSheet(cache, keyOfSheet(code, planned[i]!), outcome);
      watcher.finished?.();
    },
  );
  return {
    outcomes: tasks.map((_, i) => outcomes.get(i)!),
    fresh: new Set(missing.map((i) => tasks[i]!.name)),
  };
}
