// How long an artist waits: from the last file of a changed sheet to the picture that shows it, in a real browser.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { runBake } from '../../../baker/io/run-bake.ts';
import { SHEET_INFO_FILE } from '../../../baker/read/sheet-source.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { CACHE_FOLDER, REPO_FOLDER } from '../../folders.ts';
import { startWatchedServer } from '../../page/dev-server.ts';
import { gameOn, openGame, settle, watchPage } from '../../page/open-game.ts';
import { atMost, createRow, type Row } from '../row.ts';

/** A small round thing, and the largest sheet of the walls. */
const SPRITES = ['barrel', 'wall_timber_plain_x'] as const;

const RUNS = 5;

/** Within a second of the last map being closed. */
const BAR_SECONDS = 1;

const WINDOW = { width: 640, height: 400, dpr: 1 };

/** After this a run has failed. */
const TIMEOUT_MS = 60_000;

const MAP = {
  version: 1,
  name: 'watched',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 10 }, () => '.'.repeat(10)),
  statics: SPRITES.map((name, i) => [name, 4 + i, 5]),
  start: [5, 5],
};

/** Gives a sheet another colour and another height: every file of the sprite becomes another. */
async function changeSheet(folder: string, run: number): Promise<void> {
  const json = JSON.parse(await readFile(join(folder, SHEET_INFO_FILE), 'utf8'));
  const albedo = join(folder, 'albedo.png');
  const { data, info } = await sharp(albedo).raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) data[i] = (data[i]! + 40 * (run + 1)) % 256;
  const { width, height } = info;
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  await writeFile(join(folder, SHEET_INFO_FILE), JSON.stringify({ ...json, height_range: json.height_range * 1.003 }));
  await writeFile(albedo, png);
}

/** @returns milliseconds until the page has drawn another frame: it stands still unless something changes */
async function waitForFrame(page: Page, framesBefore: number): Promise<number> {
  const start = performance.now();
  await page.waitForFunction((before) => window.tallow!.framesDrawn > before, { timeout: TIMEOUT_MS }, framesBefore);
  return performance.now() - start;
}

export async function benchWatch(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tallow-watch-'));
  const request = { assets: join(folder, 'assets'), out: join(folder, 'baked'), cache: join(folder, 'cache') };
  const sheetOf = (name: string): string => join(request.assets, 'sprites', name);
  for (const name of SPRITES) await cp(join(REPO_FOLDER, 'assets/sprites', name), sheetOf(name), { recursive: true });
  await mkdir(join(request.assets, 'maps', MAP.name), { recursive: true });
  await writeFile(join(request.assets, 'maps', MAP.name, 'map.json'), JSON.stringify(MAP));
  await runBake(request);
  const lines: string[] = [];
  const server = await startWatchedServer(request, join(CACHE_FOLDER, 'vite-bench'), (line) => lines.push(line));
  const { browser, renderer } = await launchBrowser();
  try {
    const watched = await watchPage(browser, WINDOW);
    await openGame(watched, server.url, { map: MAP.name, freeze: '1' }, renderer);
    const rows: Row[] = [];
    for (const name of SPRITES) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const told = lines.length;
        const before = await (await gameOn(watched.page)).evaluate((game) => game.framesDrawn);
        await changeSheet(sheetOf(name), run);
        times.push(await waitForFrame(watched.page, before));
        // The draft was shown; what follows is the whole sheet.
        while (!lines.slice(told).some((line) => line.startsWith(`${name}: baked`))) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await settle(watched.page);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      process.stderr.write(`${name}: ${times.map((time) => (time / 1000).toFixed(2)).join(', ')} s\n`);
      rows.push(
        createRow({
          id: `watch.shown.${name}`,
          what: `${name}, other colour and height: last file written to picture, median of ${RUNS}`,
          value: times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]! / 1000,
          unit: 's',
          bar: atMost(BAR_SECONDS),
        }),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
