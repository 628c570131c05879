// One sprite's texels: its trimmed images, each stored once. What the file holds is raw; the writer compresses it (deflate),
// and the layout is made for that: covered texels only, one kind of value after the other, small numbers.
//
//   header   'TLTX', version, u32 image count; an image: u16 width, u16 height
//   coverage an image after the other, rows of whole bytes, bit 0 leftmost, each row XOR the row above
//   albedo, normal, material, emissive
//            u8 mode; PALETTE: u16 count, count x RGB, then (when count > 1) u8 index a covered texel
//                     PREDICTED: red, green, blue planes of u8 differences (see predict.ts), all images in each plane
//                     UNIT: the same, but blue from red and green (see unit-vectors.ts)
//   heights  low bytes, then high bytes, of 16-bit differences
//
// Lossless. Back heights end in the shells and bricks and are not here; debris is not here either: nothing reads it yet.

import { PAGE_SIZE_TEXELS } from '../limits.ts';
import { ByteReader, ByteWriter, FormatError } from './binary.ts';
import { decodePredicted, encodePredicted } from './predict.ts';
import { decodeBlue, encodeBlue } from './unit-vectors.ts';

export const TEXELS_MAGIC = 'TLTX';
export const TEXELS_VERSION = 1;

/** How a colour map is stored: indices into a table of its colours, differences from a prediction, or those of unit vectors. */
export const MODE_PALETTE = 0;
export const MODE_PREDICTED = 1;
export const MODE_UNIT = 2;

/** Most colours of a palette: an index is a byte. */
export const PALETTE_MAX = 256;

/**
 * One trimmed image, row by row from the top, ready for upload: four bytes a texel in every colour map, so that no row
 * alignment of the GPU matters. Alpha is 255 on covered texels of all four, and everything is 0 elsewhere.
 */
export interface TexelImage {
  readonly width: number;
  readonly height: number;
  readonly albedo: Uint8Array;
  readonly normal: Uint8Array;
  readonly material: Uint8Array;
  readonly emissive: Uint8Array;
  /** 0..65535 of the record's heightRange. */
  readonly heights: Uint16Array;
}

/** The colour maps of a TexelImage, in the file's order. */
export const COLOR_MAPS = ['albedo', 'normal', 'material', 'emissive'] as const;
export type ColorMap = (typeof COLOR_MAPS)[number];

/** @returns an image of the given size with nothing covered */
export function createTexelImage(width: number, height: number): TexelImage {
  const count = width * height;
  return {
    width,
    height,
    albedo: new Uint8Array(count * 4),
    normal: new Uint8Array(count * 4),
    material: new Uint8Array(count * 4),
    emissive: new Uint8Array(count * 4),
    heights: new Uint16Array(count),
  };
}

/**
 * @param measure cost of a candidate's bytes, by which each map's mode is chosen; pass the compressed length for the
 *   smallest file. Any measure gives a file that decodes to the same values.
 */
export function encodeTexels(
  images: readonly TexelImage[],
  measure: (bytes: Uint8Array) => number = (bytes) => bytes.length,
): Uint8Array {
  const writer = new ByteWriter();
  writer.header(TEXELS_MAGIC, TEXELS_VERSION);
  writer.u32(images.length);
  for (const image of images) {
    writer.u16(image.width);
    writer.u16(image.height);
  }
  const coverage = images.map((image) => Uint8Array.from(image.heights, (_, i) => (image.albedo[i * 4 + 3] ? 1 : 0)));
  images.forEach((image, i) => {
    writer.bytes(packCoverage(coverage[i]!, image.width));
  });
  for (const map of COLOR_MAPS) writer.bytes(encodeColors(images, coverage, map, measure));
  const heights = encodeHeights(images, coverage);
  writer.bytes(Uint8Array.from(heights, (value) => value & 0xff));
  writer.bytes(Uint8Array.from(heights, (value) => value >>> 8));
  return writer.toBytes();
}

