// Inputs broken at random, by a seeded generator so that a failure comes again: bytes of any file, chunks of a PNG with sums that are
// right again, and JSON by its structure.

import type { Random } from '../../shared/hash.ts';
import { chunk, join, SIGNATURE } from '../unit/baker/image/build-png.ts';

/** How many times as many rounds: a few seconds in every run, hours where someone asks for them (TALLOW_FUZZ=100). */
export const FUZZ_FACTOR = Math.max(1, Number(process.env.TALLOW_FUZZ) || 1);

/** @returns seeds from `first` on, `count` of them times FUZZ_FACTOR */
export function listSeeds(first: number, count: number): number[] {
  return Array.from({ length: count * FUZZ_FACTOR }, (_, i) => first + i);
}

/** A few bytes changed, a part cut out, doubled or cut off. */
export function damageBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const length = 1 + random.below(12);
  switch (random.below(4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return join(bytes.subarray(0, at), bytes.subarray(at + length));
    case 2:
      return join(bytes.subarray(0, at + length), bytes.subarray(at));
    default: {
      const changed = Uint8Array.from(bytes);
      for (let i = random.below(4); i >= 0; i--) changed[random.below(changed.length)] = random.below(256);
      return changed;
    }
  }
}

/** Chunks of a PNG changed, with sums that are right again: what lies behind the first line of checks. */
export function damageChunks(bytes: Uint8Array, random: Random): Uint8Array {
  const chunks: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const types = ['PLTE', 'tRNS', 'gAMA', 'iCCP', 'eXIf', 'IDAT', 'acTL'] as const;
  for (let offset = SIGNATURE.length; offset < bytes.length; ) {
    const length = view.getUint32(offset);
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    const data = Uint8Array.from(bytes.subarray(offset + 8, offset + 8 + length));
    const hit = random.below(3);
    if (hit === 0 && data.length > 0) data[random.below(data.length)] = random.below(256);
    if (hit === 1) chunks.push(chunk(random.pick(types), damageBytes(data.length > 0 ? data : SIGNATURE, random)));
    if (random.below(8) > 0) chunks.push(chunk(type, data));
    offset += length + 12;
  }
  return join(SIGNATURE, ...chunks);
}

/** What a field may hold by mistake. */
const VALUES: readonly unknown[] = [
  0,
  -1,
  1,
  2,
  3,
  0.5,
  -0,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  '3',
  'crate',
  'constructor',
  '\u0000\ud800',
  null,
  true,
  false,
  [],
  {},
  [1, 2],
  [[]],
  { a: 1 },
];

const KEYS = ['extra', '__proto__', 'toString', 'constructor', '', 'Version', '0', 'frames', 'name'] as const;

/** A few places of a JSON value removed, replaced, doubled, swapped or added to, at any depth. @returns a new value */
export function damageJson(value: unknown, random: Random): unknown {
  let damaged = value;
  for (let i = random.below(3); i >= 0; i--) damaged = damagePlace(damaged, random);
  return damaged;
}

function damagePlace(value: unknown, random: Random): unknown {
  // Deeper more often than here: most of what a file holds is deep.
  if (Array.isArray(value) && value.length > 0 && random.below(5) > 0) {
    const items: unknown[] = [...value];
    const at = random.below(items.length);
    const kind = random.below(6);
    if (kind === 0) items.splice(at, 1);
    else if (kind === 1) items.splice(at, 0, items[at]);
    else if (kind === 2) items.splice(at, 0, random.pick(VALUES));
    else items[at] = damagePlace(items[at], random);
    return items;
  }
  if (typeof value === 'object' && value !== null && random.below(8) > 0) {
    const entries = Object.entries(value);
    const at = random.below(entries.length + 1);
    const entry = entries[at];
    const kind = random.below(6);
    if (entry === undefined || kind === 0) entries.push([random.pick(KEYS), random.pick(VALUES)]);
    else if (kind === 1) entries.splice(at, 1);
    else if (kind === 2) entries[at] = [entry[0], random.pick(entries)[1]];
    else entries[at] = [entry[0], damagePlace(entry[1], random)];
    // fromEntries makes an own key even of __proto__.
    return Object.fromEntries(entries);
  }
  if (typeof value === 'number' && random.below(2) > 0) return value * random.pick([-1, 0.5, 2, 1000, 1e300]);
  if (typeof value === 'string' && random.below(2) > 0)
    return value.slice(random.below(value.length + 1)) + random.pick(['', 'x', '_', ' ']);
  return random.pick(VALUES);
}

/** @returns JSON damaged by structure, or its text by bytes, or nested deeper than any stack */
export function damageJsonText(value: unknown, random: Random): Uint8Array {
  const kind = random.below(12);
  if (kind === 0) return new TextEncoder().encode('['.repeat(100_000));
  if (kind === 1) return new TextEncoder().encode(`{"version": ${'9'.repeat(100_000)}}`);
  const text = new TextEncoder().encode(JSON.stringify(kind < 4 ? value : damageJson(value, random)));
  return kind < 4 ? damageBytes(text, random) : text;
}
