import { BakeError, compareFaults, type Fault } from './fault.ts';
import type { StampedTask } from './plan-tasks.ts';
import { checkNames } from './read/check-names.ts';
import { readSheetName } from './read/parse-sheet-info.ts';
import { SHEET_INFO_FILE } from './read/sheet-source.ts';

/**
 * Ends the bake when an error is among the faults, or when two sheets claim one name.
 *
 * @param sound names of sheets that were baked: such a one has its folder's name, or it would have been refused
 * @returns the warnings, sorted
 */
export function refuseFaults(
  tasks: readonly StampedTask[],
  found: readonly Fault[],
  sound: ReadonlySet<string> = new Set(),
): readonly Fault[] {
  const sources = tasks.flatMap(({ name, source }) => {
    if (source === undefined) return [];
    const bytes = sound.has(name) ? undefined : source.files.get(SHEET_INFO_FILE);
    const sheetName = bytes === undefined ? undefined : readSheetName(bytes);
    return [{ source: source.source, ...(sheetName === undefined ? {} : { sheetName }) }];
  });
  const faults = [...found, ...checkNames(sources)].sort(compareFaults);
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  if (errors === 0) return faults;
  const what = errors === 1 ? '1 fault' : `${errors} faults`;
  throw new BakeError('input', `${what} in the input; nothing was written.`, faults);
}
