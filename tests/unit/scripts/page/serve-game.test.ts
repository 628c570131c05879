import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameServer, serveGame } from '../../../../scripts/page/serve-game.ts';

let folder: string;
let server: GameServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallow-serve-'));
  for (const part of ['game', 'baked']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'game/index.html'), '<p>page');
  writeFileSync(join(folder, 'game/code.js'), 'let a');
  writeFileSync(join(folder, 'baked/texels.bin'), 'texels');
  writeFileSync(join(folder, 'secret'), 'secret');
  server = await serveGame({
    gameFolder: join(folder, 'game'),
    bakedFolder: join(folder, 'baked'),
    override: (path) => (path === '/baked/gone.bin' ? { status: 410, body: 'gone' } : undefined),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['?zoom=4', 200, 'text/html; charset=utf-8', '<p>page'],
  ['code.js', 200, 'text/javascript; charset=utf-8', 'let a'],
  ['baked/texels.bin', 200, 'application/octet-stream', 'texels'],
  ['baked/gone.bin', 410, 'text/plain; charset=utf-8', 'gone'],
  ['baked/none.bin', 404, 'text/plain; charset=utf-8', 'not found'],
  ['baked/', 404, 'text/plain; charset=utf-8', 'not found'],
  ['baked/..%2f..%2fsecret', 404, 'text/plain; charset=utf-8', 'not found'],
  ['..%2fsecret', 404, 'text/plain; charset=utf-8', 'not found'],
])('%s is answered with %i, %s', async (path, status, type, body) => {
  const response = await fetch(server.url + path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, type, body]);
});
