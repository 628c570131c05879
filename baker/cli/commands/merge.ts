// tallow merge: the parts of a bake, made by several machines, to baked/.

import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import {
  addAssetsOption,
  addCacheOption,
  addOutOption,
  addShardsOption,
  addStandInsOption,
  readFolders,
  readStandIns,
  requireTextOption,
} from '../options.ts';
import { tellBake } from '../tell-bake.ts';

export const MERGE_COMMAND: CommandDefinition = {
  usage: 'merge',
  summary: 'Puts the shards of `bake --shard` together: the same bytes as one bake. Needs the same assets and commit.',
  configure: (command) => {
    addAssetsOption(command);
    addOutOption(command);
    addCacheOption(command);
    addShardsOption(command);
    addStandInsOption(command)
      .option('--lock', 'write manifest.lock.json: this bake is the right one')
      .option('--report <file>', 'write a page (HTML) about the bake: atlas, costs, faults, what changed');
  },
  run: merge,
};

async function merge(input: CommandInput): Promise<CommandOutcome> {
  const { options } = input;
  const { runBake } = await import('../../io/run-bake.ts');
  const folders = readFolders(options);
  const shards = requireTextOption(options, 'shards');
  const page = options.report === undefined ? undefined : requireTextOption(options, 'report');
  const result = await runBake({ ...folders, standIns: readStandIns(options), shards, report: page });
  return tellBake(input, folders.out, result, page);
}
