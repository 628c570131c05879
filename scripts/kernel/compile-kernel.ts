import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO_FOLDER } from '../folders.ts';
import { ScriptError } from '../script-error.ts';
import type { Kernel } from './kernels.ts';
import { readConstants, toAssemblyScript } from './read-typescript.ts';

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='];

/** Modules outside of the compiled folders of which only the numbers are taken. */
const CONSTANTS = ['shared/projection.ts', 'shared/format/shell.ts'];

/** @returns the text of the kernel's code file */
export async function compileKernel({ sourceFolder, options, arraysFile }: Kernel): Promise<string> {
  const { default: asc } = await import('assemblyscript/asc');
  const constants = new Map<string, string>();
  for (const path of CONSTANTS) constants.set(path, await readConstants(path));
  const readFile = (path: string): string | null => {
    const text = constants.get(path) ?? readSource(path);
    if (text === null || constants.has(path) || path.startsWith(sourceFolder) || arraysFile === undefined) return text;
    return toAssemblyScript(text, path, arraysFile);
  };
  let code: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [`${sourceFolder}/index.ts`, ...OPTIONS, ...options, '--outFile', 'kernel.wasm', '--baseDir', REPO_FOLDER],
    {
      readFile,
      writeFile: (_name: string, contents: string | Uint8Array) => {
        if (contents instanceof Uint8Array) code = contents;
      },
    },
  );
  if (error !== null || code === undefined)
    throw new ScriptError(`${sourceFolder} does not compile:\n${stderr.toString()}`);
  return formatCode(code, sourceFolder);
}

function readSource(path: string): string | null {
  try {
    return readFileSync(join(REPO_FOLDER, path), 'utf8');
  } catch {
    // The compiler asks for files that may be.
    return null;
  }
}

function formatCode(code: Uint8Array, sourceFolder: string): string {
  const lines =
    Buffer.from(code)
      .toString('base64')
      .match(/.{1,120}/g) ?? [];
  return [
    `// Made by \`npm run kernel\` from ${sourceFolder}.`,
    '',
    '/** The WebAssembly module, base64. */',
    'export const KERNEL_CODE =',
    lines
      .map((line) => `  '${line}'`)
      .join(' +\n')
      .concat(';'),
    '',
  ].join('\n');
}
