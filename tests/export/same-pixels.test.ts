// The committed sheets are what their models give: five of them are rendered anew and compared, texel by texel.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FrameMaps, Sheet } from '../../shared/format/sheet.ts';
import { createTestFolder, readSheets, runExporter } from './blender-runs.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

/** A plain object, one with facings, a lamp, a wall set of several sheets, a ground with variants. */
const MODELS = ['barrel', 'chest_wood', 'lamp_post', 'wall_stone', 'ground_cobble'] as const;

const MAPS = [
  'albedo',
  'normal',
  'heights',
  'backs',
  'material',
  'emissive',
  'debris',
] as const satisfies readonly (keyof FrameMaps)[];

/**
 * Where a ray meets the edge of two faces, processors may round it to one or the other: of all values of a sheet, so many may
 * differ.
 */
const TIES_MAX_SHARE = 0.0005;

const folder = createTestFolder();
afterAll(() => folder.remove());

function countDifferences(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let count = Math.abs(a.length - b.length);
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) count++;
  return count;
}

let committed: ReadonlyMap<string, Sheet>;
beforeAll(async () => {
  committed = await readSheets(ASSETS);
});

test.each(MODELS)(
  '%s',
  async (model) => {
    const out = path.join(folder.path, model);
    const run = await runExporter(path.join(ASSETS, 'blender/models', `${model}.py`), out);
    expect(run.code, run.output.slice(-2000)).toBe(0);
    const fresh = await readSheets(out);
    expect(fresh.size).toBeGreaterThan(0);
    for (const [name, sheet] of fresh) {
      const kept = committed.get(name)!;
      expect(sheet.info).toEqual(kept.info);
      expect(sheet.frames.length).toBe(kept.frames.length);
      for (const map of MAPS) {
        const values = sheet.frames.reduce((sum, frame) => sum + frame[map].length, 0);
        const wrong = sheet.frames.reduce(
          (sum, frame, i) => sum + countDifferences(frame[map], kept.frames[i]![map]),
          0,
        );
        expect(wrong / values, `${name}: ${wrong} of ${values} values of ${map} differ`).toBeLessThanOrEqual(
          TIES_MAX_SHARE,
        );
      }
    }
  },
  240_000,
);
