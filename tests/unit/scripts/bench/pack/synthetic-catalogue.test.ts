import { describe, expect, it } from 'vitest';
import { CATALOGUE_MIXES, createCatalogue } from '../../../../../scripts/bench/pack/synthetic-catalogue.ts';

const TALL_TEXELS = 100;

describe('createCatalogue', () => {
  it('is the same for a seed and another for another', () => {
    expect(createCatalogue('mixed', 50, 3)).toEqual(createCatalogue('mixed', 50, 3));
    expect(createCatalogue('mixed', 50, 3)).not.toEqual(createCatalogue('mixed', 50, 4));
  });

  it.each(['mixed', 'trees'] as const)('has as many tall unequal trees as the mix %s says', (mix) => {
    const heights = createCatalogue(mix, 1000, 3)
      .map(({ height }) => height)
      .filter((height) => height >= TALL_TEXELS);
    const share = CATALOGUE_MIXES[mix].filter((kind) => kind === 'tree').length / CATALOGUE_MIXES[mix].length;
    // Three standard deviations of a thousand draws.
    expect(Math.abs(heights.length / 1000 - share)).toBeLessThan(0.05);
    expect(new Set(heights).size).toBeGreaterThan(100);
  });
});
