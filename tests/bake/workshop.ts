// A temporary folder with a few small sheets and a map: what the bake's tests work on.

import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import { compareText } from '../../shared/sort.ts';
import { type ProgramEnd, type ProgramOptions, runTallow } from './run-tallow.ts';

/** Sheets of every workshop; made from stand-ins, since those are small and need no modeller. */
export const WORKSHOP_SPRITES = ['crate', 'ground_plain', 'post_plain'] as const;

export const WORKSHOP_MAP = {
  version: 1,
  name: 'yard',
  legend: { '.': 'ground_plain' },
  terrain: ['....', '....'],
  statics: [
    ['crate', 1, 1],
    ['post_plain', 2, 0.5],
  ],
} as const;

export interface Workshop {
  readonly folder: string;
  readonly assets: string;
  readonly out: string;
  readonly cache: string;
  /** Runs `tallow bake` on it, sheets only. */
  bake(args?: readonly string[], options?: ProgramOptions): Promise<ProgramEnd>;
  remove(): Promise<void>;
}

export async function createWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallow test '));
  const assets = path.join(folder, 'assets');
  const out = path.join(folder, 'baked');
  const cache = path.join(folder, 'cache');
  for (const name of WORKSHOP_SPRITES) await writeSheet(assets, name);
  await writeMap(assets, WORKSHOP_MAP);
  return {
    folder,
    assets,
    out,
    cache,
    bake: (args = [], options = {}) =>
      runTallow(
        ['bake', '--assets', assets, '--out', out, '--cache', cache, '--no-stand-ins', '--jobs', '1', ...args],
        options,
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function writeSheet(assets: string, name: string): Promise<void> {
  const root = name.startsWith('ground') ? 'ground' : 'sprites';
  for (const [file, bytes] of await encodeSheet(createStandIn(name))) {
    const target = path.join(assets, root, name, ...file.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

export async function writeMap(
  assets: string,
  map: Readonly<Record<string, unknown>> & { readonly name: string },
): Promise<void> {
  const folder = path.join(assets, 'maps', map.name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'map.json'), JSON.stringify(map));
}

/** Gives the crate another colour: its maps stay a valid sheet. */
export async function repaintCrate(assets: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const file = path.join(assets, 'sprites', 'crate', 'albedo.png');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) data[i] = 255 - data[i]!;
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  await writeFile(file, await sharp(data, { raw }).png().toBuffer());
}

/** @returns every file below a folder and its content, sorted by path */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort(compareText);
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return new Map(files.map((file, i) => [file, contents[i]!]));
}

/** @returns when each file below a folder was last written */
export async function readTimes(folder: string): Promise<Map<string, number>> {
  const files = [...(await readTree(folder)).keys()];
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return new Map(files.map((file, i) => [file, stats[i]!.mtimeMs]));
}

export async function readManifest(out: string): Promise<Manifest> {
  return parseManifest(await readFile(path.join(out, 'manifest.json'), 'utf8'));
}

/** @returns files that the manifest lists and that are not there in full */
export async function findUnfit(out: string): Promise<string[]> {
  const { sprites, records, lights, maps } = await readManifest(out);
  const tree = await readTree(out);
  const files = Object.values(sprites).flatMap((sprite) => [sprite.texels, sprite.shell, sprite.brick]);
  return [...files, records, lights, ...Object.values(maps)]
    .filter((file) => tree.get(path.normalize(file.path))?.length !== file.bytes)
    .map((file) => file.path);
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
}
