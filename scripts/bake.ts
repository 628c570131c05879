import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER_DEFAULTS } from '../baker/cli/options.ts';
import { MANIFEST_FILE } from '../shared/format/manifest.ts';
import { BAKED_FOLDER, REPO_FOLDER } from './folders.ts';
import { runProgram } from './run-program.ts';
import { ScriptError } from './script-error.ts';

const TALLOW = join(REPO_FOLDER, 'baker/cli/tallow.mjs');

/** Folders of the bake that `bake` makes, absolute: the baker's defaults in the repository. */
export const BAKE_FOLDERS = {
  assets: join(REPO_FOLDER, FOLDER_DEFAULTS.assets),
  out: BAKED_FOLDER,
  cache: join(REPO_FOLDER, FOLDER_DEFAULTS.cache),
} as const;

/** Whether there is a bake that a page can load. */
export function hasBake(): boolean {
  return existsSync(join(BAKED_FOLDER, MANIFEST_FILE));
}

/**
 * Bakes what changed; the baker prints its own progress and faults.
 *
 * @returns whether it succeeded
 */
export async function bake(words: readonly string[] = []): Promise<boolean> {
  return (await runProgram(process.execPath, [TALLOW, 'bake', '--out', BAKED_FOLDER, ...words])) === 0;
}

/** @throws ScriptError when there is no bake and none can be made */
export async function bakeIfMissing(): Promise<void> {
  if (hasBake() || (await bake())) return;
  throw new ScriptError('The bake failed (see above), and there is no older one: mend the sheets and try again.');
}
