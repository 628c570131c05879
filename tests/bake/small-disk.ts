// A file system of a few kilobytes in memory: a disk that is full or read-only, for real.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Mounting takes Linux and root. Where tests run by themselves (CI) that is demanded: nothing is skipped there. */
export const CAN_MOUNT = (process.platform === 'linux' && process.getuid?.() === 0) || process.env.CI !== undefined;

/** A page: what the smallest file takes. */
const BLOCK_BYTES = 4096;

const FILLER = '.filler';

export interface SmallDisk {
  readonly folder: string;
  /** Takes all space but so many blocks. */
  fill(freeBlocks: number): void;
  setReadOnly(isReadOnly: boolean): void;
  unmount(): void;
}

function runMount(program: string, ...words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}

/** @param folder made and mounted on; @param kib its size */
export function mountSmallDisk(folder: string, kib: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  runMount('mount', '-t', 'tmpfs', '-o', `size=${kib}k`, 'tmpfs', folder);
  const filler = path.join(folder, FILLER);
  return {
    folder,
    fill: (freeBlocks) => {
      rmSync(filler, { force: true });
      const { bavail } = statfsSync(folder);
      const blocks = bavail - freeBlocks;
      if (blocks > 0) writeFileSync(filler, new Uint8Array(blocks * BLOCK_BYTES));
    },
    setReadOnly: (isReadOnly) => runMount('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    unmount: () => runMount('umount', '-l', folder),
  };
}

/** @returns names of files that a run left half written, below a folder */
export function findLeftovers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tmp-/.test(name));
}
