// Debian packages, for machines that are made for one run: only root on Debian gets anything installed unasked.

import { existsSync } from 'node:fs';
import { runProgram } from './run-program.ts';

/** Whether packages can be installed without asking anybody. */
export function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

async function areInstalled(names: readonly string[]): Promise<boolean> {
  return (await runProgram('dpkg', ['--status', ...names], { silent: true })) === 0;
}

let listsAreFresh = false;

/**
 * Installs those of the Debian packages that are missing; on any other system, and without root, does nothing.
 *
 * @returns whether they are installed now
 */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (!canInstallPackages()) return false;
  if (await areInstalled(names)) return true;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  process.stderr.write(`Installing ${names.join(', ')} ...\n`);
  // A fresh machine has no lists; a second install in one run need not fetch them again.
  if (!listsAreFresh) await runProgram('apt-get', ['update', '-qq'], { environment });
  listsAreFresh = true;
  const words = ['install', '-qq', '-y', '--no-install-recommends', ...names];
  return (await runProgram('apt-get', words, { environment })) === 0;
}
