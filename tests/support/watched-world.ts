// A little world whose sheets are watched: an assets folder, a bake of it, and the development server that `npm start` runs.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBake } from '../../baker/io/run-bake.ts';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { CACHE_FOLDER } from '../../scripts/folders.ts';
import { startWatchedServer } from '../../scripts/page/dev-server.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import type { AuthoredMap } from './torture-map.ts';

export interface WatchedWorld {
  /** Address of the page, ending with a slash. */
  readonly url: string;
  /** What the terminal shows. */
  readonly lines: readonly string[];
  /** Folder of the bake that the server started with. */
  readonly bakedFolder: string;
  /** Writes a sheet's files where they belong, one after the other. */
  writeSheet(sheet: Sheet): Promise<void>;
  /** Writes one file of the assets. @param path below assets/ */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Bakes all as it is now, into a folder of its own. @returns the folder */
  bakeAfresh(): Promise<string>;
  close(): Promise<void>;
}

/** Of the tests: whoever runs `npm start` beside them keeps theirs. */
const VITE_CACHE = join(CACHE_FOLDER, 'vite-tests');

export async function openWatchedWorld(authored: AuthoredMap, sheets: readonly Sheet[]): Promise<WatchedWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'tallow watched '));
  const assets = join(folder, 'assets');
  const bakedFolder = join(folder, 'baked');
  const cache = join(folder, 'cache');
  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(dirname(join(assets, path)), { recursive: true });
    await writeFile(join(assets, path), bytes);
  };
  const writeSheet = async (sheet: Sheet): Promise<void> => {
    for (const [name, bytes] of await encodeSheet(sheet)) await write(`sprites/${sheet.info.name}/${name}`, bytes);
  };
  await write(`maps/${authored.name}/map.json`, new TextEncoder().encode(JSON.stringify(authored)));
  for (const sheet of sheets) await writeSheet(sheet);
  const bakeInto = (out: string) => runBake({ assets, out, cache, jobs: 2 });
  await bakeInto(bakedFolder);

  const lines: string[] = [];
  const request = { assets, out: bakedFolder, cache: join(folder, 'watch cache') };
  const server = await startWatchedServer(request, VITE_CACHE, (line) => lines.push(line));
  let bakes = 0;
  return {
    url: server.url,
    lines,
    bakedFolder,
    writeSheet,
    writeFile: write,
    bakeAfresh: async () => {
      const out = join(folder, `baked ${++bakes}`);
      await bakeInto(out);
      return out;
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
