// File system errors while writing, as the sentence that a person needs: what, where, why, and what to do.

import { BakeError } from '../fault.ts';

const MENDS: Readonly<Record<string, readonly [reason: string, mend: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space'],
  EDQUOT: ['the disk quota is used up', 'Free some space'],
  EROFS: ['the file system is read-only', 'Choose another folder with --out'],
  EACCES: ['permission denied', 'Make the folder writable, or choose another with --out'],
  EPERM: ['permission denied', 'Make the folder writable, or choose another with --out'],
  ENOTDIR: ['a file stands where a folder is needed', 'Move that file away, or choose another folder with --out'],
  EEXIST: ['a file stands where a folder is needed', 'Move that file away, or choose another folder with --out'],
  EISDIR: ['a folder stands where a file is needed', 'Move that folder away, or choose another with --out'],
  ENOTEMPTY: ['a folder stands where a file is needed', 'Move that folder away, or choose another with --out'],
  EFBIG: ['the file is larger than the system allows', 'Raise the limit (ulimit -f)'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n)'],
};

/** @param what is lost and what is not: `the last bake is unchanged` */
export function toWriteError(error: unknown, path: string, what: string): BakeError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [reason, mend] = MENDS[code] ?? [code || String(error), 'Check the disk'];
  return new BakeError('write', `cannot write ${path}: ${reason}; ${what}. ${mend} and run the command again.`, [], {
    cause: error,
  });
}
