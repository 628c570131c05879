// A bake that does nothing: what would be baked and why, and which files would be replaced or removed. Reads the inputs, the
// cache and the folder of the bake; writes nowhere.

import { type BakedFile, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import type { Fault } from '../fault.ts';
import { planTasks } from '../plan-tasks.ts';
import { type BakeSources, compareSources, type SourceChanges } from '../preview/compare-sources.ts';
import { listMapSprites, readMaps } from '../read/read-map.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { recallSheets } from './bake-sheets.ts';
import { openCache } from './cache-folder.ts';
import { findInputs } from './find-inputs.ts';
import { isWhole, listManifestFiles, readManifestText } from './holds-bake.ts';
import { readLock } from './lock-file.ts';
import { readStamps, recallSources } from './recall-sources.ts';
import type { BakeRequest } from './run-bake.ts';

export interface BakePreview extends SourceChanges {
  /** Files of the bake that stands, relative to its folder: those that others may take the place of. */
  readonly replaced: readonly string[];
  /** Those that would go, and nothing come for them. */
  readonly removed: readonly string[];
  /** Those that are damaged or not there, and would be written again. */
  readonly missing: readonly string[];
  readonly warnings: readonly Fault[];
}

/** Throws BakeError 'input' for faults that show without decoding a sheet: of maps, names, and files that cannot be read. */
export async function previewBake({
  assets,
  out,
  cache: cacheFolder,
  standIns = true,
}: Pick<BakeRequest, 'assets' | 'out' | 'cache' | 'standIns'>): Promise<BakePreview> {
  const inputs = await findInputs(assets);
  const named = inputs.maps.flatMap(({ value }) => listMapSprites(value));
  const tasks = planTasks(inputs.sheets, named, standIns, undefined);
  const { faults } = readMaps(inputs.maps, new Set(tasks.map((task) => task.name)));
  const warnings = refuseFaults(tasks, [...inputs.faults, ...faults]);

  const cache = openCache(cacheFolder);
  const recalled = await recallSheets(tasks, inputs.code, cache);
  const cached = new Set([...recalled.keys()].map((i) => `sprites/${tasks[i]!.name}`));
  const stamps = Object.fromEntries([
    ...tasks.map(({ name, stamp }) => [`sprites/${name}`, stamp] as const),
    ...inputs.maps.map(({ value, stamp }) => [value.source, stamp] as const),
  ]);
  const text = await readManifestText(out);
  const manifest = text === undefined ? undefined : readManifest(text);
  const known = manifest === undefined ? undefined : await recallSources(cache, text!);
  const changes = compareSources(known ?? (await readLockSources(out)), { code: inputs.code, stamps }, cached);
  return { ...changes, ...(await listFiles(out, manifest, changes)), warnings };
}

/** @returns undefined for a manifest of another version: its bake would be written anew as a whole */
function readManifest(text: string): Manifest | undefined {
  try {
    return parseManifest(text);
  } catch {
    return undefined;
  }
}

/** A checkout has no bake and an empty cache, but the lock says what the right bake is made from. */
async function readLockSources(out: string): Promise<BakeSources | undefined> {
  const lock = await readLock(out);
  return lock === undefined ? undefined : { code: undefined, stamps: readStamps(lock) };
}

async function listFiles(
  out: string,
  manifest: Manifest | undefined,
  { bake, remake, gone }: SourceChanges,
): Promise<Pick<BakePreview, 'replaced' | 'removed' | 'missing'>> {
  if (manifest === undefined) return { replaced: [], removed: [], missing: [] };
  const touched = new Set([...bake, ...remake].map(({ owner }) => owner));
  const isChanged = touched.size + gone.length > 0;
  const paths = (files: readonly BakedFile[]): string[] => files.map((file) => file.path);
  const ofOwners = (owners: Iterable<string>): string[] =>
    [...owners].flatMap((owner) => paths(filesOf(manifest, owner)));
  const missing: string[] = [];
  for (const file of listManifestFiles(manifest)) if (!isWhole(out, file)) missing.push(file.path);
  return {
    replaced: [...ofOwners(touched), ...(isChanged ? paths([manifest.records, manifest.lights]) : [])],
    removed: ofOwners(gone),
    missing,
  };
}

function filesOf({ sprites, maps }: Manifest, owner: string): readonly BakedFile[] {
  const name = owner.slice(owner.indexOf('/') + 1);
  const map = maps[name];
  if (owner.startsWith('maps/')) return map === undefined ? [] : [map];
  const sprite = sprites[name];
  if (sprite === undefined) return [];
  const { texels, shell, brick, bareTexels } = sprite;
  return [texels, shell, brick, ...(bareTexels === undefined ? [] : [bareTexels])];
}
