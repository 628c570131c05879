// Watching maps and entries on a real disk, and what the development server makes of them.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWorld } from '../../baker/cli/describe-rebuild.ts';
import { describeFault } from '../../baker/fault.ts';
import { PATIENCE_MS, QUIET_MS } from '../../baker/io/quiet-sheets.ts';
import { type CheckedWorld, type WorldWatch, watchWorld } from '../../baker/io/watch-world.ts';
import { decompressFile } from '../../baker/write/compress.ts';
import { startWatchedServer } from '../../scripts/page/dev-server.ts';
import { WatchedMaps } from '../../scripts/page/watched-maps.ts';
import type { Manifest } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import {
  createWorkshop,
  readManifest,
  readTree,
  WORKSHOP_MAP,
  type Workshop,
  writeMap,
  writeSheet,
} from './workshop.ts';

/** Longest that a told change may take on a busy machine. */
const SOON = { timeout: 20_000 };

let shop: Workshop;
let watch: WorldWatch;
const told: CheckedWorld[] = [];

beforeAll(async () => {
  shop = await createWorkshop();
  await shop.bake();
  watch = await watchWorld({ assets: shop.assets, out: shop.out }, (checked) => told.push(checked));
}, 120_000);
afterAll(async () => {
  await watch?.close();
  await shop?.remove();
});

/** What is told next, and that it is all. */
async function readNews(first: number): Promise<CheckedWorld> {
  await expect.poll(() => told.length, SOON).toBeGreaterThan(first);
  await wait(2 * QUIET_MS);
  expect(told).toHaveLength(first + 1);
  return told[first]!;
}

const errorsOf = ({ faults }: CheckedWorld): string[] =>
  faults.filter(({ severity }) => severity === 'error').map(describeFault);

const moved = (x: number) => ({ ...WORKSHOP_MAP, statics: [['crate', x, 1]] });

it('tells a changed map as a bake has it, and leaves the bake alone', async () => {
  const before = await readTree(shop.out);
  await writeMap(shop.assets, moved(3));
  const checked = await readNews(0);
  expect(errorsOf(checked)).toEqual([]);
  expect(describeWorld(checked)).toMatch(
    /^maps and catalogue: checked, \d\.\d\d s after the last change: to be shown anew: yard$/,
  );
  expect(await readTree(shop.out)).toEqual(before);
  const [map] = checked.maps;
  const { statics } = JSON.parse(new TextDecoder().decode(decompressFile(map!.bytes))) as WorldMap;
  expect(statics.map(({ sprite, x }) => [sprite, x])).toEqual([['crate', 3]]);
  await shop.bake(['--out', `${shop.out} afresh`]);
  expect(map!.file).toEqual((await readManifest(`${shop.out} afresh`)).maps.yard);
});

it('tells nothing of a map that is written again, and tells it when it is as it was at first', async () => {
  const first = told.length;
  await writeMap(shop.assets, moved(3));
  await wait(QUIET_MS + PATIENCE_MS);
  expect(told).toHaveLength(first);
  await writeMap(shop.assets, WORKSHOP_MAP);
  expect((await readNews(first)).maps.map(({ file }) => file)).toEqual([(await readManifest(shop.out)).maps.yard]);
});

it('waits for a map that is half written, and tells a broken one when its patience is over', async () => {
  const first = told.length;
  const file = path.join(shop.assets, 'maps', 'yard', 'map.json');
  const text = JSON.stringify(moved(2));
  await writeFile(file, text.slice(0, 40));
  await wait(QUIET_MS + 60);
  await writeFile(file, text);
  expect((await readNews(first)).maps).toHaveLength(1);

  const start = performance.now();
  await writeMap(shop.assets, { ...WORKSHOP_MAP, statics: [['crat', 1, 1]] });
  const broken = await readNews(first + 1);
  expect(performance.now() - start).toBeGreaterThan(PATIENCE_MS);
  expect(broken.maps).toEqual([]);
  expect(errorsOf(broken)).toEqual([
    'maps/yard/map.json: static 0: no sprite "crat"; expected the name of a sheet. Did you mean "crate"?',
  ]);
  expect(describeWorld(broken)).toMatch(/: 1 error, and what is broken stays as it was shown; no map to show anew$/);
});

it('shows no map while entries are wrong, and none that needs a sprite that the bake has not', async () => {
  const first = told.length;
  const entries = path.join(shop.assets, 'catalogue', 'yard.json');
  await mkdir(path.dirname(entries));
  await writeFile(entries, '{ "version": 1, "sprites": { "crate": { "class": "objekt" } } }');
  await writeMap(shop.assets, moved(1));
  const wrong = await readNews(first);
  expect(wrong.maps).toEqual([]);
  expect(errorsOf(wrong)[0]).toMatch(
    /^catalogue\/yard\.json: "crate": "class" is "objekt"; .* Did you mean "object"\?$/,
  );
  await writeFile(entries, '{ "version": 1, "sprites": { "crate": { "class": "object" } } }');
  expect((await readNews(first + 1)).maps.map(({ name }) => name)).toEqual(['yard']);

  await writeSheet(shop.assets, 'ore');
  await writeMap(shop.assets, { ...WORKSHOP_MAP, statics: [['ore', 1, 1]] });
  const unbaked = await readNews(first + 2);
  expect(unbaked.maps).toEqual([]);
  expect(errorsOf(unbaked)).toEqual([
    'maps/yard: "ore" is newer than the bake that is shown; expected sprites of that bake. Bake again and reload the page.',
  ]);
});

it('serves changed maps in the manifest, and says what is broken by map', async () => {
  const maps = new WatchedMaps();
  const text = await readFile(path.join(shop.out, 'manifest.json'), 'utf8');
  expect(maps.overlayManifest(text)).toBeUndefined();
  for (const checked of told) maps.take(checked);
  const last = told.flatMap((checked) => checked.maps).at(-1)!;
  const manifest = JSON.parse(maps.overlayManifest(text)!);
  expect(manifest).toEqual({ ...JSON.parse(text), maps: { yard: last.file } });
  expect(maps.read(last.file.path)).toBe(last.bytes);
  expect(maps.read('maps/none.map')).toBeUndefined();
  expect(maps.faults).toEqual([{ source: 'maps/yard', lines: errorsOf(told.at(-1)!) }]);
});

it('has a page that loads anew find the changed map on the development server', async () => {
  const lines: string[] = [];
  const request = { assets: shop.assets, out: shop.out, cache: shop.cache };
  const apart = path.join(shop.folder, 'vite');
  const server = await startWatchedServer(request, apart, (line) => lines.push(line));
  try {
    const fetchManifest = async () => (await fetch(`${server.url}baked/manifest.json`)).json() as Promise<Manifest>;
    const baked = await readManifest(shop.out);
    expect(await fetchManifest()).toEqual(baked);
    await writeMap(shop.assets, moved(2));
    await expect.poll(() => lines.join('\n'), SOON).toContain('to be shown anew: yard');
    const { yard } = (await fetchManifest()).maps;
    expect(yard!.path).not.toBe(baked.maps.yard!.path);
    const bytes = new Uint8Array(await (await fetch(`${server.url}baked/${yard!.path}`)).arrayBuffer());
    expect(bytes.length).toBe(yard!.bytes);
    await writeMap(shop.assets, { ...WORKSHOP_MAP, statics: [['crat', 1, 1]] });
    await expect
      .poll(() => lines.join('\n'), SOON)
      .toMatch(/^error maps\/yard\/map\.json: static 0: no sprite "crat"/m);
    expect((await fetchManifest()).maps.yard).toEqual(yard);
  } finally {
    await server.close();
  }
});
