// tallow bake: assets/ to baked/.

import { Option } from 'commander';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import {
  addAssetsOption,
  addCacheOption,
  addJobsOption,
  addOutOption,
  addStandInsOption,
  readCountOption,
  readFlag,
  readFolders,
  readStandIns,
  requireTextOption,
} from '../options.ts';

/** Sprites that a table shows unless --verbose asks for all: it fits a small terminal with its sum. */
const TABLE_ROWS_MAX = 24;

export const BAKE_COMMAND: CommandDefinition = {
  usage: 'bake',
  summary: 'Bakes every sheet and map of the assets folder; only what changed is done again.',
  configure: (command) => {
    addAssetsOption(command);
    addOutOption(command);
    addCacheOption(command);
    addJobsOption(command);
    addStandInsOption(command)
      .option('--lock', 'write manifest.lock.json: this bake is the right one')
      .option('--report <file>', 'write a page (HTML) about the bake: atlas, costs, faults, what changed')
      .addOption(new Option('--shuffle <seed>', 'take the sheets in another order (for verify)').hideHelp());
  },
  run: bake,
};

async function bake({ options, report }: CommandInput): Promise<CommandOutcome> {
  const folders = readFolders(options);
  const shuffle = readCountOption(options, 'shuffle', 0);
  const { runBake } = await import('../../io/run-bake.ts');
  const { checkLock, writeLock } = await import('../../io/lock-file.ts');
  const jobs = readCountOption(options, 'jobs', 1);
  const page = options.report === undefined ? undefined : requireTextOption(options, 'report');
  let progress = report.progress('baking', 0);
  const request = {
    ...folders,
    jobs,
    standIns: readStandIns(options),
    report: page,
    ...(shuffle === undefined ? {} : { shuffle }),
  };
  const result = await runBake(request, {
    started: (count) => {
      progress = report.progress('baking', count);
    },
    finished: () => progress.step(),
  }).finally(() => progress.end());

  report.faults(result.warnings);
  const standIns = result.sprites.filter((sprite) => sprite.isStandIn).map((sprite) => sprite.name);
  if (!result.unchanged && standIns.length > 0) report.note(`from stand-ins, having no sheet: ${standIns.join(', ')}`);
  const changed = result.sprites.filter((sprite) => result.changed.has(sprite.name));
  const { describeBake } = await import('../describe-bake.ts');
  if (changed.length > 0) {
    const { describeSprites, SPRITE_COLUMNS } = await import('../describe-sprites.ts');
    const { rows, remarks } = describeSprites(changed, report.options.verbose ? changed.length : TABLE_ROWS_MAX);
    report.table(SPRITE_COLUMNS, rows);
    for (const remark of remarks) report.say(remark);
  }
  report.say(describeBake(result, folders.out));
  if (page !== undefined) report.say(`report: ${page}`);

  if (readFlag(options, 'lock')) await writeLock(folders.out, result.lock);
  const differences = await checkLock(folders.out, result.lock);
  if (differences.length > 0) {
    const { describeDifferences, LOCK_FILE } = await import('../../write/lock.ts');
    report.note(`differs from ${LOCK_FILE} (\`tallow bake --lock\` accepts it):`);
    for (const line of describeDifferences(differences)) report.note(`  ${line}`);
  }
  return {
    data: {
      unchanged: result.unchanged,
      written: result.written,
      fresh: result.sprites.map((sprite) => sprite.name).filter((name) => result.fresh.has(name)),
      changed: changed.map((sprite) => sprite.name),
      sprites: result.sprites,
      pageFills: result.fills,
      warnings: result.warnings,
      lockDifferences: differences,
      ...(page === undefined ? {} : { report: page }),
    },
  };
}
