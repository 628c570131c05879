// The page of `tallow bake --report`, opened from the disk as a person opens it.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchedBrowser, launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { createWorkshop, repaintCrate, WORKSHOP_SPRITES, type Workshop } from '../bake/workshop.ts';
import { findContrastFaults, findUnnamed } from '../support/find-access-faults.ts';

let shop: Workshop;
let launched: LaunchedBrowser;
let file: string;
beforeAll(async () => {
  shop = await createWorkshop();
  file = path.join(shop.folder, 'a report.html');
  expect(await shop.bake()).toMatchObject({ code: 0 });
  await repaintCrate(shop.assets);
  expect(await shop.bake(['--report', file])).toMatchObject({ code: 0 });
  launched = await launchBrowser();
});
afterAll(async () => {
  await launched?.browser.close();
  await shop.remove();
});

/** What the page complains of, and addresses that it asks for beside itself. */
interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

async function openReport(features: Readonly<Record<string, string>> = {}): Promise<Watched> {
  const page = await launched.browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (url !== pathToFileURL(file).href && !url.startsWith('data:')) complaints.push(`asks for ${url}`);
  });
  await page.setViewport({ width: 1280, height: 900 });
  await page.emulateMediaFeatures(Object.entries(features).map(([name, value]) => ({ name, value })));
  await page.goto(pathToFileURL(file).href);
  return { page, complaints };
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}

