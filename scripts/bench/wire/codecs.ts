// Ways to compress texel files, the game's own first.

import { brotliCompressSync, constants } from 'node:zlib';
import { deflateSync } from 'fflate';
import { compressFile, measureCompressed } from '../../../baker/write/compress.ts';
import { encodeTexels, type TexelImage } from '../../../shared/format/texels.ts';
import type { CodecName } from './page/measure-worker.ts';

type Encode = (images: readonly TexelImage[]) => Uint8Array;

export function encodeAsBaked(images: readonly TexelImage[]): Uint8Array {
  return compressFile(encodeTexels(images, measureCompressed));
}

function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 9 });
}

function encodeDeflated(images: readonly TexelImage[]): Uint8Array {
  return deflate(encodeTexels(images, (candidate) => deflate(candidate).length));
}

/** Modes are chosen by deflate: brotli at its slowest takes seconds a tree. */
function encodeBrotli(images: readonly TexelImage[]): Uint8Array {
  const raw = encodeTexels(images, (candidate) => deflate(candidate).length);
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

function encodeRaw(images: readonly TexelImage[]): Uint8Array {
  return encodeTexels(images, measureCompressed);
}

export const CODECS: Readonly<Record<CodecName, Encode>> = {
  zstd: encodeAsBaked,
  'zstd, zstddec': encodeAsBaked,
  deflate: encodeDeflated,
  'deflate, native': encodeDeflated,
  'brotli, native': encodeBrotli,
  none: encodeRaw,
};
