// What `tallow bake` promises: the same bytes, no needless work, a good bake whatever happens.

import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decompressFile } from '../../baker/write/compress.ts';
import { decodeShells } from '../../shared/format/shell.ts';
import {
  copyFolder,
  createWorkshop,
  findUnfit,
  readManifest,
  readTimes,
  readTree,
  repaintCrate,
  WORKSHOP_MAP,
  WORKSHOP_SPRITES,
  type Workshop,
  writeMap,
} from './workshop.ts';

let shop: Workshop;
beforeEach(async () => {
  shop = await createWorkshop();
});
afterEach(() => shop.remove());

describe('the same inputs', () => {
  it('give the same bytes: 1 worker or 2, in any order, with or without a cache', async () => {
    const first = await shop.bake();
    expect(first).toMatchObject({ code: 0 });
    const others = path.join(shop.folder, 'other');
    const end = await shop.bake(['--out', others, '--no-cache', '--jobs', '2', '--shuffle', '3'], {
      env: { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' },
    });
    expect(end).toMatchObject({ code: 0 });
    const [a, b] = [await readTree(shop.out), await readTree(others)];
    expect([...b.keys()]).toEqual([...a.keys()]);
    for (const [file, bytes] of a) expect(bytes.equals(b.get(file)!), file).toBe(true);
    expect(Object.keys((await readManifest(shop.out)).sprites)).toEqual([...WORKSHOP_SPRITES]);
  });

  it('write nothing the second time', async () => {
    await shop.bake();
    const before = await readTimes(shop.out);
    const again = await shop.bake(['--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ ok: true, unchanged: true, written: 0, fresh: [] });
    expect(await readTimes(shop.out)).toEqual(before);
  });

  it('bake nothing on a machine that got a copy of the cache', async () => {
    await shop.bake();
    const copy = path.join(shop.folder, 'elsewhere', 'cache');
    await copyFolder(shop.cache, copy);
    await rm(shop.cache, { recursive: true });
    const out = path.join(shop.folder, 'elsewhere', 'baked');
    const end = await shop.bake(['--cache', copy, '--out', out, '--json']);
    expect(JSON.parse(end.stdout)).toMatchObject({ fresh: [], unchanged: false });
    expect([...(await readTree(out)).keys()]).toEqual([...(await readTree(shop.out)).keys()]);
  });

  it('are baked again where the cache is damaged', async () => {
    await shop.bake();
    for (const [file, bytes] of await readTree(shop.cache)) {
      bytes[bytes.length >> 1]! ^= 1;
      await writeFile(path.join(shop.cache, file), bytes);
    }
    const before = await readTree(shop.out);
    await rm(shop.out, { recursive: true });
    const end = await shop.bake(['--json']);
    expect(JSON.parse(end.stdout).fresh).toEqual([...WORKSHOP_SPRITES]);
    expect(await readTree(shop.out)).toEqual(before);
  });
});

describe('a fast bake', () => {
  const filesOf = async (name: string): Promise<Record<'texels' | 'shell' | 'brick', Uint8Array>> => {
    const { texels, shell, brick } = (await readManifest(shop.out)).sprites[name]!;
    const read = (file: { readonly path: string }): Promise<Uint8Array> => readFile(path.join(shop.out, file.path));
    return { texels: await read(texels), shell: await read(shell), brick: await read(brick) };
  };

  it('has the texels and bricks of a whole one, and shells that are not simplified', async () => {
    const end = await shop.bake(['--fast', '--json']);
    expect(JSON.parse(end.stdout)).toMatchObject({ ok: true, fresh: [...WORKSHOP_SPRITES], lockDifferences: [] });
    const fast = await filesOf('crate');
    const again = await shop.bake(['--fast', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ unchanged: true });
    const whole = await shop.bake(['--json']);
    expect(JSON.parse(whole.stdout).fresh).toEqual([...WORKSHOP_SPRITES]);
    const slow = await filesOf('crate');
    expect(decompressFile(fast.texels)).toEqual(decompressFile(slow.texels));
    expect(decompressFile(fast.brick)).toEqual(decompressFile(slow.brick));
    const trianglesOf = (bytes: Uint8Array): number => decodeShells(decompressFile(bytes))[0]![2]!.indices.length;
    expect(trianglesOf(fast.shell)).toBeGreaterThan(4 * trianglesOf(slow.shell));
  });

  it('takes what the cache has whole, and drafts only the rest', async () => {
    await shop.bake();
    const before = await filesOf('post_plain');
    await repaintCrate(shop.assets);
    const end = await shop.bake(['--fast', '--json']);
    expect(JSON.parse(end.stdout).fresh).toEqual(['crate']);
    expect(await filesOf('post_plain')).toEqual(before);
  });
});

describe('one changed sheet', () => {
  it('costs only its own work, and its old files go', async () => {
    await shop.bake(['--lock']);
    const before = await readTimes(shop.out);
    await repaintCrate(shop.assets);
    const end = await shop.bake(['--json']);
    const result = JSON.parse(end.stdout);
    expect(result.fresh).toEqual(['crate']);
    const stages = [
      'find',
      'read',
      'trim',
      'shell',
      'brick',
      'lint',
      'light',
      'bare',
      'judge',
      'encode',
      'maps',
      'pack',
      'tables',
      'name',
    ];
    expect(Object.keys(result.stageMs)).toEqual([...stages, 'write']);
    for (const ms of Object.values<number>(result.stageMs)) expect(ms).toBeGreaterThanOrEqual(0);
    const after = await readTimes(shop.out);
    const changed = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
    // Its texels, and its brick, whose colours come from them; placement and tables are as they were.
    expect(changed.map((file) => file.replace(/\.[0-9a-f]{12}\./, '.')).sort()).toEqual(
      ['manifest.json', 'sprites/crate.brick', 'sprites/crate.texels'].map((file) => path.normalize(file)),
    );
    const kinds = [...after.keys()].map((file) => file.replace(/\.[0-9a-f]{12}\./, '.'));
    expect(kinds.filter((kind) => kind === path.normalize('sprites/crate.texels')).length).toBe(1);
    // The lock says what is not as it was, and why.
    expect(result.lockDifferences).toEqual([
      { id: 'sprites/crate/brick', reason: 'source' },
      { id: 'sprites/crate/texels', reason: 'source' },
    ]);
    expect(end.stderr).toMatch(/crate: its source changed \(brick, texels\)/);
  });
});

describe('two bakes into one folder at the same time', () => {
  it('leave the bake of one of them, whole', async () => {
    await shop.bake();
    const other = await createWorkshop();
    await repaintCrate(other.assets);
    const ends = await Promise.all([
      shop.bake(['--no-cache']),
      other.bake(['--no-cache', '--out', shop.out]),
      shop.bake(['--no-cache', '--jobs', '2']),
    ]);
    await other.remove();
    expect(ends.map((end) => end.code)).toEqual([0, 0, 0]);
    expect(await findUnfit(shop.out)).toEqual([]);
  });
});

describe('a bake that goes wrong', () => {
  it('tells all faults of all inputs at once and leaves everything as it was', async () => {
    await shop.bake();
    const before = await readTree(shop.out);
    await writeFile(path.join(shop.assets, 'sprites', 'crate', 'height.png'), 'no picture');
    await rm(path.join(shop.assets, 'ground', 'ground_plain', 'normal.png'));
    await writeMap(shop.assets, { ...WORKSHOP_MAP, statics: [['zeppelin', 1, 1]] });
    const end = await shop.bake(['--json']);
    expect(end.code).toBe(2);
    const result = JSON.parse(end.stdout);
    expect(result).toMatchObject({ ok: false, kind: 'input', code: 2 });
    const sources = result.faults.map((fault: { source: string; file: string }) => `${fault.source}/${fault.file}`);
    expect(sources).toEqual(['ground/ground_plain/normal.png', 'maps/yard/map.json', 'sprites/crate/height.png']);
    for (const source of sources) expect(end.stderr).toContain(source);
    expect(await readTree(shop.out)).toEqual(before);
  });

  it('ends with 4 where a file stands in the place of the folder', async () => {
    await writeFile(shop.out, 'in the way');
    const end = await shop.bake();
    expect(end.code).toBe(4);
    expect(end.stderr).toMatch(/cannot write .*baked.*: a file stands where a folder is needed.*--out/);
  });

  it('ends with 4 and the last bake when the disk takes no more', async () => {
    await shop.bake();
    const before = await readTree(shop.out);
    await repaintCrate(shop.assets);
    const end = await shop.bake(['--no-cache'], { fileBlocks: 0 });
    expect(end.code).toBe(4);
    expect(end.stderr).toMatch(/the last bake is unchanged/);
    const after = await readTree(shop.out);
    for (const [file, bytes] of before) expect(after.get(file)?.equals(bytes), file).toBe(true);
    expect([...after.keys()].filter((file) => file.includes('.tmp-'))).toEqual([]);
  });

  it('leaves the old bake or the new one when it is killed', async () => {
    await shop.bake();
    await repaintCrate(shop.assets);
    const clean = await shop.bake(['--out', path.join(shop.folder, 'clean')]);
    expect(clean.code).toBe(0);
    // From before the first file to after the last, on a fast machine and a slow one.
    for (const killAfterMs of [150, 400, 700, 1000, 1400, 2000]) {
      await shop.bake(['--no-cache'], { killAfterMs });
      expect(await findUnfit(shop.out)).toEqual([]);
    }
    expect((await shop.bake()).code).toBe(0);
    expect([...(await readTree(shop.out)).keys()]).toEqual([
      ...(await readTree(path.join(shop.folder, 'clean'))).keys(),
    ]);
  });
});
