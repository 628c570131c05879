// tallow lint: what is odd about sheets that can be baked: walls that let light through, parts thinner than a texel.

import { BakeError, type Fault } from '../../fault.ts';
import { countNoun } from '../../read/count-noun.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { addAssetsOption, requireTextOption } from '../options.ts';

export const LINT_COMMAND: CommandDefinition = {
  usage: 'lint [names...]',
  summary: 'Looks for walls, doors, roofs and floors that let light through, and parts thinner than a texel.',
  configure: (command) => {
    addAssetsOption(command);
  },
  run: lint,
};

async function lint({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const { findNamedSheets } = await import('../../io/find-sheet.ts');
  const { readSheet } = await import('../../io/find-sheets.ts');
  const { decodeSheet } = await import('../../read/decode-sheet.ts');
  const { buildBricks } = await import('../../brick/build-bricks.ts');
  const { lintSheet } = await import('../../lint/lint-sheet.ts');
  const listings = await findNamedSheets(requireTextOption(options, 'assets'), args);
  const progress = report.progress('looking', listings.length);
  const faults: Fault[] = [];
  for (const listing of listings) {
    const decoded = await decodeSheet(await readSheet(listing));
    faults.push(...decoded.faults);
    const { sheet } = decoded;
    if (sheet !== undefined) {
      const { built, raised } = buildBricks(sheet);
      faults.push(...lintSheet(sheet, built, raised).map((fault) => ({ ...fault, source: listing.source })));
    }
    progress.step();
  }
  progress.end();
  const data = { sheets: listings.map(({ source }) => source) };
  const count = countNoun(listings.length, 'sheet');
  if (faults.length > 0) {
    return { data, failure: new BakeError('input', `${countNoun(faults.length, 'finding')} in ${count}`, faults) };
  }
  report.say(`${count}: nothing to mend.`);
  return { data };
}
