// Whether another renderer draws the same picture: each software renderer draws the same scenes, and the pixels that differ
// visibly are counted. One after the other, since they share the processor.

import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { type GameOptions, openGame, type PageSize, takePicture, watchPage } from '../../page/open-game.ts';
import { type Picture, shareBeyond } from '../../page/picture.ts';
import { type GameServer, serveGame } from '../../page/serve-game.ts';
import { atMost, createRow, type Row } from '../row.ts';

const SIZE: PageSize = { width: 2560, height: 1600, dpr: 1 };
const PLACE: GameOptions = { map: 'crossing', zoom: '4', time: '12', freeze: '1' };

/** Largest difference of a channel, of 255, that nobody sees. */
const UNSEEN = 2;

interface Scene {
  readonly id: string;
  readonly what: string;
  readonly options: GameOptions;
  /** Per cent of the pixels. */
  readonly bar: number;
}

const SCENES: readonly Scene[] = [
  { id: 'smooth', what: 'toon and outline off', options: { disable: 'toon,outline' }, bar: 0.025 },
  { id: 'toon', what: 'toon and outline on', options: {}, bar: 0.5 },
  // The map alone makes renderers differ: without it there is nothing to see.
  { id: 'unshadowed', what: 'toon, outline and shadows off', options: { disable: 'toon,outline,shadows' }, bar: 0 },
];

async function drawScenes(server: GameServer, rendererName: string): Promise<Picture[]> {
  process.stderr.write(`Drawing with ${rendererName} ...\n`);
  const { browser, renderer } = await launchBrowser({ TALLOW_RENDERER: rendererName });
  const pictures: Picture[] = [];
  try {
    for (const { options } of SCENES) {
      const watched = await watchPage(browser, SIZE);
      await openGame(watched, server.url, { ...PLACE, ...options }, renderer);
      pictures.push(await takePicture(watched.page));
      await watched.page.close();
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

export async function benchRenderers(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  try {
    const usual = await drawScenes(server, 'swiftshader');
    const others = await drawScenes(server, 'llvmpipe');
    return SCENES.map(({ id, what, bar }, i) =>
      createRow({
        id: `renderers.${id}`,
        what: `pixels that llvmpipe draws by more than ${UNSEEN} of 255 unlike SwiftShader; ${what}, ${SIZE.width} x ${SIZE.height}`,
        value: 100 * shareBeyond(others[i]!, usual[i]!, UNSEEN),
        unit: '%',
        bar: atMost(bar),
      }),
    );
  } finally {
    await server.close();
  }
}
