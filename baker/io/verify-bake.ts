// Bakes the same assets in fresh processes under circumstances that must not matter, and compares what came out.

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST_FILE, parseManifest } from '../../shared/format/manifest.ts';
import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import { CATALOGUE_FOLDER } from '../read/catalogue-source.ts';
import { MAPS_FOLDER } from '../read/map-source.ts';
import { SHEET_ROOTS } from '../read/sheet-source.ts';
import { describeParting, type WrittenBake } from '../verify/compare-written-bakes.ts';
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
    const [first, ...others] = await Promise.all(bakes.map(readBake));
    const differences = others.flatMap((other, i) => describeParting(first!, other, VERIFY_RUNS[i + 1]!.what));
    if (lock !== undefined)
      differences.push(...describeDifferences(compareLocks(lock, first!.lock)).map((line) => `lock: ${line}`));
    return { outputs: first!.files.size, differences };
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

/** @param folder holds a whole bake with its lock */
async function readBake(folder: string): Promise<WrittenBake> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort(compareText);
  const contents = await Promise.all(paths.map((file) => readFile(path.join(folder, file))));
  const files = new Map(paths.map((file, i) => [file, contents[i]!]));
  const textOf = (file: string): string => new TextDecoder().decode(files.get(file));
  return { manifest: parseManifest(textOf(MANIFEST_FILE)), lock: parseLock(textOf(LOCK_FILE), LOCK_FILE), files };
}
