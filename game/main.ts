// Start-up, in order: options, engine, files, world, first frame.

import { exposeInspection } from './core/inspection.ts';
import { openGame } from './core/open-game.ts';
import { browserStorage, SettingsStore } from './core/stored-settings.ts';
import { parseUrlOptions, URL_OPTIONS_DEFAULTS } from './core/url-options.ts';
import { showErrorPanel } from './hud/error-panel.ts';
import { GameHud } from './hud/game-hud.ts';
import { LoadingBar } from './hud/loading-bar.ts';

async function start(): Promise<void> {
  const hud = document.querySelector<HTMLElement>('#hud')!;
  const canvas = document.querySelector<HTMLCanvasElement>('#view')!;
  try {
    const store = new SettingsStore(browserStorage());
    // The address has the last word; a frozen picture is the same for everybody.
    const isFrozen = parseUrlOptions(location.search).options.freeze;
    const defaults = isFrozen ? URL_OPTIONS_DEFAULTS : { ...URL_OPTIONS_DEFAULTS, ...store.settings };
    const { options, problems } = parseUrlOptions(location.search, defaults);
    const bar = new LoadingBar(hud);
    // Only while developing: a built page has neither the socket nor this module.
    const watch = import.meta.hot ? await import('./watch/watch-overlay.ts') : undefined;
    const onFault = (error: unknown): void => showErrorPanel(hud, error);
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    const opened = await openGame(canvas, options, { onProgress, onFault }, watch?.OVERLAY_ROOM);
    bar.remove();
    for (const problem of [...problems, ...opened.problems]) console.info(`Tallow: ${problem}`);
    const panels = new GameHud(hud, canvas, opened.game, store);
    opened.play.isClickTaken = () => panels.inspector.isOpen || opened.game.debugView !== undefined;
    const close = (): void => {
      panels.dispose();
      opened.play.dispose();
      opened.game.dispose();
    };
    const reopen = async (): Promise<void> => {
      close();
      await start();
    };
    exposeInspection(opened.game, opened.play, panels.inspector, close, reopen);
    if (import.meta.hot) watch?.watchOverlay(import.meta.hot, opened, hud);
  } catch (error) {
    showErrorPanel(hud, error);
    document.body.dataset.state = 'failed';
    throw error;
  }
}

await start();
