// tallow bake: assets/ to baked/, or one part of it to shards/.

import { Option } from 'commander';
import { BakeError } from '../../fault.ts';
import type { BakeWatcher } from '../../io/bake-sheets.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import {
  addAssetsOption,
  addCacheOption,
  addJobsOption,
  addOutOption,
  addShardsOption,
  addStandInsOption,
  readCountOption,
  readFlag,
  readFolders,
  readShardOption,
  readStandIns,
  requireTextOption,
} from '../options.ts';
import type { Report } from '../report.ts';
import { tellBake } from '../tell-bake.ts';

export const BAKE_COMMAND: CommandDefinition = {
  usage: 'bake',
  summary: 'Bakes every sheet and map of the assets folder; only what changed is done again.',
  configure: (command) => {
    addAssetsOption(command);
    addOutOption(command);
    addCacheOption(command);
    addJobsOption(command);
    command.option('--shard <i/n>', 'bake the i-th of n parts into a folder of --shards, for `tallow merge`');
    addShardsOption(command);
    addStandInsOption(command)
      .option('--watch', 'then bake each sheet that changes, in memory, until Ctrl-C; tells what it baked')
      .option('--dry-run', 'tell what would be baked and why, and write nothing')
      .option('--fast', 'for a look: shadow shells are not simplified, files are larger; all else is the same')
      .option('--lock', 'write manifest.lock.json: this bake is the right one')
      .option('--report <file>', 'write a page (HTML) about the bake: atlas, costs, faults, what changed')
      .addOption(new Option('--shuffle <seed>', 'take the sheets in another order (for verify)').hideHelp());
  },
  run: async (input) => {
    if (readFlag(input.options, 'dryRun')) return preview(input);
    if (!readFlag(input.options, 'watch')) return bake(input);
    const { watchBake } = await import('../watch-bake.ts');
    return watchBake(input, bake);
  },
};

async function preview({ options, report }: CommandInput): Promise<CommandOutcome> {
  for (const option of ['watch', 'shard', 'lock', 'report', 'fast'] as const) {
    if (options[option] !== undefined)
      throw new BakeError('usage', `--${option} needs a bake, and --dry-run makes none; give one of them`);
  }
  const folders = readFolders(options);
  const { previewBake } = await import('../../io/preview-bake.ts');
  const { tellPreview } = await import('../tell-preview.ts');
  return tellPreview(report, folders.out, await previewBake({ ...folders, standIns: readStandIns(options) }));
}

async function bake(input: CommandInput): Promise<CommandOutcome> {
  const { options, report } = input;
  const place = readShardOption(options);
  const folders = readFolders(options);
  const shuffle = readCountOption(options, 'shuffle', 0);
  if (readFlag(options, 'fast') && readFlag(options, 'lock'))
    throw new BakeError('usage', '--fast bakes drafts, and --lock says that a bake is the right one; give one of them');
  const page = options.report === undefined ? undefined : requireTextOption(options, 'report');
  const request = {
    ...folders,
    jobs: readCountOption(options, 'jobs', 1),
    standIns: readStandIns(options),
    report: page,
    fast: readFlag(options, 'fast'),
    ...(shuffle === undefined ? {} : { shuffle }),
  };
  if (place === undefined) {
    const { runBake } = await import('../../io/run-bake.ts');
    const result = await showProgress(report, (watcher) => runBake(request, watcher));
    return tellBake(input, folders.out, result, page);
  }
  for (const option of ['lock', 'report', 'fast'] as const) {
    if (options[option] !== undefined)
      throw new BakeError('usage', `--${option} is of a whole bake: give it to \`tallow merge\``);
  }
  const { runShard } = await import('../../io/run-shard.ts');
  const shards = requireTextOption(options, 'shards');
  const result = await showProgress(report, (watcher) => runShard({ ...request, shards, place }, watcher));
  report.faults(result.warnings);
  const { fresh, sprites, allSprites } = result;
  report.say(
    `${result.folder}: shard ${result.shard}, ${sprites.length} of ${allSprites} sprites, ${fresh.length} baked.`,
  );
  return { data: result };
}

/** Runs a bake with a progress bar over the sheets that it has to bake. */
async function showProgress<T>(report: Report, run: (watcher: BakeWatcher) => Promise<T>): Promise<T> {
  let progress = report.progress('baking', 0);
  return run({
    started: (count) => {
      progress = report.progress('baking', count);
    },
    finished: () => progress.step(),
  }).finally(() => progress.end());
}
