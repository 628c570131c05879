import { describe, expect, it } from 'vitest';
import { FreeSpans } from '../../../../game/watch/free-spans.ts';
import { type LayerPlace, ShelfAllocator } from '../../../../game/watch/shelf-allocator.ts';
import { createRandom } from '../../../../shared/hash.ts';

describe('FreeSpans', () => {
  it('gives every unit to one taker at a time, in any order of taking and giving back', () => {
    const random = createRandom(1);
    const spans = new FreeSpans(100);
    const owners = new Int32Array(100);
    const held: { start: number; length: number }[] = [];
    let refused = 0;
    for (let step = 1; step < 4000; step++) {
      if (held.length > 0 && random.below(100) < 48) {
        const [{ start, length }] = held.splice(random.below(held.length), 1) as [(typeof held)[number]];
        owners.fill(0, start, start + length);
        spans.free(start, length);
        continue;
      }
      const length = 1 + random.below(12);
      const start = spans.take(length);
      // Brute force: whether there was a gap.
      const gap = owners.findIndex(
        (_, i) => i + length <= 100 && owners.slice(i, i + length).every((one) => one === 0),
      );
      expect(start).toBe(gap === -1 ? undefined : gap);
      if (start === undefined) refused++;
      else {
        owners.fill(step, start, start + length);
        held.push({ start, length });
      }
    }
    expect(refused).toBeGreaterThan(100);
    for (const { start, length } of held) spans.free(start, length);
    expect(spans.isEmpty).toBe(true);
    expect(spans.take(100)).toBe(0);
  });
});

const SIZE = 128;
const LAYERS = 2;

/** Marks a rectangle's texels on its layer; counts those that are not as expected. */
function mark(texels: Int32Array, place: LayerPlace, from: number, to: number): number {
  let wrong = 0;
  for (let y = place.y; y < place.y + place.height; y++) {
    for (let x = place.x; x < place.x + place.width; x++) {
      const at = (place.layer * SIZE + y) * SIZE + x;
      if (x >= SIZE || y >= SIZE || texels[at] !== from) wrong++;
      texels[at] = to;
    }
  }
  return wrong;
}

describe('ShelfAllocator', () => {
  it('never lets two rectangles share a texel, whatever comes and goes', () => {
    const random = createRandom(7);
    const shelves = new ShelfAllocator(SIZE, LAYERS);
    const texels = new Int32Array(SIZE * SIZE * LAYERS);
    const held: { place: LayerPlace; id: number }[] = [];
    const counts = { taken: 0, refused: 0 };
    for (let id = 1; id < 6000; id++) {
      if (held.length > 0 && random.below(100) < 45) {
        const [{ place, id: owner }] = held.splice(random.below(held.length), 1) as [(typeof held)[number]];
        expect(mark(texels, place, owner, 0)).toBe(0);
        shelves.free(place);
        continue;
      }
      const [width, height] = [1 + random.below(40), 1 + random.below(60)];
      const place = shelves.take(width, height);
      if (place === undefined) {
        counts.refused++;
        continue;
      }
      counts.taken++;
      expect([place.width, place.height]).toEqual([width, height]);
      expect(place.layer).toBeLessThan(LAYERS);
      expect(mark(texels, place, 0, id)).toBe(0);
      held.push({ place, id });
    }
    expect(counts.taken).toBeGreaterThan(2000);
    expect(counts.refused).toBeGreaterThan(100);
    // Emptied, it is as new.
    for (const { place } of held) shelves.free(place);
    expect([shelves.take(SIZE, SIZE), shelves.take(SIZE, SIZE), shelves.take(1, 1)]).toEqual([
      { layer: 0, x: 0, y: 0, width: SIZE, height: SIZE },
      { layer: 1, x: 0, y: 0, width: SIZE, height: SIZE },
      undefined,
    ]);
  });

  it('refuses what is larger than a layer', () => {
    const shelves = new ShelfAllocator(SIZE, LAYERS);
    expect(shelves.take(SIZE + 1, 1)).toBeUndefined();
    expect(shelves.take(1, SIZE + 1)).toBeUndefined();
  });

  it('holds at least two thirds of its texels of frames as sprites have them', () => {
    const random = createRandom(3);
    const shelves = new ShelfAllocator(1024, 1);
    let area = 0;
    for (;;) {
      const place = shelves.take(20 + random.below(12), 36 + random.below(8));
      if (place === undefined) break;
      area += place.width * place.height;
    }
    expect(area / 1024 ** 2).toBeGreaterThan(2 / 3);
  });
});
