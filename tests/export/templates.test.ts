// What `tallow new` writes renders at once: to sheets that bake without a warning.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { loneShareLimit, measureLoneTexels } from '../../baker/inspect/measure-lone-texels.ts';
import { createTestFolder, readSheets } from './blender-runs.ts';

const TALLOW = fileURLToPath(new URL('../../baker/cli/tallow.mjs', import.meta.url));

/** Sixty-four frames of a villager take a minute on an idle machine. */
const TIMEOUT_MS = 600_000;

const folder = createTestFolder();
afterAll(() => folder.remove());

function tallow(...words: string[]): { readonly ok: boolean; readonly [key: string]: unknown } {
  const end = spawnSync(process.execPath, [TALLOW, ...words, '--json'], { encoding: 'utf8' });
  if (end.status !== 0) throw new Error(`tallow ${words.join(' ')}: ${end.stderr}`);
  return JSON.parse(end.stdout);
}

test.each([
  { name: 'bench_oak', options: ['--facings', '4'], sheets: { bench_oak: 4 } },
  { name: 'wall_brick', options: [], sheets: { wall_brick_x: 1, wall_brick_y: 1 } },
  { name: 'ground_mud', options: [], sheets: { ground_mud: 6 } },
  // Eight ways, two steps of idling and six of walking.
  { name: 'mobile_guard', options: [], sheets: { mobile_guard: 64 } },
])(
  '$name: a new model is exported and baked as it is, without a warning',
  async ({ name, options, sheets }) => {
    const assets = path.join(folder.path, name);
    mkdirSync(assets);
    const { file } = tallow('new', name, '--assets', assets, ...options);
    tallow('export', String(file), '--out', assets);

    const read = await readSheets(assets);
    expect(Object.fromEntries([...read].map(([sheet, { frames }]) => [sheet, frames.length]))).toEqual(sheets);
    for (const [sheet, { frames, info }] of read) {
      for (const { worst } of measureLoneTexels(frames, info)) expect(worst).toBeLessThanOrEqual(loneShareLimit(sheet));
    }
    const places = ['--assets', assets, '--out', path.join(assets, 'baked'), '--no-cache', '--no-stand-ins'];
    expect(tallow('bake', ...places)).toMatchObject({ warnings: [], fresh: Object.keys(sheets) });
  },
  TIMEOUT_MS,
);
