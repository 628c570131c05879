// Finds the catalogue's files in assets/catalogue/ and reads them.

import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { CATALOGUE_FOLDER, type CatalogueSource } from '../read/catalogue-source.ts';
import { readNames, readWhole, type SizeLimit, toFault } from './read-input.ts';
import { resolveInside } from './resolve-inside.ts';

/** A hundred thousand entries. */
const FILE_MAX: SizeLimit = { bytes: 16 * 1024 * 1024, mend: 'Split it into several files.' };

export interface FoundCatalogue {
  /** Sorted by source. */
  readonly sources: readonly CatalogueSource[];
  readonly faults: readonly Fault[];
}

/** An assets folder without catalogue/ has none. Anything in it but JSON files is a fault: an entry in it would count for nothing. */
export async function findCatalogue(assetsFolder: string): Promise<FoundCatalogue> {
  const folder = path.join(assetsFolder, CATALOGUE_FOLDER);
  const names = await readNames(folder, "a readable folder of the catalogue's files");
  if (names instanceof Refusal) return { sources: [], faults: [toFault(CATALOGUE_FOLDER, names)] };
  const visible = names.filter((name) => !name.startsWith('.'));
  const root = visible.length === 0 ? '' : await fs.realpath(assetsFolder);
  const sources: CatalogueSource[] = [];
  const faults: Fault[] = [];
  for (const name of visible) {
    const source = `${CATALOGUE_FOLDER}/${name}`;
    const read = await readFile(root, path.join(folder, name));
    if (read instanceof Refusal) faults.push(toFault(source, read));
    else sources.push({ source, bytes: read });
  }
  return { sources, faults };
}

async function readFile(root: string, file: string): Promise<Uint8Array | Refusal> {
  if (!file.endsWith('.json')) {
    const expected = 'files that end in .json';
    return new Refusal('this is no file of the catalogue', expected, 'Rename it, or move it out of the folder.');
  }
  const resolved = await resolveInside(root, file);
  return resolved instanceof Refusal ? resolved : readWhole(resolved, FILE_MAX);
}
