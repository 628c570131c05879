import puppeteer, { type Browser } from 'puppeteer';
import { installPackages } from '../install-packages.ts';
import { messageOf, ScriptError } from '../script-error.ts';
import { findBrowser } from './find-browser.ts';
import { chooseRenderer, type Renderer } from './renderers.ts';

/** No sandbox: containers run as root, which Chromium's sandbox refuses. The rest keeps pictures and traffic repeatable. */
const COMMON_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
];

/** The longest that one call into the page may take: a large picture on a software renderer and a slow machine. */
const CALL_TIMEOUT_MS = 180_000;

export interface LaunchedBrowser {
  readonly browser: Browser;
  /** What the pages should be drawn with; pages assert it. */
  readonly renderer: Renderer;
}

async function start(executablePath: string, renderer: Renderer): Promise<Browser> {
  return puppeteer.launch({
    executablePath,
    headless: true,
    args: [...COMMON_FLAGS, ...renderer.flags],
    protocolTimeout: CALL_TIMEOUT_MS,
  });
}

/**
 * Starts the headless browser with the renderer that the environment asks for.
 *
 * @throws ScriptError when there is no browser or it does not start
 */
export async function launchBrowser(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<LaunchedBrowser> {
  const renderer = chooseRenderer(environment);
  const executablePath = await findBrowser();
  if (renderer.packages.length > 0) await installPackages(renderer.packages);
  try {
    return { browser: await start(executablePath, renderer), renderer };
  } catch (cause) {
    throw new ScriptError(`The browser ${executablePath} did not start: ${messageOf(cause)}`, { cause });
  }
}
