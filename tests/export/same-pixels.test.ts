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
 * Where a ray meets the edge of two faces or of a mark, processors round it to one or the other. Those of two makers differ in 1.3 %
 * of a map's values at most; then each is what stands beside it, up to so much of what a value can be, but for very few.
 */
const TIES_MAX_SHARE = 0.02;
const BESIDE_SHARE = 0.06;
const STRANGE_MAX_SHARE = 0.002;

const folder = createTestFolder();
afterAll(() => folder.remove());

type Values = Uint8Array | Uint16Array;

/** Values that differ, and of these the ones that are not what stands beside them. */
function compareMaps(fresh: Values, kept: Values, width: number, height: number) {
  const channels = kept.length / (width * height);
  const slack = BESIDE_SHARE * 2 ** (8 * kept.BYTES_PER_ELEMENT);
  const counts = { different: Math.abs(fresh.length - kept.length), strange: 0 };
  for (let i = 0; i < kept.length; i++) {
    if (fresh[i] === kept[i]) continue;
    counts.different++;
    const [texel, channel] = [Math.floor(i / channels), i % channels];
    let [least, most] = [Infinity, -Infinity];
    for (let side = 0; side < 9; side++) {
      const [x, y] = [(texel % width) + (side % 3) - 1, Math.floor(texel / width) + Math.floor(side / 3) - 1];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const value = kept[(y * width + x) * channels + channel]!;
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
    if (fresh[i]! < least - slack || fresh[i]! > most + slack) counts.strange++;
  }
  return counts;
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
        const compared = sheet.frames.map((frame, i) =>
          compareMaps(frame[map], kept.frames[i]![map], frame.width, frame.height),
        );
        const sumOf = (key: 'different' | 'strange'): number => compared.reduce((sum, one) => sum + one[key], 0);
        const told = `${name}: ${sumOf('different')} of ${values} values of ${map} differ`;
        expect(sumOf('different') / values, told).toBeLessThanOrEqual(TIES_MAX_SHARE);
        const strange = `${name}: ${sumOf('strange')} values of ${map} are not those beside them`;
        expect(sumOf('strange') / values, strange).toBeLessThanOrEqual(STRANGE_MAX_SHARE);
      }
    }
  },
  240_000,
);
