// tallow new: a model script to start from.

import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { addAssetsOption, readTextOption, requireTextOption } from '../options.ts';

export const NEW_COMMAND: CommandDefinition = {
  usage: 'new <name>',
  summary: 'Writes a model script that renders at once, to be made into what its name says.',
  configure: (command) => {
    addAssetsOption(command)
      .option('--kind <kind>', 'object, wall, ground or mobile (default: as the name begins)')
      .option('--facings <count>', 'ways that an object can be turned: 1, 4 or 8 (default: 1)');
  },
  run: writeNew,
};

async function writeNew({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const { listModelSheets, planModel } = await import('../../new/new-model.ts');
  const { writeModel } = await import('../../io/write-model.ts');
  const model = planModel(args[0]!, readTextOption(options, 'kind'), readTextOption(options, 'facings'));
  const assets = requireTextOption(options, 'assets');
  const file = await writeModel(assets, model);
  const sheets = listModelSheets(model);
  const place = assets === 'assets' ? '' : ` --assets ${quote(assets)}`;
  const next = [
    `npx tallow export ${quote(file)}${assets === 'assets' ? '' : ` --out ${quote(assets)}`}`,
    `npx tallow inspect ${sheets[0]} --png ${sheets[0]}.png${place}`,
  ];
  report.say(file);
  report.note('Next, and again after each change:');
  for (const line of next) report.note(`  ${line}`);
  return { data: { file, kind: model.kind, sheets, next } };
}

/** For a shell to take as one word. */
function quote(word: string): string {
  return /^[\w./\\:@-]+$/.test(word) ? word : `"${word}"`;
}
