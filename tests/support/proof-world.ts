// A little world for a proof: sheets and one map, baked into a folder of its own and opened in the browser.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBake } from '../../baker/io/run-bake.ts';
import { readMap } from '../../baker/read/read-map.ts';
import { STAND_IN_NAMES } from '../../baker/stand-in/create-stand-in.ts';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { CACHE_FOLDER } from '../../scripts/folders.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { openStage, type Stage } from './open-stage.ts';
import type { AuthoredMap } from './torture-map.ts';

export interface ProofWorld {
  readonly stage: Stage;
  readonly map: WorldMap;
  /** What the stage serves. */
  readonly bakedFolder: string;
  close(): Promise<void>;
}

const SILENT = {};

/**
 * Bakes and serves. Stand-ins are there besides the sheets.
 *
 * @param authored the map as a person writes it; its name is how the page asks for it
 */
export async function openProofWorld(authored: AuthoredMap, sheets: readonly Sheet[] = []): Promise<ProofWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'tallow-proof-'));
  const bytes = new TextEncoder().encode(JSON.stringify(authored));
  const files = new Map<string, Uint8Array>([[`maps/${authored.name}/map.json`, bytes]]);
  for (const sheet of sheets) {
    for (const [name, file] of await encodeSheet(sheet)) files.set(`sprites/${sheet.info.name}/${name}`, file);
  }
  await mkdir(join(folder, 'assets/sprites'), { recursive: true });
  for (const [name, file] of files) {
    const path = join(folder, 'assets', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
  const names = new Set([...STAND_IN_NAMES, ...sheets.map((sheet) => sheet.info.name)]);
  const { map } = readMap({ source: `maps/${authored.name}`, bytes }, names);
  if (map === undefined) throw new Error(`the proof's map is faulty`);
  const bakedFolder = join(folder, 'baked');
  await runBake(
    { assets: join(folder, 'assets'), out: bakedFolder, cache: join(CACHE_FOLDER, 'tallow'), jobs: 2 },
    SILENT,
  );
  const stage = await openStage({ bakedFolder });
  return {
    stage,
    map,
    bakedFolder,
    close: async () => {
      await stage.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
