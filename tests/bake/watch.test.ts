// Watching sheets on a real disk: what is told when, whatever way an export writes, and that the bake's folder is left alone.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, QUIET_MS } from '../../baker/io/quiet-sheets.ts';
import { type Rebuilt, type SheetWatch, watchSheets } from '../../baker/io/watch-sheets.ts';
import { decompressFile } from '../../baker/write/compress.ts';
import { createWorkshop, readTree, repaintCrate, type Workshop } from './workshop.ts';

const EXECUTABLE = fileURLToPath(new URL('../../baker/cli/tallow.mjs', import.meta.url));

/** Longest that a told change may take on a busy machine. */
const SOON = { timeout: 20_000 };

/** A bake and two workers on a busy machine. */
const HOOK_MS = 120_000;

/** What a bake of all gives for a sprite's files, by kind. */
async function digestsOf(shop: Workshop, name: string): Promise<string[]> {
  await shop.bake();
  const manifest = JSON.parse(await readFile(path.join(shop.out, 'manifest.json'), 'utf8'));
  const { texels, shell, brick } = manifest.sprites[name];
  return [texels, shell, brick].map((file) => file.sha256);
}

describe('watchSheets', () => {
  let shop: Workshop;
  let watch: SheetWatch;
  const told: Rebuilt[] = [];
  const crate = (file: string): string => path.join(shop.assets, 'sprites', 'crate', file);
  const summary = ({ source, pack, isDraft }: Rebuilt): string =>
    `${source} ${pack === undefined ? 'broken' : isDraft ? 'draft' : 'whole'}`;

  beforeAll(async () => {
    shop = await createWorkshop();
    await shop.bake();
    watch = await watchSheets({ assets: shop.assets, out: shop.out, cache: shop.cache }, (rebuilt) =>
      told.push(rebuilt),
    );
  }, HOOK_MS);
  afterAll(async () => {
    await watch?.close();
    await shop?.remove();
  });

  /** Waits for news and then for more that should not come. */
  async function readNews(first: number, count: number): Promise<string[]> {
    await expect.poll(() => told.length, SOON).toBeGreaterThanOrEqual(first + count);
    await wait(2 * QUIET_MS);
    return told.slice(first).map(summary);
  }

  it('tells a repainted sheet as a draft and then whole, as a bake of all has it, and leaves the bake alone', async () => {
    const before = await readTree(shop.out);
    await repaintCrate(shop.assets);
    expect(await readNews(0, 2)).toEqual(['sprites/crate draft', 'sprites/crate whole']);
    expect(await readTree(shop.out)).toEqual(before);
    const [draft, whole] = told.map(({ pack }) => pack!.manifest.sprites.crate!);
    const truth = await digestsOf(shop, 'crate');
    expect([whole!.texels, whole!.shell, whole!.brick].map((file) => file.sha256)).toEqual(truth);
    const [draftFiles, wholeFiles] = told.map(({ pack }) => pack!.files);
    expect(decompressFile(draftFiles!.get(draft!.texels.path)!)).toEqual(
      decompressFile(wholeFiles!.get(whole!.texels.path)!),
    );
    expect(decompressFile(draftFiles!.get(draft!.brick.path)!)).toEqual(
      decompressFile(wholeFiles!.get(whole!.brick.path)!),
    );
    expect(told[1]!.pack!.files.get(whole!.shell.path)?.length).toBe(whole!.shell.bytes);
    expect(Object.keys(told[1]!.pack!.manifest.sprites)).toEqual(['crate']);
  });

  it('waits for a slow export, whose maps come one after another and in parts, and tells it once', async () => {
    const first = told.length;
    const names = ['albedo.png', 'normal.png', 'height.png', 'material.png', 'sprite.json'];
    const files = await Promise.all(names.map((name) => readFile(crate(name))));
    // A little higher, so that the sheet is new.
    const json = JSON.parse(files.at(-1)!.toString());
    files[files.length - 1] = Buffer.from(JSON.stringify({ ...json, height_range: json.height_range * 1.01 }));
    for (const [i, name] of names.entries()) {
      await writeFile(crate(name), files[i]!.subarray(0, 40));
      // Longer than the pause that is taken for the end: what is cut off cannot be baked, and is not told yet.
      await wait(QUIET_MS + 60);
      await writeFile(crate(name), files[i]!);
    }
    expect(await readNews(first, 2)).toEqual(['sprites/crate draft', 'sprites/crate whole']);
  });

  it('tells a broken sheet when its patience is over, with the fault, and tells what mends it at once', async () => {
    const first = told.length;
    const good = await readFile(crate('normal.png'));
    const start = performance.now();
    await writeFile(crate('normal.png'), good.subarray(0, 60));
    expect(await readNews(first, 1)).toEqual(['sprites/crate broken']);
    expect(performance.now() - start).toBeGreaterThan(PATIENCE_MS);
    expect(told[first]!.faults).toEqual([expect.objectContaining({ source: 'sprites/crate', file: 'normal.png' })]);
    await writeFile(crate('normal.png'), good);
    // It is in the cache: there is no draft of it.
    expect(await readNews(first + 1, 1)).toEqual(['sprites/crate whole']);
  });

  it('sees a sheet whose folder is exchanged, again and again, one that is new, and one that goes', async () => {
    const first = told.length;
    const [folder, fresh, old] = ['crate', '.crate.new', '.crate.old'].map((name) =>
      path.join(shop.assets, 'sprites', name),
    ) as [string, string, string];
    const exchange = async (range: number): Promise<void> => {
      await mkdir(fresh);
      for (const [name, bytes] of await readTree(folder)) await writeFile(path.join(fresh, name), bytes);
      const json = JSON.parse(await readFile(crate('sprite.json'), 'utf8'));
      await writeFile(path.join(fresh, 'sprite.json'), JSON.stringify({ ...json, height_range: range }));
      await rename(folder, old);
      await rename(fresh, folder);
      await rm(old, { recursive: true });
    };
    for (const [i, range] of [2.5, 2.6].entries()) {
      await exchange(range);
      expect(await readNews(first + i * 2, 2)).toEqual(['sprites/crate draft', 'sprites/crate whole']);
    }
    await rm(folder, { recursive: true });
    expect(await readNews(first + 4, 1)).toEqual(['sprites/crate broken']);
    expect(told.at(-1)!.faults[0]!.found).toBe('the sheet is gone');
    // A folder that never was a sheet is none that is gone.
    await mkdir(path.join(shop.assets, 'sprites', 'notes'));
    await writeFile(path.join(shop.assets, 'sprites', 'notes', 'todo.txt'), 'paint');
    await wait(QUIET_MS + PATIENCE_MS);
    expect(told.length).toBe(first + 5);
  });

  it('tells no sheet that was written again as it was', async () => {
    const first = told.length;
    const file = path.join(shop.assets, 'sprites', 'post_plain', 'albedo.png');
    const bytes = await readFile(file);
    await writeFile(file, bytes);
    // Not told before, so it is told now; and then no more.
    expect(await readNews(first, 1)).toEqual(['sprites/post_plain whole']);
    await writeFile(file, bytes);
    await wait(3 * QUIET_MS + PATIENCE_MS);
    expect(told.length).toBe(first + 1);
  });
});

