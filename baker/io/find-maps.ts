// Finds the authored maps below assets/maps/ and reads their files.

import { promises as fs } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import { MAP_FILE, type MapSource } from '../read/map-source.ts';
import { describeReadError, resolveInside } from './resolve-inside.ts';

/** Folder of assets/ that holds maps, one folder a map. */
export const MAPS_FOLDER = 'maps';

export interface FoundMaps {
  /** Sorted by source. */
  readonly sources: readonly MapSource[];
  readonly faults: readonly Fault[];
}

/** An assets folder without maps/ has no maps; a map's folder without map.json is a fault. */
export async function findMaps(assetsFolder: string): Promise<FoundMaps> {
  const folder = path.join(assetsFolder, MAPS_FOLDER);
  const names = await fs.readdir(folder).catch(() => []);
  const sources: MapSource[] = [];
  const faults: Fault[] = [];
  for (const name of names.filter((entry) => !entry.startsWith('.')).sort(compareText)) {
    const source = `${MAPS_FOLDER}/${name}`;
    const read = await readMapFile(assetsFolder, path.join(folder, name));
    if (read === undefined) continue;
    if (read instanceof Uint8Array) sources.push({ source, bytes: read });
    else faults.push({ severity: 'error', source, file: MAP_FILE, ...read });
  }
  return { sources, faults };
}

/** @returns undefined when the entry is no folder */
async function readMapFile(
  assetsFolder: string,
  folder: string,
): Promise<Uint8Array | Pick<Fault, 'found' | 'expected' | 'mend'> | undefined> {
  const root = await fs.realpath(assetsFolder);
  const resolved = await resolveInside(root, path.join(folder, MAP_FILE));
  if (typeof resolved === 'string') {
    try {
      return new Uint8Array(await fs.readFile(resolved));
    } catch (error) {
      const found = `the file cannot be read: ${describeReadError(error)}`;
      return { found, expected: 'a readable file', mend: 'Check its permissions.' };
    }
  }
  const isFolder = await fs.stat(folder).then(
    (stats) => stats.isDirectory(),
    () => true,
  );
  if (!isFolder) return undefined;
  const { found, expected, mend } = resolved;
  const missing = await fs.lstat(path.join(folder, MAP_FILE)).then(
    () => false,
    () => true,
  );
  if (!missing) return { found, expected, mend };
  return { found: 'the file is missing', expected: 'the map', mend: `Write ${MAP_FILE}, or remove the folder.` };
}
