// Bakes the same assets in fresh processes under circumstances that must not matter, and compares what came out.

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import { CATALOGUE_FOLDER } from '../read/catalogue-source.ts';
import { MAPS_FOLDER } from '../read/map-source.ts';
import { SHEET_ROOTS } from '../read/sheet-source.ts';
import { digestBytes } from '../write/digest.ts';
import { compareLocks, describeDifferences, LOCK_FILE, type Lock, parseLock } from '../write/lock.ts';

const EXECUTABLE = fileURLToPath(new URL('../cli/tallow.mjs', import.meta.url));

/** Circumstances of one bake. */
export interface VerifyRun {
  readonly what: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Bakes a copy of the assets that lies elsewhere. */
  readonly isElsewhere: boolean;
}

/** The first is what the others are compared with. Locale and zone are far from each other: dotless i, and UTC+12:45. */
export const VERIFY_RUNS: readonly VerifyRun[] = [
  { what: '1 worker', args: ['--jobs', '1'], env: { LC_ALL: 'C', TZ: 'UTC' }, isElsewhere: false },
  {
    what: '2 workers, sheets shuffled, Turkish, Chatham Islands, assets copied elsewhere',
    args: ['--jobs', '2', '--shuffle', '7'],
    env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' },
    isElsewhere: true,
  },
];

export interface VerifyResult {
  /** Files of one bake. */
  readonly outputs: number;
  /** One readable line each; empty when all is well. */
  readonly differences: readonly string[];
}

/** @param finished called with the circumstances of each run when it is over */
export async function verifyBake(
  assets: string,
  standIns: boolean,
  lock: Lock | undefined,
  finished: (what: string) => void,
): Promise<VerifyResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallow-verify-'));
  try {
    const bakes: string[] = [];
    for (const [i, run] of VERIFY_RUNS.entries()) {
      const out = path.join(folder, `bake ${i}`);
      const source = run.isElsewhere
        ? await copyAssets(assets, path.join(folder, `assets ${i}`))
        : path.resolve(assets);
      await runBakeProcess(
        [
          'bake',
          '--assets',
          source,
          '--out',
          out,
          '--no-cache',
          '--lock',
          '--quiet',
          ...run.args,
          ...(standIns ? [] : ['--no-stand-ins']),
        ],
        run.env,
        folder,
      );
      bakes.push(out);
      finished(run.what);
    }
    const differences: string[] = [];
    const trees = await Promise.all(bakes.map(digestTree));
    for (let i = 1; i < trees.length; i++)
      differences.push(...compareTrees(trees[0]!, trees[i]!, VERIFY_RUNS[i]!.what));
    if (lock !== undefined) {
      const found = parseLock(await readFile(path.join(bakes[0]!, LOCK_FILE), 'utf8'), LOCK_FILE);
      differences.push(...describeDifferences(compareLocks(lock, found)).map((line) => `lock: ${line}`));
    }
    return { outputs: trees[0]!.size, differences };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyAssets(assets: string, target: string): Promise<string> {
  await mkdir(target, { recursive: true });
  for (const name of [...SHEET_ROOTS, MAPS_FOLDER, CATALOGUE_FOLDER]) {
    const source = path.join(assets, name);
    const names = await readdir(source).catch(() => undefined);
    if (names !== undefined) await cp(source, path.join(target, name), { recursive: true, verbatimSymlinks: true });
  }
  return target;
}

async function runBakeProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Promise<void> {
  const child = spawn(process.execPath, [EXECUTABLE, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    errors += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  // The bake has found faults of its own: they are the answer, whatever verify was to compare.
  throw new BakeError(code === 2 ? 'input' : 'bake', `the bake ended with exit code ${code}:\n${errors.trimEnd()}`);
}

/** @returns digests of all files below a folder, by path */
async function digestTree(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort(compareText);
  const digests = await Promise.all(files.map(async (file) => digestBytes(await readFile(path.join(folder, file)))));
  return new Map(files.map((file, i) => [file, digests[i]!]));
}

function compareTrees(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>, what: string): string[] {
  const files = [...new Set([...a.keys(), ...b.keys()])].sort(compareText);
  return files.flatMap((file) => {
    if (a.get(file) === b.get(file)) return [];
    const how = !b.has(file) ? 'is not there' : !a.has(file) ? 'is there only then' : 'has other bytes';
    return [`${file} ${how} with ${what}`];
  });
}
