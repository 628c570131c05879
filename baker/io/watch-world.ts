// Watches maps and the catalogue: looks at all of them again when one changes, and tells which maps a running game has to show
// anew. baked/ is never touched. What rooms are lit by is not looked at: that takes a bake.

import path from 'node:path';
import type { BakedFile } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { compareFaults, type Fault } from '../fault.ts';
import { CATALOGUE_FOLDER } from '../read/catalogue-source.ts';
import { MAPS_FOLDER } from '../read/map-source.ts';
import { readCatalogue } from '../read/read-catalogue.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { readWorld } from '../world/read-world.ts';
import { encodeMap, nameMap } from '../write/encode-map.ts';
import { findCatalogue } from './find-catalogue.ts';
import { findMaps } from './find-maps.ts';
import { listSheets } from './find-sheets.ts';
import { readLastManifest } from './holds-bake.ts';
import { QuietSheets } from './quiet-sheets.ts';
import type { WatchRequest } from './watch-sheets.ts';

/** A map as a bake would have it. */
export interface CheckedMap {
  readonly name: string;
  readonly file: BakedFile;
  readonly bytes: Uint8Array;
}

export interface CheckedWorld {
  /** Maps that differ from what was last told of them, or from the bake; none of them has an error. */
  readonly maps: readonly CheckedMap[];
  /** Of all maps and entries as they are now, sorted. */
  readonly faults: readonly Fault[];
  /** Since the last change. */
  readonly milliseconds: number;
}

export interface WorldWatch {
  close(): Promise<void>;
}

/** All maps and entries are looked at together. */
const ALL = 'world';

/** Starts watching; resolves when every later change is seen. */
export async function watchWorld(
  { assets, out }: Pick<WatchRequest, 'assets' | 'out'>,
  told: (checked: CheckedWorld) => void,
): Promise<WorldWatch> {
  const { watch } = await import('chokidar');
  const folders = [MAPS_FOLDER, CATALOGUE_FOLDER].map((folder) => path.join(assets, folder));
  const watcher = watch(folders, {
    ignoreInitial: true,
    // Editors write into hidden files first.
    ignored: (file) => path.basename(file).startsWith('.'),
  });
  const ready = new Promise<void>((resolve) => watcher.once('ready', resolve));
  const base = await readLastManifest(out);
  // Told already, or as they are in the bake.
  const shown = new Map(Object.entries(base?.maps ?? {}).map(([name, file]) => [name, file.sha256]));
  const quiet = new QuietSheets();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let isClosed = false;
  let toldText: string | undefined;

  const arm = (): void => {
    clearTimeout(timer);
    if (quiet.next === undefined || isClosed) return;
    timer = setTimeout(wake, Math.max(0, Math.ceil(quiet.next - performance.now())));
  };
  const wake = (): void => {
    for (const { changed } of quiet.take(performance.now())) work = work.then(() => check(changed));
    arm();
  };
  const check = async (changed: number): Promise<void> => {
    const sprites = Object.keys((await readLastManifest(out))?.sprites ?? {});
    const { maps, faults } = await checkWorld(assets, new Set(sprites));
    if (isClosed) return;
    // Half written, perhaps.
    const isBroken = faults.some(({ severity }) => severity === 'error');
    if (isBroken && quiet.putBack(ALL, changed, performance.now())) return arm();
    const fresh = maps.filter(({ name, file }) => shown.get(name) !== file.sha256);
    for (const { name, file } of fresh) shown.set(name, file.sha256);
    // Touched and not changed: some systems tell of one change twice.
    const text = JSON.stringify(faults);
    if (fresh.length === 0 && text === toldText) return;
    toldText = text;
    told({ maps: fresh, faults, milliseconds: performance.now() - changed });
  };
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, () => {
      quiet.touch(ALL, performance.now());
      arm();
    });
  }
  await ready;
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([watcher.close(), work]);
    },
  };
}

/** @param baked names of sprites that the running game can show */
async function checkWorld(
  assets: string,
  baked: ReadonlySet<string>,
): Promise<{ readonly maps: readonly CheckedMap[]; readonly faults: readonly Fault[] }> {
  const [entries, maps, { listings }] = await Promise.all([
    findCatalogue(assets),
    findMaps(assets),
    listSheets(assets),
  ]);
  const sheets = listings.map(({ source }) => ({ name: folderNameOf(source), source: { source } }));
  const names = new Set(sheets.map(({ name }) => name));
  const standIns = [...baked].filter((name) => !names.has(name)).map((name) => ({ name }));
  const written = readCatalogue(entries.sources);
  const sources = maps.sources.map((value) => ({ value, stamp: '' }));
  const world = readWorld({ maps: sources }, written, [...sheets, ...standIns], undefined);
  const unbaked = world.maps.flatMap((map) => findUnbaked(map, baked));
  const faults = [...entries.faults, ...maps.faults, ...world.faults, ...unbaked].sort(compareFaults);
  const errors = faults.filter(({ severity }) => severity === 'error').map(({ source }) => source);
  // Wrong entries say nothing of maps: none is shown until they are mended.
  const isJudged = !errors.some((source) => source.startsWith(CATALOGUE_FOLDER));
  const sound = world.maps.filter(({ name }) => isJudged && !errors.includes(`${MAPS_FOLDER}/${name}`));
  return { maps: sound.map(bakeMap), faults };
}

function bakeMap(map: WorldMap): CheckedMap {
  const { bytes } = encodeMap(map);
  return { name: map.name, file: nameMap(map.name, bytes), bytes };
}

/** Sprites that have come since the bake: the game that runs knows nothing of them. */
function findUnbaked(map: WorldMap, baked: ReadonlySet<string>): Fault[] {
  const used = [...map.terrains, ...map.statics.map(({ sprite }) => sprite)];
  return [...new Set(used)]
    .filter((name) => !baked.has(name))
    .map((name) => ({
      severity: 'error',
      source: `${MAPS_FOLDER}/${map.name}`,
      found: `"${name}" is newer than the bake that is shown`,
      expected: 'sprites of that bake',
      mend: 'Bake again and reload the page.',
    }));
}
