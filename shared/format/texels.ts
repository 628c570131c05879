// One sprite's texels: its trimmed images, each stored once. What the file holds is raw; the writer compresses it, and the
// layout is made for that: covered texels only, one kind of value after the other, small numbers.
//
//   header   'TLTX', version, u32 image count; an image: u16 width, u16 height
//   coverage runs (see coverage.ts)
//   colours  u8 mode; TOGETHER: u16 count, count x (albedo, material, emissive) RGB, then (when count > 1) u8 index a covered texel
//                     APART: albedo, material, emissive, each as the normals
//   normals  u8 mode; PALETTE: u16 count, count x RGB, then (when count > 1) u8 index a covered texel
//                     PREDICTED: red, green, blue planes of u8 differences to the texel above (see predict.ts)
//                     UNIT: the same, but blue from red and green (see unit-vectors.ts)
//   heights  u16 planes of differences to the texel above
//
// Lossless; read by decode-texels.ts. Back heights end in the shells and bricks and are not here; debris is not here either: nothing
// reads it yet.

import { PAGE_SIZE_TEXELS } from '../limits.ts';
import { type ByteReader, ByteWriter, FormatError } from './binary.ts';
import { encodePlanes, encodeTable } from './color-planes.ts';
import { type Coverage, findCoverage, type ImageSize, writeCoverage, writePlanes16 } from './coverage.ts';
import { encodeHeights } from './predict.ts';

export const TEXELS_MAGIC = 'TLTX';
export const TEXELS_VERSION = 3;

/** How albedo, material and emissive are stored: one index for the three, or each on its own. */
export const MODE_TOGETHER = 0;
export const MODE_APART = 1;

/** Most texels of a file, far above any sprite: a damaged one must not ask for all memory (18 bytes a texel). */
export const TEXELS_MAX = 16 * PAGE_SIZE_TEXELS * PAGE_SIZE_TEXELS;

/**
 * One trimmed image, row by row from the top, ready for upload: four bytes a texel in every colour map, so that no row
 * alignment of the GPU matters. Alpha is 255 on covered texels of all four, and everything is 0 elsewhere.
 */
export interface TexelImage extends ImageSize {
  readonly albedo: Uint8Array;
  readonly normal: Uint8Array;
  readonly material: Uint8Array;
  readonly emissive: Uint8Array;
  /** 0..65535 of the record's heightRange. */
  readonly heights: Uint16Array;
}

/** The colour maps of a TexelImage. */
export const COLOR_MAPS = ['albedo', 'normal', 'material', 'emissive'] as const;
export type ColorMap = (typeof COLOR_MAPS)[number];

/** The maps that a material's ramp decides together, in the file's order. */
export const RAMP_MAPS = ['albedo', 'material', 'emissive'] as const satisfies readonly ColorMap[];

/** Cost of a candidate's bytes, by which modes are chosen. */
export type Measure = (bytes: Uint8Array) => number;

/** @returns an image of the given size with nothing covered */
export function createTexelImage(width: number, height: number): TexelImage {
  return cutImages([{ width, height }], createPlanes(width * height))[0]!;
}

/** The maps of all images of a file, one image after the other. */
interface Planes {
  readonly colors: Readonly<Record<ColorMap, Uint32Array>>;
  readonly heights: Uint16Array;
}

/** Bytes of a texel in all maps. */
export const TEXEL_BYTES = COLOR_MAPS.length * 4 + 2;

/** All in one buffer, map after map: to hand over one large one costs less than many small ones. */
export function planesOf(buffer: ArrayBuffer, texels: number): Planes {
  const plane = (place: number): Uint32Array => new Uint32Array(buffer, place * texels * 4, texels);
  return {
    colors: { albedo: plane(0), normal: plane(1), material: plane(2), emissive: plane(3) },
    heights: new Uint16Array(buffer, COLOR_MAPS.length * texels * 4, texels),
  };
}

