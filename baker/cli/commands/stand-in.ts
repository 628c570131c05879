// tallow stand-in: writes the sheet of a stand-in, to look at or to model from.

import { BakeError } from '../../fault.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { requireTextOption } from '../options.ts';

export const STAND_IN_COMMAND: CommandDefinition = {
  usage: 'stand-in [names...]',
  summary: 'Writes stand-ins as sheet folders; without names, lists what there is.',
  configure: (command) => {
    command.option('--out <dir>', 'folder that receives a folder for each sheet', '.');
  },
  run: writeStandIns,
};

async function writeStandIns({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const { createStandIn, STAND_IN_NAMES } = await import('../../stand-in/create-stand-in.ts');
  if (args.length === 0) {
    for (const name of STAND_IN_NAMES) report.say(name);
    return { data: { names: STAND_IN_NAMES } };
  }
  const unknown = args.find((name) => !STAND_IN_NAMES.includes(name));
  if (unknown !== undefined) {
    const { suggestName } = await import('../../read/near-name.ts');
    throw new BakeError('usage', `no stand-in named "${unknown}"; ${suggestName(unknown, STAND_IN_NAMES)}`);
  }
  const { encodeSheet } = await import('../../stand-in/encode-sheet.ts');
  const { writeFolder } = await import('../../io/write-folder.ts');
  const out = requireTextOption(options, 'out');
  const progress = report.progress('writing', args.length);
  const folders: string[] = [];
  for (const name of args) {
    folders.push(await writeFolder(out, name, await encodeSheet(createStandIn(name))));
    progress.step();
  }
  progress.end();
  for (const folder of folders) report.say(folder);
  return { data: { folders } };
}