/** Throws FormatError when the bytes are not a whole texel file of this version. */
export function decodeTexels(bytes: Uint8Array): TexelImage[] {
  const reader = new ByteReader(bytes, 'sprite texels');
  reader.header(TEXELS_MAGIC, TEXELS_VERSION);
  const count = reader.u32();
  if (count * 4 > reader.remaining) throw new FormatError(`sprite texels: ${count} images in ${bytes.length} bytes`);
  const images: TexelImage[] = [];
  for (let i = 0; i < count; i++) {
    const width = reader.u16();
    const height = reader.u16();
    if (width > PAGE_SIZE_TEXELS || height > PAGE_SIZE_TEXELS)
      throw new FormatError(`sprite texels: image ${i} is ${width} x ${height}, larger than a page; bake again`);
    images.push(createTexelImage(width, height));
  }
  const coverage = images.map((image) => readCoverage(reader, image.width, image.height));
  let covered = 0;
  for (const mask of coverage) for (let i = 0; i < mask.length; i++) covered += mask[i]!;
  for (const map of COLOR_MAPS) decodeColors(reader, images, coverage, covered, map);
  decodeHeights(reader, images, coverage, covered);
  return images;
}

function packCoverage(covered: Uint8Array, width: number): Uint8Array {
  const rowBytes = (width + 7) >> 3;
  const height = width === 0 ? 0 : covered.length / width;
  const packed = new Uint8Array(rowBytes * height);
  for (let i = 0; i < covered.length; i++) {
    const x = i % width;
    packed[((i - x) / width) * rowBytes + (x >> 3)]! |= covered[i]! << (x & 7);
  }
  for (let i = packed.length - 1; i >= rowBytes; i--) packed[i]! ^= packed[i - rowBytes]!;
  return packed;
}

function readCoverage(reader: ByteReader, width: number, height: number): Uint8Array {
  const rowBytes = (width + 7) >> 3;
  const packed = reader.bytes(rowBytes * height).slice();
  for (let i = rowBytes; i < packed.length; i++) packed[i]! ^= packed[i - rowBytes]!;
  const covered = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) covered[i] = (packed[y * rowBytes + (x >> 3)]! >> (x & 7)) & 1;
  }
  return covered;
}

function encodeColors(
  images: readonly TexelImage[],
  coverage: readonly Uint8Array[],
  map: ColorMap,
  measure: (bytes: Uint8Array) => number,
): Uint8Array {
  const candidates = [
    encodePalette(images, coverage, map),
    encodePlanes(images, coverage, map, MODE_PREDICTED),
    map === 'normal' ? encodePlanes(images, coverage, map, MODE_UNIT) : undefined,
  ];
  // The first of equals, so that the choice depends on nothing but the measure.
  let best: Uint8Array | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    const cost = measure(candidate);
    if (best !== undefined && cost >= bestCost) continue;
    best = candidate;
    bestCost = cost;
  }
  return best!;
}

/** @returns undefined when there are more than PALETTE_MAX colours */
function encodePalette(
  images: readonly TexelImage[],
  coverage: readonly Uint8Array[],
  map: ColorMap,
): Uint8Array | undefined {
  // Colours stand in the order of their first texel, which depends on nothing but the texels.
  const places = new Map<number, number>();
  const indices = new ByteWriter();
  for (const [n, image] of images.entries()) {
    const values = image[map];
    for (let i = 0; i < coverage[n]!.length; i++) {
      if (coverage[n]![i] === 0) continue;
      const color = values[i * 4]! | (values[i * 4 + 1]! << 8) | (values[i * 4 + 2]! << 16);
      let place = places.get(color);
      if (place === undefined) {
        place = places.size;
        if (place === PALETTE_MAX) return undefined;
        places.set(color, place);
      }
      indices.u8(place);
    }
  }
  const writer = new ByteWriter();
  writer.u8(MODE_PALETTE);
  writer.u16(places.size);
  for (const color of places.keys()) {
    writer.u8(color & 0xff);
    writer.u8((color >> 8) & 0xff);
    writer.u8(color >> 16);
  }
  if (places.size > 1) writer.bytes(indices.toBytes());
  return writer.toBytes();
}

