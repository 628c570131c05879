// A bake in parts on machines that share nothing but the sheets, put together again.

import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProgramEnd, runTallow } from './run-tallow.ts';
import {
  copyFolder,
  createWorkshop,
  readTimes,
  readTree,
  repaintCrate,
  WORKSHOP_SPRITES,
  type Workshop,
} from './workshop.ts';

let shop: Workshop;
let shards: string;
beforeEach(async () => {
  shop = await createWorkshop();
  shards = path.join(shop.folder, 'shards');
});
afterEach(() => shop.remove());

/** Bakes a part on a machine of its own: another copy of the assets, no cache. */
async function bakePart(place: string, ...args: readonly string[]): Promise<ProgramEnd> {
  const assets = path.join(shop.folder, `machine ${place.replace('/', ' of ')}`, 'assets');
  await copyFolder(shop.assets, assets);
  const words = ['--assets', assets, '--no-cache', '--no-stand-ins', '--jobs', '1', '--shards', shards];
  return runTallow(['bake', '--shard', place, ...words, ...args]);
}

const merge = (...args: readonly string[]): Promise<ProgramEnd> =>
  runTallow([
    'merge',
    '--assets',
    shop.assets,
    '--out',
    shop.out,
    '--cache',
    shop.cache,
    '--no-stand-ins',
    '--shards',
    shards,
    ...args,
  ]);

/** What one machine makes of the same assets. */
async function bakeWhole(): Promise<Map<string, Buffer>> {
  const out = path.join(shop.folder, 'whole');
  expect((await shop.bake(['--out', out, '--no-cache'])).code).toBe(0);
  return readTree(out);
}

describe.each([2, 3])('%i shards', (count) => {
  it('make the bytes of one bake, and each does its own part only', async () => {
    const fresh: string[] = [];
    for (let index = 1; index <= count; index++) {
      const end = await bakePart(`${index}/${count}`, '--json');
      expect(end).toMatchObject({ code: 0 });
      const part = JSON.parse(end.stdout);
      expect(part).toMatchObject({ ok: true, shard: `${index}/${count}`, allSprites: WORKSHOP_SPRITES.length });
      expect(part.fresh.length).toBeGreaterThan(0);
      fresh.push(...part.fresh);
    }
    expect(fresh.sort()).toEqual([...WORKSHOP_SPRITES]);
    const end = await merge('--json');
    expect(end).toMatchObject({ code: 0 });
    expect(JSON.parse(end.stdout)).toMatchObject({ ok: true, fresh: [], unchanged: false });
    expect(await readTree(shop.out)).toEqual(await bakeWhole());
  });
});

describe('shards', () => {
  it('are caches too: their entries, copied into an empty one, serve a bake', async () => {
    for (const place of ['1/2', '2/2']) await bakePart(place);
    for (const part of ['1-of-2', '2-of-2'])
      await copyFolder(path.join(shards, part, 'sheets'), path.join(shop.cache, 'sheets'));
    expect(JSON.parse((await shop.bake(['--json'])).stdout)).toMatchObject({ fresh: [] });
    expect(await readTree(shop.out)).toEqual(await bakeWhole());
  });

  it('leave in the cache of the merge what the next bake starts from, and hold nothing of the machine', async () => {
    for (const place of ['1/2', '2/2']) await bakePart(place);
    await merge();
    expect(JSON.parse((await shop.bake(['--json'])).stdout)).toMatchObject({ unchanged: true });
    await repaintCrate(shop.assets);
    expect(JSON.parse((await shop.bake(['--json'])).stdout)).toMatchObject({ fresh: ['crate'] });
    for (const [file, bytes] of [...(await readTree(shards)), ...(await readTree(shop.cache))]) {
      expect(bytes.includes(path.basename(shop.folder)), file).toBe(false);
      expect(/\b20\d\d-\d\d|machine/.test(bytes.toString('latin1')), file).toBe(false);
    }
  });

  it('drop what an earlier bake left in their folder', async () => {
    await bakePart('1/1');
    const before = [...(await readTree(shards)).keys()];
    await repaintCrate(shop.assets);
    await bakePart('1/1');
    const after = [...(await readTree(shards)).keys()];
    expect(after.length).toBe(before.length);
    expect(after).not.toEqual(before);
  });
});

describe('a merge', () => {
  const refuses = async (words: RegExp): Promise<void> => {
    const end = await merge();
    expect(end.code).toBe(2);
    expect(end.stdout).toBe('');
    // One sentence of what is wrong and one of what to do, in one line.
    expect(end.stderr.trim().split('\n').length).toBe(1);
    expect(end.stderr).toMatch(words);
  };

  it('without any shard, or with one missing, says which and writes nothing', async () => {
    await refuses(/there is no shard in .*shards; nothing was written\. Bake all of them/);
    await bakePart('1/3');
    await refuses(/shards 2\/3, 3\/3 are missing in .*shards; nothing was written\. .*`tallow bake --shard 2\/3`/);
    await bakePart('3/3');
    await refuses(/shard 2\/3 is missing in/);
    expect((await readTree(shop.folder)).has(path.join('baked', 'manifest.json'))).toBe(false);
  });

  it('refuses parts of another bake and keeps the last good one', async () => {
    for (const place of ['1/2', '2/2']) await bakePart(place);
    await merge();
    const before = await readTimes(shop.out);
    await repaintCrate(shop.assets);
    await refuses(/1-of-2 was baked from other inputs or options than this merge.*`tallow bake --shard 1\/2` again/);
    await bakePart('1/3');
    await refuses(/is shard 1\/2 and .* is shard 1\/3/);
    await rm(path.join(shards, '1-of-3'), { recursive: true });
    const file = path.join(shards, '2-of-2', 'shard.json');
    await writeFile(file, '{ "format": "tallow-shard", "version": 99 }');
    await refuses(/2-of-2.shard\.json is not a shard of version 1/);
    expect(await readTimes(shop.out)).toEqual(before);
  });

  it('names the shard whose copy is incomplete or damaged', async () => {
    for (const place of ['1/2', '2/2']) await bakePart(place);
    const { sheets } = JSON.parse(await readFile(path.join(shards, '1-of-2', 'shard.json'), 'utf8'));
    const [name, key] = Object.entries<string>(sheets)[0]!;
    const file = path.join(shards, '1-of-2', 'sheets', key.slice(0, 2), key);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 1));
    await refuses(new RegExp(`1-of-2 does not hold ${name}, or holds it damaged; .*--shard 1/2`));
    await rm(file);
    await refuses(new RegExp(`1-of-2 does not hold ${name}`));
  });
});

describe('a shard', () => {
  it('with a fault tells it, and does not count as baked; others do not hide it', async () => {
    await writeFile(path.join(shop.assets, 'sprites', 'crate', 'height.png'), 'no picture');
    const ends = [await bakePart('1/2'), await bakePart('2/2')];
    expect(ends.map((end) => end.code).sort()).toEqual([0, 2]);
    const failed = ends.findIndex((end) => end.code === 2);
    expect(ends[failed]!.stderr).toMatch(/sprites\/crate\/height\.png.*no PNG/);
    const end = await merge();
    expect(end.code).toBe(2);
    expect(end.stderr).toMatch(new RegExp(`shard ${failed + 1}/2 is missing`));
  });

  it.each(['3/2', '0/2', 'half'])('is refused as --shard %s', async (place) => {
    const end = await runTallow(['bake', '--shard', place]);
    expect(end.code).toBe(1);
    expect(end.stderr).toMatch(new RegExp(`--shard is "${place}", expected a part of a whole, as in 2/3`));
  });
});
