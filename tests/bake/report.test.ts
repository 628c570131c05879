// What `tallow bake --report` promises: a page whatever was there before, and never at the cost of the bake.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshop, readManifest, readTree, repaintCrate, type Workshop } from './workshop.ts';

let shop: Workshop;
let file: string;
beforeEach(async () => {
  shop = await createWorkshop();
  file = path.join(shop.folder, 'pages', 'report.html');
});
afterEach(() => shop.remove());

/** @returns names and kinds of the sprites that the page says have changed */
async function readChanges(): Promise<string[]> {
  const page = await readFile(file, 'utf8');
  const titles = page.matchAll(/<h3 id="change-(\w+)">.*?<\/h3> <span class="badge">(\w+)<\/span>/g);
  return [...titles].map(([, name, kind]) => `${name} ${kind}`).sort();
}

describe('the page', () => {
  it('follows the bakes: the first, the same again, one that changed', async () => {
    const first = await shop.bake(['--report', file, '--json']);
    expect(JSON.parse(first.stdout)).toMatchObject({ ok: true, report: file });
    expect(await readFile(file, 'utf8')).toContain('There was no bake here before');

    const tree = await readTree(shop.out);
    await shop.bake(['--report', file]);
    expect(await readFile(file, 'utf8')).toContain('The folder held this very bake already.');
    expect(await readTree(shop.out)).toEqual(tree);

    await repaintCrate(shop.assets);
    await rm(path.join(shop.assets, 'sprites', 'post_plain'), { recursive: true });
    await rm(path.join(shop.assets, 'maps'), { recursive: true });
    await shop.bake(['--report', file]);
    expect(await readChanges()).toEqual(['crate changed', 'post_plain gone']);
    expect(await readFile(file, 'utf8')).toContain('Maps that are new, gone or other: yard.');
  });

  it('tells the sizes that the files have', async () => {
    await shop.bake(['--report', file]);
    const { sprites } = await readManifest(shop.out);
    const page = await readFile(file, 'utf8');
    for (const [name, { texels, shell, brick }] of Object.entries(sprites)) {
      const row = page.slice(page.indexOf(`<tr id="sprite-${name}"`));
      const cells = row.slice(0, row.indexOf('</tr>'));
      expect(cells).toContain(`data-value="${texels.bytes + shell.bytes + brick.bytes}"`);
    }
  });

  it('does without a bake before that cannot be read', async () => {
    await shop.bake();
    const { crate } = (await readManifest(shop.out)).sprites;
    await writeFile(path.join(shop.out, crate!.texels.path), 'damaged');
    await repaintCrate(shop.assets);
    expect(await shop.bake(['--report', file])).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toContain('There was no bake here before that this version can read.');
  });

  it('says what to do where files of an unchanged bake are damaged', async () => {
    await shop.bake();
    const { path: name, bytes } = (await readManifest(shop.out)).sprites.crate!.texels;
    await writeFile(path.join(shop.out, name), new Uint8Array(bytes).fill(255));
    const end = await shop.bake(['--report', file]);
    expect(end.code).toBe(3);
    expect(end.stderr).toMatch(/files of the bake are damaged. Remove the folder .*baked and run the command again/);
  });

  it('costs no bake where it cannot be written', async () => {
    await mkdir(file, { recursive: true });
    const end = await shop.bake(['--report', file]);
    expect(end.code).toBe(4);
    expect(end.stderr).toMatch(/cannot write .*report\.html: .*; the bake is done, but there is no report/);
    expect(Object.keys((await readManifest(shop.out)).sprites)).toHaveLength(3);
  });
});
