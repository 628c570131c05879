// tallow list: which sprites there are, and which maps place them.

import { compareText } from '../../../shared/sort.ts';
import { countNoun } from '../../read/count-noun.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { addAssetsOption, readFlag, requireTextOption } from '../options.ts';

export const LIST_COMMAND: CommandDefinition = {
  usage: 'list',
  summary: 'Lists the sheets and the maps that place them.',
  configure: (command) => {
    addAssetsOption(command).option('--unplaced', 'only those that no map places');
  },
  run: list,
};

async function list({ options, report }: CommandInput): Promise<CommandOutcome> {
  const { listSprites } = await import('../../io/list-sprites.ts');
  const { folderNameOf } = await import('../../read/sheet-source.ts');
  const { sheets, maps } = await listSprites(requireTextOption(options, 'assets'));
  const isUnplacedOnly = readFlag(options, 'unplaced');
  const sprites = sheets
    .map(({ source }) => {
      const name = folderNameOf(source);
      return { name, source, maps: maps.get(name) ?? [] };
    })
    .filter((sprite) => !isUnplacedOnly || sprite.maps.length === 0)
    .sort((a, b) => compareText(a.name, b.name));
  report.table(
    isUnplacedOnly ? ['sprite'] : ['sprite', 'maps'],
    sprites.map(({ name, maps: placed }) => (isUnplacedOnly ? [name] : [name, placed.join(', ') || '-'])),
  );
  report.note(`${countNoun(sprites.length, 'sheet')}${isUnplacedOnly ? ' on no map' : ''}`);
  return { data: { sprites } };
}
