// What `vite build` reads; `npm start` and the tests use the same settings through Vite's API.

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { REPO_FOLDER } from './folders.ts';
import { createGameConfig } from './page/game-config.ts';

export default defineConfig(createGameConfig({ outFolder: join(REPO_FOLDER, 'dist'), withBake: true }));
