// Milliseconds of a whole frame, all passes, with and without each effect, and with the sun's map drawn anew each time; and what
// each pass draws and takes. One page, whose effects are switched while it runs, so that all ways are measured in turn on the
// same scene. On a software renderer only ratios mean anything.

import type { JSHandle, Page } from 'puppeteer';
import type { Inspection } from '../../../game/core/inspection.ts';
import { SWITCHES, type Switch } from '../../../game/core/switches.ts';
import { URL_OPTIONS_DEFAULTS } from '../../../game/core/url-options.ts';
import type { FrameView } from '../../../game/frame/frame-view.ts';
import { CIRCLES_MAX } from '../../../game/frame/see-through/circles.ts';
import type { Mobile } from '../../../game/world/mobiles.ts';
import { screenToWorld } from '../../../shared/projection.ts';
import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { gameOn, openGame, type PageSize, settle, watchPage } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import { ScriptError } from '../../script-error.ts';
import type { Row } from '../row.ts';
import { takeTurns } from '../take-turns.ts';
import { chooseFrameCount } from './choose-frame-count.ts';
import { describeFrames, type OnOffTimes } from './describe-frames.ts';

const SIZE: PageSize = { width: 2560, height: 1600, dpr: 1 };
const SCENE = { map: 'corner', zoom: '4', time: '12', freeze: '1' } as const;

const ROUNDS = 5;

/** Whom circles are cut around: one of those that the scene has loaded. */
const MOBILE = 'mobile_farmer';
const CIRCLES_A_ROW = 8;

interface OpenScene {
  readonly page: Page;
  readonly game: JSHandle<Inspection>;
}

function timeFrames({ game }: OpenScene, count: number, redrawShadows: boolean): Promise<number> {
  return game.evaluate((inspection, frames, redraw) => inspection.measureFrames(frames, redraw), count, redrawShadows);
}

/** Sets an effect; what it needs is compiled when this resolves. */
async function setSwitch({ page, game }: OpenScene, name: Switch, on: boolean): Promise<void> {
  await game.evaluate((inspection, effect, state) => inspection.setSwitch(effect, state), name, on);
  await settle(page);
}

/** Milliseconds of a still frame with an effect the other way than by default. */
async function timeSwitched(scene: OpenScene, name: Switch, count: number): Promise<number> {
  const usual = URL_OPTIONS_DEFAULTS.switches[name];
  await setSwitch(scene, name, !usual);
  const ms = await timeFrames(scene, count, false);
  await setSwitch(scene, name, usual);
  return ms;
}

/** Mobiles all over the view, one a circle: a grid of screen places on the ground. */
function spreadMobiles({ cornerX, cornerY, width, height }: FrameView): Mobile[] {
  const rows = CIRCLES_MAX / CIRCLES_A_ROW;
  return Array.from({ length: CIRCLES_MAX }, (_, i) => ({
    sprite: MOBILE,
    feet: screenToWorld(
      cornerX + ((i % CIRCLES_A_ROW) + 0.5) * (width / CIRCLES_A_ROW),
      cornerY + (Math.floor(i / CIRCLES_A_ROW) + 0.5) * (height / rows),
      0,
    ),
    facing: 's',
    isPlayer: false,
  }));
}

/** Still frames with as many see-through circles as there may be, and with the same mobiles and none, in turn. */
async function timeCircles(scene: OpenScene, count: number): Promise<OnOffTimes> {
  const view = await scene.game.evaluate((inspection) => inspection.view);
  await scene.game.evaluate((inspection, mobiles) => inspection.setMobiles(mobiles), spreadMobiles(view));
  await settle(scene.page);
  const [onMs, offMs] = await takeTurns(
    [() => timeFrames(scene, count, false), () => timeSwitched(scene, 'see_through', count)],
    ROUNDS,
  );
  return { onMs: onMs!, offMs: offMs! };
}

async function measure(scene: OpenScene): Promise<readonly Row[]> {
  process.stderr.write('Measuring frames ...\n');
  // The first frames of each kind compile what they need.
  const [, first] = [await timeFrames(scene, 1, true), await timeFrames(scene, 1, false)];
  for (const name of SWITCHES) await timeSwitched(scene, name, 1);
  const count = chooseFrameCount(first);
  const [still, redrawn, ...switched] = await takeTurns(
    [
      () => timeFrames(scene, count, false),
      () => timeFrames(scene, count, true),
      ...SWITCHES.map((name) => () => timeSwitched(scene, name, count)),
    ],
    ROUNDS,
  );
  const passes = await scene.game.evaluate((inspection, frames) => inspection.measurePasses(frames, true), count);
  // Last: the scene has more people from now on.
  const circles = await timeCircles(scene, count);
  return describeFrames({
    scene: `${SIZE.width} x ${SIZE.height} at zoom ${SCENE.zoom}, ${SCENE.map}`,
    renderer: await scene.game.evaluate((inspection) => inspection.renderer),
    stillMs: still!,
    redrawnMs: redrawn!,
    switches: SWITCHES.map((name, i) => {
      const [usual, other] = [still!, switched[i]!];
      const isOn = URL_OPTIONS_DEFAULTS.switches[name];
      return { name, onMs: isOn ? usual : other, offMs: isOn ? other : usual };
    }),
    circles,
    passes,
  });
}

export async function benchFrame(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  try {
    const watched = await watchPage(browser, SIZE);
    await openGame(watched, server.url, SCENE, renderer);
    if (watched.notes.length > 0) throw new ScriptError(watched.notes.join('\n'));
    return await measure({ page: watched.page, game: await gameOn(watched.page) });
  } finally {
    await browser.close();
    await server.close();
  }
}
