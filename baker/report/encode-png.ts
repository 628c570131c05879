// Pictures of the page as PNG files. A writer of our own, on the pinned deflate: the same bytes on every machine.

import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

/** Four bytes a pixel, row by row from the top. */
export interface RgbaPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const COLOR_RGBA = 6;
const COLOR_PALETTE = 3;
const PALETTE_MAX = 256;

/** PNG's filters that are tried: what lies left, and what lies above; of flat art the others gain nothing. */
const FILTERS = [0, 1, 2] as const;

/** @returns a picture with nothing in it */
export function createRgbaPicture(width: number, height: number): RgbaPicture {
  return { width, height, pixels: new Uint8Array(width * height * 4) };
}

/** @returns the file; with a palette where there are at most 256 colours */
export function encodePng(picture: RgbaPicture): Uint8Array {
  const indexed = indexColors(picture);
  const channels = indexed === undefined ? 4 : 1;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  header.set([8, indexed === undefined ? COLOR_RGBA : COLOR_PALETTE], 8);
  // Indices are names, not amounts: their differences mean nothing, so they are not filtered.
  const rows = filterRows(indexed?.indices ?? picture.pixels, picture.width * channels, channels);
  const chunks = [createChunk('IHDR', header)];
  if (indexed !== undefined) {
    chunks.push(createChunk('PLTE', indexed.colors), createChunk('tRNS', indexed.alphas));
  }
  chunks.push(createChunk('IDAT', zlibSync(rows, { level: 9 })), createChunk('IEND', new Uint8Array(0)));
  return concat([Uint8Array.from(SIGNATURE), ...chunks]);
}

/** @returns the file as an address that needs no network */
export function toDataUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

interface IndexedPicture {
  readonly indices: Uint8Array;
  /** Red, green, blue of each colour, in the order of its first pixel. */
  readonly colors: Uint8Array;
  readonly alphas: Uint8Array;
}

function indexColors({ width, height, pixels }: RgbaPicture): IndexedPicture | undefined {
  const places = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  for (let i = 0; i < indices.length; i++) {
    const color =
      pixels[i * 4]! * 2 ** 24 + pixels[i * 4 + 1]! * 2 ** 16 + pixels[i * 4 + 2]! * 2 ** 8 + pixels[i * 4 + 3]!;
    let place = places.get(color);
    if (place === undefined) {
      place = places.size;
      if (place === PALETTE_MAX) return undefined;
      places.set(color, place);
    }
    indices[i] = place;
  }
  const list = [...places.keys()];
  const part = (color: number, shift: number): number => Math.floor(color / 2 ** shift) % 256;
  return {
    indices,
    colors: Uint8Array.from(list.flatMap((color) => [part(color, 24), part(color, 16), part(color, 8)])),
    alphas: Uint8Array.from(list, (color) => part(color, 0)),
  };
}

/** Each row with the filter whose differences are smallest in sum; the first of equals. */
function filterRows(bytes: Uint8Array, rowBytes: number, channels: number): Uint8Array {
  const height = rowBytes === 0 ? 0 : bytes.length / rowBytes;
  const rows = new Uint8Array((rowBytes + 1) * height);
  const filters = channels === 1 ? FILTERS.slice(0, 1) : FILTERS;
  for (let y = 0; y < height; y++) {
    let least = Number.POSITIVE_INFINITY;
    for (const filter of filters) {
      const row = new Uint8Array(rowBytes + 1);
      row[0] = filter;
      let sum = 0;
      for (let x = 0; x < rowBytes; x++) {
        const at = y * rowBytes + x;
        const left = x < channels ? 0 : bytes[at - channels]!;
        const above = y === 0 ? 0 : bytes[at - rowBytes]!;
        const difference = (bytes[at]! - (filter === 1 ? left : filter === 2 ? above : 0)) & 255;
        row[x + 1] = difference;
        sum += Math.min(difference, 256 - difference);
      }
      if (sum >= least) continue;
      least = sum;
      rows.set(row, y * (rowBytes + 1));
    }
  }
  return rows;
}

function createChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) chunk[4 + i] = type.charCodeAt(i);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
