// A digest of the code that a bake's bytes depend on: part of every cache key, so that no change of a stage, however small,
// can meet results of the old one, and nobody has to remember a version number.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../shared/sort.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Parts of the baker that cannot reach a sheet's bytes: they find, print, draw, divide, foretell and store. Inspecting counts lone texels for the
 * report; to tune its lights must not bake everything anew, so a cached count may be of older lights (`inspect` counts anew).
 */
const APART = new Set([
  'baker/cli',
  'baker/export',
  'baker/inspect',
  'baker/io',
  'baker/new',
  'baker/preview',
  'baker/report',
  'baker/shard',
  'shared/look',
]);

/** Packages whose version can change bytes. */
const PACKAGES = ['@hpcc-js/wasm-zstd', 'sharp'] as const;

async function listSources(folder: string): Promise<string[]> {
  if (APART.has(folder)) return [];
  const entries = await readdir(path.join(PROJECT_FOLDER, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listSources(name);
      return name.endsWith('.ts') ? [name] : [];
    }),
  );
  return lists.flat();
}

/** @returns SHA-256 over the sources of baker/ (its stages) and shared/, and the versions of the packages they use */
export async function digestCode(): Promise<string> {
  const names = [...(await listSources('baker')), ...(await listSources('shared'))].sort(compareText);
  const texts = await Promise.all(names.map((name) => readFile(path.join(PROJECT_FOLDER, name), 'utf8')));
  const hash = createHash('sha256');
  for (const [i, name] of names.entries()) {
    // A checkout with Windows line ends is the same code.
    const text = texts[i]!.replaceAll('\r\n', '\n');
    hash.update(`${name} ${text.length}\n${text}`);
  }
  const project = JSON.parse(await readFile(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of PACKAGES) hash.update(`${name} ${project.dependencies[name]}\n`);
  return hash.digest('hex');
}
