import type { Sheet } from '../../shared/format/sheet.ts';
import { createStandIn } from '../stand-in/create-stand-in.ts';
import { type DecodedSheet, decodeSheet } from './decode-sheet.ts';
import type { SheetSource } from './sheet-source.ts';

/** One sheet to bake: its files, or the name of its stand-in. */
export interface SheetTask {
  /** For messages: the sheet's folder, or `stand-in/NAME`. */
  readonly id: string;
  readonly name: string;
  /** undefined: a stand-in. */
  readonly source?: SheetSource;
  /** Which stand-in, where it is not the one of this name. */
  readonly standIn?: string;
  /** Shells stay as they are before they are simplified, and files are larger: quick, for a look at what is being worked on. */
  readonly draft?: boolean;
}

export async function readTask(task: SheetTask): Promise<DecodedSheet> {
  if (task.source !== undefined) return decodeSheet(task.source);
  const sheet = createStandIn(task.standIn ?? task.name);
  return { sheet: renameSheet(sheet, task.name), faults: [] };
}

function renameSheet(sheet: Sheet, name: string): Sheet {
  const info = { ...sheet.info, name };
  return sheet.bare === undefined ? { ...sheet, info } : { ...sheet, info, bare: renameSheet(sheet.bare, name) };
}
