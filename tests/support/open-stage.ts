// A browser and a server for a file of tests. Opens pages, closes all that it opened.

import type { Page } from 'puppeteer';
import { type LaunchedBrowser, launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { BUILT_GAME_FOLDER } from '../../scripts/folders.ts';
import {
  type GameOptions,
  gameUrl,
  openGame,
  type PageSize,
  type WatchedPage,
  watchPage,
} from '../../scripts/page/open-game.ts';
import { type GameServer, type ServeOptions, serveGame } from '../../scripts/page/serve-game.ts';

/** Small, so that a software renderer is quick. */
export const STAGE_SIZE: PageSize = { width: 640, height: 400, dpr: 1 };

export interface Stage {
  readonly launched: LaunchedBrowser;
  readonly server: GameServer;
  /** Opens the game on a fresh page and waits until its picture is whole; anything that goes wrong is an error. */
  open(options: GameOptions, size?: PageSize): Promise<WatchedPage>;
  /** Opens the address on a fresh page with an empty cache and waits for nothing: for pages that are meant to fail. */
  visit(options: GameOptions, prepare?: (page: Page) => Promise<unknown>): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** @param served another bake, or answers in place of files */
export async function openStage(served: Omit<ServeOptions, 'gameFolder'> = {}): Promise<Stage> {
  const server = await serveGame({ gameFolder: BUILT_GAME_FOLDER, ...served });
  const launched = await launchBrowser();
  const { browser, renderer } = launched;
  return {
    launched,
    server,
    open: async (options, size = STAGE_SIZE) => {
      const watched = await watchPage(browser, size);
      await openGame(watched, server.url, options, renderer);
      return watched;
    },
    visit: async (options, prepare) => {
      const watched = await watchPage(await browser.createBrowserContext(), STAGE_SIZE);
      await prepare?.(watched.page);
      await watched.page.goto(gameUrl(server.url, options));
      return watched;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
