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

/** @returns count, colours of every map for each entry, indices; undefined when there are more than PALETTE_MAX entries */
export function encodeTable(
  maps: readonly Uint32Array[],
  { starts, lengths, covered }: Coverage,
): Uint8Array | undefined {
  // Entries stand in the order of their first texel, which depends on nothing but the texels.
  const places = new Map<string, number>();
  const indices = new Uint8Array(covered);
  const entries = new ByteWriter();
  let at = 0;
  for (let run = 0; run < starts.length; run++) {
    for (let texel = starts[run]!; texel < starts[run]! + lengths[run]!; texel++) {
      const key = maps.map((words) => words[texel]).join();
      let place = places.get(key);
      if (place === undefined) {
        place = places.size;
        if (place === PALETTE_MAX) return undefined;
        places.set(key, place);
        for (const words of maps)
          for (let shift = 0; shift < 24; shift += 8) entries.u8((words[texel]! >>> shift) & 0xff);
      }
      indices[at++] = place;
    }
  }
  const writer = new ByteWriter();
  writer.u16(places.size);
  writer.bytes(entries.toBytes());
  if (places.size > 1) writer.bytes(indices);
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
