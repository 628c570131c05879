// `npm run kernel`: compiles shared/kernel/source to the text that shared/kernel/kernel-code.ts holds. That file is committed, so that
// neither the baker nor the game needs the compiler; a test compiles again and compares.

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPO_FOLDER } from './folders.ts';
import { ScriptError } from './script-error.ts';

const SOURCE = 'shared/kernel/source/index.ts';
export const KERNEL_CODE_FILE = join(REPO_FOLDER, 'shared/kernel/kernel-code.ts');

/** What is read of a damaged stream may lie before it, by less than this and the kernel's own tables. */
const MEMORY_BASE_BYTES = 65536;

const OPTIONS = [
  ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
  ['--enable', 'simd', '--memoryBase', `${MEMORY_BASE_BYTES}`],
].flat();

/** @returns the text of KERNEL_CODE_FILE */
export async function compileKernel(): Promise<string> {
  const { default: asc } = await import('assemblyscript/asc');
  let code: Uint8Array | undefined;
  const { error, stderr } = await asc.main([SOURCE, ...OPTIONS, '--outFile', 'kernel.wasm', '--baseDir', REPO_FOLDER], {
    writeFile: (_name: string, contents: string | Uint8Array) => {
      if (contents instanceof Uint8Array) code = contents;
    },
  });
  if (error !== null || code === undefined) throw new ScriptError(`The kernel does not compile:\n${stderr.toString()}`);
  const lines =
    Buffer.from(code)
      .toString('base64')
      .match(/.{1,120}/g) ?? [];
  return [
    '// Made by `npm run kernel` from shared/kernel/source.',
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

if (process.argv[1] === import.meta.filename) {
  writeFileSync(KERNEL_CODE_FILE, await compileKernel());
  process.stdout.write(`Wrote ${relative(REPO_FOLDER, KERNEL_CODE_FILE)}.\n`);
}
