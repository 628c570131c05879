// Loads the baker's own TypeScript, for the program and for its workers. Newer versions of Node read it by themselves. For older
// ones the sources are bundled to plain JavaScript once and kept in node_modules/.cache: a hook that translates each module as it is
// imported costs a run that has nothing to do more than all else, and every worker again.
//
// A bundle is used only while every file that it was made of is as it was: the same size, time stamps and inode. Where none
// can be made or kept (read-only node_modules, a source that does not parse), modules are translated one by one by tsx.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES_FOLDER = join(PROJECT_FOLDER, 'node_modules');

/** What is imported from outside: the program, and what a worker runs. */
const ENTRIES = ['baker/cli/program.ts', 'baker/bake-sheet.ts'];

/** Of each checkout its own: several may share one node_modules. */
const CACHE_FOLDER = join(PACKAGES_FOLDER, '.cache', 'tallow', digest(PROJECT_FOLDER).slice(0, 16));
const INDEX_FILE = join(CACHE_FOLDER, 'index.json');

/** A file that was written so shortly before it was read may change again without its time stamp showing it. */
const SETTLED_MS = 100;

/** A bundle that nobody names any more may still be in use by a program that started with it. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** @param {'baker/cli/program.ts' | 'baker/bake-sheet.ts'} entry path below the project's folder */
export async function loadSource(entry) {
  if (process.features.typescript) {
    module.enableCompileCache?.();
    return import(pathToFileURL(join(PROJECT_FOLDER, entry)).href);
  }
  if (process.argv.includes('--verbose')) process.setSourceMapsEnabled(true);
  const bundle = findBundle() ?? (await makeBundle().catch(() => undefined));
  if (bundle !== undefined) return import(pathToFileURL(join(bundle, bundledName(entry))).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(PROJECT_FOLDER, entry)).href);
}

/** @returns the folder of a bundle of the sources as they are now, or undefined */
function findBundle() {
  try {
    const { bundle, files } = JSON.parse(readFileSync(INDEX_FILE, 'utf8'));
    const isFresh = Object.entries(files).every(
      ([file, stamp]) => stampFile(join(PROJECT_FOLDER, file)).stamp === stamp,
    );
    const folder = join(CACHE_FOLDER, bundle);
    return isFresh && existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

async function makeBundle() {
  if (!existsSync(PACKAGES_FOLDER)) return undefined;
  const { build, stop } = await import('esbuild');
  const own = fileURLToPath(import.meta.url);
  const stamps = new Map([[own, stampFile(own)]]);
  const { outputFiles } = await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: ENTRIES.map((entry) => ({ in: entry, out: bundledName(entry).slice(0, -'.mjs'.length) })),
    outdir: CACHE_FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfigRaw: {},
    sourcemap: 'linked',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'stamp-sources',
        setup: (plugin) => plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => readSource(path, stamps)),
      },
    ],
  });
  stop();
  return keepBundle(outputFiles, stamps);
}

/** Reads a source; where it says where it is, that stays its place, not the bundle's. */
function readSource(path, stamps) {
  stamps.set(path, stampFile(path));
  const url = JSON.stringify(pathToFileURL(path).href);
  return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url), loader: 'ts' };
}

/** Writes a bundle under its content's name, then the index that names it. @returns its folder */
function keepBundle(outputFiles, stamps) {
  const bundle = digest(outputFiles.map((file) => `${file.path} ${file.hash}`).join('\n')).slice(0, 16);
  const folder = join(CACHE_FOLDER, bundle);
  if (!existsSync(folder)) {
    const temporary = `${folder}.tmp-${process.pid}-${digest(`${process.hrtime.bigint()}`).slice(0, 8)}`;
    mkdirSync(temporary, { recursive: true });
    for (const file of outputFiles) writeFileSync(join(temporary, file.path.slice(CACHE_FOLDER.length)), file.contents);
    try {
      renameSync(temporary, folder);
    } catch (error) {
      // Another run made the same one in the meantime.
      rmSync(temporary, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const now = Date.now();
  if ([...stamps.values()].every(({ changedMs }) => now - changedMs > SETTLED_MS)) {
    const files = Object.fromEntries(
      [...stamps].map(([path, { stamp }]) => [path.slice(PROJECT_FOLDER.length), stamp]),
    );
    const temporary = `${INDEX_FILE}.tmp-${process.pid}`;
    writeFileSync(temporary, JSON.stringify({ bundle, files }));
    renameSync(temporary, INDEX_FILE);
  }
  removeUnused(bundle, now);
  return folder;
}

function removeUnused(bundle, now) {
  for (const name of readdirSync(CACHE_FOLDER)) {
    const path = join(CACHE_FOLDER, name);
    if (name === bundle || path === INDEX_FILE || now - statSync(path).mtimeMs < UNUSED_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/** What is never the same again once a file has been written or replaced, and when that was last. */
function stampFile(path) {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const nsPerMs = 1_000_000n;
  return {
    stamp: `${size} ${ino} ${mtimeNs} ${ctimeNs}`,
    changedMs: Math.max(Number(mtimeNs / nsPerMs), Number(ctimeNs / nsPerMs)),
  };
}

function bundledName(entry) {
  return entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs');
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}
