import { describe, expect, it } from 'vitest';
import type { PackGroup } from '../../../../baker/pack/bundle.ts';
import { type Packing, packPages } from '../../../../baker/pack/pack-pages.ts';
import { createCatalogue } from '../../../../scripts/bench/pack/synthetic-catalogue.ts';
import { createRandom, type Random } from '../../../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../../../shared/limits.ts';

/** A catalogue as a village has it: walls, trees, tiles, figures, small things, in groups of 1 to 8 frames. */
function makeCatalogue(frames: number, seed: number): PackGroup[] {
  const random = createRandom(seed);
  const groups: PackGroup[] = [];
  for (let made = 0; made < frames; ) {
    const rects = makeSprite(random);
    groups.push({ name: `sprite_${groups.length}`, rects });
    made += rects.length;
  }
  return groups;
}

function makeSprite(random: Random): { width: number; height: number }[] {
  const size = (width: number, height: number, spread: number): { width: number; height: number } => ({
    width: width + random.below(spread),
    height: height + random.below(spread),
  });
  const kind = random.next();
  if (kind < 0.25) return Array.from({ length: 1 + random.below(4) }, () => size(17, 48, 16));
  if (kind < 0.45) return Array.from({ length: 1 + random.below(4) }, () => size(60, 90, 90));
  if (kind < 0.6) return Array.from({ length: 6 }, () => ({ width: 32, height: 32 }));
  if (kind < 0.7) return Array.from({ length: 8 }, () => size(20, 36, 12));
  return Array.from({ length: 1 + random.below(3) }, () => size(8, 8, 56));
}

/** Marks every texel of every rectangle on its page; throws when one is outside or marked already. */
function paintPages(groups: readonly PackGroup[], packing: Packing): number[] {
  const pages = packing.fills.map(() => new Uint8Array(PAGE_SIZE_TEXELS ** 2));
  for (const group of groups) {
    const places = packing.places.get(group.name)!;
    expect(places.length).toBe(group.rects.length);
    for (const [i, { width, height }] of group.rects.entries()) {
      const { page, x, y } = places[i]!;
      expect(x >= 0 && y >= 0 && x + width <= PAGE_SIZE_TEXELS && y + height <= PAGE_SIZE_TEXELS).toBe(true);
      for (let row = y; row < y + height; row++) {
        for (let at = row * PAGE_SIZE_TEXELS + x, end = at + width; at < end; at++) {
          if (pages[page]![at] !== 0) throw new Error(`${group.name} ${i} overlaps on page ${page}`);
          pages[page]![at] = 1;
        }
      }
    }
  }
  return pages.map((page) => page.reduce((sum, value) => sum + value, 0) / PAGE_SIZE_TEXELS ** 2);
}

describe('packPages', () => {
  const catalogue = makeCatalogue(400, 5);
  const packing = packPages(catalogue);

  it('puts every picture inside a page and none onto another, texel by texel, and tells the fill that is there', () => {
    const painted = paintPages(catalogue, packing);
    for (const [i, fill] of painted.entries()) expect(packing.fills[i]).toBeCloseTo(fill, 9);
  });

  it('keeps a sprite on one page', () => {
    for (const group of catalogue)
      expect(new Set(packing.places.get(group.name)!.map((place) => place.page)).size).toBe(1);
  });

  it('gives the same places in any input order', () => {
    const random = createRandom(9);
    const shuffled = [...catalogue].map((group) => ({ group, key: random.next() })).sort((a, b) => a.key - b.key);
    const again = packPages(shuffled.map(({ group }) => group));
    for (const group of catalogue) expect(again.places.get(group.name)).toEqual(packing.places.get(group.name));
  });

  it.each([
    ['mixed', 600, 3],
    ['trees', 400, 3],
    ['trees', 2500, 4],
  ] as const)(
    'fills all pages but the last to 98 %% when frames may lie anywhere: %s, %i frames',
    (mix, frames, seed) => {
      const single = createCatalogue(mix, frames, seed).map((rect, i) => ({ name: `frame_${i}`, rects: [rect] }));
      const { fills } = packPages(single);
      expect(fills.length).toBeGreaterThan(2);
      expect(Math.min(...fills.slice(0, -1))).toBeGreaterThanOrEqual(0.98);
      expect(fills.length).toBe(Math.ceil(fills.reduce((sum, fill) => sum + fill, 0) / 0.98));
    },
  );

  it('takes a picture of a whole page, beside others on the next', () => {
    const groups = [
      { name: 'small', rects: [{ width: 3, height: 5 }] },
      { name: 'whole', rects: [{ width: PAGE_SIZE_TEXELS, height: PAGE_SIZE_TEXELS }] },
    ];
    const { fills } = packPages(groups);
    expect(fills.length).toBe(2);
    expect(Math.max(...fills)).toBe(1);
  });

  it('spreads a sprite that no page holds over several, and refuses a picture that none holds', () => {
    const rects = Array.from({ length: 3 }, () => ({ width: 1000, height: 600 }));
    const large = packPages([{ name: 'large', rects }]);
    expect(
      large.places
        .get('large')!
        .map((place) => place.page)
        .sort(),
    ).toEqual([0, 1, 2]);
    // Nine quarters of a page: two pages whole, and the ninth beside what else there is.
    const quarters = Array.from({ length: 9 }, () => ({ width: 512, height: 512 }));
    const shared = packPages([
      { name: 'other', rects: [{ width: 512, height: 300 }] },
      { name: 'quarters', rects: quarters },
    ]);
    expect(shared.fills.slice(0, 2)).toEqual([1, 1]);
    expect(shared.fills.length).toBe(3);
    expect(() => packPages([{ name: 'huge', rects: [{ width: 1025, height: 1 }] }])).toThrow(/huge is 1025 x 1/);
  });

  it('needs no page for sprites without pictures', () => {
    const empty = packPages([{ name: 'empty', rects: [] }]);
    expect(empty.fills).toEqual([]);
    expect(empty.places.get('empty')).toEqual([]);
  });

  it('does not let tall pictures of slightly different height open a shelf each', () => {
    const rects = Array.from({ length: 64 }, (_, i) => ({ width: 60, height: 100 + (i % 8) }));
    const { fills } = packPages(rects.map((rect, i) => ({ name: `tall_${i}`, rects: [rect] })));
    expect(fills.length).toBe(1);
  });
});
