import path from 'node:path';
import { replaceFile } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/**
 * Writes files into `parent/name`, each whole or not at all.
 *
 * @param files contents by path inside the folder, with forward slashes
 * @returns the folder
 */
export async function writeFolder(
  parent: string,
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  const folder = path.join(parent, name);
  for (const [file, bytes] of files) {
    const target = path.join(folder, ...file.split('/'));
    await replaceFile(target, bytes).catch((error: unknown) => {
      throw toWriteError(error, target, 'the folder may hold some of its files');
    });
  }
  return folder;
}
