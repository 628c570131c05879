// Finds the authored maps below assets/maps/ and reads their files.

import { promises as fs } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { MAP_FILE, MAPS_FOLDER, type MapSource } from '../read/map-source.ts';
import { readNames, readWhole, type SizeLimit, toFault } from './read-input.ts';
import { resolveInside } from './resolve-inside.ts';

/** Far above the largest map that is allowed, as compact or as airy as it may be written. */
const FILE_MAX: SizeLimit = { bytes: 256 * 1024 * 1024, mend: 'Split it into several maps.' };

export interface FoundMaps {
  /** Sorted by source. */
  readonly sources: readonly MapSource[];
  readonly faults: readonly Fault[];
}

/** An assets folder without maps/ has no maps; a map's folder without map.json is a fault. */
export async function findMaps(assetsFolder: string): Promise<FoundMaps> {
  const folder = path.join(assetsFolder, MAPS_FOLDER);
  const names = await readNames(folder, 'a readable folder of maps');
  if (names instanceof Refusal) return { sources: [], faults: [toFault(MAPS_FOLDER, names)] };
  const sources: MapSource[] = [];
  const faults: Fault[] = [];
  for (const name of names.filter((entry) => !entry.startsWith('.')).sort(compareText)) {
    const source = `${MAPS_FOLDER}/${name}`;
    const read = await readMapFile(assetsFolder, path.join(folder, name));
    if (read === undefined) continue;
    if (read instanceof Uint8Array) sources.push({ source, bytes: read });
    else faults.push({ ...toFault(source, read), file: MAP_FILE });
  }
  return { sources, faults };
}

/** @returns undefined when the entry is no folder */
async function readMapFile(assetsFolder: string, folder: string): Promise<Uint8Array | Refusal | undefined> {
  const root = await fs.realpath(assetsFolder);
  const inside = await resolveInside(root, folder);
  if (inside instanceof Refusal) return inside;
  if (!(await fs.stat(inside)).isDirectory()) return undefined;
  const file = path.join(inside, MAP_FILE);
  const isMissing = (await fs.lstat(file).catch(() => undefined)) === undefined;
  if (isMissing) return new Refusal('the file is missing', 'the map', `Write ${MAP_FILE}, or remove the folder.`);
  const resolved = await resolveInside(root, file);
  return resolved instanceof Refusal ? resolved : readWhole(resolved, FILE_MAX);
}
