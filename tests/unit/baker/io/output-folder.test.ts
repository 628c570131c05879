import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdsBake } from '../../../../baker/io/holds-bake.ts';
import { writeOutputs } from '../../../../baker/io/output-folder.ts';
import { formatManifest, type OutputFile, type Outputs } from '../../../../baker/write/build-outputs.ts';
import { digestBytes } from '../../../../baker/write/digest.ts';
import { type BakedFile, MANIFEST_FILE, MANIFEST_VERSION } from '../../../../shared/format/manifest.ts';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'tallow-out-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** A bake of two tables and a map that holds the given text. */
function makeOutputs(text: string): Outputs {
  const files: OutputFile[] = [];
  const add = (stem: string, extension: string, content: string): BakedFile => {
    const bytes = new TextEncoder().encode(content);
    const sha256 = digestBytes(bytes);
    const file = { path: `${stem}.${sha256.slice(0, 12)}.${extension}`, bytes: bytes.length, sha256 };
    files.push({ id: stem, file, values: sha256, bytes });
    return file;
  };
  const records = add('tables/records', 'bin', 'records');
  const lights = add('tables/lights', 'bin', 'lights');
  const catalogue = add('tables/catalogue', 'bin', 'catalogue');
  const maps = { yard: add('maps/yard', 'map', text) };
  const manifest = {
    format: 'tallow',
    version: MANIFEST_VERSION,
    pages: 0,
    records,
    lights,
    catalogue,
    sprites: {},
    maps,
  } as const;
  return { manifest, files };
}

/** Makes every file look as if an earlier run had written it. */
async function age(): Promise<void> {
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), 1000, 1000);
}

describe('writeOutputs', () => {
  it('writes every file and the manifest, and then has nothing left to write', async () => {
    const outputs = makeOutputs('one');
    expect(await writeOutputs(out, outputs)).toBe(4);
    expect(await holdsBake(out, formatManifest(outputs.manifest))).toBe(true);
    expect(await writeOutputs(out, outputs)).toBe(0);
  });

  it('removes what the new manifest does not list, and nothing that is not its own', async () => {
    await writeOutputs(out, makeOutputs('one'));
    for (const file of [
      'sprites/notes.txt',
      'maps/yard.json',
      'records.0123456789ab.bin',
      'maps/x.map.tmp-0123456789ab',
    ]) {
      await mkdir(path.join(out, path.dirname(file)), { recursive: true });
      await writeFile(path.join(out, file), 'x');
    }
    await age();
    const two = makeOutputs('two');
    expect(await writeOutputs(out, two)).toBe(1);
    const maps = await readdir(path.join(out, 'maps'));
    expect(maps.sort()).toEqual([path.basename(two.manifest.maps.yard!.path), 'yard.json'].sort());
    expect(await readdir(path.join(out, 'sprites'))).toEqual(['notes.txt']);
    expect(await readdir(out)).toContain('records.0123456789ab.bin');
  });

  it('does not touch the manifest before every file is there', async () => {
    const one = makeOutputs('one');
    await writeOutputs(out, one);
    await rm(path.join(out, 'maps'), { recursive: true });
    await writeFile(path.join(out, 'maps'), 'a file in the way of the folder');
    await expect(writeOutputs(out, makeOutputs('two'))).rejects.toMatchObject({
      name: 'BakeError',
      kind: 'write',
      message: expect.stringMatching(
        /cannot write .*yard.*a file stands where a folder is needed; the last bake is unchanged/,
      ),
    });
    expect(await readFile(path.join(out, MANIFEST_FILE), 'utf8')).toBe(formatManifest(one.manifest));
  });

  it('writes a file again that is shorter than it should be', async () => {
    const one = makeOutputs('one');
    await writeOutputs(out, one);
    const file = path.join(out, one.manifest.records.path);
    await writeFile(file, 'rec');
    expect(await holdsBake(out, formatManifest(one.manifest))).toBe(false);
    expect(await writeOutputs(out, one)).toBe(1);
    expect(await readFile(file, 'utf8')).toBe('records');
  });
});