function encodePlanes(
  images: readonly TexelImage[],
  coverage: readonly Uint8Array[],
  map: ColorMap,
  mode: typeof MODE_PREDICTED | typeof MODE_UNIT,
): Uint8Array {
  const writer = new ByteWriter();
  writer.u8(mode);
  for (let channel = 0; channel < 3; channel++) {
    for (const [n, image] of images.entries()) {
      const mask = coverage[n]!;
      const residuals = new Uint16Array(mask.length);
      const bytes = new Uint8Array(mask.length);
      if (mode === MODE_UNIT && channel === 2) {
        writer.bytes(bytes.subarray(0, encodeBlue(image[map], mask, image.width, bytes)));
      } else {
        const count = encodePredicted(image[map], 4, channel, mask, image.width, 8, residuals);
        bytes.set(residuals.subarray(0, count));
        writer.bytes(bytes.subarray(0, count));
      }
    }
  }
  return writer.toBytes();
}

function decodeColors(
  reader: ByteReader,
  images: readonly TexelImage[],
  coverage: readonly Uint8Array[],
  covered: number,
  map: ColorMap,
): void {
  const mode = reader.u8();
  if (mode === MODE_PREDICTED || mode === MODE_UNIT) {
    for (let channel = 0; channel < 3; channel++) {
      const plane = reader.bytes(covered);
      let at = 0;
      for (let n = 0; n < images.length; n++) {
        const { [map]: values, width } = images[n]!;
        at +=
          mode === MODE_UNIT && channel === 2
            ? decodeBlue(values, coverage[n]!, width, plane, at)
            : decodePredicted(values, 4, channel, coverage[n]!, width, plane, undefined, at);
      }
    }
    images.forEach((image, n) => {
      setAlpha(image[map], coverage[n]!);
    });
    return;
  }
  if (mode !== MODE_PALETTE) throw new FormatError(`sprite texels: ${map} has the unknown mode ${mode}; bake again`);
  const count = reader.u16();
  const colors = reader.bytes(count * 3);
  // Packed as the little-endian words of RGBA bytes: one store a texel.
  const palette = new Uint32Array(PALETTE_MAX);
  for (let i = 0; i < count; i++) {
    palette[i] = (colors[i * 3]! | (colors[i * 3 + 1]! << 8) | (colors[i * 3 + 2]! << 16) | 0xff000000) >>> 0;
  }
  const indices = count > 1 ? reader.bytes(covered) : undefined;
  let at = 0;
  for (let n = 0; n < images.length; n++) {
    const mask = coverage[n]!;
    const values = images[n]![map];
    const words = new Uint32Array(values.buffer, values.byteOffset, mask.length);
    for (let i = 0; i < mask.length; i++) {
      if (mask[i] === 1) words[i] = palette[indices === undefined ? 0 : indices[at++]!]!;
    }
  }
}

function setAlpha(values: Uint8Array, covered: Uint8Array): void {
  for (let i = 0; i < covered.length; i++) if (covered[i] === 1) values[i * 4 + 3] = 255;
}

function encodeHeights(images: readonly TexelImage[], coverage: readonly Uint8Array[]): Uint16Array {
  const all = new Uint16Array(coverage.reduce((sum, mask) => sum + mask.length, 0));
  let count = 0;
  images.forEach((image, n) => {
    count += encodePredicted(image.heights, 1, 0, coverage[n]!, image.width, 16, all.subarray(count));
  });
  return all.slice(0, count);
}

function decodeHeights(
  reader: ByteReader,
  images: readonly TexelImage[],
  coverage: readonly Uint8Array[],
  covered: number,
): void {
  const low = reader.bytes(covered);
  const high = reader.bytes(covered);
  let at = 0;
  for (let n = 0; n < images.length; n++) {
    at += decodePredicted(images[n]!.heights, 1, 0, coverage[n]!, images[n]!.width, low, high, at);
  }
}
