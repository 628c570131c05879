// The peer of whole bakes: AssetPack compresses the same pictures losslessly and names them by their content, with its cache.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScriptError } from '../../script-error.ts';
import { installPeer } from '../install-peers.ts';

const RUN_PEER = join(import.meta.dirname, 'run-assetpack.mjs');

export interface PeerFolders {
  readonly assets: string;
  readonly out: string;
  readonly cache: string;
}

/** @returns milliseconds of one run, a process of its own. @throws ScriptError when it fails */
export async function timePeer({ assets, out, cache }: PeerFolders): Promise<number> {
  const folder = fileURLToPath(await installPeer('@assetpack/core/dist/'));
  const start = performance.now();
  const child = spawn(process.execPath, [RUN_PEER, folder, assets, out, cache], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new ScriptError(`AssetPack ended with exit code ${code}: ${errors}`);
  return performance.now() - start;
}
