import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names of files that are being written; what a killed run left of them may be removed. */
export const TEMP_PATTERN = /\.tmp-[0-9a-f]{12}$/;

/**
 * Writes a file under another name and renames it, so that a reader sees the old content or the new one and never a part.
 * Makes the folder when it is missing.
 */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // The name reaches no output: it is gone before the bake ends. Random, so that two bakes at once do not meet.
  const temporary = `${file}.tmp-${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
