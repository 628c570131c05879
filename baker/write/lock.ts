// manifest.lock.json: what the bake was when someone last said "this is right". It is committed, so a review shows which
// outputs a change touches, and a bake or CI can tell whether theirs is the same.

import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import type { OutputFile } from './build-outputs.ts';

export const LOCK_FILE = 'manifest.lock.json';
const LOCK_VERSION = 1;

export interface LockEntry {
  /** SHA-256 of the decoded values: the same on every machine. */
  readonly values: string;
  /** SHA-256 of the file: the same for one version of the codec. */
  readonly file: string;
  readonly bytes: number;
  /** Stamp of the sources that it was made from. */
  readonly sources: string;
}

/** By output id: `sprites/barrel/texels`. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** Why an output is not what the lock says. `codec`: the values are the same, their compression is not. */
export type LockReason = 'new' | 'gone' | 'source' | 'code' | 'codec';

export interface LockDifference {
  readonly id: string;
  readonly reason: LockReason;
}

/** @param sources stamp of an output's sources, by its id */
export function buildLock(files: readonly OutputFile[], sources: (id: string) => string): Lock {
  const lock: Record<string, LockEntry> = {};
  for (const { id, file, values } of files) {
    lock[id] = { values, file: file.sha256, bytes: file.bytes, sources: sources(id) };
  }
  return lock;
}

/** One line an output, sorted, so that a change shows as the lines of what changed. */
export function formatLock(lock: Lock): string {
  const lines = Object.entries(lock)
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  return `{\n  "format": "tallow-lock",\n  "version": ${LOCK_VERSION},\n  "outputs": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Throws BakeError 'mismatch' when the text is no lock of this version. */
export function parseLock(text: string, path: string): Lock {
  let value: { readonly format?: unknown; readonly version?: unknown; readonly outputs?: Lock } | null;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const isLock = value?.format === 'tallow-lock' && value.version === LOCK_VERSION && value.outputs !== undefined;
  if (isLock) return value!.outputs!;
  throw new BakeError(
    'mismatch',
    `${path} is not a lock of version ${LOCK_VERSION}. Check it out again, or write it anew with \`npx tallow bake --lock\`.`,
  );
}

/** @returns what differs, sorted by id */
export function compareLocks(locked: Lock, found: Lock): LockDifference[] {
  const ids = [...new Set([...Object.keys(locked), ...Object.keys(found)])].sort(compareText);
  return ids.flatMap((id): LockDifference[] => {
    const reason = compareEntries(locked[id], found[id]);
    return reason === undefined ? [] : [{ id, reason }];
  });
}

function compareEntries(locked: LockEntry | undefined, found: LockEntry | undefined): LockReason | undefined {
  if (locked === undefined) return 'new';
  if (found === undefined) return 'gone';
  if (locked.values === found.values) return locked.file === found.file ? undefined : 'codec';
  return locked.sources === found.sources ? 'code' : 'source';
}

const REASON_WORDS: Readonly<Record<LockReason, string>> = {
  new: 'new',
  gone: 'gone',
  source: 'its source changed',
  code: 'the code that bakes it changed',
  codec: 'same values, compressed differently',
};

/** One line a sprite, map or table: `barrel: its source changed (texels, shell)`. */
export function describeDifferences(differences: readonly LockDifference[]): string[] {
  const groups = new Map<string, { readonly owner: string; readonly reason: LockReason; readonly parts: string[] }>();
  for (const { id, reason } of differences) {
    const [kind = '', name = '', part] = id.split('/');
    const owner = kind === 'sprites' ? name : `${kind}/${name}`;
    const key = `${owner} ${reason}`;
    const group = groups.get(key) ?? { owner, reason, parts: [] };
    if (part !== undefined) group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ owner, reason, parts }) => {
    const words = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `${owner}: ${REASON_WORDS[reason]}${words}`;
  });
}
