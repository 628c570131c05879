// The folder of the bake on disk. Files with new names first, then manifest.json by a rename, then what nobody lists any
// more is removed: whenever a run ends, the manifest lists files that are there.

import path from 'node:path';
import { MANIFEST_FILE } from '../../shared/format/manifest.ts';
import { formatManifest, type OutputFile, type Outputs } from '../write/build-outputs.ts';
import { isWhole, readManifestText } from './holds-bake.ts';
import { collectStale } from './leftovers.ts';
import { lockFolder } from './lock-folder.ts';
import { replaceFile } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/** Files written at the same time: enough to hide a network disk's latency, few enough for any limit on open files. */
const WRITES_AT_ONCE = 16;

const LAST_BAKE_STANDS = 'the last bake is unchanged';

/**
 * Writes the bake. Two bakes into one folder at the same time take turns here, so that it holds the later one, whole.
 *
 * @returns how many files were new; throws BakeError 'write' and leaves the last bake as it was
 */
export async function writeOutputs(out: string, outputs: Outputs): Promise<number> {
  const unlock = await lockFolder(out).catch((error: unknown) => {
    throw toWriteError(error, out, LAST_BAKE_STANDS);
  });
  try {
    const written = await writeMissing(out, outputs.files);
    const manifestFile = path.join(out, MANIFEST_FILE);
    const text = formatManifest(outputs.manifest);
    if ((await readManifestText(out)) !== text) {
      await replaceFile(manifestFile, text).catch((error: unknown) => {
        throw toWriteError(error, manifestFile, LAST_BAKE_STANDS);
      });
    }
    await collectStale(out, outputs.manifest);
    return written;
  } finally {
    await unlock();
  }
}

/** @returns how many files were not there */
async function writeMissing(out: string, files: readonly OutputFile[]): Promise<number> {
  const waiting = files.filter((file) => !isWhole(out, file.file));
  let written = 0;
  const writeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
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
