// The browser that draws screenshots and tests: the one that is named, puppeteer's own, the system's, or one installed now.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { REPO_FOLDER } from '../folders.ts';
import { canInstallPackages, installPackages } from '../install-packages.ts';
import { findOnPath, runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';

/** Names under which systems know a Chromium, the free one first. */
const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where Chrome lies on systems that do not put it on the PATH. */
const PROGRAM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const PUPPETEER_CLI = join(REPO_FOLDER, 'node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js');

const HOW_TO_GET_ONE =
  'No browser was found: install Chromium or Chrome, run `npx puppeteer browsers install chrome`, or name one with ' +
  'PUPPETEER_EXECUTABLE_PATH.';

/** The browser of puppeteer's version in puppeteer's cache, if it is there. */
async function findPuppeteersBrowser(): Promise<string | undefined> {
  try {
    const path = await puppeteer.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // It throws rather than telling that there is none.
    return undefined;
  }
}

function findSystemBrowser(): string | undefined {
  return findOnPath(PROGRAM_NAMES) ?? PROGRAM_PATHS.find((path) => existsSync(path));
}

/**
 * Finds the browser, or installs one. Progress of an installation goes to stderr.
 *
 * @throws ScriptError with one sentence when there is none and none can be had
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new ScriptError(`PUPPETEER_EXECUTABLE_PATH names ${named}, which does not exist; mend or unset it.`);
  }
  const found = (await findPuppeteersBrowser()) ?? findSystemBrowser();
  if (found !== undefined) return found;
  // The distribution's package brings the libraries that puppeteer's build would lack on a bare machine.
  if (canInstallPackages() && (await installPackages(['chromium']))) {
    const installed = findSystemBrowser();
    if (installed !== undefined) return installed;
  }
  process.stderr.write("Installing puppeteer's browser ...\n");
  await runProgram(process.execPath, [PUPPETEER_CLI, 'browsers', 'install', 'chrome'], { silent: true });
  const downloaded = await findPuppeteersBrowser();
  if (downloaded !== undefined) return downloaded;
  throw new ScriptError(HOW_TO_GET_ONE);
}
