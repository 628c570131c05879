// Digests: of bytes (what a file is) and of values (what it decodes to, whichever codec wrote it).

import { createHash } from 'node:crypto';
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
  const sum = new ValueHash();
  sum.add(value);
  return sum.digest();
}

/** Hashes texts in large pieces: a call for each number of a table would take longer than all else. */
const PIECE_LETTERS = 1 << 16;

class ValueHash {
  readonly #hash = createHash('sha256');
  #text = '';

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#text);
    this.#text = '';
  }

  #write(text: string): void {
    this.#text += text;
    if (this.#text.length > PIECE_LETTERS) this.#flush();
  }

  add(value: unknown): void {
    if (ArrayBuffer.isView(value)) {
      this.#write(`${value.constructor.name} ${value.byteLength}:`);
      this.#flush();
      this.#hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    } else if (Array.isArray(value)) {
      this.#write(`array ${value.length}:`);
      for (const item of value) this.add(item);
    } else if (typeof value === 'object' && value !== null) {
      // An absent key and an undefined one decode alike.
      const entries = Object.entries(value).filter(([, item]) => item !== undefined);
      entries.sort(([a], [b]) => compareText(a, b));
      this.#write(`object ${entries.length}:`);
      for (const [key, item] of entries) {
        this.add(key);
        this.add(item);
      }
    } else {
      // String(number) is the shortest text that reads back as the same double: the same everywhere, except that it drops -0.
      const text = Object.is(value, -0) ? '-0' : String(value);
      this.#write(`${typeof value} ${text.length}:${text};`);
    }
  }
}
