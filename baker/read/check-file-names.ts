// File names of a sheet's folder: what is missing, and what is there under a name that only some systems would find.

import { MAP_NAMES } from '../../shared/format/sheet.ts';
import { compareText } from '../../shared/sort.ts';
import { findMeantFile, mapFileName, SHEET_FILE_NAMES, type SheetFault } from './sheet-source.ts';

/** @returns a fault when a file is missing and nothing in the folder was meant to be it */
export function checkFilePresent(fileNames: ReadonlySet<string>, file: string): SheetFault[] {
  if (fileNames.has(file) || [...fileNames].some((name) => findMeantFile(name) === file)) return [];
  const mend = 'Export the sheet again, with all its maps.';
  return [{ severity: 'error', file, found: 'the file is missing', expected: 'the file', mend }];
}

/** Names in other letter case (the same answer on every system), and images that are no maps. */
export function checkFileNames(fileNames: ReadonlySet<string>): SheetFault[] {
  const faults: SheetFault[] = [];
  for (const file of [...fileNames].sort(compareText)) {
    const meant = findMeantFile(file);
    if (meant !== undefined) {
      const both = fileNames.has(meant);
      faults.push({
        severity: 'error',
        file,
        found: `the name differs from ${meant} in upper and lower case${both ? ', and both are there' : ''}`,
        expected: `the name ${meant}`,
        mend: both ? 'Remove one: other systems see one file.' : `Rename it to ${meant}: other systems do not find it.`,
      });
    } else if (/\.png$/i.test(file) && !SHEET_FILE_NAMES.includes(file)) {
      const expected = MAP_NAMES.map(mapFileName).join(', ');
      const mend = 'Correct its name, or keep it outside the sheet.';
      faults.push({
        severity: 'warning',
        file,
        found: 'the image is none of the maps and is left out',
        expected,
        mend,
      });
    }
  }
  return faults;
}
