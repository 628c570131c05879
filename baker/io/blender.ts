// Blender as a program: running the exporter in it on one model. Blender is loud, so its output is kept and searched for the
// three kinds of lines that the exporter prints for us: `tallow-wrote: FOLDER`, `tallow-warning: JSON`, `tallow-error: SENTENCE`.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BakeError, type Fault } from '../fault.ts';

const EXPORTER = fileURLToPath(new URL('../../assets/blender/export.py', import.meta.url));

/** The exporter's exit code when Blender's Python has no numpy: a lack of the machine, not a fault of the model. */
const NO_NUMPY_CODE = 3;

const WROTE = /^tallow-wrote: (.+)$/gm;
const WARNING = /^tallow-warning: (.+)$/gm;
const TOLD_ERROR = /^tallow-error: (.+)$/m;
/** The line that ends a Python traceback. */
const PYTHON_ERROR = /^[A-Za-z_][\w.]*(?:Error|Exception|Warning|Interrupt|Exit|Iteration): ?.*$/gm;

/** How one model's export ended: the folders or .glb files that were written, or why none was. */
export type ExportOutcome = ({ readonly wrote: readonly string[] } | { readonly failed: string }) & {
  /** What is probably not meant so, of the model. */
  readonly warnings: readonly Fault[];
  readonly output: string;
};

/**
 * Renders one model to sheets below an assets folder, or writes a script's models as .glb files into a folder.
 *
 * @throws BakeError "usage" when Blender cannot be started or lacks numpy; a model that fails is an outcome
 */
export async function exportModel(
  blender: string,
  model: string,
  outFolder: string,
  as: 'sheets' | 'glb' = 'sheets',
): Promise<ExportOutcome> {
  const words = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', EXPORTER];
  const { code, output } = await runProgram(blender, [
    ...words,
    '--',
    ...['--model', model, '--out', outFolder],
    ...(as === 'glb' ? ['--glb'] : []),
  ]);
  const told = TOLD_ERROR.exec(output)?.[1];
  if (code === NO_NUMPY_CODE) throw new BakeError('usage', told ?? "Blender's Python has no numpy.");
  const warnings = [...output.matchAll(WARNING)].map((match) => parseWarning(model, match[1]!));
  if (code !== 0) return { failed: told ?? describeFailure(output, code), warnings, output };
  const wrote = [...output.matchAll(WROTE)].map((match) => match[1]!);
  // Blender ends with 0 after many a mishap: what was not told to be written was not.
  if (wrote.length === 0) return { failed: 'Blender ended without an error and without a sheet', warnings, output };
  return { wrote, warnings, output };
}

function parseWarning(model: string, text: string): Fault {
  const { found, expected, mend } = JSON.parse(text) as Pick<Fault, 'found' | 'expected' | 'mend'>;
  return { severity: 'warning', source: model, found, expected, mend };
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
  /** All of stdout, then all of stderr: as they come a line of one may be cut by a line of the other. */
  readonly output: string;
}

function runProgram(program: string, words: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, told]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => told.push(chunk));
    child.on('error', (error) => {
      reject(
        new BakeError('usage', `Blender (${program}) could not be started: ${error.message}`, [], { cause: error }),
      );
    });
    child.on('close', (code) =>
      resolve({ code: code ?? undefined, output: Buffer.concat([...said, ...told]).toString('utf8') }),
    );
  });
}
