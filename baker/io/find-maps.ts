// Finds the authored maps below assets/maps/ and reads their files.

import { promises as fs } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { MAP_FILE, type MapSource } from '../read/map-source.ts';
import { describeReadError, resolveInside } from './resolve-inside.ts';

/** Folder of assets/ that holds maps, one folder a map. */
export const MAPS_FOLDER = 'maps';

/** Far above the largest map that is allowed, as compact or as airy as it may be written. */
const FILE_MAX_BYTES = 256 * 1024 * 1024;

export interface FoundMaps {
  /** Sorted by source. */
  readonly sources: readonly MapSource[];
  readonly faults: readonly Fault[];
}

/** An assets folder without maps/ has no maps; a map's folder without map.json is a fault. */
export async function findMaps(assetsFolder: string): Promise<FoundMaps> {
  const folder = path.join(assetsFolder, MAPS_FOLDER);
  const names = await readNames(folder);
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

/** @returns the folder's entries; none when there is no such folder, which a dangling link is not */
async function readNames(folder: string): Promise<readonly string[] | Refusal> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    const isThere = await fs.lstat(folder).catch(() => undefined);
    if (isThere === undefined) return [];
    const found = `the folder cannot be read: ${describeReadError(error)}`;
    return new Refusal(found, 'a readable folder of maps', 'Check its permissions and where it leads, or remove it.');
  }
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
  return resolved instanceof Refusal ? resolved : readWhole(resolved);
}

/** Anything but a file (a pipe that nobody fills) would hold the bake up for ever. */
async function readWhole(file: string): Promise<Uint8Array | Refusal> {
  try {
    const stats = await fs.stat(file);
    if (!stats.isFile()) return new Refusal('not a regular file', 'a regular file', 'Put the file itself there.');
    if (stats.size > FILE_MAX_BYTES) {
      return new Refusal(
        `the file has ${stats.size} bytes`,
        `at most ${FILE_MAX_BYTES}`,
        'Split it into several maps.',
      );
    }
    return new Uint8Array(await fs.readFile(file));
  } catch (error) {
    const found = `the file cannot be read: ${describeReadError(error)}`;
    return new Refusal(found, 'a readable file', 'Check its permissions.');
  }
}

function toFault(source: string, { found, expected, mend }: Refusal): Fault {
  return { severity: 'error', source, found, expected, mend };
}
