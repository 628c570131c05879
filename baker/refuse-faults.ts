import { BakeError, compareFaults, type Fault } from './fault.ts';
import type { StampedTask } from './plan-tasks.ts';
import { checkNames } from './read/check-names.ts';
import { readSheetName } from './read/parse-sheet-info.ts';
import { SHEET_INFO_FILE } from './read/sheet-source.ts';

/**
 * Ends the bake when an error is among the faults, or when two sheets claim one name.
 *
 * @returns the warnings, sorted
 */
export function refuseFaults(tasks: readonly StampedTask[], found: readonly Fault[]): readonly Fault[] {
  const sources = tasks.flatMap(({ source }) => {
    const bytes = source?.files.get(SHEET_INFO_FILE);
    if (source === undefined) return [];
    const sheetName = bytes === undefined ? undefined : readSheetName(bytes);
    return [{ source: source.source, ...(sheetName === undefined ? {} : { sheetName }) }];
  });
  const faults = [...found, ...checkNames(sources)].sort(compareFaults);
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  if (errors === 0) return faults;
  const what = errors === 1 ? '1 fault' : `${errors} faults`;
  throw new BakeError('input', `${what} in the input; nothing was written.`, faults);
}
