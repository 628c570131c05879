import { describe, expect, it } from 'vitest';
import { encodeTable, PALETTE_MAX } from '../../../../shared/format/color-planes.ts';
import type { Coverage } from '../../../../shared/format/coverage.ts';
import { createRandom } from '../../../../shared/hash.ts';

/** One run over all texels, from texel 0. */
function coverAll(covered: number): Coverage {
  return {
    texels: covered,
    covered,
    starts: Int32Array.of(0),
    lengths: Int32Array.of(covered),
    columns: Int32Array.of(0),
    imageRuns: Int32Array.of(0, 1),
  };
}

/** What the format says, the long way: entries by the text of their colours. */
function encodeByText(maps: readonly Uint32Array[], covered: number): number[] | undefined {
  const places: string[] = [];
  const indices: number[] = [];
  for (let texel = 0; texel < covered; texel++) {
    const text = maps.map((words) => words[texel]).join();
    if (!places.includes(text)) places.push(text);
    indices.push(places.indexOf(text));
  }
  if (places.length > PALETTE_MAX) return undefined;
  const colors = places.flatMap((text) =>
    text.split(',').flatMap((word) => [0, 8, 16].map((shift) => (Number(word) >>> shift) & 0xff)),
  );
  return [places.length & 0xff, places.length >> 8, ...colors, ...(places.length > 1 ? indices : [])];
}

describe('encodeTable', () => {
  it('numbers colours by their first texel, of one map or of three together', () => {
    const random = createRandom(3);
    for (const mapCount of [1, 3]) {
      for (const colors of [1, 2, 7, 200, 255, 256, 257, 300]) {
        const covered = 4 * colors;
        // Every colour occurs. They differ in low bits and in high ones, and of three maps in one alone.
        const picks = Array.from({ length: covered }, (_, i) => (i < colors ? i : random.below(colors)));
        const maps = Array.from({ length: mapCount }, (_, map) =>
          Uint32Array.from(picks, (pick) => (0xff000000 | ((pick % mapCount === map ? pick : 0) * 0x010101)) >>> 0),
        );
        const bytes = encodeTable(maps, coverAll(covered));
        const expected = encodeByText(maps, covered);
        expect(bytes === undefined ? undefined : [...bytes], `${colors} colours, ${mapCount} maps`).toEqual(expected);
      }
    }
  });
});