/** Tabs on until the focus is where the test wants it, as a person does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the Tab key never reaches ${selector}`);
}

test('the keyboard walks the pictures of the atlas and leads to their rows', async () => {
  const { page, complaints } = await openReport();
  await tabTo(page, '[role=option]');
  expect(await focused(page)).toBe('rect-crate-0');
  expect(await page.$eval('.readout', (readout) => readout.textContent)).toContain('crate');
  const outline = await page.$eval('#rect-crate-0', (rect) => getComputedStyle(rect).outlineWidth);
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);

  const all = await page.$$eval('[role=option]', (rects) => rects.map((rect) => rect.id));
  const walked = [await focused(page)];
  for (let i = 1; i < all.length; i++) {
    await page.keyboard.press('PageDown');
    walked.push(await focused(page));
  }
  expect(walked).toEqual(all);

  await page.keyboard.press('Home');
  const middle = (): Promise<readonly [number, number]> =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      return [left + width / 2 + scrollX, top + height / 2 + scrollY] as const;
    });
  // There is more than one picture, so one of the arrows goes on, and goes that way.
  let moves = 0;
  for (const [key, axis, sign] of [['ArrowRight', 0, 1] as const, ['ArrowDown', 1, 1] as const]) {
    const from = await middle();
    const was = await focused(page);
    await page.keyboard.press(key);
    if ((await focused(page)) === was) continue;
    moves++;
    expect(((await middle())[axis] - from[axis]) * sign).toBeGreaterThan(0);
  }
  expect(moves).toBeGreaterThan(0);

  await page.keyboard.type('post');
  expect(await focused(page)).toBe('rect-post_plain-0');
  // One stop for the whole page: what has the focus, nothing else.
  expect(await page.$$eval('[role=option][tabindex="0"]', (rects) => rects.map((rect) => rect.id))).toEqual([
    'rect-post_plain-0',
  ]);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'sprite-post_plain');
  await page.hover('#rect-ground_plain-0');
  expect(await page.$eval('.readout', (readout) => readout.textContent)).toMatch(
    /ground_plain\s*frames.*size.*\d \u00d7 \d/s,
  );
  expect(complaints).toEqual([]);
});

test('the table sorts and filters', async () => {
  const { page, complaints } = await openReport();
  const names = (): Promise<string[]> =>
    page.$$eval('#costs tbody tr:not([hidden])', (rows) => rows.map((row) => row.getAttribute('data-name')!));
  const sortedBy = (pick: (sprite: { bytes: number; texels: number }) => number): string[] =>
    [...figures].sort((a, b) => pick(b[1]) - pick(a[1])).map(([name]) => name);
  const again = await shop.bake(['--json']);
  const figures = (
    JSON.parse(again.stdout).sprites as { name: string; figures: { bytes: number; texels: number } }[]
  ).map((sprite) => [sprite.name, sprite.figures] as const);

  expect(await names()).toEqual(sortedBy(({ bytes }) => bytes));
  await page.focus('#costs button[aria-label=texels]');
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(sortedBy(({ texels }) => texels));
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(sortedBy(({ texels }) => -texels));
  expect(await page.$$eval('#costs [aria-sort=ascending]', (heads) => heads.map((head) => head.textContent))).toEqual([
    'texels',
  ]);
  await page.click('#costs button[aria-label=sprite]');
  expect(await names()).toEqual([...WORKSHOP_SPRITES]);

  await page.type('#filter', 'plain po');
  expect(await names()).toEqual(['post_plain']);
  expect(await page.$eval('#shown', (status) => status.textContent)).toBe('1 of 3 sprites');
  const bytes = figures.find(([name]) => name === 'post_plain')![1].bytes;
  const sum = await page.$eval('#costs tfoot td:last-child', (cell) => cell.textContent);
  expect(sum!.replaceAll(',', '')).toBe(String(bytes));
  expect(complaints).toEqual([]);
});

test('what changed is shown before and after, and blinks only when asked', async () => {
  const { page, complaints } = await openReport();
  expect(await page.$$eval('.change h3', (titles) => titles.map((title) => title.textContent))).toEqual(['crate']);
  const isAfter = (): Promise<boolean> => page.$eval('.flip', (flip) => flip.classList.contains('after'));
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(1000);
  expect(await isAfter()).toBe(true);
  await page.click('.flip button');
  expect(await isAfter()).toBe(false);
  await page.click('#blink');
  await page.waitForFunction(() => document.querySelector('.flip')!.classList.contains('after'));
  await page.waitForFunction(() => !document.querySelector('.flip')!.classList.contains('after'));
  await page.click('#blink');
  expect(complaints).toEqual([]);
});

test('nothing blinks where less motion is asked for', async () => {
  const { page } = await openReport({ 'prefers-reduced-motion': 'reduce' });
  expect(await page.$eval('#blink', (button) => button.textContent)).toBe('Flip all');
  const isAfter = (): Promise<boolean> => page.$eval('.flip', (flip) => flip.classList.contains('after'));
  await page.click('#blink');
  const once = await isAfter();
  await new Promise((resolve) => setTimeout(resolve, 1600));
  expect([once, await isAfter()]).toEqual([false, false]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each(['light', 'dark'])('everything has a name and can be read, %s', async (scheme) => {
  const { page } = await openReport({ 'prefers-color-scheme': scheme });
  expect(await page.evaluate(findUnnamed)).toEqual([]);
  expect(await page.evaluate(findContrastFaults)).toEqual([]);
  // The judges see what is wrong where something is.
  await page.addStyleTag({ content: '.hint { color: #777 }' });
  await page.evaluate(() => document.querySelector('label[for=filter]')!.remove());
  expect(await page.evaluate(findContrastFaults)).not.toEqual([]);
  expect(await page.evaluate(findUnnamed)).toHaveLength(1);
  const isDark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(isDark).toBe(scheme === 'dark' ? 'rgb(23, 24, 28)' : 'rgb(244, 242, 236)');
});

test('a small screen scrolls in one direction only', async () => {
  const { page } = await openReport();
  await page.setViewport({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the same bake gives the same page', async () => {
  const [one, other] = [path.join(shop.folder, 'one.html'), path.join(shop.folder, 'other.html')];
  await shop.bake(['--report', one]);
  await shop.bake(['--report', other], { env: { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' } });
  const text = await readFile(one, 'utf8');
  expect(await readFile(other, 'utf8')).toBe(text);
  expect(text).toContain('The folder held this very bake already.');
  expect(text).not.toContain(shop.folder);
});
