// Runs the program as a person does: a process of its own, in a folder of its own.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const EXECUTABLE = fileURLToPath(new URL('../../baker/cli/tallow.mjs', import.meta.url));

export interface ProgramEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Kills the program, without a chance to clean up, after so long. */
  readonly killAfterMs?: number;
  /** Asked every millisecond; once it says so, the program is ended. */
  readonly endWhen?: () => boolean;
  /** How `killAfterMs` and `endWhen` end it; SIGKILL when it is not given. */
  readonly signal?: NodeJS.Signals;
  /** Largest file that it may write, in blocks of 1024 bytes: how a full disk shows itself. */
  readonly fileBlocks?: number;
}

export async function runTallow(args: readonly string[], options: ProgramOptions = {}): Promise<ProgramEnd> {
  const { env, killAfterMs, endWhen, fileBlocks, signal = 'SIGKILL' } = options;
  const words = [process.execPath, EXECUTABLE, ...args];
  const limited =
    fileBlocks === undefined ? words : ['bash', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'bash', ...words];
  const child = spawn(limited[0]!, limited.slice(1), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill(signal), killAfterMs);
  const watch = endWhen === undefined ? undefined : setInterval(() => endWhen() && child.kill(signal), 1);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearTimeout(timer);
  clearInterval(watch);
  return { code, stdout, stderr };
}
