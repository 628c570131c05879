// What 250 lights in view add to a still frame at night: one page, lamps off and on in turn. On a software renderer only the
// ratio means anything.

import { LIGHT_KINDS } from '../../../game/frame/lamps/light-kinds.ts';
import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { gameOn, openGame, type PageSize, watchPage } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import { chooseFrameCount } from '../frame/choose-frame-count.ts';
import { createRow, type Row } from '../row.ts';
import { takeTurns } from '../take-turns.ts';

const SIZE: PageSize = { width: 1280, height: 800, dpr: 1 };
const SCENE = { map: 'crossing', zoom: '2', time: '23', freeze: '1' } as const;

/** A stress: 250 torches, each of which reaches over a third of the window. */
const LIGHTS = 250;
const ROUNDS = 5;

export async function benchLights(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  try {
    const watched = await watchPage(browser, SIZE);
    await openGame(watched, server.url, SCENE, renderer);
    const game = await gameOn(watched.page);
    const drawn = await game.evaluate(async (inspection, count) => {
      const { cornerX, cornerY, width, height } = inspection.view;
      const columns = Math.ceil(Math.sqrt((count * width) / height));
      const rows = Math.ceil(count / columns);
      const before = inspection.lampsDrawn;
      for (let i = 0; i < count; i++) {
        // Screen texels to the ground: 16 of them are half a tile either way.
        const right = (cornerX + (((i % columns) + 0.5) * width) / columns) / 16;
        const down = (cornerY + ((Math.floor(i / columns) + 0.5) * height) / rows) / 16;
        inspection.lights.add('torch', [(down + right) / 2, (down - right) / 2, 1]);
      }
      await inspection.settled();
      return inspection.lampsDrawn - before;
    }, LIGHTS);
    const time = async (on: boolean, frames: number): Promise<number> => {
      await game.evaluate(async (inspection, lit) => {
        inspection.setSwitch('lamps', lit);
        await inspection.settled();
      }, on);
      return game.evaluate((inspection, count) => inspection.measureFrames(count, false), frames);
    };
    const count = chooseFrameCount(await time(true, 1));
    const [without, withLights] = await takeTurns([() => time(false, count), () => time(true, count)], ROUNDS);
    const scene = `${SIZE.width} x ${SIZE.height} at zoom ${SCENE.zoom}, ${SCENE.map} at night`;
    return [
      createRow({ id: 'lights.drawn', what: 'lights in view, all in one draw', value: drawn, unit: 'lights' }),
      createRow({ id: 'lights.none', what: `a still frame without lamps, ${scene}`, value: without!, unit: 'ms' }),
      createRow({
        id: 'lights.many',
        what: `with ${LIGHTS} torches that reach ${LIGHT_KINDS.torch.range} units`,
        value: withLights!,
        unit: 'ms',
      }),
      createRow({ id: 'lights.ratio', what: 'the same, over none', value: withLights! / without!, unit: 'x' }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
