// Exports of all models, by a stand-in for Blender: a program that is called as Blender is, and writes a file a sheet.

import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProgramEnd, runTallow } from './run-tallow.ts';

/** Renders `barrel.py` to sprites/barrel; a script that says so fails. Notes when it begins and ends. */
const BLENDER = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const words = process.argv;
const after = (word) => words[words.indexOf(word) + 1];
const model = after('--model');
const log = (what) => appendFileSync(__dirname + '/log', what + '\\n');
const name = model.replace(/.*[/\\\\]|\\.py$/g, '');
log('begin ' + name);
setTimeout(() => {
  log('end ' + name);
  const text = readFileSync(model, 'utf8');
  if (text.includes('fails')) {
    console.error('tallow-error: it fails.');
    process.exit(1);
  }
  const folder = after('--out') + '/sprites/' + name;
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/albedo.png', text);
  console.log('tallow-wrote: ' + folder);
}, 300);
`;

let folder: string;
let assets: string;
const script = (name: string): string => path.join(assets, 'blender/models', `${name}.py`);
const exportAll = (...words: string[]): Promise<ProgramEnd> =>
  runTallow(['export', '--out', assets, '--blender', path.join(folder, 'blender.cjs'), '--json', ...words]);
const exportedNames = ({ stdout }: ProgramEnd): string[] =>
  JSON.parse(stdout).exported.map(({ model }: { readonly model: string }) => path.basename(model, '.py'));
const readLog = async (): Promise<string[]> => (await readFile(path.join(folder, 'log'), 'utf8')).trim().split('\n');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallow-export-all-'));
  assets = path.join(folder, 'assets');
  await mkdir(path.join(assets, 'blender/models'), { recursive: true });
  for (const name of ['barrel', 'crate', 'stool']) await writeFile(script(name), `# ${name}\n`);
  await writeFile(path.join(folder, 'blender.cjs'), BLENDER);
  await chmod(path.join(folder, 'blender.cjs'), 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('tallow export --all', () => {
  it('renders every model once, then those whose script or sheet was changed', async () => {
    expect(exportedNames(await exportAll('--all'))).toEqual(['barrel', 'crate', 'stool']);
    expect(exportedNames(await exportAll('--all'))).toEqual([]);
    await writeFile(script('crate'), '# another crate\n');
    await rm(path.join(assets, 'sprites/stool'), { recursive: true });
    expect(exportedNames(await exportAll('--all'))).toEqual(['crate', 'stool']);
    await writeFile(path.join(assets, 'sprites/barrel/albedo.png'), 'painted over');
    expect(exportedNames(await exportAll('--all'))).toEqual(['barrel']);
    expect(await readFile(path.join(assets, 'sprites/barrel/albedo.png'), 'utf8')).toBe('# barrel\n');
  });

  it('keeps what is done when a model fails, and renders that one again', async () => {
    await writeFile(script('crate'), '# fails\n');
    const end = await exportAll('--all');
    expect(end.code).toBe(2);
    expect(end.stdout).toMatch(/1 of 3 models could not be exported/);
    await writeFile(script('crate'), '# mended\n');
    expect(exportedNames(await exportAll('--all'))).toEqual(['crate']);
  });

  it('is done on another machine that got models, sheets and record', async () => {
    await exportAll('--all');
    await cp(assets, path.join(folder, 'elsewhere'), { recursive: true });
    assets = path.join(folder, 'elsewhere');
    expect(exportedNames(await exportAll('--all'))).toEqual([]);
  });

  it('renders as many at the same time as it is told', async () => {
    await exportAll('--all', '--jobs', '1');
    const alone = await readLog();
    expect(alone.map((line) => line.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
    await rm(path.join(folder, 'log'));
    await rm(path.join(assets, 'blender/exports.json'));
    await exportAll('--all', '--jobs', '3');
    expect((await readLog()).slice(0, 3).every((line) => line.startsWith('begin'))).toBe(true);
  });

  it('counts a model that is exported by name, and forgets one whose script is gone', async () => {
    expect(exportedNames(await exportAll(script('stool')))).toEqual(['stool']);
    expect(exportedNames(await exportAll('--all'))).toEqual(['barrel', 'crate']);
    await rm(script('barrel'));
    await exportAll(script('stool'));
    const record = JSON.parse(await readFile(path.join(assets, 'blender/exports.json'), 'utf8'));
    expect(Object.keys(record.models)).toEqual(['crate.py', 'stool.py']);
  });

  it.each([[[]], [['--all', 'x.py']]])('refuses %j: neither or both', async (words) => {
    const end = await exportAll(...words);
    expect(end.code).toBe(1);
    expect(end.stdout).toMatch(/name models, or give --all/);
  });
});