function createPlanes(texels: number): Planes {
  return planesOf(new ArrayBuffer(texels * TEXEL_BYTES), texels);
}

/** @returns views of the maps' parts, an image after the other */
export function cutImages(sizes: readonly ImageSize[], { colors, heights }: Planes): TexelImage[] {
  let first = 0;
  return sizes.map(({ width, height }) => {
    const from = first;
    const count = width * height;
    first += count;
    const bytes = (map: ColorMap): Uint8Array =>
      new Uint8Array(colors[map].buffer, colors[map].byteOffset + from * 4, count * 4);
    return {
      width,
      height,
      albedo: bytes('albedo'),
      normal: bytes('normal'),
      material: bytes('material'),
      emissive: bytes('emissive'),
      heights: heights.subarray(from, first),
    };
  });
}

/**
 * @param measure pass the compressed length for the smallest file. Any measure gives a file that decodes to the same values.
 */
export function encodeTexels(images: readonly TexelImage[], measure: Measure = (bytes) => bytes.length): Uint8Array {
  const coverage = findCoverage(images, (image, texel) => images[image]!.albedo[texel * 4 + 3] !== 0);
  const planes = createPlanes(coverage.texels);
  for (const [i, copy] of cutImages(images, planes).entries()) {
    for (const map of COLOR_MAPS) copy[map].set(images[i]![map]);
    copy.heights.set(images[i]!.heights);
  }
  const writer = new ByteWriter();
  writer.header(TEXELS_MAGIC, TEXELS_VERSION);
  writer.u32(images.length);
  for (const { width, height } of images) {
    writer.u16(width);
    writer.u16(height);
  }
  writeCoverage(writer, images, coverage);
  writer.bytes(encodeRamps(planes, images, coverage, measure));
  writer.bytes(encodePlanes(planes.colors.normal, images, coverage, true, measure));
  writePlanes16(writer, encodeHeights(planes.heights, images, coverage));
  return writer.toBytes();
}

function encodeRamps(
  { colors }: Planes,
  sizes: readonly ImageSize[],
  coverage: Coverage,
  measure: Measure,
): Uint8Array {
  const maps = RAMP_MAPS.map((map) => colors[map]);
  const apart = new ByteWriter();
  apart.u8(MODE_APART);
  for (const map of maps) apart.bytes(encodePlanes(map, sizes, coverage, false, measure));
  const table = encodeTable(maps, coverage);
  if (table === undefined) return apart.toBytes();
  const together = new ByteWriter();
  together.u8(MODE_TOGETHER);
  together.bytes(table);
  const [a, b] = [together.toBytes(), apart.toBytes()];
  return measure(a) <= measure(b) ? a : b;
}

/** What stands at the beginning of a file. */
interface TexelSizes {
  readonly sizes: readonly ImageSize[];
  /** Of all images. */
  readonly texels: number;
  /** Where the sizes stand in the reader's buffer. */
  readonly place: number;
}

/** Throws FormatError when the file is not one of this version, or larger than any sprite. */
export function readSizes(reader: ByteReader): TexelSizes {
  reader.header(TEXELS_MAGIC, TEXELS_VERSION);
  const count = reader.u32();
  if (count * 4 > reader.remaining)
    throw new FormatError(`sprite texels: ${count} images in ${reader.remaining} bytes; bake again`);
  const place = reader.bytes(0).byteOffset;
  const sizes: ImageSize[] = [];
  let texels = 0;
  for (let i = 0; i < count; i++) {
    const width = reader.u16();
    const height = reader.u16();
    if (width > PAGE_SIZE_TEXELS || height > PAGE_SIZE_TEXELS)
      throw new FormatError(`sprite texels: image ${i} is ${width} x ${height}, larger than a page; bake again`);
    texels += width * height;
    sizes.push({ width, height });
  }
  if (texels > TEXELS_MAX)
    throw new FormatError(`sprite texels: ${texels} texels, more than the ${TEXELS_MAX} of any sprite; bake again`);
  return { sizes, texels, place };
}
