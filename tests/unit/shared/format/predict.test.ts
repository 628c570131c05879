import { describe, expect, it } from 'vitest';
import { findCoverage } from '../../../../shared/format/coverage.ts';
import { encodePredicted } from '../../../../shared/format/predict.ts';
import { createRandom } from '../../../../shared/hash.ts';

function unzigzag(stored: number): number {
  return stored % 2 === 0 ? stored / 2 : -(stored + 1) / 2;
}

describe('encodePredicted', () => {
  it('takes the median of left, above and left + above - corner', () => {
    const random = createRandom(8);
    const size = { width: 20, height: 20 };
    const coverage = findCoverage([size], () => true);
    // Small enough that no difference wraps.
    const plane = Uint16Array.from({ length: 400 }, () => 20000 + random.below(9000));
    const residuals = encodePredicted(plane, [size], coverage, 16);
    for (let y = 1; y < 20; y++) {
      for (let x = 1; x < 20; x++) {
        const i = y * 20 + x;
        const [left, above, corner] = [plane[i - 1]!, plane[i - 20]!, plane[i - 21]!];
        const median = [left, above, left + above - corner].sort((a, b) => a - b)[1]!;
        expect(unzigzag(residuals[i]!)).toBe(plane[i]! - median);
      }
    }
  });

  it('lends the ends of a run to the four columns beside it', () => {
    const rows = ['......##......', '.############.'];
    const size = { width: 14, height: 2 };
    const coverage = findCoverage([size], (_, texel) => rows.join('')[texel] === '#');
    const plane = new Uint16Array(28).fill(500);
    const residuals = [...encodePredicted(plane, [size], coverage, 16)].map(unzigzag);
    // The second row's ends lie one column beyond what was lent on either side.
    expect(residuals).toEqual([500, 0, 500, ...Array.from({ length: 10 }, () => 0), 500]);
  });
});
