// The catalogue's files to one entry a sprite, or to everything that is wrong with them.
//
//   { "version": 1,
//     "sprites": {
//       "wall_timber_door_x": { "class": "wall", "passage": true, "tags": ["timber"] },
//       "barrel": { "class": "furniture", "durability": 20, "solid": [-0.35, -0.35, 0.35, 0.35] } } }
//
// Files are families, for people to find things; all of them together are one catalogue.

import {
  CATALOGUE_VERSION,
  type Catalogue,
  type CatalogueEntry,
  entryFromName,
} from '../../shared/format/catalogue.ts';
import { compareText } from '../../shared/sort.ts';
import { compareFaults, type Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { type CatalogueSource, catalogueError } from './catalogue-source.ts';
import { describeValue, isJsonObject } from './json-fields.ts';
import { findNearName } from './near-name.ts';
import { type JsonObject, parseJson } from './parse-json.ts';
import { readEntry } from './read-entry.ts';
import { readText } from './read-text.ts';

/** What is written of one sprite. */
export interface WrittenEntry {
  /** The file that it stands in. */
  readonly source: string;
  readonly entry?: CatalogueEntry;
  readonly standIn?: string;
}

export interface ReadCatalogue {
  readonly entries: ReadonlyMap<string, WrittenEntry>;
  readonly faults: readonly Fault[];
}

/** @param sources in any order: of two entries of one sprite neither may win, so both files are named */
export function readCatalogue(sources: readonly CatalogueSource[]): ReadCatalogue {
  const entries = new Map<string, WrittenEntry>();
  const faults: Fault[] = [];
  const sorted = [...sources].sort((a, b) => compareText(a.source, b.source));
  for (const { source, bytes } of sorted) {
    const refuse = (found: string, expected: string, mend: string): void => {
      faults.push(catalogueError(source, found, expected, mend));
    };
    for (const [name, value] of readSprites(bytes, refuse) ?? []) {
      const first = entries.get(name);
      if (first !== undefined) {
        refuse(`"${name}" has an entry in ${first.source} already`, 'one entry a sprite', 'Remove one of them.');
        continue;
      }
      entries.set(name, { source, ...readEntry(name, value, refuse) });
    }
  }
  return { entries, faults: faults.sort(compareFaults) };
}

/** @returns stand-ins that entries name, by sprite */
export function listStandIns({ entries }: ReadCatalogue): ReadonlyMap<string, string> {
  return new Map([...entries].flatMap(([name, { standIn }]) => (standIn === undefined ? [] : [[name, standIn]])));
}

/** @returns undefined for a file that is no catalogue, which is then among the faults */
function readSprites(
  bytes: Uint8Array,
  refuse: (found: string, expected: string, mend: string) => void,
): JsonObject | undefined {
  const text = readText(bytes);
  const value = text instanceof Refusal ? text : parseJson(text);
  if (value instanceof Refusal) {
    refuse(value.found, value.expected, 'Mend the file there.');
    return undefined;
  }
  const shape = `{ "version": ${CATALOGUE_VERSION}, "sprites": { ... } }`;
  if (!isJsonObject(value)) {
    refuse(`the file holds ${describeValue(value)}`, shape, 'Write it as such an object.');
    return undefined;
  }
  for (const key of value.keys()) {
    if (key === 'version' || key === 'sprites') continue;
    const near = findNearName(key, ['version', 'sprites']);
    const mend = near === undefined ? 'Correct or remove it.' : `Did you mean "${near}"?`;
    refuse(`the key "${key}" is not known`, 'version, sprites', mend);
  }
  const version = value.get('version');
  if (version !== CATALOGUE_VERSION) {
    const found = version === undefined ? '"version" is missing' : `"version" is ${describeValue(version)}`;
    refuse(found, `${CATALOGUE_VERSION}`, `Set it to ${CATALOGUE_VERSION}, or bake with a newer Tallow.`);
  }
  const sprites = value.get('sprites');
  if (isJsonObject(sprites)) return sprites;
  const found = sprites === undefined ? '"sprites" is missing' : `"sprites" is ${describeValue(sprites)}`;
  refuse(found, 'an object of entries by sprite', `Write the file as ${shape}.`);
  return undefined;
}

/**
 * Holds the catalogue against the sprites that there are.
 *
 * @param written what is written; of no sprite: there is no catalogue, and nothing is missing in it
 * @param sheets folders of sheets by the sprite's name
 * @returns an error for an entry of nothing, a warning for a sheet without an entry; sorted
 */
export function checkCatalogue(
  written: ReadonlyMap<string, WrittenEntry>,
  sheets: ReadonlyMap<string, string>,
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, { source, standIn }] of written) {
    const hasSheet = sheets.has(name);
    if (!hasSheet && standIn === undefined) {
      const near = findNearName(name, [...sheets.keys()]);
      const otherwise = 'Export its sheet, remove the entry, or name a "standIn" to draw until there is one.';
      const mend = near === undefined ? otherwise : `Did you mean "${near}"?`;
      faults.push(catalogueError(source, `"${name}": there is no such sprite`, 'the name of a sheet', mend));
    } else if (hasSheet && standIn !== undefined) {
      const found = `"${name}": it has a sheet, so its stand-in is not drawn`;
      const expected = 'a "standIn" only where there is no sheet';
      faults.push({ severity: 'warning', source, found, expected, mend: 'Remove "standIn".' });
    }
  }
  for (const [name, source] of written.size === 0 ? [] : sheets) {
    if (written.has(name)) continue;
    const found = 'the sprite has no entry in the catalogue, so its name decides what it is';
    const expected = 'an entry for every sheet';
    const mend = `Add "${name}" to a file of assets/catalogue/.`;
    faults.push({ severity: 'warning', source, found, expected, mend });
  }
  return faults.sort(compareFaults);
}

/** @returns an entry for each of the sprites, written or from its name; sorted by name */
export function completeCatalogue(written: ReadonlyMap<string, WrittenEntry>, sprites: readonly string[]): Catalogue {
  const names = [...new Set(sprites)].sort(compareText);
  return new Map(names.map((name) => [name, written.get(name)?.entry ?? entryFromName(name)]));
}
