import { describe, expect, it } from 'vitest';
import { describeSprite, describeSprites, SPRITE_COLUMNS } from '../../../../baker/cli/describe-sprites.ts';
import type { SpriteSummary } from '../../../../baker/write/bake-summary.ts';

function summaryOf(
  name: string,
  frames: number,
  shares: readonly (readonly [mean: number, worst: number])[],
): SpriteSummary {
  return {
    name,
    isStandIn: false,
    frames,
    figures: {
      texels: 100,
      gridTriangles: 40,
      triangles: [30, 20, 10],
      shellErrors: [0.01, 0.02, 0.04],
      voxels: 7,
      lights: 1,
      bytes: 1234,
      lone: shares.map(([mean, worst], i) => ({
        lighting: ['noon', 'low sun', 'night'][i]!,
        mean,
        worst,
        worstFrame: 0,
      })),
    },
  };
}

const CLEAN = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const;

describe('describeSprite', () => {
  it('gives a cell to each column', () => {
    const row = describeSprite(
      summaryOf('barrel', 1, [
        [0.004, 0.004],
        [0.0125, 0.0125],
        [0.021, 0.021],
      ]),
    );
    expect(row.length).toBe(SPRITE_COLUMNS.length);
    expect(row).toEqual(['barrel', 1, 100, '30 / 20 / 10', 7, 1, 1234, '0.4 ', '1.3 ', '2.1!']);
  });

  it('tells the worst frame of several, and marks by it', () => {
    const shares = [
      [0.01, 0.03],
      [0.001, 0.001],
      [0, 0],
    ] as const;
    expect(describeSprite(summaryOf('fire', 8, shares)).slice(7)).toEqual(['1.0 (3.0)!', '0.1 (0.1) ', '0.0 (0.0) ']);
    expect(describeSprite(summaryOf('mobile_smith', 8, shares))[7]).toBe('1.0 (3.0) ');
  });
});

describe('describeSprites', () => {
  const many = Array.from({ length: 5 }, (_, i) => summaryOf(`crate_${i}`, 2, CLEAN));

  it('ends with the sum of all, those it does not list included, and says how to see them', () => {
    const { rows, remarks } = describeSprites(many, 3);
    expect(rows.map(([name]) => name)).toEqual(['crate_0', 'crate_1', 'crate_2', 'sum of 5']);
    expect(rows.at(-1)).toEqual(['sum of 5', 10, 500, '150 / 100 / 50', 35, 5, 6170, '', '', '']);
    expect(remarks).toEqual(['2 more, in the sum: --verbose lists them.']);
  });

  it('sums up nothing for one sprite, and hides nothing where all have room', () => {
    expect(describeSprites(many.slice(0, 1), 3).rows.length).toBe(1);
    expect(describeSprites(many, 5).remarks).toEqual([]);
  });

  it('names the grainy ones, also when their rows are not listed', () => {
    const { remarks } = describeSprites([...many, summaryOf('gravel', 1, [[0.05, 0.05]])], 2);
    expect(remarks[1]).toBe(
      '! more lone texels than 2.0 % of a frame (mobiles 4.0 %): gravel. See `tallow inspect NAME --png FILE`.',
    );
  });
});
