// Choices of a village. Each has a name, and the seed and the name alone decide it: a part that makes one choice more
// leaves all others as they were.

import { hashText, hashTile } from '../../shared/hash.ts';

const HASH_RANGE = 2 ** 32;

export interface Chance {
  /** A number in [0, 1). */
  share(name: string): number;
  /** A whole number from low to high, both included. */
  between(name: string, low: number, high: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(name: string, items: readonly T[]): T;
  /** A number in [0, 1) for a tile. */
  tile(name: string, x: number, y: number): number;
}

export function createChance(seed: number): Chance {
  const tile = (name: string, x: number, y: number): number =>
    hashTile(x, y, (hashText(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0) / HASH_RANGE;
  const share = (name: string): number => tile(name, 0, 0);
  return {
    share,
    tile,
    between: (name, low, high) => low + Math.floor(share(name) * (high - low + 1)),
    pick: (name, items) => {
      const item = items[Math.floor(share(name) * items.length)];
      if (item === undefined) throw new RangeError(`pick "${name}" from an empty list`);
      return item;
    },
  };
}
