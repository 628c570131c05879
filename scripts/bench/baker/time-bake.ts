// One run of `tallow bake` as a person starts it: a process of its own, timed from outside.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StageTimes } from '../../../baker/stage-times.ts';
import { REPO_FOLDER } from '../../folders.ts';
import { ScriptError } from '../../script-error.ts';

const TALLOW = join(REPO_FOLDER, 'baker/cli/tallow.mjs');
const REPORT_MEMORY = pathToFileURL(join(import.meta.dirname, 'report-memory.mjs')).href;

export interface BakeFolders {
  readonly assets: string;
  readonly out: string;
  readonly cache: string;
  /** File that receives the memory's figure. */
  readonly memory: string;
}

/** The part of `tallow bake --json` that is used here. */
interface BakeReport {
  readonly unchanged: boolean;
  readonly fresh: readonly string[];
  readonly sprites: readonly { readonly name: string; readonly frames: number }[];
  readonly stageMs: StageTimes;
}

export interface TimedBake extends BakeReport {
  /** From the start of the process to its end. */
  readonly ms: number;
  /** The most memory that it had at once. */
  readonly peakBytes: number;
}

/**
 * Bakes the sheets of a folder, without stand-ins for other names.
 *
 * @param options further ones of the command line
 * @throws ScriptError when the bake fails
 */
export async function timeBake(
  { assets, out, cache, memory }: BakeFolders,
  options: readonly string[] = [],
): Promise<TimedBake> {
  const words = ['bake', '--json', '--no-stand-ins', '--assets', assets, '--out', out, '--cache', cache, ...options];
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT_MEMORY, TALLOW, ...words], {
    cwd: REPO_FOLDER,
    env: { ...process.env, TALLOW_BENCH_MEMORY: memory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const ms = performance.now() - start;
  if (code !== 0) throw new ScriptError(`The bake ended with exit code ${code}: ${errors}`);
  const report: BakeReport = JSON.parse(output);
  return { ...report, ms, peakBytes: Number(readFileSync(memory, 'utf8')) };
}
