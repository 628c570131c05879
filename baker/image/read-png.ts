// A PNG's container, checked before anything is unpacked: signature, chunks and their sums, header, sizes. What passes here
// is small enough to decode and has only known parts; decode-png.ts makes pixels of it.

import { crc32 } from 'node:zlib';
import { SHEET_EDGE_MAX_TEXELS } from '../../shared/limits.ts';
import { nameContent } from './name-content.ts';
import { Refusal } from './refusal.ts';

export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Most texels of one map: seven maps of 18 bytes a texel stay near 300 MB. Above it a PNG is taken for a decompression bomb. */
export const PNG_TEXELS_MAX = 4096 * 4096;

/** Bytes of a chunk besides its data: length, type, sum. */
const CHUNK_FRAME_BYTES = 12;

export type PngColour = 'grey' | 'RGB' | 'palette' | 'grey+alpha' | 'RGBA';

/** By the number of IHDR's colour type: its name and the bit depths that the standard allows. */
const COLOUR_TYPES: Readonly<Record<number, readonly [PngColour, readonly number[]]>> = {
  0: ['grey', [1, 2, 4, 8, 16]],
  2: ['RGB', [8, 16]],
  3: ['palette', [1, 2, 4, 8]],
  4: ['grey+alpha', [8, 16]],
  6: ['RGBA', [8, 16]],
};

const CHANNELS: Readonly<Record<PngColour, number>> = { grey: 1, RGB: 3, palette: 1, 'grey+alpha': 2, RGBA: 4 };

/** What pixel data may have beside twice its plain size (a clumsy packer's tables): unpacked it is 70 MB at most. */
const DATA_SLACK_BYTES = 64 * 1024;

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colour: PngColour;
  readonly interlaced: boolean;
}

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
}

export interface PngFile {
  readonly header: PngHeader;
  /** Every chunk in the file's order, IHDR and (where it is there) IEND included. */
  readonly chunks: readonly PngChunk[];
}

/** @returns for example `16-bit grey` or `4-bit palette, interlaced` */
export function describePixelFormat(header: PngHeader): string {
  return `${header.bitDepth}-bit ${header.colour}${header.interlaced ? ', interlaced' : ''}`;
}

/** The first chunk of a type, if any. */
export function findChunk(png: PngFile, type: string): PngChunk | undefined {
  return png.chunks.find((chunk) => chunk.type === type);
}

/**
 * Reads and checks the container. A file that lacks only IEND passes: its pixels decide whether it is complete.
 *
 * @param bytes the whole file
 */
export function readPng(bytes: Uint8Array): PngFile | Refusal {
  if (!PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) {
    const mend = 'Export the map again as PNG, or fetch the real file.';
    return new Refusal(`the content is no PNG but ${nameContent(bytes)}`, 'a PNG', mend);
  }
  const chunks = readChunks(bytes);
  if (chunks instanceof Refusal) return chunks;
  const first = chunks[0];
  if (first?.type !== 'IHDR' || first.data.length !== 13) return corrupt('the PNG does not begin with a header (IHDR)');
  const header = readHeader(first.data);
  if (header instanceof Refusal) return header;
  if (!chunks.some((chunk) => chunk.type === 'IDAT')) return cut('the PNG has no pixel data (IDAT)');
  const png = { header, chunks };
  return checkPalette(png) ?? checkDataSize(png) ?? png;
}

/** Compressed pixels are never much larger than plain ones; what is, unpacks to a thousand times as much that nobody asked for. */
function checkDataSize({ header, chunks }: PngFile): Refusal | undefined {
  const { width, height, bitDepth, colour } = header;
  const rowBytes = Math.ceil((width * bitDepth * CHANNELS[colour]) / 8) + 1;
  const packed = chunks.reduce((sum, { type, data }) => sum + (type === 'IDAT' ? data.length : 0), 0);
  if (packed <= 2 * rowBytes * height + DATA_SLACK_BYTES) return undefined;
  return corrupt(`the PNG has ${packed} bytes of pixel data, far more than ${width} x ${height} texels can take`);
}

