// Reads the fields of a JSON object one by one, collects what is wrong with them and, at the end, what nobody asked for.

import type { JsonObject, JsonValue } from './parse-json.ts';
import type { SheetFault } from './sheet-source.ts';

/** Whole or any number, within bounds that are both allowed. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Said of the bounds: `units`. */
  readonly unit?: string;
}

/** Longest excerpt of a wrong value in a message. */
const EXCERPT_MAX = 60;

export class JsonFields {
  readonly faults: SheetFault[] = [];
  readonly #object: JsonObject;
  readonly #file: string;
  readonly #path: string;
  readonly #asked = new Set<string>();

  /** @param path where the object lies in the file: empty, or `animations.walk.` */
  constructor(object: JsonObject, file: string, path = '') {
    this.#object = object;
    this.#file = file;
    this.#path = path;
  }

  has(key: string): boolean {
    return this.#object.has(key);
  }

  /** The raw value; undefined when the key is absent. */
  get(key: string): JsonValue | undefined {
    this.#asked.add(key);
    return this.#object.get(key);
  }

  /** A required or defaulted number; undefined when it is faulty (which is then in `faults`). */
  number(key: string, rule: NumberRule, fallback?: number): number | undefined {
    const value = this.get(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (isWithin(value, rule)) return value;
    this.refuse(key, value, describeRule(rule));
    return undefined;
  }

  /** Two numbers, x and y. */
  pair(key: string, rule: NumberRule, fallback?: readonly [number, number]): readonly [number, number] | undefined {
    const value = this.get(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (Array.isArray(value) && value.length === 2) {
      const [x, y]: readonly JsonValue[] = value;
      if (isWithin(x, rule) && isWithin(y, rule)) return [x, y];
    }
    this.refuse(key, value, `two numbers, x and y, each ${describeRule(rule)}`);
    return undefined;
  }

  text(key: string): string | undefined {
    const value = this.get(key);
    if (typeof value === 'string') return value;
    this.refuse(key, value, 'a text');
    return undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.get(key);
    if (typeof value !== 'boolean' && value !== undefined) this.refuse(key, value, 'true or false');
    return typeof value === 'boolean' ? value : undefined;
  }

  /** Adds an error about a key's value. */
  refuse(key: string, value: JsonValue | undefined, expected: string): void {
    const name = `"${this.#path}${key}"`;
    const found = value === undefined ? `${name} is missing` : `${name} is ${describeValue(value)}`;
    this.faults.push({
      severity: 'error',
      file: this.#file,
      found,
      expected,
      mend: `Set ${name}, or export the sheet again.`,
    });
  }

  /** Adds a warning for each key that nobody has asked for. */
  warnOfUnknownKeys(): void {
    for (const key of this.#object.keys()) {
      if (this.#asked.has(key)) continue;
      this.faults.push({
        severity: 'warning',
        file: this.#file,
        found: `the key "${this.#path}${key}" is not known and is left out`,
        expected: 'only keys of the sheet format',
        mend: 'Correct its spelling or remove it.',
      });
    }
  }
}

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return value instanceof Map;
}

/** @returns the value as JSON, shortened: `"3"`, `[1,2]` */
export function describeValue(value: JsonValue): string {
  const text = isJsonObject(value) ? '{...}' : Array.isArray(value) ? describeList(value) : JSON.stringify(value);
  return text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX)}...` : text;
}

function describeList(values: readonly JsonValue[]): string {
  return `[${values.slice(0, EXCERPT_MAX).map(describeValue).join(', ')}]`;
}

function isWithin(value: JsonValue | undefined, rule: NumberRule): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value >= rule.min && value <= rule.max && (rule.whole !== true || Number.isInteger(value));
}

function describeRule(rule: NumberRule): string {
  const unit = rule.unit === undefined ? '' : ` ${rule.unit}`;
  return `a ${rule.whole === true ? 'whole ' : ''}number from ${rule.min} to ${rule.max}${unit}`;
}
