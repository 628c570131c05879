// Two bakes of the same inputs that lie in folders: which outputs are not the same, and where they part.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import { compareText } from '../../shared/sort.ts';
import { listOutputFiles } from '../write/build-outputs.ts';
import { LOCK_FILE, type Lock, parseLock } from '../write/lock.ts';
import { decodeOutput } from './decode-output.ts';
import { findDifferences } from './find-differences.ts';

export interface WrittenBake {
  readonly manifest: Manifest;
  readonly lock: Lock;
  /** All files of the folder by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** @param folder holds a whole bake with its lock */
export async function readBake(folder: string): Promise<WrittenBake> {
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

/**
 * @param what the circumstances of the second bake
 * @returns one line an output that is not the same, with the sprite, the stage whose output it is and the first value of it;
 * when all outputs are the same, one for each other file that is not
 */
export function describeParting(a: WrittenBake, b: WrittenBake, what: string): string[] {
  const ids = [...new Set([...Object.keys(a.lock), ...Object.keys(b.lock)])].sort(compareText);
  const lines = ids.flatMap((id) => {
    const sentence = describeOutput(id, a, b, what);
    return sentence === undefined ? [] : [`${nameOutput(id)}: ${sentence}`];
  });
  return lines.length > 0 ? lines : compareFiles(a.files, b.files, what);
}

/** `sprites/barrel/shell` -> `barrel, shell` */
function nameOutput(id: string): string {
  const [kind, name, part] = id.split('/');
  return kind === 'sprites' ? `${name}, ${part}` : `${kind}, ${name}`;
}

function describeOutput(id: string, a: WrittenBake, b: WrittenBake, what: string): string | undefined {
  const [entry, other] = [a.lock[id], b.lock[id]];
  if (entry === undefined) return `there only with ${what}`;
  if (other === undefined) return `missing with ${what}`;
  if (entry.values === other.values && entry.file === other.file) return undefined;
  const parting = findDifferences(decodeFile(id, a), decodeFile(id, b));
  if (parting !== undefined) {
    const { count, first, a: one, b: two } = parting;
    const values = count === 1 ? '1 value differs' : `${count} values differ`;
    return `${values} with ${what}, the first at ${first.join(', ')}: ${tell(one)} and ${tell(two)}`;
  }
  // The digest of the values is taken before they are encoded: a value that the file does not hold can differ.
  if (entry.values !== other.values) return `other values with ${what}, although the files decode to the same`;
  return `the same values, compressed differently with ${what}`;
}

function decodeFile(id: string, { manifest, files }: WrittenBake): unknown {
  const file = listOutputFiles(manifest).get(id);
  const bytes = file === undefined ? undefined : files.get(file.path);
  return bytes === undefined ? undefined : decodeOutput(id, bytes, manifest);
}

function tell(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'object' ? 'a whole part' : String(value);
}

function compareFiles(a: ReadonlyMap<string, Uint8Array>, b: ReadonlyMap<string, Uint8Array>, what: string): string[] {
  const paths = [...new Set([...a.keys(), ...b.keys()])].sort(compareText);
  return paths.flatMap((file) => {
    const [one, two] = [a.get(file), b.get(file)];
    if (one === undefined) return [`${file}: there only with ${what}`];
    if (two === undefined) return [`${file}: missing with ${what}`];
    return Buffer.compare(one, two) === 0 ? [] : [`${file}: other bytes with ${what}`];
  });
}
