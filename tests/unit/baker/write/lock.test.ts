import { describe, expect, it } from 'vitest';
import {
  compareLocks,
  describeDifferences,
  formatLock,
  type Lock,
  type LockEntry,
  parseLock,
} from '../../../../baker/write/lock.ts';

function entry(values: string, file: string, sources: string): LockEntry {
  return { values, file, bytes: 10, sources };
}

const LOCKED: Lock = {
  'sprites/barrel/texels': entry('v1', 'f1', 's1'),
  'sprites/barrel/shell': entry('v2', 'f2', 's1'),
  'sprites/crate/texels': entry('v3', 'f3', 's2'),
  'sprites/lamp/texels': entry('v4', 'f4', 's3'),
  'maps/yard': entry('v5', 'f5', 's4'),
};

describe('a lock', () => {
  it('is read as it was written', () => {
    expect(parseLock(formatLock(LOCKED), 'x')).toEqual(LOCKED);
  });

  it('has a line an output, sorted, whatever order they came in', () => {
    const reversed = Object.fromEntries(Object.entries(LOCKED).reverse());
    expect(formatLock(reversed)).toBe(formatLock(LOCKED));
    const lines = formatLock(LOCKED).split('\n');
    expect(lines.filter((line) => line.includes('"values"')).length).toBe(5);
  });

  it('of another kind or version is a mismatch with a way out', () => {
    for (const text of ['', '{}', 'null', formatLock({}).replace('"version": 1', '"version": 2')]) {
      expect(() => parseLock(text, 'baked/manifest.lock.json')).toThrow(/manifest.lock.json is not a lock.*--lock/);
    }
  });
});

describe('compareLocks', () => {
  it('finds nothing between equals', () => {
    expect(compareLocks(LOCKED, { ...LOCKED })).toEqual([]);
  });

  it('tells why an output differs', () => {
    const { 'maps/yard': _, ...rest } = LOCKED;
    const found: Lock = {
      ...rest,
      'sprites/barrel/texels': entry('w1', 'g1', 't1'),
      'sprites/barrel/shell': entry('w2', 'g2', 't1'),
      'sprites/crate/texels': entry('w3', 'g3', 's2'),
      'sprites/lamp/texels': entry('v4', 'g4', 's3'),
      'sprites/new/texels': entry('v6', 'f6', 's6'),
    };
    const differences = compareLocks(LOCKED, found);
    expect(differences).toEqual([
      { id: 'maps/yard', reason: 'gone' },
      { id: 'sprites/barrel/shell', reason: 'source' },
      { id: 'sprites/barrel/texels', reason: 'source' },
      { id: 'sprites/crate/texels', reason: 'code' },
      { id: 'sprites/lamp/texels', reason: 'codec' },
      { id: 'sprites/new/texels', reason: 'new' },
    ]);
    expect(describeDifferences(differences)).toEqual([
      'maps/yard: gone',
      'barrel: its source changed (shell, texels)',
      'crate: the code that bakes it changed (texels)',
      'lamp: same values, compressed differently (texels)',
      'new: new (texels)',
    ]);
  });

  it('is silent about sources that changed without changing the output', () => {
    expect(compareLocks(LOCKED, { ...LOCKED, 'maps/yard': entry('v5', 'f5', 'other') })).toEqual([]);
  });
});
