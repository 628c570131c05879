// The settings window: opened, used and closed by the keyboard alone; live, stored, and robust against what is stored.

import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../game/core/stored-settings.ts';
import { SWITCH_TABLE, SWITCHES } from '../../game/core/switches.ts';
import { type GameOptions, gameUrl, settle, takePicture, waitForState } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

let stage: Stage;
let page: Page;
let errors: readonly string[];
let notes: readonly string[];
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
// Each with a storage of its own.
beforeEach(async () => {
  ({ page, errors, notes } = await stage.visit({ time: '12', zoom: '2' }));
  expect(await waitForState(page)).toBe('ready');
  await settle(page);
});
afterEach(async () => {
  expect(errors).toEqual([]);
  expect(notes).toEqual([]);
  await page.browserContext().close();
});

const isOpen = (): Promise<boolean> => page.$eval('#settings', (window) => !(window as HTMLElement).hidden);
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
  });
const stored = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);
const isOn = (name: string): Promise<boolean> =>
  page.$eval(`#settings input[name="${name}"]`, (box) => (box as HTMLInputElement).checked);
const chosenOf = (name: string): Promise<string> =>
  page.$eval(`#settings [name="${name}"]`, (control) => (control as HTMLSelectElement).value);

async function tabTo(name: string): Promise<void> {
  for (let i = 0; i < 40 && (await focused()) !== name; i++) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

async function reopen(options: GameOptions = {}): Promise<void> {
  await page.goto(gameUrl(stage.server.url, { time: '12', zoom: '2', ...options }));
  expect(await waitForState(page)).toBe('ready');
  await settle(page);
}

describe('the settings window', () => {
  it('works by keys alone: it opens on its first control, goes through all in order, and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(true);
    const order: string[] = [];
    for (let i = 0; i < 40; i++) {
      order.push(await focused());
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => document.querySelector('#settings')!.contains(document.activeElement)))) break;
    }
    expect(order).toEqual([
      'time',
      'day',
      'zoom',
      'roofs',
      'crowns',
      'shadows',
      'view',
      'volume',
      'effects',
      'surroundings',
      ...SWITCHES,
      'Keys',
      'Back to defaults',
    ]);
    const unnamed = await page.$$eval(
      '#settings input, #settings select',
      (controls) =>
        controls.filter((control) => ((control as HTMLInputElement).labels?.[0]?.textContent ?? '').trim() === '')
          .length,
    );
    expect(unnamed).toBe(0);
    const labels = await page.$$eval('#settings .switch', (rows) => rows.map((row) => row.textContent ?? ''));
    expect(labels.map((label) => label.trim())).toEqual(SWITCHES.map((name) => SWITCH_TABLE[name].label));

    await page.focus('.gear');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('gear');
  });

  it('shows a change at once, without a reload, and its keys do not move the world', async () => {
    await page.evaluate(() => {
      document.body.dataset.sameVisit = 'yes';
    });
    const before = await takePicture(page);
    const view = await page.evaluate(() => window.tallow!.view);
    await page.keyboard.press('o');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => window.tallow!.hour)).toBeCloseTo(12 + 1 / 12, 9);
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => window.tallow!.hour)).toBe(12);
    await tabTo('toon');
    await page.keyboard.press('Space');
    await settle(page);
    const smooth = await takePicture(page);
    expect(comparePictures(smooth, before).pixels).toBeGreaterThan(10_000);
    await page.keyboard.press('Space');
    await settle(page);
    expect(comparePictures(await takePicture(page), before).pixels).toBe(0);
    expect(await page.evaluate(() => window.tallow!.view)).toEqual(view);
    expect(await page.evaluate(() => document.body.dataset.sameVisit)).toBe('yes');
  });

  it('keeps what is set for the next visit, below what the address says, and not in frozen pictures', async () => {
    await page.keyboard.press('o');
    await tabTo('zoom');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo('outline');
    await page.keyboard.press('Space');
    await tabTo('vignette');
    await page.keyboard.press('Space');
    expect(await stored()).toBe('disable=outline&enable=vignette');
    // The address of this visit has the zoom that is the least: two steps up.
    expect(await page.evaluate(() => window.tallow!.view.zoom)).toBe(4);

    await page.goto(gameUrl(stage.server.url, { enable: 'outline' }));
    expect(await waitForState(page)).toBe('ready');
    await page.keyboard.press('o');
    expect([await isOn('outline'), await isOn('vignette'), await isOn('toon')]).toEqual([true, true, true]);
    await reopen({ freeze: '1' });
    await page.keyboard.press('o');
    expect([await isOn('outline'), await isOn('vignette')]).toEqual([true, false]);
    await reopen();
    await page.keyboard.press('o');
    expect([await isOn('outline'), await isOn('vignette')]).toEqual([false, true]);

    await tabTo('Back to defaults');
    await page.keyboard.press('Enter');
    expect([await isOn('outline'), await isOn('vignette'), await chosenOf('zoom')]).toEqual([true, false, '4']);
    expect(await stored()).toBeNull();
  });

  it('follows keys and wheel while it is open', async () => {
    await page.keyboard.press('o');
    await page.mouse.move(100, 200);
    await page.mouse.wheel({ deltaY: -100 });
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#settings [name="zoom"]')!.value === '3',
    );
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('h');
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#settings [name="roofs"]')!.value === 'no-roofs',
    );
  });

  it('gives actions other keys: the new one acts, the old one is the other action’s, and both are kept', async () => {
    await page.keyboard.press('o');
    await tabTo('Keys');
    await page.keyboard.press('Enter');
    await tabTo('key-roofs');
    await page.keyboard.press('Enter');
    // Esc leaves the key as it was, and the window open.
    await page.keyboard.press('Escape');
    expect([await isOpen(), await focused()]).toEqual([true, 'key-roofs']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('KeyL');
    expect(await page.$eval('.key-note', (note) => note.textContent)).toBe(
      'Lift roofs and storeys has L. Light at the pointer now has H.',
    );
    expect(await stored()).toBe('keys=roofs%3AKeyL%2Cpointer%3AKeyH');
    await reopen();
    await page.keyboard.press('KeyL');
    expect(await page.evaluate(() => window.tallow!.roofs)).toBe('no-roofs');
    await page.keyboard.press('KeyH');
    expect(await page.evaluate(() => window.tallow!.roofs)).toBe('no-roofs');
    await page.keyboard.press('o');
    expect(await isOn('pointer')).toBe(true);
    await tabTo('Keys');
    await page.keyboard.press('Enter');
    const name = await page.$eval('#settings [name="key-roofs"]', (button) =>
      (button.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(name).toEqual(['Lift roofs and storeys', 'L']);
    await tabTo('Back to defaults');
    await page.keyboard.press('Enter');
    expect(await stored()).toBeNull();
  });

  it('makes nothing of what another program, another version or a broken disk stored', async () => {
    for (const text of ['{"toon":false}', '%%%=\u0000', 'disable=sun&zoom=900&day=soon&keys=roofs:Escape,x']) {
      await page.evaluate((key, value) => localStorage.setItem(key, value), SETTINGS_KEY, text);
      await reopen();
      await page.keyboard.press('o');
      for (const name of SWITCHES) expect(await isOn(name), name).toBe(SWITCH_TABLE[name].on);
    }
  });
});
