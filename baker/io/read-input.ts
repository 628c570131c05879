// Reading of inputs that are not sheets: what cannot be read is a fault in words.

import { promises as fs } from 'node:fs';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { describeReadError } from './resolve-inside.ts';

/** The largest file that is read, and what to do about a larger one. */
export interface SizeLimit {
  readonly bytes: number;
  readonly mend: string;
}

/** @returns the folder's entries in the order of their names; none when there is no such folder, which a dangling link is not */
export async function readNames(folder: string, expected: string): Promise<readonly string[] | Refusal> {
  try {
    return (await fs.readdir(folder)).sort(compareText);
  } catch (error) {
    const isThere = await fs.lstat(folder).catch(() => undefined);
    if (isThere === undefined) return [];
    const found = `the folder cannot be read: ${describeReadError(error)}`;
    return new Refusal(found, expected, 'Check its permissions and where it leads, or remove it.');
  }
}

/** Anything but a file (a pipe that nobody fills) would hold the bake up for ever. */
export async function readWhole(file: string, limit: SizeLimit): Promise<Uint8Array | Refusal> {
  try {
    const stats = await fs.stat(file);
    if (!stats.isFile()) return new Refusal('not a regular file', 'a regular file', 'Put the file itself there.');
    if (stats.size > limit.bytes) {
      return new Refusal(`the file has ${stats.size} bytes`, `at most ${limit.bytes}`, limit.mend);
    }
    return new Uint8Array(await fs.readFile(file));
  } catch (error) {
    const found = `the file cannot be read: ${describeReadError(error)}`;
    return new Refusal(found, 'a readable file', 'Check its permissions.');
  }
}

export function toFault(source: string, { found, expected, mend }: Refusal): Fault {
  return { severity: 'error', source, found, expected, mend };
}
