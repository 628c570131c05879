// Each codec's bytes, bake time and decoding time, the last in a worker of the headless browser. A file's time is the fastest of
// its rounds: files take less than a time slice, so that is what it takes when nothing interrupts, on a busy machine too.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { TexelImage } from '../../../shared/format/texels.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { CACHE_FOLDER } from '../../folders.ts';
import { serveGame } from '../../page/serve-game.ts';
import { atLeast, createRow, type Row } from '../row.ts';
import { CODECS } from './codecs.ts';
import type { CodecName, MeasureReply } from './page/measure-worker.ts';

/** Million texels of all five maps a second, in one worker, with the codec that the game uses. */
const DECODE_BAR = 60;
const OWN_CODEC: CodecName = 'zstd';

const ROUNDS = 12;

const PAGE_FOLDER = join(CACHE_FOLDER, 'bench-wire');

async function buildPage(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: PAGE_FOLDER, emptyOutDir: true, target: 'es2023' },
  });
}

interface Encoded {
  readonly codec: CodecName;
  readonly files: readonly Uint8Array[];
  /** Processor time, seconds. */
  readonly seconds: number;
}

function encodeAll(codec: CodecName, sprites: readonly (readonly TexelImage[])[]): Encoded {
  const start = process.cpuUsage();
  const files = sprites.map(CODECS[codec]);
  const { user, system } = process.cpuUsage(start);
  return { codec, files, seconds: (user + system) / 1e6 };
}

function measureIn(page: Page, { codec, files }: Encoded, name: string): Promise<MeasureReply> {
  writeFileSync(join(PAGE_FOLDER, name), Buffer.concat(files));
  const request = { codec, url: `/${name}`, lengths: files.map((file) => file.length), rounds: ROUNDS };
  return page.evaluate((asked) => window.measureDecoding(asked), request);
}

function describe({ codec, files, seconds }: Encoded, texels: number, { ms }: MeasureReply): Row[] {
  const id = codec.replace(', ', '-');
  const speed = ms === undefined ? undefined : texels / 1000 / ms;
  return [
    createRow({
      id: `wire.codec-bytes.${id}`,
      what: `all files, ${codec}`,
      value: files.reduce((sum, file) => sum + file.length, 0),
      unit: 'bytes',
    }),
    createRow({
      id: `wire.codec-bake.${id}`,
      what: `encoding them, modes chosen, ${codec}`,
      value: seconds,
      unit: 's',
    }),
    ...(speed === undefined
      ? []
      : [
          createRow({
            id: `wire.decode.${id}`,
            what: `decoding ${texels} texels of five maps in one worker of the browser, ${codec}`,
            value: speed,
            unit: 'Mtexel/s',
            ...(codec === OWN_CODEC ? { bar: atLeast(DECODE_BAR) } : {}),
          }),
        ]),
  ];
}

/** @param sprites each sprite's pictures */
export async function measureCodecs(sprites: readonly (readonly TexelImage[])[]): Promise<Row[]> {
  const texels = sprites.flat().reduce((sum, { width, height }) => sum + width * height, 0);
  await buildPage();
  const server = await serveGame({ gameFolder: PAGE_FOLDER });
  const { browser } = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const rows: Row[] = [];
    for (const [i, codec] of (Object.keys(CODECS) as CodecName[]).entries()) {
      process.stderr.write(`Encoding and decoding with ${codec} ...\n`);
      const encoded = encodeAll(codec, sprites);
      rows.push(...describe(encoded, texels, await measureIn(page, encoded, `${i}.bin`)));
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}
