// Ways to compress texel files, the game's own first.

import { brotliCompressSync, constants } from 'node:zlib';
import { compressBytes, compressTexels, measureTexels } from '../../../baker/write/compress.ts';
import { encodeTexels, type TexelImage } from '../../../shared/format/texels.ts';
import type { CodecName } from './page/measure-worker.ts';

type Encode = (images: readonly TexelImage[]) => Uint8Array;

export function encodeAsBaked(images: readonly TexelImage[]): Uint8Array {
  return compressTexels(encodeTexels(images, measureTexels));
}

function encodeDeflated(images: readonly TexelImage[]): Uint8Array {
  return compressBytes(encodeTexels(images, (candidate) => compressBytes(candidate).length));
}

/** Modes are chosen by deflate: brotli at its slowest takes seconds a tree. */
function encodeBrotli(images: readonly TexelImage[]): Uint8Array {
  const raw = encodeTexels(images, (candidate) => compressBytes(candidate).length);
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

function encodeRaw(images: readonly TexelImage[]): Uint8Array {
  return encodeTexels(images, measureTexels);
}

export const CODECS: Readonly<Record<CodecName, Encode>> = {
  zstd: encodeAsBaked,
  'zstd, zstddec': encodeAsBaked,
  deflate: encodeDeflated,
  'deflate, native': encodeDeflated,
  'brotli, native': encodeBrotli,
  none: encodeRaw,
};
