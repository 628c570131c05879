// Start-up, in order: options, engine, files, world, first frame.

import { Game } from './core/game.ts';
import { exposeInspection } from './core/inspection.ts';
import { parseUrlOptions } from './core/url-options.ts';
import { showErrorPanel } from './hud/error-panel.ts';
import { LoadingBar } from './hud/loading-bar.ts';

async function start(): Promise<void> {
  const hud = document.querySelector<HTMLElement>('#hud')!;
  const canvas = document.querySelector<HTMLCanvasElement>('#view')!;
  try {
    const { options, problems } = parseUrlOptions(location.search);
    const bar = new LoadingBar(hud);
    const opened = await Game.open(canvas, options, (done, total) => bar.show(done, total));
    bar.remove();
    for (const problem of [...problems, ...opened.problems]) console.info(`Tallow: ${problem}`);
    exposeInspection(opened.game);
  } catch (error) {
    showErrorPanel(hud, error);
    document.body.dataset.state = 'failed';
    throw error;
  }
}

await start();
