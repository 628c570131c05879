// Sheets that change while the game runs: the page shows them without a reload, exactly as a bake of all would, and a broken
// one leaves what was there.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { BUILT_GAME_FOLDER } from '../../scripts/folders.ts';
import { gameOn, openGame, settle, takePicture, type WatchedPage, watchPage } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import { serveGame } from '../../scripts/page/serve-game.ts';
import { MANIFEST_FILE } from '../../shared/format/manifest.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { OVERLAY_ASK_EVENT, OVERLAY_NEWS_EVENT } from '../../shared/overlay-news.ts';
import { createBoxSheet } from '../support/box-sheet.ts';
import { createLampSheet } from '../support/glowing-sheets.ts';
import { openStage, STAGE_SIZE, type Stage } from '../support/open-stage.ts';
import { openWatchedWorld, type WatchedWorld } from '../support/watched-world.ts';

const HOURS = { noon: 13, night: 23 } as const;

const MAP = {
  version: 1,
  name: 'watched',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 10 }, () => '.'.repeat(10)),
  statics: [
    ['proof_block', 3, 3],
    ['proof_block', 5, 7],
    ['proof_block', 7, 4],
    ['proof_other', 6, 6],
    ['proof_lamp', 5, 4, 1.5],
  ],
  start: [5, 5],
};

/** Paints every texel that is there. */
function paint(sheet: Sheet, color: readonly [number, number, number]): Sheet {
  for (const { albedo } of sheet.frames) {
    for (let i = 0; i < albedo.length; i += 4) if (albedo[i + 3] === 255) albedo.set(color, i);
  }
  return sheet;
}

const createBlock = (): Sheet => createBoxSheet('proof_block', { min: [-0.3, -0.3, 0], max: [0.3, 0.3, 0.5] });
const createLamp = (): Sheet => createLampSheet('proof_lamp');

/** Another size, another colour, and a second variant of yet another colour. */
function createTowers(): Sheet {
  const box = { min: [-0.4, -0.2, 0], max: [0.4, 0.2, 1.6] } as const;
  const green = paint(createBoxSheet('proof_block', box), [40, 160, 60]);
  const red = paint(createBoxSheet('proof_block', box), [190, 40, 40]);
  return {
    info: { ...green.info, frames: 2, columns: 2, variants: 2 },
    frames: [...green.frames, ...red.frames],
  };
}

/** A lamp of another colour and a third of the glow. */
function createDimLamp(): Sheet {
  const lamp = createLamp();
  for (const { emissive } of lamp.frames) {
    for (let i = 0; i < emissive.length; i += 3) if (emissive[i]! > 0) emissive.set([60, 120, 255], i);
  }
  return { ...lamp, info: { ...lamp.info, emissiveScale: 3 } };
}

let stage: Stage;
let world: WatchedWorld;
let watched: WatchedPage;
beforeAll(async () => {
  stage = await openStage();
  world = await openWatchedWorld(MAP, [
    createBlock(),
    createLamp(),
    createBoxSheet('proof_other', { min: [-0.2, -0.2, 0], max: [0.2, 0.2, 1] }),
  ]);
  watched = await watchPage(stage.launched.browser, STAGE_SIZE);
  await openPage(watched, world.url);
  await watched.page.evaluate(() => {
    document.body.dataset.loaded = 'once';
  });
});
afterAll(async () => {
  await world?.close();
  await stage?.close();
});

async function openPage(opened: WatchedPage, url: string): Promise<void> {
  const options = { map: MAP.name, zoom: '2', freeze: '1', disable: 'outline' };
  await openGame(opened, url, options, stage.launched.renderer);
}

async function drawHours(page: Page): Promise<Record<keyof typeof HOURS, Picture>> {
  const draw = async (hour: number): Promise<Picture> => {
    await (await gameOn(page)).evaluate((game, at) => game.setHour(at), hour);
    await settle(page);
    return takePicture(page);
  };
  return { noon: await draw(HOURS.noon), night: await draw(HOURS.night) };
}

/** The pictures of a page that loads a bake of all sheets as they are now. */
async function drawAfresh(): Promise<Record<keyof typeof HOURS, Picture>> {
  const server = await serveGame({ gameFolder: BUILT_GAME_FOLDER, bakedFolder: await world.bakeAfresh() });
  const opened = await watchPage(stage.launched.browser, STAGE_SIZE);
  await openPage(opened, server.url);
  const pictures = await drawHours(opened.page);
  await opened.page.close();
  await server.close();
  return pictures;
}

