// TypeScript as AssemblyScript: sources that keep to what both languages know are compiled as they are, but for a few words. So
// the tests of such sources run them without a compiler, and what was tested is what is compiled.
//
// Both know classes, interfaces, functions and arrays of numbers. Left out are closures, literals of objects and lists, and taking
// either apart. `f64` and `i32` (baker/mesh/numbers.ts) tell the compiler which numbers are whole.

import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPO_FOLDER } from '../folders.ts';

/** The typed arrays that sources may use, by their names in the arrays' file. */
const ARRAYS = {
  Bytes: 'Uint8Array',
  Floats: 'Float64Array',
  Ints: 'Int32Array',
  SignedBytes: 'Int8Array',
  Uints: 'Uint32Array',
} as const;

/** @param path of the source, and of the typed arrays' file, from the repository's root */
export function toAssemblyScript(text: string, path: string, arraysFile: string): string {
  const arrays = posix.relative(posix.dirname(path), arraysFile).replace(/\.ts$/, '');
  const body = text
    // The compiler's own: kinds of number.
    .replace(/^import .* from '.*\/numbers\.ts';$/gm, '')
    .replace(/^import .*$/gm, (line) => line.replaceAll(/\btype /g, '').replace(/\.ts';$/, "';"))
    // It has no private names, and nothing in a list is undefined.
    .replaceAll(/#(\w)/g, '_$1')
    .replaceAll(/\]!/g, ']');
  const names = Object.entries(ARRAYS).map(([ours, theirs]) => `${ours} as ${theirs}`);
  return `import { ${names.join(', ')} } from '${arrays.startsWith('.') ? arrays : `./${arrays}`}';\n${body}`;
}

/** @returns a module of the numbers that a module of shared/ exports, which may be written in any way */
export async function readConstants(path: string): Promise<string> {
  const values: Record<string, unknown> = await import(pathToFileURL(join(REPO_FOLDER, path)).href);
  return Object.entries(values)
    .flatMap(([name, value]) => (typeof value === 'number' ? [`export const ${name}: f64 = ${toFloat(value)};\n`] : []))
    .join('');
}

function toFloat(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}
