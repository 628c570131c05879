// tallow bake --watch: a bake, and then the sheets that change, each alone, and the maps, until the program is ended.

import { once } from 'node:events';
import { BakeError } from '../fault.ts';
import type { CommandInput, CommandOutcome } from './command.ts';
import { describeRebuild, describeWorld } from './describe-rebuild.ts';
import { readFolders } from './options.ts';
import { reportFailure } from './report.ts';

/** @param bake the bake that comes first; with faults in its input it is caught up with, sheet by sheet */
export async function watchBake(
  input: CommandInput,
  bake: (input: CommandInput) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const { options, report } = input;
  if (report.options.json) throw new BakeError('usage', '--watch has no end, so --json has nothing to print');
  let catchUp = false;
  try {
    await bake(input);
  } catch (error) {
    if (!(error instanceof BakeError) || error.kind !== 'input') throw error;
    reportFailure(report, error);
    catchUp = true;
  }
  const { watchSheets } = await import('../io/watch-sheets.ts');
  let count = 0;
  const folders = readFolders(options);
  const watch = await watchSheets({ ...folders, catchUp }, (rebuilt) => {
    if (rebuilt.pack !== undefined && !rebuilt.isDraft) count++;
    report.faults(rebuilt.faults);
    report.note(describeRebuild(rebuilt));
  });
  const { watchWorld } = await import('../io/watch-world.ts');
  const world = await watchWorld(folders, (checked) => {
    report.faults(checked.faults);
    report.note(describeWorld(checked));
  });
  report.note(`watching ${folders.assets}; Ctrl-C ends it`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await Promise.all([watch.close(), world.close()]);
  return { data: { baked: count } };
}
