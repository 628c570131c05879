// How the program comes to run from TypeScript: fast from what an earlier run kept, and never from what is no longer so. Tried on a
// copy of the baker, whose sources may be changed.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

let copy: string;
let packages: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'tallow source '));
  packages = path.join(copy, 'node_modules');
  for (const name of ['baker', 'shared', 'package.json'])
    cpSync(path.join(PROJECT, name), path.join(copy, name), { recursive: true });
  mkdirSync(packages);
  for (const name of readdirSync(path.join(PROJECT, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(packages, name));
  }
  // Time stamps that tell a change apart must not be of this very moment.
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.ts')) utimesSync(path.join(copy, file), 1000, 1000);
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

function runProgram(...words: readonly string[]): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, 'baker/cli/tallow.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

/** Files of the bundles that were kept; none where Node reads TypeScript by itself. */
function listKept(): string[] {
  const folder = path.join(packages, '.cache');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the program', () => {
  it('keeps what it translated, and uses it again', async () => {
    await wait(200);
    expect(runProgram('--help')).toMatchObject({ code: 0 });
    const kept = listKept();
    expect(kept.some((file) => file.endsWith('index.json'))).toBe(!('typescript' in process.features));
    expect(kept.some((file) => file.includes('.tmp-'))).toBe(false);
    const index = kept.find((file) => file.endsWith('index.json'));
    const before = index && statSync(path.join(packages, '.cache', index)).mtimeMs;
    expect(runProgram('--help')).toMatchObject({ code: 0 });
    expect(listKept()).toEqual(kept);
    expect(index && statSync(path.join(packages, '.cache', index)).mtimeMs).toBe(before);
  });

  it('sees a changed source, even of the same size and time', async () => {
    await wait(200);
    expect(runProgram('--help').text).toMatch(/Exit codes: 0 done/);
    const file = path.join(copy, 'baker/cli/program.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('Exit codes: 0 done', 'Exit codes: 0 DONE'));
    utimesSync(file, 1000, 1000);
    expect(runProgram('--help').text).toMatch(/Exit codes: 0 DONE/);
    writeFileSync(file, text);
    utimesSync(file, 1000, 1000);
    expect(runProgram('--help').text).toMatch(/Exit codes: 0 done/);
  });

  it('knows its own place, wherever what it kept lies', () => {
    const out = path.join(copy, 'written');
    mkdirSync(path.join(copy, 'assets/sprites'), { recursive: true });
    // Its digest of the code reads the sources; from another place there would be none.
    expect(
      runProgram('bake', '--assets', path.join(copy, 'assets'), '--out', out, '--no-cache', '--no-stand-ins'),
    ).toMatchObject({ code: 0 });
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(true);
  });

  it('runs where nothing can be kept', () => {
    writeFileSync(path.join(packages, '.cache'), 'a file in the way');
    expect(runProgram('--help')).toMatchObject({ code: 0 });
  });

  it('runs from what is damaged', async () => {
    await wait(200);
    runProgram('--help');
    for (const file of listKept().filter((one) => one.endsWith('index.json'))) {
      writeFileSync(path.join(packages, '.cache', file), '{"bundle":"');
    }
    expect(runProgram('--help')).toMatchObject({ code: 0 });
  });

  it('names the file of a source that does not parse', () => {
    writeFileSync(path.join(copy, 'baker/fault.ts'), 'export const = 1;');
    const end = runProgram('--help');
    expect(end.code).not.toBe(0);
    expect(end.text).toMatch(/fault\.ts/);
  });
});
