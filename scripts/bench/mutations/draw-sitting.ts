// Draws the scenes of a sitting, with the game's own shaders or with a faulty one, and says what came of it as fingerprints.

import type { Page } from 'puppeteer';
import { SWITCHES, type Switch } from '../../../game/core/switches.ts';
import { URL_OPTIONS_DEFAULTS } from '../../../game/core/url-options.ts';
import { gameOn, gameUrl, resizePage, settle, type WatchedPage } from '../../page/open-game.ts';
import { ScriptError } from '../../script-error.ts';
import { POLL_MS, printOf, printReadback, printReports } from './print-readback.ts';
import { recordShaders, type State } from './record-shaders.ts';
import type { ParityCase, Sitting } from './sittings.ts';

/** The longest that a page may take; a faulty shader may leave it waiting for ever. */
const READY_TIMEOUT_MS = 90_000;

export interface DrawnSitting {
  /** A fingerprint of what tests read back of the first scene, one of each scene's picture, one of the last's inspected texels. */
  readonly prints: readonly string[];
  /** All sources that something was drawn with, without white space. */
  readonly sources: string;
  /** A fingerprint of all that the compiler made of them. */
  readonly programs: string;
}

/** What became of a page with a faulty shader. */
export type Outcome = 'refused' | 'failed' | 'same program' | 'different' | 'same';

/** Has a page record what it compiles, with a shader in another's place if one is given. Once a page. */
export async function prepareShaders(page: Page, shaders: Readonly<Record<string, string>>): Promise<void> {
  page.setDefaultTimeout(READY_TIMEOUT_MS);
  await page.evaluateOnNewDocument(recordShaders);
  await page.evaluateOnNewDocument((mutated) => {
    globalThis.mutatedShaders = mutated;
  }, shaders);
}

/** Opens the sitting's scene. @returns whether a picture can be had */
async function open(watched: WatchedPage, base: string, sitting: Sitting): Promise<State> {
  const [first] = sitting.cases;
  await resizePage(watched.page, first!.size);
  await watched.page.goto(gameUrl(base, first!.options));
  const state = await watched.page.waitForFunction(
    () => {
      if (window.shaderLog?.isRefused === true) return 'refused';
      const { state } = document.body.dataset;
      return state === 'ready' || state === 'failed' ? state : undefined;
    },
    { timeout: READY_TIMEOUT_MS },
  );
  if ((await state.jsonValue()) === 'failed') return 'failed';
  // The first frame compiles what the start did not.
  return settleUnlessRefused(watched.page);
}

/** Waits until the picture is whole. */
function settleUnlessRefused(page: Page): Promise<State> {
  return page.evaluate(
    (timeoutMs, pollMs) => window.waitUnlessRefused!(window.tallow?.settled(), timeoutMs, pollMs),
    READY_TIMEOUT_MS,
    POLL_MS,
  );
}

/** The switches of a scene. */
function switchesOf({ options }: ParityCase): Readonly<Record<Switch, boolean>> {
  const listed = (names: string | undefined): ReadonlySet<string> => new Set((names ?? '').split(','));
  const [on, off] = [listed(options.enable), listed(options.disable)];
  const usual = URL_OPTIONS_DEFAULTS.switches;
  return Object.fromEntries(SWITCHES.map((name) => [name, on.has(name) || (usual[name] && !off.has(name))])) as Record<
    Switch,
    boolean
  >;
}

/** Gives a print of what is read back, one of each picture, and one of the last's inspected texels; ends early with what stops it. */
async function* drawScenes({ page }: WatchedPage, { cases }: Sitting): AsyncGenerator<string, Outcome | undefined> {
  yield await printReadback(page, cases[0]!.size);
  const game = await gameOn(page);
  for (const scene of cases) {
    const hour = Number(scene.options.time ?? URL_OPTIONS_DEFAULTS.time);
    await game.evaluate(
      (inspection, time, switches) => {
        inspection.setHour(time);
        for (const [name, on] of Object.entries(switches)) inspection.setSwitch(name as Switch, on);
      },
      hour,
      switchesOf(scene),
    );
    const state = await settleUnlessRefused(page);
    if (state !== 'ready') return state;
    // What was drawn is shown with the next frame of the browser.
    await settle(page);
    yield printOf(await page.screenshot({ type: 'png', captureBeyondViewport: false }));
  }
  const reports = await printReports(page, READY_TIMEOUT_MS);
  if (reports === 'failed' || reports === 'refused') return reports;
  yield reports;
  return undefined;
}

async function readLog(page: Page): Promise<Pick<DrawnSitting, 'sources' | 'programs'>> {
  const used = await page.evaluate(() => [...window.shaderLog!.used]);
  const programs = used.map(([, program]) => program).sort();
  return { sources: used.map(([source]) => source.replace(/\s/g, '')).join('\n'), programs: printOf(...programs) };
}

/** @throws ScriptError when anything goes wrong: these are the game's own shaders */
export async function drawSitting(watched: WatchedPage, base: string, sitting: Sitting): Promise<DrawnSitting> {
  const state = await open(watched, base, sitting);
  const prints: string[] = [];
  if (state === 'ready') for await (const print of drawScenes(watched, sitting)) prints.push(print);
  if (prints.length < sitting.cases.length + 2 || watched.errors.length > 0) {
    throw new ScriptError(`${sitting.cases[0]!.name} could not be drawn: ${state}. ${watched.errors.join('\n')}`);
  }
  return { prints, ...(await readLog(watched.page)) };
}

/** Draws with a faulty shader until the first scene that shows it. */
export async function judgeSitting(
  watched: WatchedPage,
  base: string,
  sitting: Sitting,
  truth: DrawnSitting,
): Promise<Outcome> {
  const state = await open(watched, base, sitting);
  if (state !== 'ready') return state;
  const scenes = drawScenes(watched, sitting);
  for (const print of truth.prints) {
    const { done, value } = await scenes.next();
    if (done === true) return value ?? 'failed';
    if (value !== print) return 'different';
  }
  if (watched.errors.length > 0) return 'failed';
  return (await readLog(watched.page)).programs === truth.programs ? 'same program' : 'same';
}
