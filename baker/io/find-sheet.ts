import { BakeError } from '../fault.ts';
import { type StampedTask, toSheetTask, toStandInTask } from '../plan-tasks.ts';
import { suggestName } from '../read/near-name.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { STAND_IN_NAMES } from '../stand-in/create-stand-in.ts';
import { stampSheet } from './find-inputs.ts';
import { type ListedSheets, listSheets, readSheet, type SheetListing } from './find-sheets.ts';

/**
 * Finds one sprite by name: its sheet, or else its stand-in. Throws BakeError 'usage' with the name that was meant, or all
 * names, when there is neither.
 */
export async function findSheet(assets: string, name: string): Promise<StampedTask> {
  const { listings, faults } = await listSheets(assets);
  const listing = listings.find((one) => folderNameOf(one.source) === name);
  if (listing !== undefined) {
    const value = await readSheet(listing);
    return toSheetTask({ value, stamp: stampSheet(value) });
  }
  if (STAND_IN_NAMES.includes(name)) return toStandInTask(name, name);
  const names = [...listings.map((one) => folderNameOf(one.source)), ...STAND_IN_NAMES];
  throw new BakeError('usage', `no sprite named "${name}"; ${suggestName(name, names)}`, faults);
}

/**
 * Lists the sheets of the given names, in the order of their folders; without names, all sheets. Throws BakeError 'usage' for
 * a name that no sheet has, and 'input' when the folder cannot be read.
 */
export async function findNamedSheets(assets: string, names: readonly string[]): Promise<readonly SheetListing[]> {
  const { listings } = await listReadableSheets(assets);
  const known = new Set(listings.map(({ source }) => folderNameOf(source)));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BakeError('usage', `no sheet named "${unknown}"; ${suggestName(unknown, known)}`);
  return names.length === 0 ? listings : listings.filter(({ source }) => names.includes(folderNameOf(source)));
}

/** Lists all sheets; throws BakeError 'input' when there are none, since the folder cannot be read. */
export async function listReadableSheets(assets: string): Promise<ListedSheets> {
  const listed = await listSheets(assets);
  if (listed.listings.length > 0 || listed.faults.length === 0) return listed;
  throw new BakeError('input', `${assets} has no sheets`, listed.faults);
}
