// The sheets that benchmarks measure: those of assets/ as artists made them, and the stand-ins for all other names.

import { join } from 'node:path';
import { findInputs } from '../../baker/io/find-inputs.ts';
import { planTasks } from '../../baker/plan-tasks.ts';
import { readTask } from '../../baker/read/read-task.ts';
import { trimSheet } from '../../baker/trim/trim-sheet.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { REPO_FOLDER } from '../folders.ts';
import { ScriptError } from '../script-error.ts';

export interface CatalogueSprite {
  readonly name: string;
  readonly isStandIn: boolean;
  readonly sheet: Sheet;
}

/** Sorted by name. @throws ScriptError when a sheet has faults */
export async function readCatalogue(): Promise<CatalogueSprite[]> {
  process.stderr.write('Reading the catalogue ...\n');
  const inputs = await findInputs(join(REPO_FOLDER, 'assets'));
  const sprites: CatalogueSprite[] = [];
  for (const task of planTasks(inputs.sheets, [], true, undefined)) {
    const { sheet } = await readTask(task);
    if (sheet === undefined) throw new ScriptError(`${task.id} has faults: see \`npx tallow bake\`.`);
    sprites.push({ name: task.name, isStandIn: task.source === undefined, sheet });
  }
  return sprites;
}

/** @returns the trimmed pictures of a sprite and then of its bare twin, each different one once */
export function imagesOf({ sheet }: CatalogueSprite): TexelImage[] {
  return [sheet, ...(sheet.bare === undefined ? [] : [sheet.bare])].flatMap((one) => [...trimSheet(one).images]);
}
