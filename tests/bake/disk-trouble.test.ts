// Whatever the disk does and whenever the program is ended: the last good bake stands, and a sentence says why.

import { readdirSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CAN_MOUNT, findLeftovers, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { createWorkshop, findUnfit, readTree, repaintCrate, WORKSHOP_SPRITES, type Workshop } from './workshop.ts';

/** Room for two bakes of the workshop, which are a dozen files of a few hundred bytes. */
const DISK_KIB = 256;

let shop: Workshop;
beforeEach(async () => {
  shop = await createWorkshop();
});
afterEach(() => shop.remove());

/** The bake as it was, in the folder or on the disk. */
async function expectSame(out: string, before: ReadonlyMap<string, Buffer>): Promise<void> {
  const after = await readTree(out);
  for (const [file, bytes] of before) expect(after.get(file)?.equals(bytes), file).toBe(true);
  expect(await findUnfit(out)).toEqual([]);
  expect(findLeftovers(out)).toEqual([]);
}

describe.skipIf(!CAN_MOUNT)('a disk', () => {
  let disk: SmallDisk;
  let out: string;
  beforeEach(() => {
    disk = mountSmallDisk(path.join(shop.folder, 'disk'), DISK_KIB);
    out = path.join(disk.folder, 'baked');
  });
  afterEach(() => disk.unmount());

  it('that is full keeps the last bake, wherever the space ends, and takes the new one once there is some', async () => {
    expect((await shop.bake(['--out', out])).code).toBe(0);
    const before = await readTree(out);
    await repaintCrate(shop.assets);
    const codes: (number | null)[] = [];
    // A changed crate is two files and a manifest, each of a block or two.
    for (let free = 0; free <= 3; free++) {
      disk.fill(free);
      const end = await shop.bake(['--out', out]);
      codes.push(end.code);
      if (end.code === 0) break;
      expect(end.code).toBe(4);
      expect(end.stderr.trim().split('\n').at(-1)).toMatch(
        /^tallow: cannot write .*: the disk is full; the last bake is unchanged\. Free some space and run the command again\.$/,
      );
      await expectSame(out, before);
    }
    expect(codes.length).toBeGreaterThan(2);
    disk.fill(DISK_KIB / 4);
    expect((await shop.bake(['--out', out])).code).toBe(0);
    expect((await readTree(out)).get('manifest.json')).not.toEqual(before.get('manifest.json'));
    expect(await findUnfit(out)).toEqual([]);
  });

  it('that is full and holds the cache costs the cache alone', async () => {
    disk.fill(0);
    const cache = path.join(disk.folder, 'cache');
    expect(await shop.bake(['--cache', cache])).toMatchObject({ code: 0 });
    expect(await findUnfit(shop.out)).toEqual([]);
    expect(findLeftovers(disk.folder)).toEqual([]);
  });

  it('that is full makes no shard', async () => {
    disk.fill(0);
    const end = await shop.bake(['--shard', '1/1', '--shards', path.join(disk.folder, 'shards')]);
    expect(end.code).toBe(4);
    expect(end.stderr).toMatch(/cannot write .*: the disk is full; the shard is not complete\. Free some space/);
  });

  it('that is read-only keeps the last bake; when nothing changed that is no fault', async () => {
    expect((await shop.bake(['--out', out])).code).toBe(0);
    const before = await readTree(out);
    disk.setReadOnly(true);
    const same = await shop.bake(['--out', out, '--json']);
    expect(JSON.parse(same.stdout)).toMatchObject({ ok: true, unchanged: true });
    await repaintCrate(shop.assets);
    const end = await shop.bake(['--out', out]);
    expect(end.code).toBe(4);
    expect(end.stderr).toMatch(
      /cannot write .*baked.*: the file system is read-only; the last bake is unchanged\. Choose another/,
    );
    await expectSame(out, before);
  });

  it('that is read-only still serves as a cache', async () => {
    expect((await shop.bake()).code).toBe(0);
    const cache = path.join(disk.folder, 'cache');
    await cp(shop.cache, cache, { recursive: true });
    disk.setReadOnly(true);
    const other = path.join(shop.folder, 'other');
    const end = await shop.bake(['--cache', cache, '--out', other, '--json']);
    expect(JSON.parse(end.stdout)).toMatchObject({ ok: true, fresh: [], unchanged: false });
    await expectSame(other, await readTree(shop.out));
    // What it lacks is baked, and not kept.
    await repaintCrate(shop.assets);
    for (let round = 0; round < 2; round++) {
      const again = await shop.bake(['--cache', cache, '--out', path.join(shop.folder, `round ${round}`), '--json']);
      expect(JSON.parse(again.stdout)).toMatchObject({ ok: true, fresh: ['crate'] });
    }
  });
});

describe('a bake that is ended while it writes', () => {
  /** Names in a folder; undefined if one of its folders went away while they were listed. */
  function listNames(folder: string): string | undefined {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort().join('\n');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** How often what is in the folder has changed since. */
  function countChanges(out: string): () => number {
    let last = '';
    let changes = -1;
    return () => {
      const names = listNames(out);
      if (names === undefined) return changes;
      if (names !== last) changes++;
      last = names;
      return changes;
    };
  }

  it.each(['SIGKILL', 'SIGINT'] as const)('by %s leaves the old bake or the new one', async (signal) => {
    expect((await shop.bake()).code).toBe(0);
    await repaintCrate(shop.assets);
    // From the cache, so that most of the run is writing.
    expect((await shop.bake(['--out', path.join(shop.folder, 'clean')])).code).toBe(0);
    const manifests = [shop.out, path.join(shop.folder, 'clean')].map(async (out) =>
      (await readTree(out)).get('manifest.json'),
    );
    const allowed = await Promise.all(manifests);
    let ended = 0;
    for (let changes = 1; changes <= 5; changes++) {
      const count = countChanges(shop.out);
      const end = await shop.bake([], { endWhen: () => count() >= changes, signal });
      if (end.code === null) ended++;
      expect(await findUnfit(shop.out)).toEqual([]);
      const manifest = (await readTree(shop.out)).get('manifest.json')!;
      expect(allowed.some((one) => one?.equals(manifest))).toBe(true);
    }
    expect(ended).toBeGreaterThan(0);
    expect((await shop.bake()).code).toBe(0);
    expect([...(await readTree(shop.out)).keys()]).toEqual([
      ...(await readTree(path.join(shop.folder, 'clean'))).keys(),
    ]);
  });
});

describe('odd folders', () => {
  it('with spaces, signs and other alphabets in their names are folders', async () => {
    const folder = path.join(shop.folder, "Bäume & 'Häuser' #1 %20", '木 🌳');
    await mkdir(folder, { recursive: true });
    await cp(shop.assets, path.join(folder, 'assets'), { recursive: true });
    const words = [
      '--assets',
      path.join(folder, 'assets'),
      '--out',
      path.join(folder, 'out'),
      '--cache',
      path.join(folder, 'c d'),
    ];
    expect(await shop.bake(words)).toMatchObject({ code: 0 });
    expect((await shop.bake()).code).toBe(0);
    expect(await readTree(path.join(folder, 'out'))).toEqual(await readTree(shop.out));
    expect(JSON.parse((await shop.bake([...words, '--json'])).stdout)).toMatchObject({ unchanged: true });
  });

  it('as links are what they lead to', async () => {
    await mkdir(path.join(shop.folder, 'far'));
    await symlink(path.join(shop.folder, 'far'), shop.out);
    expect((await shop.bake()).code).toBe(0);
    expect(await findUnfit(path.join(shop.folder, 'far'))).toEqual([]);
  });

  it('inside the assets: the output and links in a circle are no sheets', async () => {
    const out = path.join(shop.assets, 'sprites', 'baked');
    await symlink('..', path.join(shop.assets, 'sprites', 'loop'));
    expect((await shop.bake(['--out', out])).code).toBe(0);
    const again = await shop.bake(['--out', out, '--no-cache', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ ok: true, written: 0, fresh: [...WORKSHOP_SPRITES] });
  });
});
