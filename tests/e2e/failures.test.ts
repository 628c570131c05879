// What a player reads when the game cannot start: a sentence that names the cause, and what to do.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BAKED_FOLDER } from '../../scripts/folders.ts';
import { type GameOptions, waitForState } from '../../scripts/page/open-game.ts';
import type { Answer } from '../../scripts/page/serve-game.ts';
import { MANIFEST_FILE, MANIFEST_VERSION, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import { openStage, type Stage } from '../support/open-stage.ts';

let stage: Stage;
/** Answers the requests of the page that is open now. */
let answerOf: (path: string) => Answer | undefined = () => undefined;
beforeAll(async () => {
  stage = await openStage({ override: (path) => answerOf(path) });
});
afterAll(() => stage?.close());

interface Failure {
  readonly options?: GameOptions;
  readonly override?: (path: string) => Answer | undefined;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page that is meant to fail and reads its panel. */
async function readPanel({ options = {}, override = () => undefined, prepare }: Failure): Promise<string> {
  answerOf = override;
  const { page } = await stage.visit(options, prepare);
  expect(await waitForState(page)).toBe('failed');
  const text = await page.$eval('[role=alert]', (panel) => panel.textContent ?? '');
  await page.close();
  return text;
}

function readManifest(): Manifest {
  return parseManifest(readFileSync(join(BAKED_FOLDER, MANIFEST_FILE), 'utf8'));
}

/** Answers one path of the bake. */
function answerOnly(path: string, answer: Answer): (asked: string) => Answer | undefined {
  return (asked) => (asked === `/baked/${path}` ? answer : undefined);
}

const NOT_FOUND: Answer = { status: 404, body: 'not found' };

test('no bake: names the manifest and the answer', async () => {
  const panel = await readPanel({ override: answerOnly(MANIFEST_FILE, NOT_FOUND) });
  expect(panel).toContain(MANIFEST_FILE);
  expect(panel).toContain('404');
});

test('a missing table: names the file', async () => {
  const { path } = readManifest().records;
  expect(await readPanel({ override: answerOnly(path, NOT_FOUND) })).toContain(path);
});

test("a sprite's missing file, which a worker fetches: names the file", async () => {
  const { path } = readManifest().sprites.barrel!.texels;
  expect(await readPanel({ override: answerOnly(path, NOT_FOUND) })).toContain(path);
});

test('a file of the wrong length: names it and says so', async () => {
  const { path, bytes } = readManifest().sprites.barrel!.shell;
  const panel = await readPanel({ override: answerOnly(path, { status: 200, body: 'x' }) });
  expect(panel).toContain(path);
  expect(panel).toContain(`1 of ${bytes} bytes`);
});

test('a damaged file of the right length: names it and says so', async () => {
  const { path, bytes } = readManifest().records;
  const panel = await readPanel({ override: answerOnly(path, { status: 200, body: 'x'.repeat(bytes) }) });
  expect(panel).toContain(path);
  expect(panel).toContain('damaged');
});

test("another version's manifest: names both versions and the command", async () => {
  const body = JSON.stringify({ ...readManifest(), version: MANIFEST_VERSION + 1 });
  const panel = await readPanel({ override: answerOnly(MANIFEST_FILE, { status: 200, body }) });
  expect(panel).toContain(String(MANIFEST_VERSION));
  expect(panel).toContain(String(MANIFEST_VERSION + 1));
  expect(panel).toContain('npx tallow bake');
});

test('an unknown map: names the known ones', async () => {
  const panel = await readPanel({ options: { map: 'atlantis' } });
  expect(panel).toContain('atlantis');
  for (const name of Object.keys(readManifest().maps)) expect(panel).toContain(name);
});

test.each([
  ['no WebAssembly', 'missing', /^This browser has no WebAssembly/],
  ['WebAssembly without SIMD', 'old', /^This browser's WebAssembly knows no SIMD/],
] as const)('%s: says what is missing and what to try', async (_, state, sentence) => {
  const panel = await readPanel({
    prepare: (page) =>
      page.evaluateOnNewDocument((kind) => {
        if (kind === 'missing') Reflect.deleteProperty(globalThis, 'WebAssembly');
        else WebAssembly.validate = () => false;
      }, state),
  });
  expect(panel).toMatch(sentence);
  expect(panel).toMatch(/Try a current Chrome/);
});

test.each([
  ['no WebGL at all', /webgl/],
  ['no WebGL 2', /webgl2/],
])('%s: says what is missing and what to try', async (_, missing) => {
  const panel = await readPanel({
    prepare: (page) =>
      page.evaluateOnNewDocument((source) => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options: unknown) {
          return new RegExp(source).test(kind) ? null : getContext.call(this, kind, options);
        } as typeof getContext;
      }, missing.source),
  });
  expect(panel).toMatch(/WebGL/);
  expect(panel).toMatch(/browser/);
});
