// The folder of the bake on disk. Files with new names first, then manifest.json by a rename, then what nobody lists any
// more is removed: whenever a run ends, the manifest lists files that are there.

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../shared/format/manifest.ts';
import { formatManifest, type OutputFile, type Outputs } from '../write/build-outputs.ts';
import { isWhole, listManifestFiles, readManifestText } from './holds-bake.ts';
import { replaceFile, TEMP_PATTERN } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/** Folders below the bake's that hold hashed files; nothing else is ever removed. */
const OUTPUT_FOLDERS = ['sprites', 'tables', 'maps'] as const;

/** `barrel.0123456789ab.texels`: a file of ours, whichever bake wrote it. */
const HASHED_PATTERN = /\.[0-9a-f]{12}\.(texels|shell|brick|bin|map)$/;

/** Files written at the same time: enough to hide a network disk's latency, few enough for any limit on open files. */
const WRITES_AT_ONCE = 16;

const LAST_BAKE_STANDS = 'the last bake is unchanged';

/**
 * Writes the bake. Two bakes into one folder at the same time leave the bake of one of them, whole.
 *
 * @returns how many files were new; throws BakeError 'write' and leaves the last bake as it was
 */
export async function writeOutputs(out: string, outputs: Outputs): Promise<number> {
  // The clock of the file system's stamps; it reaches no output.
  const startedMs = Date.now();
  const written = await writeMissing(out, outputs.files);
  const manifestFile = path.join(out, MANIFEST_FILE);
  const text = formatManifest(outputs.manifest);
  if ((await readManifestText(out)) !== text) {
    await replaceFile(manifestFile, text).catch((error: unknown) => {
      throw toWriteError(error, manifestFile, LAST_BAKE_STANDS);
    });
  }
  // Another bake may have taken for stale what was there before this one, until the manifest said otherwise.
  await writeMissing(out, outputs.files);
  await collectStale(out, outputs.manifest, startedMs);
  return written;
}

/** @returns how many files were not there */
async function writeMissing(out: string, files: readonly OutputFile[]): Promise<number> {
  const waiting = [...files];
  let written = 0;
  const writeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (await isWhole(out, next.file)) continue;
      const file = path.join(out, next.file.path);
      await replaceFile(file, next.bytes).catch((error: unknown) => {
        waiting.length = 0;
        throw toWriteError(error, file, LAST_BAKE_STANDS);
      });
      written++;
    }
  };
  // All settle before an error leaves: nothing is written behind the caller's back.
  const results = await Promise.allSettled(Array.from({ length: WRITES_AT_ONCE }, writeNext));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return written;
}

/**
 * Removes hashed files that the manifest does not list, and what killed runs left half written. What is newer than the start
 * of this bake is another's, and when the manifest is another's, so is the folder.
 */
async function collectStale(out: string, manifest: Manifest, startedMs: number): Promise<void> {
  if ((await readManifestText(out)) !== formatManifest(manifest)) return;
  const listed = new Set(listManifestFiles(manifest).map((file) => file.path));
  const isOld = async (file: string): Promise<boolean> => {
    const found = await stat(file).catch(() => undefined);
    return found !== undefined && found.mtimeMs < startedMs;
  };
  const remove = async (folder: string, isStale: (name: string) => boolean): Promise<void> => {
    const names = await readdir(path.join(out, folder)).catch(() => []);
    for (const name of names.filter(isStale)) {
      const file = path.join(out, folder, name);
      // What cannot be removed stays until the next bake: the manifest is right already.
      if (await isOld(file)) await rm(file, { force: true }).catch(() => {});
    }
  };
  await remove('.', (name) => TEMP_PATTERN.test(name));
  for (const folder of OUTPUT_FOLDERS) {
    await remove(
      folder,
      (name) => TEMP_PATTERN.test(name) || (HASHED_PATTERN.test(name) && !listed.has(`${folder}/${name}`)),
    );
  }
}
