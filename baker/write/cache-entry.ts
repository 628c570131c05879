// A BakedSheet as one file of the cache: its values as JSON, then its files' bytes. Private to the baker: the key names the
// code that wrote it, so there is no version to check, only damage.

import { ByteReader, ByteWriter } from '../../shared/format/binary.ts';
import type { Fault } from '../fault.ts';
import type { BakedSheet, EncodedFile } from './baked-sheet.ts';
import { digestBytes } from './digest.ts';

const PARTS = ['texels', 'shell', 'brick', 'bareTexels'] as const;

const CACHE_MAGIC = 'TLCE';
const CACHE_VERSION = 1;

/** Hex digits of a SHA-256. */
const DIGEST_DIGITS = 64;

export interface CacheEntry {
  readonly baked: BakedSheet;
  readonly warnings: readonly Fault[];
}

export function encodeCacheEntry({ baked, warnings }: CacheEntry): Uint8Array {
  const blobs: Uint8Array[] = [];
  const head: Record<string, unknown> = { ...baked };
  for (const part of PARTS) {
    const file: EncodedFile | undefined = baked[part];
    if (file === undefined) continue;
    head[part] = { values: file.values, length: file.bytes.length };
    blobs.push(file.bytes);
  }
  const json = new TextEncoder().encode(JSON.stringify({ baked: head, warnings }));
  const body = new ByteWriter();
  body.u32(json.length);
  body.bytes(json);
  for (const blob of blobs) body.bytes(blob);
  const bytes = body.toBytes();
  const writer = new ByteWriter();
  writer.header(CACHE_MAGIC, CACHE_VERSION);
  writer.bytes(new TextEncoder().encode(digestBytes(bytes)));
  writer.bytes(bytes);
  return writer.toBytes();
}

/** @returns undefined when the bytes are damaged: the sheet is then baked again */
export function decodeCacheEntry(bytes: Uint8Array): CacheEntry | undefined {
  try {
    const reader = new ByteReader(bytes, 'cache entry');
    reader.header(CACHE_MAGIC, CACHE_VERSION);
    const digest = new TextDecoder().decode(reader.bytes(DIGEST_DIGITS));
    const body = reader.bytes(reader.remaining);
    if (digestBytes(body) !== digest) return undefined;
    return decodeBody(new ByteReader(body, 'cache entry'));
  } catch {
    return undefined;
  }
}

function decodeBody(reader: ByteReader): CacheEntry {
  const { baked, warnings } = JSON.parse(new TextDecoder().decode(reader.bytes(reader.u32()))) as CacheEntry;
  const head: Record<string, unknown> = { ...baked };
  for (const part of PARTS) {
    const file = head[part] as { values: string; length: number } | undefined;
    if (file !== undefined) head[part] = { values: file.values, bytes: reader.bytes(file.length) };
  }
  return { baked: head as unknown as BakedSheet, warnings };
}
