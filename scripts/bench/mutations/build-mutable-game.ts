// The game's page with shaders that can be exchanged before they are used: built apart, for this bench alone.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { CACHE_FOLDER, REPO_FOLDER } from '../../folders.ts';
import { createGameConfig } from '../../page/game-config.ts';
import { messageOf, ScriptError } from '../../script-error.ts';

const RAW_SHADER = '.glsl?raw';

declare global {
  /** Faulty shaders by their paths below the project, put there before the page's own scripts run. */
  var mutatedShaders: Readonly<Record<string, string>> | undefined;
}

function pathBelowProject(file: string): string {
  return relative(REPO_FOLDER, file).split(sep).join('/');
}

/** Has each shader look for a faulty one in its place. */
function mutableShaders(): Plugin {
  return {
    name: 'tallow-mutable-shaders',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(RAW_SHADER)) return undefined;
      const file = id.slice(0, -'?raw'.length);
      const text = JSON.stringify(readFileSync(file, 'utf8'));
      return `export default globalThis.mutatedShaders?.[${JSON.stringify(pathBelowProject(file))}] ?? ${text};`;
    },
  };
}

/** @returns the built folder */
export async function buildMutableGame(): Promise<string> {
  const outFolder = join(CACHE_FOLDER, 'mutable-game');
  const config = createGameConfig({ outFolder, withBake: false });
  try {
    await build({ ...config, plugins: [mutableShaders(), ...(config.plugins ?? [])], logLevel: 'warn' });
  } catch (cause) {
    throw new ScriptError(`The game does not build: ${messageOf(cause)}`, { cause });
  }
  return outFolder;
}

/** @returns all shaders of the game by their paths below the project, sorted */
export function readShaders(): ReadonlyMap<string, string> {
  const entries = readdirSync(join(REPO_FOLDER, 'game'), { withFileTypes: true, recursive: true });
  const files = entries
    .filter(({ name }) => name.endsWith('.glsl'))
    .map(({ name, parentPath }) => join(parentPath, name));
  return new Map(files.sort().map((file) => [pathBelowProject(file), readFileSync(file, 'utf8')]));
}
