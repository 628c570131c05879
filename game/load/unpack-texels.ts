// Texel files to images: decompressed and decoded in the kernel's memory.

import { decodeTexels, type TakeBuffer } from '../../shared/format/decode-texels.ts';
import { unpackBytes } from '../../shared/format/packed.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { decompressZstd } from '../../shared/kernel/decompress.ts';

/** Throws FormatError when the file is damaged. */
export function unpackTexels(file: Uint8Array, takeBuffer?: TakeBuffer): TexelImage[] {
  return decodeTexels(unpackBytes(file, decompressZstd), takeBuffer);
}
