// A bake from disk to disk: finds the inputs, looks whether anything is to do, runs bake-plan.ts and writes what it gives.

import { StageClock, type StageTimes, sumTimes } from '../stage-times.ts';
import type { BakeSummary } from '../write/bake-summary.ts';
import type { SheetOutcome } from '../write/baked-sheet.ts';
import type { BakeWatcher } from './bake-sheets.ts';
import { openCache } from './cache-folder.ts';
import { findInputs, stampBake } from './find-inputs.ts';
import { holdsBake, readLastManifest } from './holds-bake.ts';
import { removeLeftovers } from './leftovers.ts';
import type { MergeSheets } from './merge-shards.ts';
import { recallBake, rememberBake } from './recall-bake.ts';
import { readStamps, rememberSources } from './recall-sources.ts';

export interface BakeRequest {
  /** Folders, absolute or relative to where the program runs. */
  readonly assets: string;
  readonly out: string;
  /** undefined: nothing is recalled and nothing kept. */
  readonly cache: string | undefined;
  /** Most workers; one a processor when it is not given. */
  readonly jobs?: number | undefined;
  /** Bakes a stand-in for every name that has one and no sheet; true when it is not given. */
  readonly standIns?: boolean;
  /** Bakes drafts: same texels, bricks and lights, shells that are not simplified, larger files. */
  readonly fast?: boolean;
  /** Takes the sheets in another order, which must not matter: for verify. */
  readonly shuffle?: number;
  /** Folder of a bake's parts: every sheet comes from there and none is baked. */
  readonly shards?: string;
  /** Writes a page about the bake there. */
  readonly report?: string | undefined;
}

export interface BakeResult extends BakeSummary {
  /** The out folder held this very bake already; nothing was done. */
  readonly unchanged: boolean;
  /** What took how long. */
  readonly times: StageTimes;
  /** Files that were not there yet. */
  readonly written: number;
  /** Sprites that were baked now, not taken from the cache. */
  readonly fresh: ReadonlySet<string>;
  /** Sprites that the folder did not hold yet, or held otherwise; wherever they came from. */
  readonly changed: ReadonlySet<string>;
}

async function openMerge(shards: string, code: string, stamp: string): Promise<MergeSheets> {
  const { openShards } = await import('./merge-shards.ts');
  return openShards(shards, code, stamp);
}

/**
 * Throws BakeError 'input' with all faults of all inputs before anything is written, 'bake' when a stage fails, and 'write'
 * when the disk does; the last bake then stands as it was.
 */
export async function runBake(request: BakeRequest, watcher: BakeWatcher = {}): Promise<BakeResult> {
  const clock = new StageClock();
  clock.begin('find');
  const inputs = await findInputs(request.assets);
  const standIns = request.standIns ?? true;
  const stamp = stampBake(inputs, standIns, request.fast);
  const cache = openCache(request.cache);
  const merge = request.shards === undefined ? undefined : await openMerge(request.shards, inputs.code, stamp);
  const known = await recallBake(cache, stamp);
  const { out, report } = request;
  if (known !== undefined && (await holdsBake(out, known.manifestText))) {
    await removeLeftovers(out);
    if (report !== undefined) {
      const { writeReport } = await import('./write-report.ts');
      await writeReport(report, { inputs, summary: known, out });
    }
    return { ...known, times: clock.end(), unchanged: true, written: 0, fresh: new Set(), changed: new Set() };
  }

  const finding = clock.end();
  // Loaded late, stages and all: a run that has nothing to do must not pay for them.
  const { bakeAll } = await import('../bake-plan.ts');
  const { packOrRecall } = await import('./recall-packing.ts');
  const { bakeSheets } = await import('./bake-sheets.ts');
  const { listChangedSprites } = await import('../write/list-changed-sprites.ts');
  const { writeOutputs } = await import('./output-folder.ts');
  let fresh: ReadonlySet<string> = new Set();
  const bake = await bakeAll(inputs, {
    bakeSheets: async (tasks): Promise<readonly SheetOutcome[]> => {
      if (merge !== undefined) return merge(tasks, cache);
      const baked = await bakeSheets(tasks, inputs.code, cache, request.jobs, watcher, request.fast);
      fresh = baked.fresh;
      return baked.outcomes;
    },
    standIns,
    pack: (groups, views = []) => packOrRecall(cache, inputs.code, groups, views),
    ...(request.shuffle === undefined ? {} : { shuffle: request.shuffle }),
  });
  const { outputs, summary } = bake;
  const changed = new Set(listChangedSprites(await readLastManifest(out), outputs.manifest));
  const reporter = report === undefined ? undefined : await import('./write-report.ts');
  const before = await reporter?.readBefore(out, outputs.manifest);
  const writing = new StageClock();
  writing.begin('write');
  const written = await writeOutputs(out, outputs);
  await rememberBake(cache, stamp, summary);
  await rememberSources(cache, summary.manifestText, { code: inputs.code, stamps: readStamps(summary.lock) });
  const times = sumTimes([finding, bake.times, writing.end()]);
  if (report !== undefined) await reporter?.writeReport(report, { inputs, summary, out, outputs, before });
  return { ...summary, times, unchanged: false, written, fresh, changed };
}
