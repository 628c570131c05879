// An artist's day at the command line: a new model, what is odd about a sheet, what no map places, what a bake would do.

import { spawnSync } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { box, sampleSheet } from '../unit/baker/brick/sample-frame.ts';
import { type ProgramEnd, runTallow } from './run-tallow.ts';
import { copyFolder, createWorkshop, readTimes, readTree, repaintCrate, type Workshop, writeMap } from './workshop.ts';

let shop: Workshop;
beforeEach(async () => {
  shop = await createWorkshop();
});
afterEach(() => shop.remove());

/** Puts a wall of the given thickness into the workshop, 0.0625 inside its tile, so that one voxel holds all of it. */
async function writeWall(name: string, thickness: number): Promise<void> {
  const low = -0.4375 - thickness / 2;
  const { frame, info } = sampleSheet(name, [box([-0.5, low, 0], [0.5, low + thickness, 2])], { emissiveScale: 1 });
  const files = await encodeSheet({ info, frames: [frame] });
  const folder = path.join(shop.assets, 'sprites', name);
  const { mkdir } = await import('node:fs/promises');
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of files) await writeFile(path.join(folder, file), bytes);
}

describe('tallow new', () => {
  const create = (...args: string[]): Promise<ProgramEnd> => runTallow(['new', ...args, '--assets', shop.assets]);

  it('writes a script with the name in it, says what to type next, and never writes it again', async () => {
    const end = await create('bench_oak', '--facings', '4', '--json');
    expect(end.code).toBe(0);
    const file = path.join(shop.assets, 'blender', 'models', 'bench_oak.py');
    const { next, ...data } = JSON.parse(end.stdout);
    expect(data).toEqual({ ok: true, file, kind: 'object', sheets: ['bench_oak'] });
    expect(next).toHaveLength(2);
    // The folder's name has spaces.
    expect(next[0]).toBe(`npx tallow export "${file}" --out "${shop.assets}"`);
    for (const line of next) expect(end.stderr).toContain(line);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('SHEETS = [Sheet("bench_oak", build, seed=1, facings=4)]');
    expect(text).not.toContain('template');

    await writeFile(file, 'an afternoon of work');
    const again = await create('bench_oak');
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/there is a model .*bench_oak\.py already; edit it, or choose another name/);
    expect(await readFile(file, 'utf8')).toBe('an afternoon of work');
  });

  it('refuses names of sheets that are there, and bad ones, with one sentence', async () => {
    await writeWall('wall_brick_y', 0.09);
    for (const [name, words] of [
      ['crate', /there is a sheet .*crate already; choose another name/],
      ['wall_brick', /there is a sheet .*wall_brick_y already/],
      ['Bench', /"Bench" is no sprite's name/],
    ] as const) {
      const end = await create(name);
      expect(end.code).toBe(1);
      expect(end.stderr.trim().split('\n')).toHaveLength(1);
      expect(end.stderr).toMatch(words);
    }
    expect(await stat(path.join(shop.assets, 'blender')).catch(() => undefined)).toBeUndefined();
    const nowhere = path.join(shop.folder, 'nowhere');
    const end = await runTallow(['new', 'bench', '--assets', nowhere]);
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(/there is no folder .*nowhere; run this in the project's folder, or say where/);
  });
});

describe('tallow lint', () => {
  const lint = (...args: string[]): Promise<ProgramEnd> => runTallow(['lint', ...args, '--assets', shop.assets]);

  it('finds nothing in good sheets, and the wall that lets light through; a bake and its page tell it, too', async () => {
    expect(await lint()).toMatchObject({ code: 0, stdout: '3 sheets: nothing to mend.\n' });
    await writeWall('wall_paper_x', 0.02);
    await writeWall('wall_brick_x', 0.09);
    const end = await lint('--json');
    expect(end.code).toBe(2);
    const { faults, ...result } = JSON.parse(end.stdout);
    expect(result).toMatchObject({ ok: false, message: '1 finding in 5 sheets' });
    expect(faults).toMatchObject([{ source: 'sprites/wall_paper_x', severity: 'warning', frame: 0 }]);
    expect(end.stderr).toMatch(/wall_paper_x frame 0 texel \(\d+, \d+\): this wall lets light through: .*worth a slab/);
    expect(await lint('wall_brick_x', 'crate')).toMatchObject({ code: 0 });

    const page = path.join(shop.folder, 'report.html');
    const baked = await shop.bake(['--report', page, '--json']);
    expect(baked.code).toBe(0);
    expect(JSON.parse(baked.stdout).warnings).toEqual(faults);
    expect(await readFile(page, 'utf8')).toMatch(/this wall lets light through.*?<\/p>\n<div class="stage">/);
  });

  it('ends with 2 where there are no assets, as list does', async () => {
    for (const command of ['lint', 'list']) {
      const end = await runTallow([command, '--assets', path.join(shop.folder, 'nowhere')]);
      expect(end).toMatchObject({ code: 2, stdout: '' });
      expect(end.stderr).toMatch(/nowhere/);
    }
  });

  it('asks for the name that was meant', async () => {
    const end = await lint('crat');
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(/no sheet named "crat"; did you mean "crate"\?/);
  });
});

describe('tallow list', () => {
  it('tells the maps of each sheet, and those that no map places, as the page about the bake does', async () => {
    await writeMap(shop.assets, { name: 'lane', version: 1, legend: {}, terrain: ['.'], statics: [['crate', 0, 0]] });
    await writeWall('wall_brick_x', 0.09);
    const all = await runTallow(['list', '--assets', shop.assets]);
    expect(all.stdout).toMatch(/^crate +lane, yard$/m);
    expect(all.stdout).toMatch(/^wall_brick_x +-$/m);
    const unplaced = await runTallow(['list', '--unplaced', '--assets', shop.assets, '--json']);
    expect(JSON.parse(unplaced.stdout).sprites).toEqual([
      { name: 'wall_brick_x', source: 'sprites/wall_brick_x', maps: [] },
    ]);
    await rm(path.join(shop.assets, 'maps', 'lane'), { recursive: true });
    const page = path.join(shop.folder, 'report.html');
    expect((await shop.bake(['--report', page])).code).toBe(0);
    expect(await readFile(page, 'utf8')).toMatch(/No map places these sheets: <a [^>]*>wall_brick_x<\/a>\./);
  });
});

describe('tallow bake --dry-run', () => {
  const preview = async (...args: string[]): Promise<ReturnType<typeof JSON.parse>> => {
    const end = await shop.bake(['--dry-run', '--json', ...args]);
    expect(end.code, end.stderr).toBe(0);
    return JSON.parse(end.stdout);
  };

  it('tells what would be baked and why, and touches nothing', async () => {
    const owners = ['crate', 'ground_plain', 'post_plain'].map((name) => `sprites/${name}`);
    const first = await preview();
    expect(first.bake).toEqual(owners.map((owner) => ({ owner, reason: 'new' })));
    expect(await stat(shop.out).catch(() => undefined)).toBeUndefined();
    expect(await stat(shop.cache).catch(() => undefined)).toBeUndefined();

    await shop.bake();
    expect(await preview()).toMatchObject({ bake: [], remake: [], gone: [], replaced: [], removed: [], missing: [] });

    await repaintCrate(shop.assets);
    await rm(path.join(shop.assets, 'sprites', 'post_plain'), { recursive: true });
    await rm(path.join(shop.assets, 'maps'), { recursive: true });
    await writeWall('wall_brick_x', 0.09);
    const [tree, times] = [await readTree(shop.folder), await readTimes(shop.folder)];
    const told = await preview();
    expect(told).toMatchObject({
      bake: [
        { owner: 'sprites/crate', reason: 'source' },
        { owner: 'sprites/wall_brick_x', reason: 'new' },
      ],
      remake: [],
      gone: ['maps/yard', 'sprites/post_plain'],
    });
    const kinds = (files: readonly string[]): string[] =>
      files.map((file) => file.replace(/\.[0-9a-f]{12}/, '')).sort();
    expect(kinds(told.replaced)).toEqual(
      ['crate.brick', 'crate.shell', 'crate.texels']
        .map((file) => `sprites/${file}`)
        .concat('tables/lights.bin', 'tables/records.bin'),
    );
    expect(kinds(told.removed)).toEqual(
      ['maps/yard.map'].concat(['brick', 'shell', 'texels'].map((kind) => `sprites/post_plain.${kind}`)),
    );
    const text = await shop.bake(['--dry-run']);
    expect(text.stdout).toMatch(/^would bake, the source changed \(1\): crate$/m);
    expect(text.stdout).toMatch(/^would drop \(2\): maps\/yard, post_plain$/m);
    expect(text.stdout).toMatch(
      /2 sprites to bake, 5 files to replace, 4 to remove\. Dry run: nothing was written\.$/m,
    );
    expect(await readTree(shop.folder)).toEqual(tree);
    expect(await readTimes(shop.folder)).toEqual(times);

    // The bake then does what was told.
    const { fresh } = JSON.parse((await shop.bake(['--json'])).stdout);
    expect(fresh).toEqual(['crate', 'wall_brick_x']);
  });

  it('knows what the cache has, what it lost, and files that are not there', async () => {
    await shop.bake();
    const kept = path.join(shop.folder, 'kept');
    await copyFolder(shop.out, kept);
    await repaintCrate(shop.assets);
    await shop.bake();
    // Against the bake of before, the crate comes from the cache.
    expect(await preview('--out', kept)).toMatchObject({
      bake: [],
      remake: [{ owner: 'sprites/crate', reason: 'source' }],
    });
    await rm(path.join(shop.cache, 'sheets'), { recursive: true });
    const lost = await preview();
    expect(new Set(lost.bake.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['cache']));
    const [file] = [...(await readTree(shop.out)).keys()].filter((name) => name.endsWith('.shell'));
    await rm(path.join(shop.out, file!));
    expect((await preview()).missing).toEqual([file!.split(path.sep).join('/')]);
  });

  it('falls back on the lock, as CI has it: no bake, no cache', async () => {
    await shop.bake(['--lock']);
    await rm(shop.cache, { recursive: true });
    for (const name of ['manifest.json', 'sprites', 'tables', 'maps'])
      await rm(path.join(shop.out, name), { recursive: true });
    await repaintCrate(shop.assets);
    expect((await preview()).bake).toEqual([
      { owner: 'sprites/crate', reason: 'source' },
      { owner: 'sprites/ground_plain', reason: 'cache' },
      { owner: 'sprites/post_plain', reason: 'cache' },
    ]);
  });

  it('ends with 2 for a map that names what is not there, and with 1 beside what needs a bake', async () => {
    await writeMap(shop.assets, {
      name: 'lane',
      version: 1,
      legend: { '.': 'ground_plain' },
      terrain: ['.'],
      statics: [['crat', 0, 0]],
    });
    const end = await shop.bake(['--dry-run']);
    expect(end.code).toBe(2);
    expect(end.stderr).toMatch(/no sprite "crat".*Did you mean "crate"\?/);
    for (const option of [['--lock'], ['--watch'], ['--report', 'x.html'], ['--shard', '1/2']]) {
      const refused = await shop.bake(['--dry-run', ...option]);
      expect(refused.code).toBe(1);
      expect(refused.stderr).toContain(`${option[0]} needs a bake, and --dry-run makes none`);
    }
  });
});

describe('npm run catalogue', () => {
  it('tells a mistyped name at once, before it bakes', () => {
    const folder = fileURLToPath(new URL('../../', import.meta.url));
    const words = ['scripts/run.mjs', 'scripts/catalogue.ts', 'barel'];
    const end = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    expect(end.status).not.toBe(0);
    expect(end.stderr).toContain('There is no sprite "barel". Did you mean "barrel"?');
    expect(end.stdout + end.stderr).not.toMatch(/baking|baked/);
  });
});
