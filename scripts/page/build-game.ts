// The built page of screenshots and tests: built when its sources changed, told by their content and not by their dates.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILT_GAME_FOLDER, CACHE_FOLDER, REPO_FOLDER } from '../folders.ts';
import { messageOf, ScriptError } from '../script-error.ts';
import { createGameConfig } from './game-config.ts';

/** Beside the built folder, not in it: Vite empties that. */
const STAMP_FILE = join(CACHE_FOLDER, 'game.sha256');

/** Everything that the built page follows from. */
const SOURCES = ['game', 'shared', 'scripts/page/game-config.ts', 'package-lock.json'];

function listFiles(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function hashSources(): string {
  const files = SOURCES.flatMap((source) => {
    const path = join(REPO_FOLDER, source);
    return /\.\w+$/.test(source) ? [path] : listFiles(path);
  });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(REPO_FOLDER, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP_FILE, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Builds the page if its sources changed since it was built.
 *
 * @returns the built folder
 * @throws ScriptError with the bundler's message
 */
export async function buildGame(): Promise<string> {
  const stamp = hashSources();
  if (readStamp() === stamp) return BUILT_GAME_FOLDER;
  // Loaded late: a page that is up to date need not wait for the bundler.
  const { build } = await import('vite');
  try {
    await build({ ...createGameConfig({ outFolder: BUILT_GAME_FOLDER, withBake: false }), logLevel: 'warn' });
  } catch (cause) {
    throw new ScriptError(`The game does not build: ${messageOf(cause)}`, { cause });
  }
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
  return BUILT_GAME_FOLDER;
}
