// Sheets broken at random: whatever comes in, decodeSheet answers with a whole sheet or with errors, and never throws.
// Seeded, so that a failure comes again; the seed is in the test's name.

import { describe, expect, test } from 'vitest';
import { compareFaults, describeFault } from '../../../../baker/fault.ts';
import { decodeSheet } from '../../../../baker/read/decode-sheet.ts';
import { parseSheetInfo } from '../../../../baker/read/parse-sheet-info.ts';
import { createRandom, type Random } from '../../../../shared/hash.ts';
import { chunk, join, SIGNATURE } from '../image/build-png.ts';
import { goodFiles, HEIGHT, INFO, makeSheet, WIDTH } from './make-sheet.ts';

const GOOD = goodFiles();
const PNG_FILES = [...GOOD.keys()].filter((name) => name.endsWith('.png'));

async function checkAnswer(changes: Readonly<Record<string, Uint8Array>>): Promise<'sheet' | 'errors'> {
  const { sheet, faults } = await decodeSheet(makeSheet(changes));
  expect([...faults].sort(compareFaults)).toEqual(faults);
  for (const fault of faults) {
    expect([fault.found, fault.expected, fault.mend]).not.toContain('');
    expect(describeFault(fault)).not.toMatch(/undefined|NaN|\[object/);
  }
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  expect(errors > 0).toBe(sheet === undefined);
  if (sheet === undefined) return 'errors';
  const { info, frames } = sheet;
  expect(frames).toHaveLength(info.frames);
  for (const frame of frames) {
    expect([frame.width, frame.height]).toEqual([info.frameWidth, info.frameHeight]);
    let wrong = 0;
    for (let i = 0; i < frame.width * frame.height; i++) {
      const alpha = frame.albedo[i * 4 + 3]!;
      const rest = frame.albedo[i * 4]! + frame.heights[i]! + frame.backs[i]! + frame.normal[i * 3 + 2]!;
      if (alpha !== 255 && (alpha !== 0 || rest !== 0)) wrong++;
      if (frame.backs[i]! > frame.heights[i]!) wrong++;
    }
    expect(wrong).toBe(0);
  }
  return 'sheet';
}

/** A few bytes changed, a part cut out, doubled or cut off. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
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
function damageChunks(bytes: Uint8Array, random: Random): Uint8Array {
  const chunks: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let offset = SIGNATURE.length; offset < bytes.length; ) {
    const length = view.getUint32(offset);
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    const data = Uint8Array.from(bytes.subarray(offset + 8, offset + 8 + length));
    const hit = random.below(3);
    if (hit === 0 && data.length > 0) data[random.below(data.length)] = random.below(256);
    if (hit === 1)
      chunks.push(
        chunk(
          random.pick(['PLTE', 'tRNS', 'gAMA', 'iCCP', 'eXIf', 'IDAT', 'acTL']),
          damage(data.length > 0 ? data : SIGNATURE, random),
        ),
      );
    if (random.below(8) > 0) chunks.push(chunk(type, data));
    offset += length + 12;
  }
  return join(SIGNATURE, ...chunks);
}

const VALUES = [
  0,
  -1,
  1,
  2,
  3,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  '3',
  'crate',
  null,
  true,
  false,
  [],
  {},
  [1, 2],
  [[]],
  { a: 1 },
];

/** Keys removed, added, swapped, values of every kind, one or several levels deep. */
function damageInfo(random: Random): Uint8Array {
  const info: Record<string, unknown> = {
    ...INFO,
    facings: 1,
    variants: 1,
    animations: { idle: { frames: 1, fps: 2 } },
    wang: { probability: 0.5, variants: Array.from({ length: 16 }, () => [0]) },
  };
  for (let i = random.below(3); i >= 0; i--) {
    const key = random.pick(Object.keys(info));
    const value = info[key];
    const kind = random.below(4);
    if (kind === 0) delete info[key];
    else if (kind === 1 && typeof value === 'object')
      info[key] = { ...value, [random.pick(['frames', '0', 'idle'])]: random.pick(VALUES) };
    else if (kind === 2) info[random.pick(['extra', '__proto__', 'toString', 'Version'])] = random.pick(VALUES);
    else info[key] = random.pick(VALUES);
  }
  return new TextEncoder().encode(JSON.stringify(info));
}

describe('random damage', () => {
  test.each([1, 2, 3, 4])('bytes of a PNG, seed %i', async (seed) => {
    const random = createRandom(seed);
    for (let i = 0; i < 30; i++) {
      const name = random.pick(PNG_FILES);
      await checkAnswer({ [name]: damage(GOOD.get(name)!, random) });
    }
  });

  test.each([5, 6, 7, 8])('chunks of a PNG, seed %i', async (seed) => {
    const random = createRandom(seed);
    const answers = new Set<string>();
    for (let i = 0; i < 25; i++) {
      const name = random.pick(PNG_FILES);
      answers.add(await checkAnswer({ [name]: damageChunks(GOOD.get(name)!, random) }));
    }
    // Both happen, or the damage is too weak or too strong to test anything.
    expect(answers.size).toBe(2);
  });

  test.each([9, 10])('values of sprite.json, seed %i', async (seed) => {
    const random = createRandom(seed);
    for (let i = 0; i < 50; i++) await checkAnswer({ 'sprite.json': damageInfo(random) });
  });

  test('bytes of sprite.json', () => {
    const random = createRandom(11);
    const good = GOOD.get('sprite.json')!;
    for (let i = 0; i < 1000; i++) {
      const { info, faults } = parseSheetInfo(damage(good, random), 'crate');
      expect(info === undefined).toBe(faults.some((fault) => fault.severity === 'error'));
    }
  });
});

test('the undamaged sheet is a sheet', async () => {
  expect(await checkAnswer({})).toBe('sheet');
  expect(GOOD.size).toBe(8);
  expect(WIDTH * HEIGHT).toBe(30);
});
