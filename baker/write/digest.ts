// Digests: of bytes (what a file is) and of values (what it decodes to, whichever codec wrote it).

import { createHash, type Hash } from 'node:crypto';
import { compareText } from '../../shared/sort.ts';

/** @returns SHA-256, 64 hex digits */
export function digestBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * SHA-256 of a value made of plain objects, arrays, typed arrays, texts, numbers and booleans. Equal values have equal
 * digests: keys are taken in sorted order, and every part carries its kind and length, so that no two values run together.
 */
export function digestValue(value: unknown): string {
  const hash = createHash('sha256');
  addValue(hash, value);
  return hash.digest('hex');
}

function addValue(hash: Hash, value: unknown): void {
  if (ArrayBuffer.isView(value)) {
    hash.update(`${value.constructor.name} ${value.byteLength}:`);
    hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  } else if (Array.isArray(value)) {
    hash.update(`array ${value.length}:`);
    for (const item of value) addValue(hash, item);
  } else if (typeof value === 'object' && value !== null) {
    // An absent key and an undefined one decode alike.
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    entries.sort(([a], [b]) => compareText(a, b));
    hash.update(`object ${entries.length}:`);
    for (const [key, item] of entries) {
      addValue(hash, key);
      addValue(hash, item);
    }
  } else {
    // String(number) is the shortest text that reads back as the same double: the same everywhere, except that it drops -0.
    const text = Object.is(value, -0) ? '-0' : String(value);
    hash.update(`${typeof value} ${text.length}:${text};`);
  }
}