it('catches up with a bake that failed: tells what is broken and what differs, and nothing else', async () => {
  const shop = await createWorkshop();
  await shop.bake();
  await repaintCrate(shop.assets);
  await writeFile(path.join(shop.assets, 'sprites', 'post_plain', 'normal.png'), 'no picture');
  const told: string[] = [];
  const request = { assets: shop.assets, out: shop.out, cache: shop.cache, catchUp: true };
  const watch = await watchSheets(request, ({ source, pack, isDraft }) => {
    told.push(`${source} ${pack === undefined ? 'broken' : isDraft ? 'draft' : 'whole'}`);
  });
  try {
    await expect.poll(() => [...told].sort(), SOON).toEqual(['sprites/crate whole', 'sprites/post_plain broken']);
    await wait(PATIENCE_MS);
    expect(told).toHaveLength(2);
  } finally {
    await watch.close();
    await shop.remove();
  }
});

it('`tallow bake --watch` bakes, prints what it bakes anew, and ends on a signal with code 0', async () => {
  const shop = await createWorkshop();
  const { assets, out, cache } = shop;
  const words = ['bake', '--watch', '--assets', assets, '--out', out, '--cache', cache, '--no-stand-ins'];
  const child = spawn(process.execPath, [EXECUTABLE, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  try {
    await expect.poll(() => text, { timeout: 60_000 }).toContain('watching');
    const before = await readTree(out);
    expect(before.has('manifest.json')).toBe(true);
    await repaintCrate(assets);
    await expect.poll(() => text, SOON).toMatch(/^crate: a draft, \d+\.\d\d s after its last change$/m);
    await expect.poll(() => text, SOON).toMatch(/^crate: baked, .*: 1 frame, 0 lights, [\d.]+ KB$/m);
    await writeFile(path.join(assets, 'sprites', 'crate', 'albedo.png'), 'no picture');
    await expect.poll(() => text, SOON).toMatch(/^error sprites\/crate\/albedo\.png: .*no PNG/m);
    expect(await readTree(out)).toEqual(before);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await shop.remove();
  }
});
