// `npm run screenshot -- --out FILE.png [options]`: a picture of the game, as the page draws it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bakeIfMissing } from './bake.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { buildGame } from './page/build-game.ts';
import { describeFigures, measurePicture } from './page/measure-picture.ts';
import {
  GAME_OPTION_NAMES,
  type GameOptionName,
  type GameOptions,
  openGame,
  type PageSize,
  takePicture,
  watchPage,
} from './page/open-game.ts';
import { encodePicture } from './page/picture.ts';
import { serveGame } from './page/serve-game.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const SIZE_DEFAULTS: PageSize = { width: 1600, height: 1000, dpr: 1 };
const OUT_DEFAULT = 'out/screenshot.png';

/** The game's options that are on or off: `--freeze` is `freeze=1`. */
const FLAGS: readonly GameOptionName[] = ['freeze'];

const HELP = `Usage: npm run screenshot -- [--out FILE.png] [options]

  --out FILE.png           where the picture goes (${OUT_DEFAULT})
  --width, --height N      size in device pixels (${SIZE_DEFAULTS.width}, ${SIZE_DEFAULTS.height})
  --dpr N                  device pixels a CSS pixel (${SIZE_DEFAULTS.dpr})
  --freeze                 nothing moves by itself: pictures repeat
The game's own options, as in its address: ${GAME_OPTION_NAMES.filter((name) => !FLAGS.includes(name)).join(', ')}.

Environment: PUPPETEER_EXECUTABLE_PATH (browser), TALLOW_RENDERER=swiftshader|llvmpipe, TALLOW_GPU_FLAGS (a real GPU).`;

interface ScreenshotOptions {
  readonly out: string;
  readonly size: PageSize;
  readonly game: GameOptions;
}

function parseNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new ScriptError(`--${name} is "${text}", expected a number above 0.`);
}

/** @returns undefined when the help is asked for */
function parseOptions(words: readonly string[]): ScreenshotOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const declared = { out: text, width: text, height: text, dpr: text, help: flag };
  const game = Object.fromEntries(GAME_OPTION_NAMES.map((name) => [name, FLAGS.includes(name) ? flag : text]));
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({ args: [...words], options: { ...game, ...declared }, allowPositionals: false }));
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  if (values.help === true) return undefined;
  const textOf = (name: string): string | undefined => {
    const value = values[name];
    return value === true ? '1' : value === false ? undefined : value;
  };
  const given = GAME_OPTION_NAMES.flatMap((name) => {
    const value = textOf(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    out: resolve(textOf('out') ?? OUT_DEFAULT),
    size: {
      width: parseNumber('width', textOf('width'), SIZE_DEFAULTS.width),
      height: parseNumber('height', textOf('height'), SIZE_DEFAULTS.height),
      dpr: parseNumber('dpr', textOf('dpr'), SIZE_DEFAULTS.dpr),
    },
    game: Object.fromEntries(given),
  };
}

async function screenshot({ out, size, game }: ScreenshotOptions): Promise<void> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  try {
    const watched = await watchPage(browser, size);
    await openGame(watched, server.url, game, renderer);
    const picture = await takePicture(watched.page);
    if (watched.errors.length > 0) throw new ScriptError(`The page reported: ${watched.errors.join('\n')}`);
    // An option that was not understood gives a picture of something else than was asked for.
    if (watched.notes.length > 0) throw new ScriptError(watched.notes.join('\n'));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, encodePicture(picture));
    process.stdout.write(`${out}: ${describeFigures(measurePicture(picture))}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
}

await runScript(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${HELP}\n`);
  else await screenshot(options);
});
