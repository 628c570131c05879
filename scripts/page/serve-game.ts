// A small static server for the built page and a bake, on a free port of this machine only. Tests may change answers.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { BAKED_FOLDER } from '../folders.ts';
import { resolveServedFile } from './resolve-served-file.ts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
const MIME_OF_OTHERS = 'application/octet-stream';

/** Where the page looks for the bake. */
const BAKED_PREFIX = '/baked/';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface ServeOptions {
  /** Folder of the built page. */
  readonly gameFolder: string;
  /** Folder of the bake; default: the repository's. */
  readonly bakedFolder?: string;
  /** Answers a path in place of the file, e.g. with a 404; undefined leaves it to the file. */
  readonly override?: (path: string) => Answer | undefined;
  /** By how much the answer to a path comes later, milliseconds. */
  readonly delayMs?: (path: string) => number;
}

export interface GameServer {
  /** Address of the page, ending with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

function sendText(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
}

function sendFile(response: ServerResponse, file: string | undefined): void {
  if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
    sendText(response, { status: 404, body: 'not found' });
    return;
  }
  const type = extname(file);
  // Pages and manifests keep their names when they change; everything else is named by its content.
  const keep = type === '.html' || type === '.json' ? 'no-cache' : 'max-age=31536000, immutable';
  response.writeHead(200, { 'Content-Type': MIME_TYPES[type] ?? MIME_OF_OTHERS, 'Cache-Control': keep });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Serves until it is closed. */
export async function serveGame(options: ServeOptions): Promise<GameServer> {
  const bakedFolder = options.bakedFolder ?? BAKED_FOLDER;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    const send = (): void => {
      const answer = options.override?.(path);
      if (answer !== undefined) sendText(response, answer);
      else if (path.startsWith(BAKED_PREFIX)) {
        sendFile(response, resolveServedFile(bakedFolder, path.slice(BAKED_PREFIX.length)));
      } else sendFile(response, resolveServedFile(options.gameFolder, path === '/' ? '/index.html' : path));
    };
    if (options.delayMs === undefined) send();
    else setTimeout(send, options.delayMs(path));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
