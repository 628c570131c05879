// Draws the scenes of a sitting, with the game's own shaders or with a faulty one, and says what came of it as fingerprints.

import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer';
import { SWITCHES, type Switch } from '../../../game/core/switches.ts';
import { URL_OPTIONS_DEFAULTS } from '../../../game/core/url-options.ts';
import { SURFACE_IMAGES } from '../../../game/frame/frame-targets.ts';
import { gameOn, gameUrl, resizePage, settle, type WatchedPage } from '../../page/open-game.ts';
import { ScriptError } from '../../script-error.ts';
import type { ParityCase, Sitting } from './sittings.ts';

/** A shader that something was drawn with: its source after includes and conditions, and what the compiler made of it. */
type UsedShader = readonly [source: string, program: string];

/** What a page's graphics did with shaders; filled by `recordShaders`. */
interface ShaderLog {
  readonly used: Set<UsedShader>;
  isRefused: boolean;
}

declare global {
  interface Window {
    shaderLog?: ShaderLog;
  }
}

/** The longest that a page may take; a faulty shader may leave it waiting for ever. */
const READY_TIMEOUT_MS = 90_000;

/** Between two looks at whether a picture is whole. */
const POLL_MS = 50;

/** Runs in the page, before its own scripts. */
function recordShaders(): void {
  const log: ShaderLog = { used: new Set(), isRefused: false };
  window.shaderLog = log;
  const proto = WebGL2RenderingContext.prototype;
  const { compileShader, attachShader, useProgram } = proto;
  const compiled = new WeakMap<WebGLShader, UsedShader>();
  const programs = new WeakMap<WebGLProgram, UsedShader[]>();
  let current: WebGLProgram | null = null;
  // Kept at once: Babylon gives shaders back when they are linked.
  proto.compileShader = function (shader) {
    compileShader.call(this, shader);
    log.isRefused ||= this.getShaderParameter(shader, this.COMPILE_STATUS) === false;
    const program = this.getExtension('WEBGL_debug_shaders')?.getTranslatedShaderSource(shader) ?? '';
    compiled.set(shader, [this.getShaderSource(shader) ?? '', program]);
  };
  proto.attachShader = function (program, shader) {
    attachShader.call(this, program, shader);
    programs.set(program, [...(programs.get(program) ?? []), compiled.get(shader)!]);
  };
  proto.useProgram = function (program) {
    useProgram.call(this, program);
    current = program;
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    const draw = proto[name] as (this: WebGL2RenderingContext, ...words: number[]) => void;
    Object.defineProperty(proto, name, {
      value(this: WebGL2RenderingContext, ...words: number[]) {
        draw.apply(this, words);
        for (const used of (current === null ? undefined : programs.get(current)) ?? []) log.used.add(used);
      },
    });
  }
}

export interface DrawnSitting {
  /** A fingerprint of what tests read back of the first scene, and one of each scene's picture. */
  readonly prints: readonly string[];
  /** All sources that something was drawn with, without white space. */
  readonly sources: string;
  /** A fingerprint of all that the compiler made of them. */
  readonly programs: string;
}

/** What became of a page with a faulty shader. */
export type Outcome = 'refused' | 'failed' | 'same program' | 'different' | 'same';

function printOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Has a page record what it compiles, with a shader in another's place if one is given. Once a page. */
export async function prepareShaders(page: Page, shaders: Readonly<Record<string, string>>): Promise<void> {
  page.setDefaultTimeout(READY_TIMEOUT_MS);
  await page.evaluateOnNewDocument(recordShaders);
  await page.evaluateOnNewDocument((mutated) => {
    globalThis.mutatedShaders = mutated;
  }, shaders);
}

/** A fingerprint of the images that tests read numbers from: what every texel is, and where. */
async function printReadback(page: Page): Promise<string> {
  const game = await gameOn(page);
  const digests = await game.evaluate(async (inspection, images) => {
    const surfaces = await Promise.all(images.map((image) => inspection.readSurface(image)));
    const parts = [await inspection.readPositions(), ...surfaces];
    return Promise.all(
      parts.map(async (part) => {
        const digest = await crypto.subtle.digest(
          'SHA-256',
          new Uint8Array(part.buffer, part.byteOffset, part.byteLength).slice(),
        );
        return new Uint8Array(digest).join();
      }),
    );
  }, SURFACE_IMAGES);
  return printOf(...digests);
}

/** Opens the sitting's scene. @returns whether a picture can be had */
async function open(watched: WatchedPage, base: string, sitting: Sitting): Promise<'ready' | 'failed' | 'refused'> {
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
function settleUnlessRefused(page: Page): Promise<'ready' | 'failed' | 'refused'> {
  return page.evaluate(
    async (timeoutMs, pollMs) => {
      const isSettled = window.tallow?.settled().then(() => true);
      for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
        if (window.shaderLog?.isRefused === true) return 'refused';
        const soon = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), pollMs));
        if ((await Promise.race([isSettled, soon])) === true) return 'ready';
      }
      return 'failed';
    },
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

/** Gives a print of what is read back, and then one of each picture; ends early with what stops it. */
async function* drawScenes({ page }: WatchedPage, { cases }: Sitting): AsyncGenerator<string, Outcome | undefined> {
  yield await printReadback(page);
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
  if (prints.length <= sitting.cases.length || watched.errors.length > 0) {
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
