// The clock of the running game: it runs as fast as it is told, in steps, and stands still when it should.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../support/open-stage.ts';

/** Small: what is counted is frames, on a software renderer. */
const SIZE = { width: 160, height: 120, dpr: 1 };
const WATCH_MS = 2500;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

interface Watched {
  /** Hours that passed. */
  readonly hours: number;
  readonly seconds: number;
  readonly frames: number;
  readonly shadows: number;
  /** The longest turn of the browser's own loop, seconds. */
  readonly longest: number;
}

function watchClock(page: Page): Promise<Watched> {
  return page.evaluate(async (ms) => {
    const game = window.tallow!;
    const read = () => [game.hour, performance.now() / 1000, game.framesDrawn, game.shadowRenders] as const;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const before = read();
    let longest = 0;
    let last = performance.now();
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, (performance.now() - last) / 1000);
      last = performance.now();
    }
    const [hours, seconds, frames, shadows] = read().map((value, i) => value - before[i]!);
    return { hours: hours!, seconds: seconds!, frames: frames!, shadows: shadows!, longest };
  }, WATCH_MS);
}

test('a day of 24 minutes passes an hour a minute, and the shadow map is drawn only when the sun has stepped', async () => {
  const { page, errors } = await stage.open({ time: '12', zoom: '4', day: '24' }, SIZE);
  const { hours, seconds, frames, shadows, longest } = await watchClock(page);
  // A turn at either end may be counted or not.
  expect(Math.abs(hours * 60 - seconds)).toBeLessThan(2 * longest + 0.1);
  expect(shadows).toBeGreaterThan(0);
  // At noon the mood stands still: a frame is a step of the sun. None is shorter than a quarter of an hour halved seven times.
  expect(frames).toBeLessThanOrEqual(shadows + 1);
  expect(shadows).toBeLessThanOrEqual(4 * 2 ** 7 * hours + 2);
  expect(errors).toEqual([]);
  await page.close();
});

test('it stands still by default, when frozen, at a key, and while nobody sees the page', async () => {
  const frozen = await stage.open({ time: '12', day: '6', freeze: '1' }, SIZE);
  expect(await watchClock(frozen.page)).toMatchObject({ hours: 0, frames: 0 });
  await frozen.page.close();

  const { page, errors } = await stage.open({ time: '12' }, SIZE);
  expect(await watchClock(page)).toMatchObject({ hours: 0, frames: 0 });
  await page.keyboard.press('t');
  expect((await watchClock(page)).hours).toBeGreaterThan(0);
  await page.keyboard.press('t');
  expect((await watchClock(page)).hours).toBe(0);

  await page.keyboard.press('t');
  const hide = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  const before = await page.evaluate(() => window.tallow!.hour);
  expect((await watchClock(page)).hours).toBe(0);
  await hide(false);
  // It goes on where it was: the time that it was hidden for has not passed.
  const since = await page.evaluate(() => performance.now());
  const { hours } = await watchClock(page);
  const [now, seconds] = await page.evaluate(
    (start) => [window.tallow!.hour, (performance.now() - start) / 1000] as const,
    since - WATCH_MS / 2,
  );
  expect(hours).toBeGreaterThan(0);
  expect(now - before).toBeLessThan((seconds * 24) / (48 * 60));
  expect(errors).toEqual([]);
  await page.close();
});

test('keys move it', async () => {
  const { page } = await stage.open({ time: '23.5', day: '0' }, SIZE);
  const hourAfter = async (...keys: readonly ('Period' | 'Comma' | 'KeyN')[]): Promise<number> => {
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => window.tallow!.hour);
  };
  expect(await hourAfter('Period', 'Period', 'Period')).toBe(0.25);
  expect(await hourAfter('Comma', 'Comma')).toBe(23.75);
  expect(await hourAfter('KeyN')).toBe(11.75);
  // The clock is written with the next turn of the loop.
  await page.waitForFunction(() => document.querySelector('.clock')!.textContent === '11:45');
  await page.close();
});
