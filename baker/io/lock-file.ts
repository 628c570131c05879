// The lock on disk, beside the manifest.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareLocks, formatLock, LOCK_FILE, type Lock, type LockDifference, parseLock } from '../write/lock.ts';
import { replaceFile } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/** @returns undefined when the folder has none */
export async function readLock(out: string): Promise<Lock | undefined> {
  const file = path.join(out, LOCK_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseLock(text, file);
}

/** @returns how a bake differs from the lock; nothing when there is no lock */
export async function checkLock(out: string, found: Lock): Promise<readonly LockDifference[]> {
  const locked = await readLock(out);
  return locked === undefined ? [] : compareLocks(locked, found);
}

export async function writeLock(out: string, lock: Lock): Promise<void> {
  const file = path.join(out, LOCK_FILE);
  await replaceFile(file, formatLock(lock)).catch((error: unknown) => {
    throw toWriteError(error, file, 'the old lock is unchanged');
  });
}
