import { createStandIn } from '../stand-in/create-stand-in.ts';
import { type DecodedSheet, decodeSheet } from './decode-sheet.ts';
import type { SheetSource } from './sheet-source.ts';

/** One sheet to bake: its files, or the name of its stand-in. */
export interface SheetTask {
  /** For messages: the sheet's folder, or `stand-in/NAME`. */
  readonly id: string;
  readonly name: string;
  /** undefined: the stand-in of this name. */
  readonly source?: SheetSource;
}

export async function readTask(task: SheetTask): Promise<DecodedSheet> {
  return task.source === undefined ? { sheet: createStandIn(task.name), faults: [] } : decodeSheet(task.source);
}
