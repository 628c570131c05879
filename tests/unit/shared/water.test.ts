import { describe, expect, it } from 'vitest';
import { isWater, waterDrift, waterStepAt } from '../../../shared/water.ts';

describe('isWater', () => {
  it.each([
    ['ground_water', true],
    ['ground_water_deep', true],
    ['ground_swamp', false],
    ['ground_waterlogged', false],
  ])('%s: %s', (name, expected) => {
    expect(isWater(name)).toBe(expected);
  });
});

describe('waterDrift', () => {
  it('rests at step 0 and goes on by at most one texel a step along each axis, right sooner than down', () => {
    expect(waterDrift(0).map(Math.abs)).toEqual([0, 0]);
    for (let step = 0; step < 100; step++) {
      const [now, next] = [waterDrift(step), waterDrift(step + 1)];
      for (const axis of [0, 1] as const) expect([0, 1]).toContain(now[axis] - next[axis]);
    }
    const [right, down] = waterDrift(100);
    expect(right).toBe(-50);
    expect(down).toBe(-7);
  });
});

describe('waterStepAt', () => {
  it('counts four steps a second', () => {
    expect([0, 249, 250, 60_000].map(waterStepAt)).toEqual([0, 0, 1, 240]);
  });
});
