import { describe, expect, it } from 'vitest';
import { createRandom, hashText, hashTile } from '../../../shared/hash.ts';

describe('hashTile', () => {
  it('spreads neighbouring tiles evenly over a few variants', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let y = -50; y < 50; y++) for (let x = -50; x < 50; x++) counts[hashTile(x, y) % 6]! += 1;
    // 10,000 tiles: 1,667 each; five standard deviations are 186.
    for (const count of counts) expect(Math.abs(count - 1667)).toBeLessThan(186);
  });

  it('is the same for the same tile and seed, and another for another', () => {
    expect(hashTile(3, -4, 7)).toBe(hashTile(3, -4, 7));
    expect(new Set([hashTile(3, 4), hashTile(4, 3), hashTile(-3, 4), hashTile(3, 4, 1)]).size).toBe(4);
  });

  it('agrees with the same arithmetic done in big integers, as a shader does it', () => {
    const mask = 0xffffffffn;
    const truth = (x: number, y: number, seed: number): number => {
      const word = (value: number): bigint => BigInt(value) & mask;
      let h = ((word(x) * 0x8da6b343n) ^ (word(y) * 0xd8163841n) ^ (word(seed) * 0xcb1ab31fn)) & mask;
      h = ((h ^ (h >> 16n)) * 0x7feb352dn) & mask;
      h = ((h ^ (h >> 15n)) * 0x846ca68bn) & mask;
      return Number(h ^ (h >> 16n));
    };
    for (const [x, y, seed] of [
      [0, 0, 0],
      [1, 2, 3],
      [-1, -1, 42],
      [-2000, 1999, 7],
      [2 ** 31 - 1, -(2 ** 31), 1],
    ] as const) {
      expect(hashTile(x, y, seed)).toBe(truth(x, y, seed));
    }
  });
});

describe('hashText', () => {
  it('is FNV-1a', () => {
    // Published test vectors.
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });
});

describe('createRandom', () => {
  it('repeats its sequence from a seed and stays within its bounds', () => {
    const a = createRandom(42);
    const b = createRandom(42);
    for (let i = 0; i < 1000; i++) {
      const value = a.next();
      expect(value).toBe(b.next());
      expect(value >= 0 && value < 1).toBe(true);
    }
    expect(createRandom(43).next()).not.toBe(createRandom(42).next());
  });

  it('picks every item, and complains about an empty list', () => {
    const random = createRandom(1);
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect(picked.size).toBe(3);
    expect(new Set(Array.from({ length: 100 }, () => random.below(3)))).toEqual(new Set([0, 1, 2]));
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
