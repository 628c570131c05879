import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import { type StampedTask, toSheetTask, toStandInTask } from '../plan-tasks.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { STAND_IN_NAMES } from '../stand-in/create-stand-in.ts';
import { stampSheet } from './find-inputs.ts';
import { listSheets, readSheet } from './find-sheets.ts';

/**
 * Finds one sprite by name: its sheet, or else its stand-in. Throws BakeError 'usage' with all names when there is neither.
 */
export async function findSheet(assets: string, name: string): Promise<StampedTask> {
  const { listings, faults } = await listSheets(assets);
  const listing = listings.find((one) => folderNameOf(one.source) === name);
  if (listing !== undefined) {
    const value = await readSheet(listing);
    return toSheetTask({ value, stamp: stampSheet(value) });
  }
  if (STAND_IN_NAMES.includes(name)) return toStandInTask(name, name);
  const names = [...new Set([...listings.map((one) => folderNameOf(one.source)), ...STAND_IN_NAMES])].sort(compareText);
  throw new BakeError('usage', `no sprite named "${name}"; there are ${names.join(', ')}`, faults);
}
