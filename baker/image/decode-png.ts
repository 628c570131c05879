// Pixels of a checked PNG, every bit of them: the one place where sharp reads an image.
//
// sharp is given a clean copy that holds only what makes pixels (header, colour key, data), so that no profile, gamma,
// orientation or text can change them, and palettes are applied here, where an index without an entry is seen. Told nothing it would also narrow 16-bit grey to 8 bits: the colour space and
// the depth of the output are always named.

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { applyPalette } from './apply-palette.ts';
import type { Pixels } from './pixels.ts';
import { findChunk, PNG_SIGNATURE, type PngChunk, type PngFile, type PngHeader } from './read-png.ts';
import { Refusal } from './refusal.ts';

/** Where IHDR holds the colour type. */
const COLOUR_TYPE_OFFSET = 9;

/**
 * @param png a container that readPng accepted
 * @param transparency false: a transparent entry or colour key (tRNS) is left out, as maps without coverage want it
 */
export async function decodePng(png: PngFile, transparency: boolean): Promise<Pixels | Refusal> {
  const indexed = png.header.colour === 'palette';
  const colourKey = transparency && !indexed ? findChunk(png, 'tRNS') : undefined;
  const hasAlpha = colourKey !== undefined || png.header.colour === 'grey+alpha';
  const pixels = await decodeSamples(png.header, hasAlpha, cleanPng(png, colourKey));
  if (pixels instanceof Refusal || !indexed) return pixels;
  const palette = findChunk(png, 'PLTE')?.data ?? new Uint8Array(0);
  const alphas = transparency ? findChunk(png, 'tRNS')?.data : undefined;
  return applyPalette(pixels, png.header.bitDepth, palette, alphas);
}

async function decodeSamples(header: PngHeader, hasAlpha: boolean, bytes: Uint8Array): Promise<Pixels | Refusal> {
  const { width, height } = header;
  const deep = header.bitDepth === 16;
  // Asked for 8-bit grey, sharp leaves the alpha out; asked for sRGB it repeats the grey and keeps it.
  const grey = deep ? 'grey16' : hasAlpha ? 'srgb' : 'b-w';
  const space = header.colour.startsWith('RGB') ? (deep ? 'rgb16' : 'srgb') : grey;
  try {
    const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: width * height })
      .toColourspace(space)
      .raw({ depth: deep ? 'ushort' : 'uchar' })
      .toBuffer({ resolveWithObject: true });
    // A view of plain bytes: Buffer's own slice() shares memory where Uint8Array's copies.
    const samples = deep ? toUint16(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    if (samples.length !== width * height * info.channels) return damagedPixels(header);
    return { width, height, channels: info.channels, samples };
  } catch {
    return damagedPixels(header);
  }
}

function damagedPixels(header: PngHeader): Refusal {
  return new Refusal(
    'the pixel data of the PNG is damaged or incomplete',
    `${header.width} x ${header.height} texels`,
    'Copy or export the file again.',
  );
}

function toUint16(data: Uint8Array): Uint16Array {
  return new Uint16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
}

/** A copy without anything that could change pixels. An indexed image comes as a grey one whose values are its indices. */
function cleanPng(png: PngFile, colourKey: PngChunk | undefined): Uint8Array {
  const header = Uint8Array.from(png.chunks[0]!.data);
  if (png.header.colour === 'palette') header[COLOUR_TYPE_OFFSET] = 0;
  const chunks: PngChunk[] = [
    { type: 'IHDR', data: header },
    ...(colourKey === undefined ? [] : [colourKey]),
    ...png.chunks.filter((chunk) => chunk.type === 'IDAT'),
    { type: 'IEND', data: new Uint8Array(0) },
  ];
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.data.length + 12, PNG_SIGNATURE.length));
  const view = new DataView(bytes.buffer);
  bytes.set(PNG_SIGNATURE);
  let offset = PNG_SIGNATURE.length;
  for (const { type, data } of chunks) {
    view.setUint32(offset, data.length);
    for (let i = 0; i < 4; i++) bytes[offset + 4 + i] = type.charCodeAt(i);
    bytes.set(data, offset + 8);
    const end = offset + 8 + data.length;
    view.setUint32(end, crc32(bytes.subarray(offset + 4, end)));
    offset = end + 4;
  }
  return bytes;
}
