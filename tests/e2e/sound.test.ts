// Sound (C12): nothing before the page is touched; then the player's steps, doors and fires, as loud as the settings say.

import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../game/core/stored-settings.ts';
import { type GameOptions, settle, waitForState } from '../../scripts/page/open-game.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

let stage: Stage;
let page: Page;
let errors: readonly string[];
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.browserContext().close();
});

const soundNow = () => page.evaluate(() => window.tallow!.sound);

async function open(options: GameOptions): Promise<void> {
  ({ page, errors } = await stage.visit({ zoom: '2', time: '12', ...options }));
  expect(await waitForState(page)).toBe('ready');
  await settle(page);
}

/** A key that does nothing else here. */
async function touch(): Promise<void> {
  await page.keyboard.press('ShiftLeft');
  await page.waitForFunction(() => window.tallow!.sound !== undefined);
}

describe('sound', () => {
  it('is none until the page is touched, and none at all in frozen pictures', async () => {
    await open({ map: 'crossing', player: '12.5,28.5' });
    expect(await soundNow()).toBeUndefined();
    await touch();
    expect((await soundNow())!.rate).toBeGreaterThan(8000);
    await page.browserContext().close();
    await open({ map: 'crossing', player: '12.5,28.5', freeze: '1' });
    await page.keyboard.press('ShiftLeft');
    expect(await soundNow()).toBeUndefined();
  });

  it('follows the player’s steps, and rests with them', async () => {
    await open({ map: 'crossing', player: '12.5,28.5' });
    await touch();
    await page.keyboard.down('KeyD');
    await page.evaluate(() => window.tallow!.advance(60));
    await page.keyboard.up('KeyD');
    await page.evaluate(() => window.tallow!.advance(2));
    const { effects } = (await soundNow())!;
    // Two seconds of a run: six to twelve feet.
    expect(effects).toBeGreaterThan(4);
    expect(effects).toBeLessThan(30);
    await page.evaluate(() => window.tallow!.advance(60));
    expect((await soundNow())!.effects - effects).toBeLessThanOrEqual(1);
  });

  it('has fires near the ear, from their side, and none far away', async () => {
    await open({ map: 'hillside', player: '12.5,17.5' });
    await touch();
    await page.waitForFunction(() => window.tallow!.sound!.fire.loudness > 0.3);
    await page.browserContext().close();
    await open({ map: 'crossing', player: '3.5,3.5' });
    await touch();
    expect((await soundNow())!.fire.loudness).toBe(0);
  });

  it('is as loud as the settings say, which are kept', async () => {
    await open({ map: 'crossing', player: '12.5,28.5' });
    await page.keyboard.press('KeyO');
    await page.focus('#settings [name="effects"]');
    await page.keyboard.press('Home');
    expect(await page.$eval('#settings [name="effects"]', (slider) => (slider as HTMLInputElement).value)).toBe('0');
    expect(await page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY)).toBe('effects=0');
  });
});
