// A compressed file and the size of what is in it, so that a reader takes no more memory than was said. Which codec compresses is
// the callers' matter: writer and reader each bring theirs, of the same format.
//
//   header 'TLPK', version, u32 bytes of the content, then the compressed bytes

import { ByteReader, ByteWriter, FormatError } from './binary.ts';

export const PACKED_MAGIC = 'TLPK';
export const PACKED_VERSION = 1;

/** Most bytes of a content: the texels of a sprite that fills sixteen pages, in a dozen bytes each. */
export const CONTENT_MAX_BYTES = 256 * 1024 * 1024;

export function packBytes(content: Uint8Array, compress: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  if (content.length > CONTENT_MAX_BYTES)
    throw new RangeError(`${content.length} bytes, at most ${CONTENT_MAX_BYTES} can be packed`);
  const writer = new ByteWriter();
  writer.header(PACKED_MAGIC, PACKED_VERSION);
  writer.u32(content.length);
  writer.bytes(compress(content));
  return writer.toBytes();
}

/**
 * @param decompress of bytes and the length that the result must have; what it returns for damaged bytes does not matter
 * @throws FormatError when the bytes are not a whole packed file
 */
export function unpackBytes(
  bytes: Uint8Array,
  decompress: (bytes: Uint8Array, length: number) => Uint8Array,
): Uint8Array {
  const reader = new ByteReader(bytes, 'packed file');
  reader.header(PACKED_MAGIC, PACKED_VERSION);
  const length = reader.u32();
  if (length > CONTENT_MAX_BYTES) throw new FormatError(`packed file: says it holds ${length} bytes; bake again`);
  const content = decompress(reader.bytes(reader.remaining), length);
  if (content.length === length) return content;
  throw new FormatError(`packed file: is damaged, ${content.length} of ${length} bytes could be read; bake again`);
}
