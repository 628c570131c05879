// Child processes of scripts.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { REPO_FOLDER } from './folders.ts';

export interface ProgramOptions {
  /** Variables on top of this process's own. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Shows nothing of what the program prints. */
  readonly silent?: boolean;
}

/**
 * Runs a program in the repository's folder and waits for its end. It prints where this process prints.
 *
 * @returns its exit code; 127 when it could not be started, 1 when a signal ended it
 */
export async function runProgram(
  program: string,
  words: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  const child = spawn(program, words, {
    cwd: REPO_FOLDER,
    env: { ...process.env, ...options.environment },
    stdio: options.silent === true ? 'ignore' : ['ignore', 'inherit', 'inherit'],
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } catch {
    return 127;
  }
}

/** @returns the path of the first of the programs that the PATH has */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name + suffix);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}
