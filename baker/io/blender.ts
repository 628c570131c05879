// Blender as a program: finding it, and running the exporter in it on one model. Blender is loud, so its output is kept and
// searched for the two kinds of lines that the exporter prints for us: `tallow-wrote: FOLDER` and `tallow-error: SENTENCE`.

import { spawn } from 'node:child_process';
import { constants, promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BakeError } from '../fault.ts';

const EXPORTER = fileURLToPath(new URL('../../assets/blender/export.py', import.meta.url));

/** The exporter's exit code when Blender's Python has no numpy: a lack of the machine, not a fault of the model. */
const NO_NUMPY_CODE = 3;

const WROTE = /^tallow-wrote: (.+)$/gm;
const TOLD_ERROR = /^tallow-error: (.+)$/m;
/** The line that ends a Python traceback. */
const PYTHON_ERROR = /^[A-Za-z_][\w.]*(?:Error|Exception|Warning|Interrupt|Exit|Iteration): ?.*$/gm;

/** How one model's export ended: the folders that were written, or why none was. */
export type ExportOutcome =
  | { readonly wrote: readonly string[]; readonly output: string }
  | { readonly failed: string; readonly output: string };

/**
 * Finds Blender's program: as given, else the environment's BLENDER, else on the PATH.
 *
 * @throws BakeError "usage" that says where it was looked for
 */
export async function findBlender(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (given !== undefined) return requireProgram(given, '--blender');
  const named = environment.BLENDER;
  if (named !== undefined && named !== '') return requireProgram(named, 'the environment variable BLENDER');
  for (const folder of (environment.PATH ?? '').split(path.delimiter)) {
    for (const name of ['blender', 'blender.exe']) {
      const candidate = path.join(folder, name);
      if (folder !== '' && (await isProgram(candidate))) return candidate;
    }
  }
  throw new BakeError(
    'usage',
    'Blender was not found on the PATH. Install it (on Debian: apt-get install blender python3-numpy), or say where it is with ' +
      '--blender PATH or the environment variable BLENDER.',
  );
}

async function requireProgram(file: string, source: string): Promise<string> {
  if (await isProgram(file)) return file;
  throw new BakeError(
    'usage',
    `${source} says that Blender is ${file}, but there is no program. Give the path of Blender.`,
  );
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await fs.access(file, constants.X_OK);
    return (await fs.stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * Renders one model to sheets below an assets folder.
 *
 * @throws BakeError "usage" when Blender cannot be started or lacks numpy; a model that fails is an outcome
 */
export async function exportModel(blender: string, model: string, assetsFolder: string): Promise<ExportOutcome> {
  const words = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', EXPORTER];
  const { code, output } = await runProgram(blender, [...words, '--', '--model', model, '--out', assetsFolder]);
  const told = TOLD_ERROR.exec(output)?.[1];
  if (code === NO_NUMPY_CODE) throw new BakeError('usage', told ?? "Blender's Python has no numpy.");
  if (code !== 0) return { failed: told ?? describeFailure(output, code), output };
  return { wrote: [...output.matchAll(WROTE)].map((match) => match[1]!), output };
}

/** The last line of a Python traceback, or what else there is to say. */
function describeFailure(output: string, code: number | undefined): string {
  const line = output.match(PYTHON_ERROR)?.at(-1);
  if (line !== undefined) return `the script failed with ${line}`;
  return code === undefined ? 'Blender was stopped by a signal' : `Blender ended with exit code ${code}`;
}

interface Ended {
  /** undefined: ended by a signal. */
  readonly code: number | undefined;
  /** stdout and stderr, as they came. */
  readonly output: string;
}

function runProgram(program: string, words: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      reject(
        new BakeError('usage', `Blender (${program}) could not be started: ${error.message}`, [], { cause: error }),
      );
    });
    child.on('close', (code) => resolve({ code: code ?? undefined, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
