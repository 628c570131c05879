// Compression of baked files: raw deflate from a pinned package. Node's own zlib is not used: its bytes change between
// versions. Browsers read it with fflate or DecompressionStream('deflate-raw').

import { deflateSync } from 'fflate';

/** The slowest level: a file is baked once and fetched by everyone. */
const LEVEL = 9;

export function compressBytes(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: LEVEL });
}
