// Colour maps over the covered texels of all images: by a table of the colours that occur (of one map, or of several that change
// together), or as planes of differences. Words are the little-endian words of RGBA bytes.

import { ByteWriter } from './binary.ts';
import type { Coverage, ImageSize } from './coverage.ts';
import { encodeColors } from './predict.ts';
import { blueOfUpward } from './unit-vectors.ts';

/** How one map is stored: indices into a table of its colours, differences from a prediction, or those of unit vectors. */
export const MODE_PALETTE = 0;
export const MODE_PREDICTED = 1;
export const MODE_UNIT = 2;

/** Most entries of a table: an index is a byte. */
export const PALETTE_MAX = 256;

/** Slots of the search for an entry: four times as many as entries, so that few meet. */
const SLOT_BITS = 10;
const SLOTS = 2 ** SLOT_BITS;

/** An odd number whose bits are mixed well (2^32 over the golden ratio). */
const HASH_FACTOR = 0x9e3779b1;

/** The entries of a table: texels that differ in at least one of the maps. */
class TableEntries {
  /** By entry, the first texel that has it: entries stand in that order, which depends on nothing but the texels. */
  readonly firstTexels: number[] = [];
  readonly #maps: readonly Uint32Array[];
  /** Entries by their hash, or the next free place after it; -1: free. */
  readonly #slots = new Int32Array(SLOTS).fill(-1);

  constructor(maps: readonly Uint32Array[]) {
    this.#maps = maps;
  }

  /** @returns the entry of a texel, which is made when there is none; PALETTE_MAX when there is no room for it */
  placeOf(texel: number): number {
    let hash = 0;
    for (const words of this.#maps) hash = Math.imul(hash ^ words[texel]!, HASH_FACTOR);
    // The high bits are the mixed ones.
    let slot = hash >>> (32 - SLOT_BITS);
    for (;;) {
      const entry = this.#slots[slot]!;
      if (entry === -1) break;
      if (this.#maps.every((words) => words[texel] === words[this.firstTexels[entry]!])) return entry;
      slot = (slot + 1) % SLOTS;
    }
    const entry = this.firstTexels.length;
    if (entry === PALETTE_MAX) return entry;
    this.#slots[slot] = entry;
    this.firstTexels.push(texel);
    return entry;
  }
}

/** @returns count, colours of every map for each entry, indices; undefined when there are more than PALETTE_MAX entries */
export function encodeTable(
  maps: readonly Uint32Array[],
  { starts, lengths, covered }: Coverage,
): Uint8Array | undefined {
  const entries = new TableEntries(maps);
  const indices = new Uint8Array(covered);
  let at = 0;
  for (let run = 0; run < starts.length; run++) {
    for (let texel = starts[run]!; texel < starts[run]! + lengths[run]!; texel++) {
      const place = entries.placeOf(texel);
      if (place === PALETTE_MAX) return undefined;
      indices[at++] = place;
    }
  }
  const writer = new ByteWriter();
  writer.u16(entries.firstTexels.length);
  for (const texel of entries.firstTexels)
    for (const words of maps) for (let shift = 0; shift < 24; shift += 8) writer.u8((words[texel]! >>> shift) & 0xff);
  if (entries.firstTexels.length > 1) writer.bytes(indices);
  return writer.toBytes();
}

/** @param isUnit of vectors: then blue may follow from red and green; @param measure cost of a candidate's bytes */
export function encodePlanes(
  words: Uint32Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  isUnit: boolean,
  measure: (bytes: Uint8Array) => number,
): Uint8Array {
  const table = encodeTable([words], coverage);
  const candidates = [
    ...(table === undefined ? [] : [withMode(MODE_PALETTE, [table])]),
    withMode(MODE_PREDICTED, encodeColors(words, sizes, coverage, undefined)),
    ...(isUnit ? [withMode(MODE_UNIT, encodeColors(words, sizes, coverage, blueOfUpward()))] : []),
  ];
  if (candidates.length === 1) return candidates[0]!;
  const costs = candidates.map(measure);
  // The first of equals, so that the choice depends on nothing but the measure.
  return candidates[costs.indexOf(Math.min(...costs))]!;
}

function withMode(mode: number, parts: readonly Uint8Array[]): Uint8Array {
  const writer = new ByteWriter();
  writer.u8(mode);
  for (const part of parts) writer.bytes(part);
  return writer.toBytes();
}
