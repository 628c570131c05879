// Compression of baked files, with pinned packages. Node's own zlib is not used: its bytes change between versions. Texels, by far
// the most of a bake, are zstd: smaller than deflate and read three times as fast by its own small decoder. The rest is raw deflate.

import { Zstd } from '@hpcc-js/wasm-zstd';
import { deflateSync } from 'fflate';
import { packBytes, unpackBytes } from '../../shared/format/packed.ts';

/** The slowest level: a file is baked once and fetched by everyone. */
const DEFLATE_LEVEL = 9;
const DEFLATE_QUICK_LEVEL = 1;

/** The slowest that needs no extra memory to read; the three above it gain less than a thousandth. */
const ZSTD_LEVEL = 19;

/** zstd's own default. */
const ZSTD_QUICK_LEVEL = 3;

const zstd = await Zstd.load();

/** @param isQuick larger, in a fraction of the time */
export function compressBytes(bytes: Uint8Array, isQuick = false): Uint8Array {
  return deflateSync(bytes, { level: isQuick ? DEFLATE_QUICK_LEVEL : DEFLATE_LEVEL });
}

/** @param isQuick larger, in a fraction of the time */
export function compressTexels(bytes: Uint8Array, isQuick = false): Uint8Array {
  return packBytes(bytes, (content) => zstd.compress(content, isQuick ? ZSTD_QUICK_LEVEL : ZSTD_LEVEL));
}

/**
 * Length that `compressTexels` would come to, nearly: good enough to choose between two layouts. With the level of the file
 * itself the choices of all sheets together are 0.02 % smaller, and take three times as long.
 */
export function measureTexels(bytes: Uint8Array): number {
  return zstd.compress(bytes, ZSTD_QUICK_LEVEL).length;
}

/** Undoes `compressTexels`; throws when the bytes are damaged. */
export function decompressTexels(bytes: Uint8Array): Uint8Array {
  return unpackBytes(bytes, (packed) => zstd.decompress(packed));
}
