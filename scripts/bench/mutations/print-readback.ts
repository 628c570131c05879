// Fingerprints of what tests read back of a page that is ready.

import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer';
import { SURFACE_IMAGES } from '../../../game/frame/frame-targets.ts';
import { gameOn, type PageSize } from '../../page/open-game.ts';
import type { State } from './record-shaders.ts';

/** Between two looks at whether a picture is whole. */
export const POLL_MS = 50;

export function printOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Texels along each edge of the grid that is picked and inspected. */
const GRID = 4;

/** Columns and rows of a grid over an image. */
function gridOf(width: number, height: number): (readonly [x: number, y: number])[] {
  const at = (i: number, size: number): number => Math.floor(((i + 0.5) / GRID) * size);
  return Array.from(
    { length: GRID * GRID },
    (_, i) => [at(i % GRID, width), at(Math.floor(i / GRID), height)] as const,
  );
}

/** A fingerprint of the images that tests read numbers from, and of what is picked: what every texel is, and where. */
export async function printReadback(page: Page, { width, height }: PageSize): Promise<string> {
  const game = await gameOn(page);
  const digests = await game.evaluate(
    async (inspection, images, pixels) => {
      const surfaces = await Promise.all(images.map((image) => inspection.readSurface(image)));
      const parts = [await inspection.readPositions(), ...surfaces];
      const prints = await Promise.all(
        parts.map(async (part) => {
          const digest = await crypto.subtle.digest(
            'SHA-256',
            new Uint8Array(part.buffer, part.byteOffset, part.byteLength).slice(),
          );
          return new Uint8Array(digest).join();
        }),
      );
      for (const [x, y] of pixels) prints.push(JSON.stringify((await inspection.pick(x, y)) ?? null));
      return prints;
    },
    SURFACE_IMAGES,
    gridOf(width, height),
  );
  return printOf(...digests);
}

/** A fingerprint of what the inspector tells of the picture's texels, which compiles a shader more; or what stops it. */
export async function printReports(page: Page, timeoutMs: number): Promise<string | Exclude<State, 'ready'>> {
  const game = await gameOn(page);
  const { width, height } = await game.evaluate((inspection) => inspection.view);
  const state = await game.evaluate(
    (inspection, texels, limitMs, pollMs) => {
      const inspectAll = async (): Promise<void> => {
        const reports = [];
        for (const [column, row] of texels) reports.push(await inspection.inspect(column, row));
        window.reports = reports;
      };
      return window.waitUnlessRefused!(inspectAll(), limitMs, pollMs);
    },
    gridOf(width, height),
    timeoutMs,
    POLL_MS,
  );
  if (state !== 'ready') return state;
  return printOf(await page.evaluate(() => JSON.stringify(window.reports)));
}
