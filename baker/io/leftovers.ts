// Files in the bake's folder that no manifest lists: of the bake before, and what killed runs left.

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../shared/format/manifest.ts';
import { listManifestFiles, readLastManifest } from './holds-bake.ts';
import { lockFolder } from './lock-folder.ts';
import { TEMP_PATTERN } from './replace-file.ts';

/** Folders below the bake's that hold hashed files; nothing else is ever removed. */
const OUTPUT_FOLDERS = ['sprites', 'tables', 'maps'] as const;

/** `barrel.0123456789ab.texels`: a file of ours, whichever bake wrote it. */
const HASHED_PATTERN = /\.[0-9a-f]{12}\.(texels|shell|brick|bin|map)$/;

/** Removes hashed files that the manifest does not list, and what killed runs left half written. Needs the folder's lock. */
export async function collectStale(out: string, manifest: Manifest): Promise<void> {
  // What cannot be removed stays until the next bake: the manifest is right already.
  for (const file of await listStale(out, manifest)) await rm(path.join(out, file), { force: true }).catch(() => {});
}

/**
 * Removes what a run that was killed after its manifest could not remove any more; a bake that finds nothing else to do looks
 * for it. Waits for whoever writes there; a folder that cannot be locked stays as it is.
 */
export async function removeLeftovers(out: string): Promise<void> {
  const before = await readLastManifest(out);
  if (before === undefined || (await listStale(out, before)).length === 0) return;
  const unlock = await lockFolder(out).catch(() => undefined);
  if (unlock === undefined) return;
  try {
    const manifest = await readLastManifest(out);
    if (manifest !== undefined) await collectStale(out, manifest);
  } finally {
    await unlock();
  }
}

/** @returns paths below the bake's folder */
async function listStale(out: string, manifest: Manifest): Promise<string[]> {
  const listed = new Set(listManifestFiles(manifest).map((file) => file.path));
  const list = async (folder: string): Promise<string[]> => readdir(path.join(out, folder)).catch(() => []);
  const stale = (await list('.')).filter((name) => TEMP_PATTERN.test(name));
  for (const folder of OUTPUT_FOLDERS) {
    const files = (await list(folder)).map((name) => `${folder}/${name}`);
    stale.push(...files.filter((file) => TEMP_PATTERN.test(file) || (HASHED_PATTERN.test(file) && !listed.has(file))));
  }
  return stale;
}
