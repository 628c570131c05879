// `npm run day-strip -- [--out FILE.png]`: a place at the hours of a day, beside each other, a pixel a texel.

import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPanels, type Panel } from '../baker/inspect/lay-out.ts';
import { writePng } from '../baker/io/write-png.ts';
import { ZOOM_MIN } from '../game/core/url-options.ts';
import { bakeIfMissing } from './bake.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { toPanel } from './catalogue/compose-sheets.ts';
import { REPO_FOLDER } from './folders.ts';
import { buildGame } from './page/build-game.ts';
import { type GameOptions, gameOn, openGame, settle, takePicture, watchPage } from './page/open-game.ts';
import type { Picture } from './page/picture.ts';
import { serveGame } from './page/serve-game.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const OUT_DEFAULT = resolve(REPO_FOLDER, 'docs/pictures/day.png');

/** The committed picture must stay small. */
const BYTES_MAX = 500_000;

/** Of one hour's picture. */
const WIDTH_TEXELS = 152;
const HEIGHT_TEXELS = 104;

/** Six hours a row: a page of a repository shows pictures about so wide. */
const SHEET_WIDTH_PX = 1040;

/** Close together where the light changes fast; among them the hours at which each mood of the look is pure. */
const HOURS_DEFAULT = '0,3,5,5.2,5.4,5.7,6,6.4,7,8.5,10,12,14,16.2,17,17.6,18,18.2,18.4,18.6,18.8,19,20,22';

const HELP = `Usage: npm run day-strip -- [--out FILE.png] [options]

  --out FILE.png     where the picture goes (docs/pictures/day.png)
  --hours LIST       hours to show, e.g. 18,18.25,18.5 (24 that show every mood)
  --map, --focus, --look, --disable, --enable   as in the game's address`;

const GAME_OPTIONS = ['map', 'focus', 'look', 'disable', 'enable'] as const;

interface DayStripOptions {
  readonly out: string;
  readonly hours: readonly number[];
  readonly game: GameOptions;
}

/** @returns undefined when the help is asked for */
function parseOptions(words: readonly string[]): DayStripOptions | undefined {
  const text = { type: 'string' } as const;
  const declared = Object.fromEntries(['out', 'hours', ...GAME_OPTIONS].map((name) => [name, text]));
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({ args: [...words], options: { ...declared, help: { type: 'boolean' } } }));
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  if (values.help === true) return undefined;
  const hours = String(values.hours ?? HOURS_DEFAULT)
    .split(',')
    .map(Number);
  if (!hours.every((hour) => hour >= 0 && hour <= 24)) {
    throw new ScriptError(`--hours is "${values.hours}", expected numbers from 0 to 24 with commas between them.`);
  }
  const game = GAME_OPTIONS.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]]));
  return { out: resolve(String(values.out ?? OUT_DEFAULT)), hours, game: Object.fromEntries(game) };
}

/** 18.25 as `18:15`. */
function formatHour(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A pixel of each texel. */
function shrink({ width, height, data }: Picture, zoom: number): Picture {
  const small = { width: width / zoom, height: height / zoom, data: new Uint8Array((width * height * 4) / zoom ** 2) };
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const from = (y * width + x) * zoom * 4;
      small.data.set(data.subarray(from, from + 4), (y * small.width + x) * 4);
    }
  }
  return small;
}

async function drawDay({ out, hours, game }: DayStripOptions): Promise<void> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildGame() });
  const { browser, renderer } = await launchBrowser();
  try {
    const size = { width: WIDTH_TEXELS * ZOOM_MIN, height: HEIGHT_TEXELS * ZOOM_MIN, dpr: 1 };
    const watched = await watchPage(browser, size);
    await openGame(watched, server.url, { ...game, zoom: String(ZOOM_MIN), freeze: '1' }, renderer);
    const inspection = await gameOn(watched.page);
    const panels: Panel[] = [];
    for (const hour of hours) {
      await inspection.evaluate((tallow, time) => tallow.setHour(time), hour);
      await settle(watched.page);
      panels.push(toPanel(formatHour(hour), shrink(await takePicture(watched.page), ZOOM_MIN)));
    }
    const complaints = [...watched.errors, ...watched.notes];
    if (complaints.length > 0) throw new ScriptError(complaints.join('\n'));
    const sheet = drawPanels('a day', [panels], SHEET_WIDTH_PX);
    await writePng(out, sheet.width, sheet.height, sheet.pixels);
  } finally {
    await browser.close();
    await server.close();
  }
  const bytes = statSync(out).size;
  process.stdout.write(`${relative(process.cwd(), out)}: ${bytes} bytes\n`);
  if (bytes > BYTES_MAX) throw new ScriptError(`The picture is larger than ${BYTES_MAX} bytes: show fewer hours.`);
}

await runScript(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${HELP}\n`);
  else await drawDay(options);
});
