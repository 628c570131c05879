import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import { folderNameOf, SHEET_INFO_FILE } from './sheet-source.ts';

export interface NamedSource {
  readonly source: string;
  /** The name in sprite.json, where it could be read. */
  readonly sheetName?: string;
}

/**
 * Finds sheets that claim the same name, by folder or by sprite.json, also when only letter case tells them apart: which one
 * won would depend on the file system. Looks at all sheets of a bake, cached ones included.
 *
 * @returns one error for each name that several sheets claim, on the first of them, naming all
 */
export function checkNames(entries: readonly NamedSource[]): Fault[] {
  const claims = new Map<string, Set<string>>();
  const spellings = new Map<string, Set<string>>();
  for (const { source, sheetName } of entries) {
    for (const name of new Set([folderNameOf(source), sheetName ?? folderNameOf(source)])) {
      const key = name.toLowerCase();
      claims.set(key, (claims.get(key) ?? new Set()).add(source));
      spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
    }
  }
  const faults: Fault[] = [];
  for (const [key, claimants] of [...claims].sort(([a], [b]) => compareText(a, b))) {
    if (claimants.size < 2) continue;
    const names = [...(spellings.get(key) ?? [])].sort(compareText);
    const sources = [...claimants].sort(compareText);
    const onlyCase = names.length > 1 ? ', which differ only in upper and lower case' : '';
    faults.push({
      severity: 'error',
      source: sources[0]!,
      file: SHEET_INFO_FILE,
      found: `${sources.length} sheets claim the name ${names.map((name) => `"${name}"`).join(' and ')}${onlyCase}: ${sources.join(', ')}`,
      expected: 'one sheet a name',
      mend: 'Rename or remove all but one, folder and "name" alike.',
    });
  }
  return faults;
}
