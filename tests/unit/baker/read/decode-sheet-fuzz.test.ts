// Sheets broken at random: whatever comes in, decodeSheet answers with a whole sheet or with errors, and never throws.
// Seeded, so that a failure comes again; the seed is in the test's name.

import { describe, expect, test } from 'vitest';
import { compareFaults, describeFault } from '../../../../baker/fault.ts';
import { decodeSheet } from '../../../../baker/read/decode-sheet.ts';
import { parseSheetInfo } from '../../../../baker/read/parse-sheet-info.ts';
import { createRandom } from '../../../../shared/hash.ts';
import { damageBytes, damageChunks, damageJsonText, listSeeds } from '../../../support/damage.ts';
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

const FULL_INFO = {
  ...INFO,
  facings: 1,
  variants: 1,
  animations: { idle: { frames: 1, fps: 2 } },
  wang: { probability: 0.5, variants: Array.from({ length: 16 }, () => [0]) },
};

describe('random damage', () => {
  test.each(listSeeds(1000, 4))('bytes of a PNG, seed %i', async (seed) => {
    const random = createRandom(seed);
    for (let i = 0; i < 30; i++) {
      const name = random.pick(PNG_FILES);
      await checkAnswer({ [name]: damageBytes(GOOD.get(name)!, random) });
    }
  });

  test.each(listSeeds(2000, 4))('chunks of a PNG, seed %i', async (seed) => {
    const random = createRandom(seed);
    const answers = new Set<string>();
    for (let i = 0; i < 25; i++) {
      const name = random.pick(PNG_FILES);
      answers.add(await checkAnswer({ [name]: damageChunks(GOOD.get(name)!, random) }));
    }
    // Both happen, or the damage is too weak or too strong to test anything.
    expect(answers.size).toBe(2);
  });

  test.each(listSeeds(3000, 2))('values of sprite.json, seed %i', async (seed) => {
    const random = createRandom(seed);
    for (let i = 0; i < 50; i++) await checkAnswer({ 'sprite.json': damageJsonText(FULL_INFO, random) });
  });

  test('bytes of sprite.json', () => {
    const random = createRandom(11);
    const good = GOOD.get('sprite.json')!;
    for (let i = 0; i < 1000; i++) {
      const { info, faults } = parseSheetInfo(damageBytes(good, random), 'crate');
      expect(info === undefined).toBe(faults.some((fault) => fault.severity === 'error'));
    }
  });
});

test('the undamaged sheet is a sheet', async () => {
  expect(await checkAnswer({})).toBe('sheet');
  expect(GOOD.size).toBe(8);
  expect(WIDTH * HEIGHT).toBe(30);
});
