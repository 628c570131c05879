// Where things lie in a checkout, as absolute paths: scripts and tests work from any folder they are called in.

import { resolve } from 'node:path';

export const REPO_FOLDER = resolve(import.meta.dirname, '..');

/** What the game loads. TALLOW_BAKED names another bake. */
export const BAKED_FOLDER = resolve(REPO_FOLDER, process.env.TALLOW_BAKED ?? 'baked');

/** What scripts make for themselves; safe to delete. */
export const CACHE_FOLDER = resolve(REPO_FOLDER, '.cache');

/** The built page that screenshots and tests open. */
export const BUILT_GAME_FOLDER = resolve(CACHE_FOLDER, 'game');
