// Milliseconds of a whole frame, all passes, with and without each effect, and with the sun's map drawn anew each time. Each
// way is a page of its own in the same browser, and they are measured in turn. On a software renderer only ratios mean anything.

import type { JSHandle, Page } from 'puppeteer';
import type { Inspection } from '../../../game/core/inspection.ts';
import { SWITCHES, type Switch } from '../../../game/core/switches.ts';
import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { gameOn, openGame, type PageSize, watchPage } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import { ScriptError } from '../../script-error.ts';
import type { Row } from '../row.ts';
import { takeTurns } from '../take-turns.ts';
import { chooseFrameCount } from './choose-frame-count.ts';
import { describeFrames } from './describe-frames.ts';

const SIZE: PageSize = { width: 2560, height: 1600, dpr: 1 };
const SCENE = { map: 'crossing', zoom: '4', freeze: '1' } as const;

const ROUNDS = 5;

interface OpenWay {
  readonly page: Page;
  readonly game: JSHandle<Inspection>;
}

type OpenPage = (disabled: Switch | undefined) => Promise<OpenWay>;

async function timeFrames({ page, game }: OpenWay, count: number, redrawShadows: boolean): Promise<number> {
  // A page in the background is given less of the machine.
  await page.bringToFront();
  return game.evaluate((inspection, frames, redraw) => inspection.measureFrames(frames, redraw), count, redrawShadows);
}

async function measure(openPage: OpenPage): Promise<readonly Row[]> {
  const full = await openPage(undefined);
  const others: OpenWay[] = [];
  for (const name of SWITCHES) others.push(await openPage(name));
  process.stderr.write('Measuring frames ...\n');
  // The first frames of each kind compile what they need.
  const [, first] = [await timeFrames(full, 1, true), await timeFrames(full, 1, false)];
  for (const other of others) await timeFrames(other, 1, false);
  const count = chooseFrameCount(first);
  const [still, redrawn, ...without] = await takeTurns(
    [
      () => timeFrames(full, count, false),
      () => timeFrames(full, count, true),
      ...others.map((other) => () => timeFrames(other, count, false)),
    ],
    ROUNDS,
  );
  return describeFrames({
    scene: `${SIZE.width} x ${SIZE.height} at zoom ${SCENE.zoom}, ${SCENE.map}`,
    renderer: await full.game.evaluate((inspection) => inspection.renderer),
    stillMs: still!,
    redrawnMs: redrawn!,
    without: SWITCHES.map((name, i) => ({ name, ms: without[i]! })),
  });
}

export async function benchFrame(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  try {
    return await measure(async (disabled) => {
      process.stderr.write(`Opening the page${disabled === undefined ? '' : ` without ${disabled}`} ...\n`);
      const watched = await watchPage(browser, SIZE);
      const options = disabled === undefined ? SCENE : { ...SCENE, disable: disabled };
      await openGame(watched, server.url, options, renderer);
      if (watched.notes.length > 0) throw new ScriptError(watched.notes.join('\n'));
      return { page: watched.page, game: await gameOn(watched.page) };
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