/** Writes a sheet and waits until its last bake is told. */
async function writeAndWait(sheet: Sheet): Promise<void> {
  const first = world.lines.length;
  await world.writeSheet(sheet);
  await expect
    .poll(() => world.lines.slice(first).join('\n'), { timeout: 20_000 })
    .toContain(`${sheet.info.name}: baked`);
}

/** Waits until the page's pictures are those of a bake of all. */
async function expectFreshPictures(): Promise<void> {
  const truth = await drawAfresh();
  const differences = async () => {
    const drawn = await drawHours(watched.page);
    return [comparePictures(drawn.noon, truth.noon).pixels, comparePictures(drawn.night, truth.night).pixels];
  };
  await expect.poll(differences, { timeout: 20_000, interval: 500 }).toEqual([0, 0]);
  expect(await watched.page.evaluate(() => document.body.dataset.loaded)).toBe('once');
}

async function readNotes(): Promise<string[]> {
  return watched.page.$$eval('.note', (notes) => notes.map((note) => note.textContent ?? ''));
}

test('a recoloured, reshaped sheet with a variant more is shown as a bake of all would show it', async () => {
  const before = await drawHours(watched.page);
  const manifest = await readFile(join(world.bakedFolder, MANIFEST_FILE), 'utf8');
  await writeAndWait(createTowers());
  await expectFreshPictures();
  const after = await drawHours(watched.page);
  expect(comparePictures(after.noon, before.noon).pixels).toBeGreaterThan(5000);
  const sprites = await watched.page.evaluate(() => window.tallow!.statics.map(({ sprite, frame }) => [sprite, frame]));
  expect(new Set(sprites.map(String))).toContain('proof_block,1');
  // The bake is as it was.
  expect(await readFile(join(world.bakedFolder, MANIFEST_FILE), 'utf8')).toBe(manifest);
});

test('a lamp that glows otherwise lights otherwise', async () => {
  const before = await drawHours(watched.page);
  await writeAndWait(createDimLamp());
  await expectFreshPictures();
  expect(comparePictures((await drawHours(watched.page)).night, before.night).pixels).toBeGreaterThan(5000);
});

test('a broken export is told in page and terminal and leaves the old sprite; mending it clears the note', async () => {
  const before = await drawHours(watched.page);
  const files = await encodeSheet(createTowers());
  const albedo = files.get('albedo.png')!;
  await world.writeFile('sprites/proof_block/albedo.png', albedo.subarray(0, albedo.length / 2));
  const noteOf = (file: string) => [expect.stringContaining(`sprites/proof_block/${file}`)];
  await expect.poll(readNotes, { timeout: 10_000 }).toEqual(noteOf('albedo.png'));
  expect(world.lines.join('\n')).toMatch(/^error sprites\/proof_block\/albedo\.png: .*; expected/m);

  await watched.page.click('.note button');
  expect(await readNotes()).toEqual([]);
  const during = await drawHours(watched.page);
  expect(comparePictures(during.noon, before.noon).pixels).toBe(0);
  expect(comparePictures(during.night, before.night).pixels).toBe(0);

  // Dismissed is this note only.
  await world.writeFile('sprites/proof_block/albedo.png', albedo);
  await world.writeFile('sprites/proof_block/normal.png', new TextEncoder().encode('not a picture'));
  await expect.poll(readNotes, { timeout: 10_000 }).toEqual(noteOf('normal.png'));
  await writeAndWait(createBlock());
  await expect.poll(readNotes, { timeout: 10_000 }).toEqual([]);
  await expectFreshPictures();
  expect(watched.errors).toEqual([]);
});

test('a page that is opened later shows what has changed since the bake', async () => {
  const truth = await drawHours(watched.page);
  const later = await watchPage(stage.launched.browser, STAGE_SIZE);
  await openPage(later, world.url);
  const difference = async () => comparePictures((await drawHours(later.page)).night, truth.night).pixels;
  await expect.poll(difference, { timeout: 20_000, interval: 500 }).toBe(0);
  await later.page.close();
});

test('a built page has nothing of it', async () => {
  const names = await readdir(join(BUILT_GAME_FOLDER, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => join(BUILT_GAME_FOLDER, 'assets', name));
  const text = (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).join('\n');
  expect(text).toContain('manifest.json');
  for (const part of [OVERLAY_ASK_EVENT, OVERLAY_NEWS_EVENT, 'Dismiss', 'no more room']) {
    expect(text).not.toContain(part);
  }
});
