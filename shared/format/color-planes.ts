// Colour maps over the covered texels of all images: by a table of the colours that occur (of one map, or of several that change
// together), or as planes of differences. Words are the little-endian words of RGBA bytes.

import { type ByteReader, ByteWriter, FormatError } from './binary.ts';
import type { Coverage, ImageSize } from './coverage.ts';
import { decodeColors, encodePredicted } from './predict.ts';
import { blueOfUpward, encodeBlue } from './unit-vectors.ts';

/** How one map is stored: indices into a table of its colours, differences from a prediction, or those of unit vectors. */
export const MODE_PALETTE = 0;
export const MODE_PREDICTED = 1;
export const MODE_UNIT = 2;

/** Most entries of a table: an index is a byte. */
export const PALETTE_MAX = 256;

const ALPHA = 0xff000000;

export interface WordMap {
  readonly name: string;
  /** RGBA words of all images. */
  readonly words: Uint32Array;
}

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

/** The inverse: writes RGBA words of covered texels into every map. */
export function decodeTable(
  reader: ByteReader,
  maps: readonly WordMap[],
  { starts, lengths, covered }: Coverage,
): void {
  const count = reader.u16();
  if (count > PALETTE_MAX || (count === 0 && covered > 0))
    throw new FormatError(`sprite texels: a table of ${count} colours for ${covered} texels; bake again`);
  const entries = reader.bytes(count * maps.length * 3);
  // A whole table, so that no index can miss it.
  const tables = maps.map((_, m) => {
    const table = new Uint32Array(PALETTE_MAX);
    for (let i = 0; i < count; i++) {
      const from = (i * maps.length + m) * 3;
      table[i] = (entries[from]! | (entries[from + 1]! << 8) | (entries[from + 2]! << 16) | ALPHA) >>> 0;
    }
    return table;
  });
  const indices = count > 1 ? reader.bytes(covered) : undefined;
  for (const [m, { words }] of maps.entries()) {
    const table = tables[m]!;
    if (indices === undefined) {
      for (let run = 0; run < starts.length; run++) words.fill(table[0]!, starts[run]!, starts[run]! + lengths[run]!);
      continue;
    }
    let at = 0;
    for (let run = 0; run < starts.length; run++) {
      const end = starts[run]! + lengths[run]!;
      for (let texel = starts[run]!; texel < end; texel++) words[texel] = table[indices[at++]!]!;
    }
  }
}

/** @param isUnit of vectors: then blue may follow from red and green; @param measure cost of a candidate's bytes */
export function encodePlanes(
  words: Uint32Array,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  isUnit: boolean,
  measure: (bytes: Uint8Array) => number,
): Uint8Array {
  const [red, green, blue] = [0, 8, 16].map((shift) => Uint8Array.from(words, (word) => (word >>> shift) & 0xff));
  const table = encodeTable([words], coverage);
  const differences = [red!, green!, blue!].map((plane) => Uint8Array.from(encodePredicted(plane, sizes, coverage, 8)));
  const candidates = [
    ...(table === undefined ? [] : [withMode(MODE_PALETTE, [table])]),
    withMode(MODE_PREDICTED, differences),
    ...(isUnit
      ? [withMode(MODE_UNIT, [...differences.slice(0, 2), encodeBlue(red!, green!, blue!, sizes, coverage)])]
      : []),
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

export function decodePlanes(reader: ByteReader, map: WordMap, sizes: readonly ImageSize[], coverage: Coverage): void {
  const mode = reader.u8();
  if (mode === MODE_PALETTE) {
    decodeTable(reader, [map], coverage);
    return;
  }
  if (mode !== MODE_PREDICTED && mode !== MODE_UNIT)
    throw new FormatError(`sprite texels: ${map.name} has the unknown mode ${mode}; bake again`);
  const { covered } = coverage;
  const reds = reader.bytes(covered);
  const greens = reader.bytes(covered);
  const blues = reader.bytes(covered);
  decodeColors(map.words, sizes, coverage, reds, greens, blues, mode === MODE_UNIT ? blueOfUpward() : undefined);
}
