import { describe, expect, it } from 'vitest';
import { FLICKER_HZ, flickerAt, flickerStepAt } from '../../../../../game/frame/lamps/flicker.ts';

const STEPS = Array.from({ length: 4000 }, (_, step) => step);

describe('flickerAt', () => {
  it('stays between -1 and 1, uses most of that, and is nothing on the whole', () => {
    const values = STEPS.map((step) => flickerAt(42, step));
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...values)).toBeGreaterThan(0.7);
    expect(Math.min(...values)).toBeLessThan(-0.7);
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.05);
  });

  it('moves in every second, and never jumps from one end to the other', () => {
    for (let step = 0; step + FLICKER_HZ < STEPS.length; step++) {
      const second = STEPS.slice(step, step + FLICKER_HZ).map((at) => flickerAt(7, at));
      expect(Math.max(...second) - Math.min(...second)).toBeGreaterThan(0.01);
      expect(Math.abs(second[1]! - second[0]!)).toBeLessThan(1.2);
    }
  });

  it('is the same for the same seed and step, and another for another seed', () => {
    expect(flickerAt(1, 10)).toBe(flickerAt(1, 10));
    const alike = STEPS.filter((step) => Math.abs(flickerAt(1, step) - flickerAt(2, step)) < 0.02);
    expect(alike.length).toBeLessThan(STEPS.length / 10);
  });
});

describe('flickerStepAt', () => {
  it('counts FLICKER_HZ steps a second', () => {
    expect(flickerStepAt(0)).toBe(0);
    expect(flickerStepAt(999)).toBe(FLICKER_HZ - 1);
    expect(flickerStepAt(60_000)).toBe(60 * FLICKER_HZ);
  });
});
