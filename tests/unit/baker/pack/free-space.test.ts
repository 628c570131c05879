import { describe, expect, it } from 'vitest';
import { FIT_RULES, FreeSpace, type RectSize } from '../../../../baker/pack/free-space.ts';
import { createRandom } from '../../../../shared/hash.ts';

const EDGE = 24;

/** Whether a rectangle fits into the free texels, by trying every place. */
function fitsAnywhere(taken: readonly (readonly boolean[])[], { width, height }: RectSize): boolean {
  for (let y = 0; y + height <= EDGE; y++) {
    for (let x = 0; x + width <= EDGE; x++) {
      const rows = taken.slice(y, y + height);
      if (rows.every((row) => !row.slice(x, x + width).includes(true))) return true;
    }
  }
  return false;
}

describe.each(FIT_RULES)('FreeSpace under the rule %s', (rule) => {
  it('fills a square with exactly fitting pieces', () => {
    // +----+--+
    // | 1  |2 |
    // +--+-+  |
    // |4 |3|  |
    // +--+-+--+
    const space = new FreeSpace(6, 6, rule);
    for (const [width, height] of [
      [4, 3],
      [2, 6],
      [2, 3],
      [2, 3],
    ] as const) {
      space.take(space.findPlace({ width, height })!);
    }
    expect(space.findPlace({ width: 1, height: 1 })).toBeUndefined();
  });

  it('finds a place exactly when there is one, and only free ones', () => {
    const random = createRandom(3);
    const space = new FreeSpace(EDGE, EDGE, rule);
    const taken = Array.from({ length: EDGE }, () => new Array<boolean>(EDGE).fill(false));
    for (let i = 0; i < 150; i++) {
      const size = { width: 1 + random.below(9), height: 1 + random.below(9) };
      const place = space.findPlace(size);
      expect(place !== undefined).toBe(fitsAnywhere(taken, size));
      if (place === undefined) continue;
      for (let y = place.y; y < place.y + size.height; y++) {
        for (let x = place.x; x < place.x + size.width; x++) {
          expect(taken[y]![x]).toBe(false);
          taken[y]![x] = true;
        }
      }
      space.take(place);
    }
  });

  it('remembers the closest fit of all offers as if it looked at each anew', () => {
    const random = createRandom(8);
    const sizeOf = (): RectSize => ({ width: 1 + random.below(9), height: 1 + random.below(9) });
    const space = new FreeSpace<RectSize>(EDGE, EDGE, rule);
    const offers: RectSize[] = [];
    for (let i = 0; i < 60; i++) {
      for (let n = random.below(4); n > 0; n--) {
        const offer = sizeOf();
        if (space.add(offer)) offers.push(offer);
      }
      const fit = space.findClosest(offers);
      const anew = new FreeSpace<RectSize>(EDGE, EDGE, rule);
      anew.restore(space.save().map((free) => ({ ...free, isStale: true })));
      expect(fit).toEqual(anew.findClosest(offers));
      if (fit === undefined) continue;
      space.take({ x: fit.x, y: fit.y, width: fit.offer.width, height: fit.offer.height });
      offers.splice(offers.indexOf(fit.offer), 1);
      space.remove(fit.offer);
    }
  });

  it('is as before when it is put back', () => {
    const space = new FreeSpace(4, 4, rule);
    const saved = space.save();
    space.take({ x: 0, y: 0, width: 4, height: 4 });
    expect(space.findPlace({ width: 1, height: 1 })).toBeUndefined();
    space.restore(saved);
    expect(space.findPlace({ width: 4, height: 4 })).toEqual({ x: 0, y: 0, width: 4, height: 4 });
  });
});
