import { promises as fs } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../image/refusal.ts';

/**
 * Follows a link to its end.
 *
 * @param root real path of the folder that the link must not leave
 * @param link absolute path of the link
 * @returns the real path, or why it is not followed
 */
export async function resolveInside(root: string, link: string): Promise<string | Refusal> {
  let resolved: string;
  try {
    resolved = await fs.realpath(link);
  } catch (error) {
    const target = await fs.readlink(link).catch(() => '?');
    const found = `the link to ${target} leads nowhere: ${describeReadError(error)}`;
    return new Refusal(found, 'a link to something inside assets/', 'Remove the link or mend its target.');
  }
  const relative = path.relative(root, resolved);
  if (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)) return resolved;
  // Not the path itself may be the link, but a folder on the way to it.
  const target = await fs.readlink(link).catch(() => resolved);
  const mend = 'Copy what it points to into assets/.';
  return new Refusal(`the link to ${target} leaves assets/`, 'a link to something inside assets/', mend);
}

/** @returns the reason of a file system error in words, the same on every system */
export function describeReadError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code === '' ? 'unknown error' : code);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is no folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'links go in a circle',
  EISDIR: 'it is a folder',
  EMFILE: 'too many open files',
  EIO: 'the disk cannot read it',
};
