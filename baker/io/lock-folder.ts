// One writer at a time in a folder: programs that want to write into it wait for each other. The lock is a folder, since
// making one either works or tells that it is there; its time stamp says that its owner is alive.

import { mkdir, rename, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Made while a program writes, gone afterwards. */
export const LOCK_NAME = '.lock';

/** How often the owner touches the lock. */
const TOUCH_MS = 1000;

/** A lock that nobody has touched for so long was left by a program that was killed. */
const STALE_MS = 5000;

/** How often a waiting program looks again. */
const LOOK_MS = 50;

/** @returns what gives the folder free again; throws what the file system says when it cannot be locked */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, LOCK_NAME);
  while (!(await tryMake(lock))) {
    if (await isStale(lock)) await clear(lock);
    else await wait(LOOK_MS);
  }
  const timer = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => {});
  }, TOUCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rmdir(lock).catch(() => {});
  };
}

async function tryMake(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS;
}

/** Takes a dead program's lock away by a rename, which only one of those that wait can do. */
async function clear(lock: string): Promise<void> {
  const dead = `${lock}-${process.pid}`;
  await rename(lock, dead).catch(() => {});
  await rmdir(dead).catch(() => {});
}
