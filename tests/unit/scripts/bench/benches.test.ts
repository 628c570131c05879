import { describe, expect, it } from 'vitest';
import { BENCHES, parseBenchNames } from '../../../../scripts/bench/benches.ts';
import { ScriptError } from '../../../../scripts/script-error.ts';

describe('parseBenchNames', () => {
  it('takes known names in the order given', () => {
    expect(parseBenchNames(['wire', 'pack'])).toEqual(['wire', 'pack']);
  });

  it.each([[['walk']], [['pack', 'toString']], [[]]])('lists every name for %j', (words) => {
    const names = Object.keys(BENCHES);
    try {
      parseBenchNames(words);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ScriptError);
      const lines = String(error).split('\n').slice(1);
      expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(names);
    }
  });

  it('tells which name is unknown', () => {
    expect(() => parseBenchNames(['pack', 'walk'])).toThrow('There is no benchmark named walk.');
  });
});
