// The face of the program: help, exit codes, what goes to stdout and what to stderr, and the commands beside bake.

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCK_FILE } from '../../baker/write/lock.ts';
import { runTallow } from './run-tallow.ts';
import { createWorkshop, repaintCrate, type Workshop } from './workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await createWorkshop();
});
afterAll(() => shop.remove());

describe('tallow', () => {
  it.each([
    [['--help']],
    [['bake', '--help']],
    [['merge', '--help']],
    [['verify', '--help']],
    [['inspect', '--help']],
    [['stand-in', '--help']],
    [['export', '--help']],
    [['new', '--help']],
    [['lint', '--help']],
    [['list', '--help']],
  ])('explains itself: %j', async (args) => {
    const end = await runTallow(args);
    expect(end).toMatchObject({ code: 0, stderr: '' });
    expect(end.stdout).toMatch(/Usage: tallow/);
    expect(end.stdout).toMatch(/Exit codes: 0 done/);
    if (args.length > 1) for (const option of ['--json', '--quiet', '--verbose']) expect(end.stdout).toContain(option);
  });

  it.each([
    [[], /Usage/],
    [['bakr'], /unknown command 'bakr'.*bake/s],
    [['bake', '--bogus'], /unknown option '--bogus'/],
    [['bake', '--jobs', 'many'], /--jobs is "many", expected a whole number/],
    [['bake', '--jobs', '0'], /at least 1/],
    [['bake', '--fast', '--lock'], /--fast bakes drafts, and --lock says that a bake is the right one/],
    [['bake', '--shard', '1/2', '--lock'], /--lock is of a whole bake: give it to `tallow merge`/],
    [['inspect'], /missing required argument 'name'/],
    [['inspect', 'zeppelin', '--assets', '.'], /no sprite named "zeppelin"; there are .*crate/],
    [['inspect', 'brasier', '--assets', '.'], /no sprite named "brasier"; did you mean "brazier"\?/],
    [['stand-in', 'zeppelin'], /no stand-in named "zeppelin"; there are .*crate/],
    [['stand-in', 'brasier'], /did you mean "brazier"\?/],
  ])('ends with 1 and a sentence, not a stack, for %j', async (args, words) => {
    const end = await runTallow(args);
    expect(end.code).toBe(1);
    expect(end.stderr).toMatch(words);
    expect(end.stderr).not.toMatch(/\n {4}at /);
    expect(end.stdout).toBe('');
  });

  it('prints one JSON value on stdout for wrong usage too', async () => {
    const end = await runTallow(['bake', '--jobs', '0', '--json']);
    expect(JSON.parse(end.stdout)).toMatchObject({ ok: false, code: 1, kind: 'usage' });
  });

  it('ends with 2 where there are no assets', async () => {
    const end = await runTallow(['bake', '--assets', path.join(shop.folder, 'nowhere'), '--no-stand-ins']);
    expect(end.code).toBe(2);
    expect(end.stderr).toMatch(/nowhere/);
  });
});

describe('tallow bake', () => {
  it('prints a table of what it baked, progress as lines, no colours without a terminal; --quiet prints nothing', async () => {
    const end = await shop.bake();
    expect(end.stdout).toMatch(/sprite +frames +texels +triangles +voxels +lights +bytes +lone % noon +low sun +night/);
    expect(end.stdout).toMatch(/crate +1 +\d+ +\d+ \/ \d+ \/ \d+ +\d+ +0 +\d+( +\d\.\d){3}\n/);
    expect(end.stdout).toMatch(/sum of 3 /);
    expect(end.stderr).toMatch(/baking 3\/3/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with it
    expect(end.stdout + end.stderr).not.toMatch(/\u001b/);
    const quiet = await shop.bake(['--quiet', '--out', path.join(shop.folder, 'quiet')]);
    expect(quiet).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });
});

describe("tallow bake's table", () => {
  it('shows what changed in the folder, wherever it came from, and nothing else', async () => {
    expect((await shop.bake()).code).toBe(0);
    await repaintCrate(shop.assets);
    // The crate is baked for another folder, then for this one from the cache.
    expect((await shop.bake(['--out', path.join(shop.folder, 'looked-at')])).code).toBe(0);
    const here = await shop.bake();
    expect(here.stdout).toMatch(/^crate /m);
    expect(here.stdout).not.toMatch(/ground_plain|post_plain|sum of/);
    expect(here.stdout).toMatch(/0 sprites baked/);
    const again = await shop.bake();
    expect(again.stdout.trim().split('\n').length).toBe(1);
    expect(again.stdout).toMatch(/nothing changed/);
  });
});

describe('tallow verify', () => {
  const verify = (...args: string[]) =>
    runTallow(['verify', '--assets', shop.assets, '--out', shop.out, '--no-stand-ins', ...args]);

  it('proves the bake, agrees with its lock, and ends with 5 and a readable list when the lock says otherwise', async () => {
    expect((await shop.bake(['--lock'])).code).toBe(0);
    const good = await verify('--json');
    expect(good).toMatchObject({ code: 0 });
    expect(JSON.parse(good.stdout)).toMatchObject({ ok: true, differences: [] });

    const lockFile = path.join(shop.out, LOCK_FILE);
    const lock = await readFile(lockFile, 'utf8');
    const { writeFile } = await import('node:fs/promises');
    await writeFile(lockFile, lock.replace(/("sprites\/crate\/texels": \{"values":")[0-9a-f]{4}/, '$10000'));
    const bad = await verify('--json');
    expect(bad.code).toBe(5);
    expect(JSON.parse(bad.stdout)).toMatchObject({
      ok: false,
      kind: 'mismatch',
      differences: ['lock: crate: the code that bakes it changed (texels)'],
    });
    await writeFile(lockFile, lock);
  });
});

describe('tallow inspect and stand-in', () => {
  it('draws a contact sheet and prints the figures', async () => {
    const png = path.join(shop.folder, 'crate.png');
    const end = await runTallow(['inspect', 'crate', '--assets', shop.assets, '--png', png, '--json']);
    expect(end.code).toBe(0);
    const figures = JSON.parse(end.stdout);
    expect(figures).toMatchObject({ ok: true, name: 'crate', source: 'sprites/crate' });
    const baked = JSON.parse((await shop.bake(['--json'])).stdout);
    const crate = baked.sprites.find(({ name }: { name: string }) => name === 'crate');
    expect(figures.sheet).toEqual(crate.figures);
    expect(figures.triangles).toEqual(crate.figures.triangles);
    expect(figures.loneTexels.map((figure: { lighting: string }) => figure.lighting)).toEqual([
      'noon',
      'low sun',
      'night',
    ]);
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(png).metadata();
    expect(width > 600 && height > 400).toBe(true);
  });

  it('writes a stand-in as a sheet that can be inspected', async () => {
    const out = path.join(shop.folder, 'written', 'sprites');
    expect((await runTallow(['stand-in', 'brazier', '--out', out])).code).toBe(0);
    expect((await stat(path.join(out, 'brazier', 'sprite.json'))).isFile()).toBe(true);
    const end = await runTallow(['inspect', 'brazier', '--assets', path.join(shop.folder, 'written'), '--json']);
    expect(JSON.parse(end.stdout)).toMatchObject({ source: 'sprites/brazier', lights: [{ flags: 1 }] });
  });
});
