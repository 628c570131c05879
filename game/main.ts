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
    // Only while developing: a built page has neither the socket nor this module.
    const watch = import.meta.hot ? await import('./watch/watch-overlay.ts') : undefined;
    const onFault = (error: unknown): void => showErrorPanel(hud, error);
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    const opened = await Game.open(canvas, options, { onProgress, onFault }, watch?.OVERLAY_ROOM);
    bar.remove();
    for (const problem of [...problems, ...opened.problems]) console.info(`Tallow: ${problem}`);
    exposeInspection(opened.game, async () => {
      opened.game.dispose();
      await start();
    });
    if (import.meta.hot) watch?.watchOverlay(import.meta.hot, opened, hud);
  } catch (error) {
    showErrorPanel(hud, error);
    document.body.dataset.state = 'failed';
    throw error;
  }
}

await start();
