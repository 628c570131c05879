// The packages that are measured beside ours. They are nobody's dependency: the first benchmark that needs them installs them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPO_FOLDER } from '../folders.ts';
import { runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';

const PEERS_FOLDER = join(REPO_FOLDER, 'tests/bench');

/**
 * @param file of the package, below the folder of packages: `potpack/index.js`
 * @returns the address to import
 * @throws ScriptError when it cannot be installed
 */
export async function installPeer(file: string): Promise<string> {
  const path = join(PEERS_FOLDER, 'node_modules', file);
  if (!existsSync(path)) {
    process.stderr.write('Installing the packages to compare with ...\n');
    // `npm ci` wants the packages of all platforms in the lock, also where a registry has only some of them.
    const words = ['install', '--no-save', '--prefix', PEERS_FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'];
    // What npm prints belongs neither into the table nor into the JSON.
    await runProgram('npm', words, { silent: true });
  }
  if (existsSync(path)) return pathToFileURL(path).href;
  throw new ScriptError(
    `${file} could not be installed: run \`npm install --prefix tests/bench\` and see what it says.`,
  );
}
