// JSON with the place of its first mistake. The platform's parser words and places its errors differently in each version,
// takes the last of two equal keys without a word and overflows the stack on deep nesting; this one does neither.

import { Refusal } from '../image/refusal.ts';

export type JsonObject = ReadonlyMap<string, JsonValue>;
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** Deeper nesting than any file of ours has; keeps the recursion far from the stack's end. */
const DEPTH_MAX = 32;

const NUMBER_PATTERN = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const STRING_PATTERN = /"(?:[^"\\]+|\\[\s\S])*"/y;
const SPACE_PATTERN = /[ \t\r\n]*/y;
const WORDS: readonly (readonly [string, JsonValue])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

class JsonMistake extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** @returns the value, or a refusal that names line and column (from 1) of the first mistake */
export function parseJson(text: string): JsonValue | Refusal {
  try {
    return new JsonReader(text).readDocument();
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    const lines = text.slice(0, error.offset).split(/\r\n|\r|\n/);
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return new Refusal(
      `not JSON: line ${lines.length}, column ${column}: ${error.message}`,
      'valid JSON',
      'Mend that line, or export the sheet again.',
    );
  }
}

class JsonReader {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readDocument(): JsonValue {
    const value = this.#readValue(0);
    this.#skipSpace();
    if (this.#offset < this.#text.length) throw this.#mistake('more text after the end');
    return value;
  }

  #readValue(depth: number): JsonValue {
    if (depth > DEPTH_MAX) throw this.#mistake(`nested deeper than ${DEPTH_MAX}`);
    this.#skipSpace();
    const sign = this.#text[this.#offset];
    if (sign === '{') return this.#readObject(depth);
    if (sign === '[') return this.#readArray(depth);
    if (sign === '"') return this.#readString();
    for (const [word, value] of WORDS) {
      if (this.#text.startsWith(word, this.#offset)) {
        this.#offset += word.length;
        return value;
      }
    }
    const number = this.#take(NUMBER_PATTERN);
    if (number === undefined || number === '') throw this.#unexpected('a value');
    return Number(number);
  }

  #readObject(depth: number): JsonObject {
    const object = new Map<string, JsonValue>();
    this.#offset++;
    if (this.#skipSign('}')) return object;
    do {
      this.#skipSpace();
      if (this.#text[this.#offset] !== '"') throw this.#unexpected('a key in double quotes');
      const at = this.#offset;
      const key = this.#readString();
      if (object.has(key)) throw new JsonMistake(at, `the key "${key}" stands there twice`);
      if (!this.#skipSign(':')) throw this.#unexpected('a colon');
      object.set(key, this.#readValue(depth + 1));
    } while (this.#skipSign(','));
    if (!this.#skipSign('}')) throw this.#unexpected('a comma or }');
    return object;
  }

  #readArray(depth: number): readonly JsonValue[] {
    const array: JsonValue[] = [];
    this.#offset++;
    if (this.#skipSign(']')) return array;
    do array.push(this.#readValue(depth + 1));
    while (this.#skipSign(','));
    if (!this.#skipSign(']')) throw this.#unexpected('a comma or ]');
    return array;
  }

  #readString(): string {
    const at = this.#offset;
    const quoted = this.#take(STRING_PATTERN);
    if (quoted === undefined) throw new JsonMistake(at, 'a text that is not closed');
    try {
      return String(JSON.parse(quoted));
    } catch {
      throw new JsonMistake(at, 'a text with a line break, a control character or a wrong escape');
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const match = pattern.exec(this.#text)?.[0];
    if (match !== undefined) this.#offset += match.length;
    return match;
  }

  #skipSpace(): void {
    this.#take(SPACE_PATTERN);
  }

  #skipSign(sign: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#offset] !== sign) return false;
    this.#offset++;
    return true;
  }

  #unexpected(wanted: string): JsonMistake {
    const sign = this.#text[this.#offset];
    return this.#mistake(
      sign === undefined ? `the text ends where ${wanted} belongs` : `${sign} where ${wanted} belongs`,
    );
  }

  #mistake(message: string): JsonMistake {
    return new JsonMistake(this.#offset, message);
  }
}
