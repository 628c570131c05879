// Catalogue and maps through the whole program: what it says, and what it leaves alone.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decompressFile } from '../../baker/write/compress.ts';
import { parseCatalogue } from '../../shared/format/catalogue.ts';
import { createWorkshop, readManifest, readTree, WORKSHOP_MAP, type Workshop, writeMap } from './workshop.ts';

let shop: Workshop;
beforeEach(async () => {
  shop = await createWorkshop();
});
afterEach(() => shop.remove());

const ENTRIES = {
  crate: { class: 'object', solid: [-0.4, -0.4, 0.4, 0.4] },
  ground_plain: { class: 'ground' },
  post_plain: { class: 'post' },
} as const;

async function writeEntries(sprites: object, file = 'yard.json'): Promise<void> {
  const folder = path.join(shop.assets, 'catalogue');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify({ version: 1, sprites }));
}

it('bakes entries, bakes anew when one changes, and keeps the last bake when one is wrong', async () => {
  await writeEntries(ENTRIES);
  expect(await shop.bake()).toMatchObject({ code: 0 });
  const { catalogue } = await readManifest(shop.out);
  const bytes = (await readTree(shop.out)).get(path.normalize(catalogue.path))!;
  expect([...parseCatalogue(new TextDecoder().decode(decompressFile(bytes))).keys()]).toEqual(Object.keys(ENTRIES));
  expect((await shop.bake()).stdout).toContain('nothing changed');

  await writeEntries({ ...ENTRIES, crate: { ...ENTRIES.crate, durability: 5 } });
  const again = await shop.bake();
  expect(again).toMatchObject({ code: 0 });
  expect(again.stdout).toContain('0 sprites baked, 1 file written');

  const before = await readTree(shop.out);
  await writeEntries({ ...ENTRIES, crat: { class: 'object' } });
  const end = await shop.bake();
  expect(end).toMatchObject({ code: 2 });
  expect(end.stderr).toContain(
    'error catalogue/yard.json: "crat": there is no such sprite; expected the name of a sheet. Did you mean "crate"?',
  );
  expect(await readTree(shop.out)).toEqual(before);
});

it('refuses a map in which two pieces take one place, and keeps the last bake', async () => {
  expect(await shop.bake()).toMatchObject({ code: 0 });
  const before = await readTree(shop.out);
  const statics = [
    ['post_plain', 1, 1],
    ['post_plain', 1.05, 1],
  ];
  await writeMap(shop.assets, { ...WORKSHOP_MAP, statics });
  const end = await shop.bake();
  expect(end).toMatchObject({ code: 2 });
  expect(end.stderr).toContain(
    'error maps/yard/map.json: storey 0, tile (1, 1): post_plain and post_plain take one place; expected one post a corner. Remove one of them, or move it.',
  );
  expect(await readTree(shop.out)).toEqual(before);
});

it('warns with counts, also when there is nothing to do', async () => {
  const { post_plain: _, ...rest } = ENTRIES;
  await writeEntries(rest);
  const statics = [
    ['crate', 1, 1],
    ['crate', 1.2, 1],
  ];
  await writeMap(shop.assets, { ...WORKSHOP_MAP, statics });
  for (const end of [await shop.bake(), await shop.bake()]) {
    expect(end).toMatchObject({ code: 0 });
    expect(end.stderr).toContain(
      'warning maps/yard/map.json: storey 0, tile (1, 1): crate and crate stand 0.6 tiles deep in each other; expected objects side by side. Move one of them.',
    );
    expect(end.stderr).toContain('warning sprites/post_plain: the sprite has no entry in the catalogue');
    expect(end.stderr).toContain('2 warnings: maps/yard 1, sprites/post_plain 1');
  }
});

it('refuses what lies in the catalogue and is none of it', async () => {
  await writeEntries(ENTRIES);
  await writeFile(path.join(shop.assets, 'catalogue', 'notes.txt'), 'x');
  await mkdir(path.join(shop.assets, 'catalogue', 'more.json'));
  const end = await shop.bake();
  expect(end).toMatchObject({ code: 2 });
  expect(end.stderr).toContain(
    'error catalogue/notes.txt: this is no file of the catalogue; expected files that end in .json. Rename it, or move it out of the folder.',
  );
  expect(end.stderr).toContain(
    'error catalogue/more.json: not a regular file; expected a regular file. Put the file itself there.',
  );
  await rm(path.join(shop.assets, 'catalogue'), { recursive: true });
  expect(await shop.bake()).toMatchObject({ code: 0 });
});
