import { describe, expect, it } from 'vitest';
import { CrownCoverage } from '../../../../game/load/crown-coverage.ts';
import { EMPTY_RECORD, type FrameRecord } from '../../../../shared/format/frame-record.ts';
import { createTexelImage, type TexelImage } from '../../../../shared/format/texels.ts';

function imageOf(rows: readonly string[]): TexelImage {
  const image = createTexelImage(rows[0]!.length, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((texel, x) => {
      if (texel === '#') image.albedo[(y * row.length + x) * 4 + 3] = 255;
    });
  });
  return image;
}

// Anchor at the trunk's foot, under the lowest row's third texel. Of the tree the record shows a part that begins a row down.
const TREE = imageOf(['#####', '.###.', '..#..', '..#..']);
const TWIN = imageOf(['#', '#', '#']);
const TREE_RECORD: FrameRecord = { ...EMPTY_RECORD, originX: -2, originY: -3, imageX: 0, imageY: 1, bare: 2, page: 0 };
const TWIN_RECORD: FrameRecord = { ...EMPTY_RECORD, originX: 0, originY: -3, page: 0 };
/** What the tree covers and its twin does not. */
const CROWN = ['#####', '.#.#.'];

describe('CrownCoverage', () => {
  it.each(['tree first', 'twin first'])('tells the crown’s texels, %s', (order) => {
    const coverage = new CrownCoverage();
    coverage.expect([EMPTY_RECORD, TREE_RECORD, TWIN_RECORD]);
    const adds = [() => coverage.add(1, TREE_RECORD, TREE), () => coverage.add(2, TWIN_RECORD, TWIN)];
    for (const add of order === 'tree first' ? adds : adds.toReversed()) add();
    for (let y = -6; y < 2; y++) {
      for (let x = -4; x < 5; x++) {
        const isCrown = CROWN[y + 4]?.[x + 2] === '#';
        expect([x, y, coverage.hasCrownIn(1, x, y, x + 1, y + 1)]).toEqual([x, y, isCrown]);
      }
    }
    expect(coverage.hasCrownIn(1, -9, -9, 9, -4)).toBe(false);
    expect(coverage.hasCrownIn(1, -9, -9, 9, 9)).toBe(true);
    expect(coverage.hasCrownIn(1, -9, -2, 9, 9)).toBe(false);
  });

  it('keeps nothing of what has no twin', () => {
    const coverage = new CrownCoverage();
    coverage.add(1, { ...TREE_RECORD, bare: 0 }, TREE);
    expect(coverage.hasCrownIn(1, -9, -9, 9, 9)).toBe(false);
  });
});
