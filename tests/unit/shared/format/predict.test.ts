import { describe, expect, it } from 'vitest';
import { findCoverage } from '../../../../shared/format/coverage.ts';
import { encodeColors, encodeHeights } from '../../../../shared/format/predict.ts';
import { createRandom } from '../../../../shared/hash.ts';

/** Differences as they are, without what is added for the sake of small high bytes. */
function differencesOf(plane: Uint16Array, rows: readonly string[]): number[] {
  const size = { width: rows[0]!.length, height: rows.length };
  const coverage = findCoverage([size], (_, texel) => rows.join('')[texel] === '#');
  return [...encodeHeights(plane, [size], coverage)].map((stored) => stored - 128);
}

describe('encodeHeights', () => {
  it('stores the difference to the texel above', () => {
    const random = createRandom(8);
    const rows = Array.from({ length: 20 }, () => '#'.repeat(20));
    // Small enough that no difference wraps, and rising down the columns.
    const plane = Uint16Array.from({ length: 400 }, (_, i) => 900 * Math.floor(i / 20) + random.below(700));
    const differences = differencesOf(plane, rows);
    for (let i = 0; i < 400; i++) expect(differences[i]).toBe(plane[i]! - (plane[i - 20] ?? 0));
  });

  it('lends the ends of a run to the four columns beside it', () => {
    const differences = differencesOf(new Uint16Array(28).fill(500), ['......##......', '.############.']);
    // The second row's ends lie one column beyond what was lent on either side.
    expect(differences).toEqual([500, 500, 500, ...Array.from({ length: 10 }, () => 0), 500]);
  });

  it('lends no further than to the next run, which then lends to the same columns', () => {
    const differences = differencesOf(Uint16Array.from([7, 0, 0, 9, 7, 7, 7, 9]), ['#..#', '####']);
    expect(differences).toEqual([7, 9, 0, -2, -2, 0]);
  });
});

describe('encodeColors', () => {
  it('stores channels apart, and wraps', () => {
    const size = { width: 1, height: 2 };
    const coverage = findCoverage([size], () => true);
    const words = Uint32Array.from([0xff807f82, 0xff017f00]);
    const planes = encodeColors(words, [size], coverage, undefined).map((plane) => [...plane]);
    // Columns begin with the middle of all channels, 128.
    expect(planes).toEqual([
      [2, 126],
      [255, 0],
      [0, 129],
    ]);
  });
});
