import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_NAME, lockFolder } from '../../../../baker/io/lock-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallow-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('lets one in at a time, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      const unlock = await lockFolder(folder);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
      await unlock();
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(most).toBe(1);
    expect(existsSync(path.join(folder, LOCK_NAME))).toBe(false);
  });

  it('takes over what a killed program left', async () => {
    const lock = path.join(folder, LOCK_NAME);
    await mkdir(lock);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    const unlock = await lockFolder(folder);
    await unlock();
    expect(existsSync(lock)).toBe(false);
  });

  it('makes the folder, and says what the file system says where it cannot', async () => {
    await (await lockFolder(path.join(folder, 'a', 'b')))();
    expect(existsSync(path.join(folder, 'a', 'b'))).toBe(true);
    await writeFile(path.join(folder, 'file'), '');
    await expect(lockFolder(path.join(folder, 'file'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
