// The development server: the game from its sources and a bake, and the sheets that change while it runs.

import { createServer, type ViteDevServer } from 'vite';
import type { WatchRequest } from '../../baker/io/watch-sheets.ts';
import { BUILT_GAME_FOLDER } from '../folders.ts';
import { createGameConfig } from './game-config.ts';
import { watchedSheets } from './watched-sheets.ts';

export interface DevServerOptions {
  /** 0: whichever is free. */
  readonly port: number;
  /** true: every address of this machine. */
  readonly host: boolean | string;
  /** Folder of the bake, absolute. */
  readonly bakedFolder: string;
  /** The sheets to watch; undefined: none. */
  readonly watch?: WatchRequest | undefined;
  /** Takes a line about a sheet, for who works on it. */
  readonly print: (line: string) => void;
  /** Folder for the server's own cache, where it is not to share the usual one; it then keeps quiet, too. */
  readonly apart?: string;
}

/** Starts it; resolves when it listens. */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const { port, host, bakedFolder, watch, print, apart } = options;
  const config = createGameConfig({ outFolder: BUILT_GAME_FOLDER, withBake: false, bakedFolder });
  const server = await createServer({
    ...config,
    // What has changed is found before the bake's own files.
    plugins: [...(watch === undefined ? [] : [watchedSheets(watch, print)]), ...(config.plugins ?? [])],
    server: { ...config.server, port, host },
    ...(apart === undefined ? {} : { cacheDir: apart, logLevel: 'silent' }),
  });
  return server.listen();
}

/** Starts it on a free port of this machine for a program: resolves when sheets are watched, too. */
export async function startWatchedServer(
  request: WatchRequest,
  apart: string,
  print: (line: string) => void,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  let isWatching: () => void = () => {};
  const watching = new Promise<void>((resolve) => {
    isWatching = resolve;
  });
  const server = await startDevServer({
    port: 0,
    host: '127.0.0.1',
    bakedFolder: request.out,
    watch: request,
    apart,
    print: (line) => {
      print(line);
      if (line.startsWith('watching ')) isWatching();
    },
  });
  await watching;
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
