// Texel files to images: zstd, by its own decoder compiled to wasm, then the format.

import { ZSTDDecoder } from 'zstddec';
import { unpackBytes } from '../../shared/format/packed.ts';
import { decodeTexels, type TexelImage } from '../../shared/format/texels.ts';

const decoder = new ZSTDDecoder();
let ready: Promise<void> | undefined;

/** Makes `unpackTexels` usable. What is asked for first may fetch meanwhile. */
export function readyUnpacking(): Promise<void> {
  ready ??= decoder.init();
  return ready;
}

/** Throws FormatError when the file is damaged. */
export function unpackTexels(file: Uint8Array): TexelImage[] {
  return decodeTexels(unpackBytes(file, (bytes, length) => decoder.decode(bytes, length)));
}
