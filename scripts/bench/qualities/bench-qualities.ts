// What coarser shadows change of a picture: two scenes in the morning, switched while the page runs.

import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { type GameOptions, openGame, type PageSize, watchPage } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import { atMost, createRow, type Row } from '../row.ts';
import { compareQualities, DIFFERENCE_BARS } from './compare-qualities.ts';

/** 352 x 376 texels: a whole street corner. */
export const QUALITY_SIZE: PageSize = { width: 704, height: 752, dpr: 1 };

export const QUALITY_SCENES: readonly GameOptions[] = [
  { map: 'corner', time: '10', zoom: '2', freeze: '1' },
  { map: 'house', time: '10', zoom: '2', freeze: '1', roofs: 'no-roofs' },
];

export async function benchQualities(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  const rows: Row[] = [];
  try {
    for (const options of QUALITY_SCENES) {
      const scene = await watchPage(browser, QUALITY_SIZE);
      await openGame(scene, server.url, options, renderer);
      // Not before the other is there: a page in the background does not get ready.
      const shadows = await watchPage(browser, QUALITY_SIZE);
      await openGame(shadows, server.url, { ...options, view: 'shadows' }, renderer);
      process.stderr.write(`Comparing qualities on ${options.map} ...\n`);
      for (const { quality, share, offEdge } of await compareQualities(scene.page, shadows.page)) {
        rows.push(
          createRow({
            id: `qualities.${options.map}-${quality}`,
            what: `pixels of ${options.map} at 10:00 that differ from those at high`,
            value: share * 100,
            unit: '%',
            bar: atMost(DIFFERENCE_BARS[quality] * 100),
          }),
          createRow({
            id: `qualities.${options.map}-${quality}-off-edge`,
            what: 'of them, beside no edge of a shadow',
            value: offEdge,
            unit: 'pixels',
            bar: atMost(0),
          }),
        );
      }
      await scene.page.close();
      await shadows.page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return rows;
}
