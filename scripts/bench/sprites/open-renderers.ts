// The game and its peers, each on a page of its own in one browser, all under the same probe.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer';
import type { Renderer } from '../../browser/renderers.ts';
import { gameOn, openGame, type PageSize, watchPage } from '../../page/open-game.ts';
import { ScriptError } from '../../script-error.ts';
import { installPeer } from '../install-peers.ts';
import type { StepFigures } from './page/graphics-probe.ts';
import type { PeerName, PeerScene } from './page/peers.ts';

/** Browser builds of the peers' packages, by the peer that draws with them. */
const LIBRARIES: Readonly<Record<PeerName, string | undefined>> = {
  'phaser, lit': 'phaser/dist/phaser.min.js',
  'pixi.js': 'pixi.js/dist/pixi.min.js',
  // Of the game's own packages.
  SpriteManager: undefined,
};

export const PEER_NAMES = Object.keys(LIBRARIES) as readonly PeerName[];

/** Zoom of the game: its smallest. The peers' canvas has a pixel where the game has a texel. */
export const ZOOM = 2;

/** Draws frames, one when it is asked. */
export interface SteppedRenderer {
  readonly page: Page;
  /** @param pixels that the view stands off from where it was at the start */
  step(pixels: number): Promise<StepFigures>;
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page', file)],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** A page in the background is asked for no frames, and some draw none there. */
async function hold(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.graphicsProbe.hold());
}

export interface OpenOptions {
  readonly browser: Browser;
  readonly renderer: Renderer;
  /** Of the game's page, device pixels. */
  readonly size: PageSize;
}

export async function openOurs(
  { browser, renderer, size }: OpenOptions,
  url: string,
  options: Parameters<typeof openGame>[2],
): Promise<SteppedRenderer> {
  const watched = await watchPage(browser, size);
  await watched.page.evaluateOnNewDocument(await bundle('graphics-probe.ts'));
  await openGame(watched, url, options, renderer);
  const game = await gameOn(watched.page);
  await hold(watched.page);
  let at = 0;
  return {
    page: watched.page,
    step: async (pixels) => {
      await watched.page.bringToFront();
      const by = (pixels - at) * ZOOM;
      at = pixels;
      return game.evaluate((inspection, devicePixels) => {
        // By nothing: the frame is drawn all the same.
        inspection.pan(devicePixels, 0);
        return window.graphicsProbe.step();
      }, by);
    },
  };
}

export async function openPeerPage(
  { browser, size }: OpenOptions,
  name: PeerName,
  scene: PeerScene,
): Promise<SteppedRenderer> {
  const { page, errors } = await watchPage(browser, { ...size, width: size.width / ZOOM, height: size.height / ZOOM });
  await page.evaluateOnNewDocument(await bundle('graphics-probe.ts'));
  await page.goto('about:blank');
  const library = LIBRARIES[name];
  if (library !== undefined) await page.addScriptTag({ path: fileURLToPath(await installPeer(library)) });
  await page.addScriptTag({ content: await bundle('peers.ts') });
  await page.evaluate((peer, drawn) => window.openPeer(peer, drawn), name, scene);
  await hold(page);
  if (errors.length > 0) throw new ScriptError(`${name}: ${errors.join('\n')}`);
  return {
    page,
    step: async (pixels) => {
      await page.bringToFront();
      return page.evaluate((scrolled) => {
        window.scrollPeer(scrolled);
        return window.graphicsProbe.step();
      }, pixels);
    },
  };
}