/** The sizes of palette and transparency, which decoders guess about when they are wrong. */
function checkPalette(png: PngFile): Refusal | undefined {
  const { colour } = png.header;
  const palette = findChunk(png, 'PLTE')?.data.length ?? 0;
  const transparency = findChunk(png, 'tRNS')?.data.length;
  if (colour === 'palette' && (palette === 0 || palette % 3 !== 0 || palette > 768)) {
    return corrupt('the PNG is indexed but has no valid palette (PLTE)');
  }
  if (transparency === undefined) return undefined;
  const valid = { palette: transparency * 3 <= palette, grey: transparency === 2, RGB: transparency === 6 };
  const known = colour === 'palette' || colour === 'grey' || colour === 'RGB';
  return known && !valid[colour]
    ? corrupt(`the PNG has a wrong transparency chunk (tRNS, ${transparency} bytes)`)
    : undefined;
}

function readChunks(bytes: Uint8Array): readonly PngChunk[] | Refusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let offset = PNG_SIGNATURE.length;
  while (offset < bytes.length) {
    const left = bytes.length - offset;
    const typeBytes = bytes.subarray(offset + 4, offset + 8);
    const type = String.fromCharCode(...typeBytes);
    // The first bytes of a chunk may be all that a cut left of it; only IEND may be missing.
    if (left < CHUNK_FRAME_BYTES) {
      return 'IEND'.startsWith(type) ? chunks : cut(`the PNG ends ${left} bytes into a chunk`);
    }
    if (!/^[A-Za-z]{4}$/.test(type)) return corrupt(`the PNG is damaged at byte ${offset}: no chunk begins there`);
    const length = view.getUint32(offset);
    if (length > left - CHUNK_FRAME_BYTES) {
      return cut(`the PNG is cut off: chunk ${type} has ${length} bytes, ${left - 8} are there`);
    }
    const end = offset + 8 + length;
    if (crc32(bytes.subarray(offset + 4, end)) !== view.getUint32(end)) {
      return corrupt(`the PNG is damaged: the sum of chunk ${type} at byte ${offset} is wrong`);
    }
    if (isCriticalType(type) && !['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(type)) {
      return corrupt(`the PNG has a chunk that must be understood and is not known: ${type}`);
    }
    chunks.push({ type, data: bytes.subarray(offset + 8, end) });
    if (type === 'IEND') break;
    offset = end + 4;
  }
  return chunks;
}

function readHeader(data: Uint8Array): PngHeader | Refusal {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const bitDepth = view.getUint8(8);
  const known = COLOUR_TYPES[view.getUint8(9)];
  const interlace = view.getUint8(12);
  if (
    known === undefined ||
    !known[1].includes(bitDepth) ||
    view.getUint8(10) + view.getUint8(11) > 0 ||
    interlace > 1
  ) {
    return corrupt("the PNG's header names a pixel format that does not exist");
  }
  if (width === 0 || height === 0) return corrupt(`the PNG is ${width} x ${height} texels`);
  if (width > SHEET_EDGE_MAX_TEXELS || height > SHEET_EDGE_MAX_TEXELS || width * height > PNG_TEXELS_MAX) {
    return new Refusal(
      `the PNG is ${width} x ${height} texels`,
      `at most ${SHEET_EDGE_MAX_TEXELS} a side and ${PNG_TEXELS_MAX} texels`,
      'Use more columns, fewer frames or smaller ones; a small file of such a size is a decompression bomb.',
    );
  }
  return { width, height, bitDepth, colour: known[0], interlaced: interlace === 1 };
}

/** A capital first letter: whoever does not know the chunk cannot show the image. */
function isCriticalType(type: string): boolean {
  return type.charCodeAt(0) < 0x60;
}

function cut(found: string): Refusal {
  return new Refusal(found, 'a complete PNG', 'Copy or export the file again: the last time it was interrupted.');
}

function corrupt(found: string): Refusal {
  return new Refusal(found, 'an undamaged PNG', 'Copy or export the file again.');
}
