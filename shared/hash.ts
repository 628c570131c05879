// Deterministic hashes and a seeded generator: the same numbers in the baker, the game, the server and (as text) the shaders.

/**
 * Mixes two tile coordinates and a seed to 32 well-spread bits. Integer arithmetic only, so that GLSL's uint gives the
 * same answer (see HASH_GLSL).
 */
export function hashTile(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(seed, 0xcb1ab31f)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same function for shaders. */
export const HASH_GLSL = `
uint hashTile(ivec2 tile, uint seed) {
  uint h = (uint(tile.x) * 0x8da6b343u) ^ (uint(tile.y) * 0xd8163841u) ^ (seed * 0xcb1ab31fu);
  h = (h ^ (h >> 16)) * 0x7feb352du;
  h = (h ^ (h >> 15)) * 0x846ca68bu;
  return h ^ (h >> 16);
}
`;

/** FNV-1a over a text's UTF-16 code units: 32 bits, for seeds from names. Not for content identity. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, count). */
  below(count: number): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
}

/** A seeded generator (mulberry32): the same sequence on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
  };
}
