// Opens the game in a browser, watches for everything that goes wrong, and takes pictures of exactly what it draws.

import type { Browser, BrowserContext, ConsoleMessage, JSHandle, Page, ScreenshotClip } from 'puppeteer';
import type { Inspection } from '../../game/core/inspection.ts';
import { URL_OPTIONS_DEFAULTS, type UrlOptions } from '../../game/core/url-options.ts';
import { assertRenderer, type Renderer } from '../browser/renderers.ts';
import { messageOf, ScriptError } from '../script-error.ts';
import { decodePicture, type Picture } from './picture.ts';

/** Names of the address's options: as in the game, where `switches` are spelled disable and enable. */
export type GameOptionName = Exclude<keyof UrlOptions, 'switches'> | 'disable' | 'enable';
export type GameOptions = Readonly<Partial<Record<GameOptionName, string>>>;

export const GAME_OPTION_NAMES: readonly GameOptionName[] = [
  ...(Object.keys(URL_OPTIONS_DEFAULTS) as (keyof UrlOptions)[]).filter((name) => name !== 'switches'),
  'disable',
  'enable',
];

export interface PageSize {
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly dpr: number;
}

/** The longest that the page may take until it is ready: a software renderer compiles and loads slowly. */
const READY_TIMEOUT_MS = 120_000;

/** WebGL reports its errors as warnings; this is one that it reports for reading pixels back, which is what tests do. */
const HARMLESS_WARNING = /GPU stall due to ReadPixels/;
const GRAPHICS_WARNING = /WebGL|GL_|GL Driver|shader/i;

/**
 * tsx keeps function names by a helper that it puts around functions; functions that are sent into the page carry the call
 * but not the helper.
 */
const NAME_HELPER = 'globalThis.__name ??= (value) => value;';

/** A page, and everything that went wrong on it so far. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console, of scripts, of the graphics and of requests, as text. */
  readonly errors: readonly string[];
  /** What the game told the console, such as options that it did not understand. */
  readonly notes: readonly string[];
}

/** Makes a page of a size and watches it; nothing is opened yet. */
export async function watchPage(browser: Browser | BrowserContext, size: PageSize): Promise<WatchedPage> {
  const page = await browser.newPage();
  const errors: string[] = [];
  const notes: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    const isGraphics = message.type() === 'warn' && GRAPHICS_WARNING.test(text) && !HARMLESS_WARNING.test(text);
    if (message.type() === 'error' || isGraphics) errors.push(text);
    else if (text.startsWith('Tallow: ')) notes.push(text);
  });
  // The lines after the first are a stack of bundled code.
  page.on('pageerror', (error) => errors.push(messageOf(error).split('\n')[0] ?? ''));
  page.on('error', (error) => errors.push(`the page crashed: ${error.message}`));
  page.on('requestfailed', (request) => {
    errors.push(`${request.url()} failed: ${request.failure()?.errorText ?? 'unknown reason'}`);
  });
  await page.evaluateOnNewDocument(NAME_HELPER);
  await resizePage(page, size);
  return { page, errors, notes };
}

/** Gives the page a size; the canvas fills it. */
export async function resizePage(page: Page, { width, height, dpr }: PageSize): Promise<void> {
  const cssWidth = width / dpr;
  const cssHeight = height / dpr;
  if (!Number.isInteger(cssWidth) || !Number.isInteger(cssHeight)) {
    throw new ScriptError(`A page of ${width}x${height} device pixels at ${dpr} a CSS pixel is no whole CSS size.`);
  }
  await page.setViewport({ width: cssWidth, height: cssHeight, deviceScaleFactor: dpr });
}

/** The page's address with options. */
export function gameUrl(base: string, options: GameOptions): string {
  return `${base}?${new URLSearchParams(options)}`;
}

/** Waits until the page says that it is ready or that it failed. */
export async function waitForState(page: Page): Promise<'ready' | 'failed'> {
  const handle = await page.waitForFunction(
    () => {
      const { state } = document.body.dataset;
      return state === 'ready' || state === 'failed' ? state : undefined;
    },
    { timeout: READY_TIMEOUT_MS },
  );
  return (await handle.jsonValue()) ?? 'failed';
}

/** The game's inspection on a page that is ready: `(await gameOn(page)).evaluate((game) => game.pan(8, 0))`. */
export async function gameOn(page: Page): Promise<JSHandle<Inspection>> {
  return page.evaluateHandle(() => {
    if (window.tallow === undefined) throw new Error('the page has no running game');
    return window.tallow;
  });
}

/** Waits until the picture on screen is whole and current. */
export async function settle(page: Page): Promise<void> {
  const game = await gameOn(page);
  await game.evaluate(async (inspection) => {
    await inspection.settled();
    // What was drawn is shown with the next frame of the browser.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/**
 * Opens the game and waits until its first picture is whole.
 *
 * @throws ScriptError with everything that went wrong, when anything did; or when another renderer drew
 */
export async function openGame(
  { page, errors }: WatchedPage,
  base: string,
  options: GameOptions,
  renderer: Renderer,
): Promise<void> {
  await page.goto(gameUrl(base, options), { timeout: READY_TIMEOUT_MS });
  let state: string;
  try {
    state = await waitForState(page);
  } catch (cause) {
    const seen = errors.length === 0 ? messageOf(cause) : errors.join('\n');
    throw new ScriptError(`The page did not get ready: ${seen}`, { cause });
  }
  if (state === 'failed') throw new ScriptError(`The page failed: ${errors.join('\n') || 'it gave no reason'}`);
  await settle(page);
  if (errors.length > 0) throw new ScriptError(`The page reported: ${errors.join('\n')}`);
  assertRenderer(await (await gameOn(page)).evaluate((game) => game.renderer), renderer);
}

/** The picture that the canvas shows, or a part of it in CSS pixels, a pixel a device pixel, without what lies over it. */
export async function takePicture(page: Page, clip?: ScreenshotClip): Promise<Picture> {
  // Clear and not hidden: what has the focus keeps it.
  const setOpacity = (opacity: string): Promise<void> =>
    page.evaluate((value) => {
      const hud = document.querySelector<HTMLElement>('#hud');
      if (hud !== null) hud.style.opacity = value;
    }, opacity);
  await setOpacity('0');
  const png = await page.screenshot({
    type: 'png',
    captureBeyondViewport: false,
    ...(clip === undefined ? {} : { clip }),
  });
  await setOpacity('');
  return decodePicture(png);
}
