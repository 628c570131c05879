// How the game's page is served while developing and how it is built. The page knows the bake as `./baked/`.

import { cpSync, createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { BAKED_FOLDER, CACHE_FOLDER, REPO_FOLDER } from '../folders.ts';
import { resolveServedFile } from './resolve-served-file.ts';

/** Babylon's core in one file: the size that the bundler warns at is no news. */
const CHUNK_WARNING_KB = 2000;

/** Serves a bake beside the page while developing. */
function servedBake(bakedFolder: string): Plugin {
  return {
    name: 'tallow-served-bake',
    configureServer(server) {
      server.middlewares.use('/baked', (request, response, next) => {
        const file = resolveServedFile(bakedFolder, request.url ?? '/');
        if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
          response.statusCode = 404;
          response.end('not in the bake');
          return;
        }
        // All but the manifest carry their content's hash in their name.
        response.setHeader('Cache-Control', file.endsWith('.json') ? 'no-cache' : 'max-age=31536000, immutable');
        createReadStream(file).on('error', next).pipe(response);
      });
    },
  };
}

/** Puts a copy of the bake into the built folder, which is then whole. */
function copiedBake(outFolder: string): Plugin {
  return {
    name: 'tallow-copied-bake',
    closeBundle() {
      if (existsSync(BAKED_FOLDER)) cpSync(BAKED_FOLDER, join(outFolder, 'baked'), { recursive: true });
    },
  };
}

export interface GameConfigOptions {
  /** Folder of the built page, absolute. */
  readonly outFolder: string;
  /** Whether the built folder gets a copy of the bake. */
  readonly withBake: boolean;
  /** Folder of the bake that is served while developing; default: the repository's. */
  readonly bakedFolder?: string;
}

export function createGameConfig({ outFolder, withBake, bakedFolder = BAKED_FOLDER }: GameConfigOptions): InlineConfig {
  return {
    configFile: false,
    root: join(REPO_FOLDER, 'game'),
    base: './',
    publicDir: false,
    // With everything else that scripts make for themselves.
    cacheDir: join(CACHE_FOLDER, 'vite'),
    plugins: [servedBake(bakedFolder), ...(withBake ? [copiedBake(outFolder)] : [])],
    server: { fs: { allow: [REPO_FOLDER] } },
    worker: { format: 'es' },
    build: { outDir: outFolder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: CHUNK_WARNING_KB },
  };
}
