import { describe, expect, it } from 'vitest';
import { bandSoftnessAt, thresholdsPassed } from '../../../../shared/look/band-softness.ts';
import { LOOK_DEFAULTS } from '../../../../shared/look/look.ts';

describe('bandSoftnessAt', () => {
  it('is nothing while the light stands still: all night but its ends', () => {
    for (const hour of [0, 2, 4, 20, 23.99]) expect(bandSoftnessAt(LOOK_DEFAULTS, hour)).toBe(0);
  });

  it('is thin through the day and wide at dawn and dusk', () => {
    for (const hour of [9, 12, 15]) expect(bandSoftnessAt(LOOK_DEFAULTS, hour)).toBeLessThan(0.03);
    for (const hour of [5.4, 6, 17.8, 18.2]) expect(bandSoftnessAt(LOOK_DEFAULTS, hour)).toBeGreaterThan(0.1);
  });

  it('never lights darkness: an edge ends before luminance 0', () => {
    for (let hour = 0; hour < 24; hour += 0.05) {
      const softness = bandSoftnessAt({ ...LOOK_DEFAULTS, bandMinutes: 60 }, hour);
      expect(thresholdsPassed(LOOK_DEFAULTS, 0, softness)).toEqual([0, 0, 0, 0]);
    }
  });

  it('is off where the look says so', () => {
    for (const hour of [5.5, 12, 18]) expect(bandSoftnessAt({ ...LOOK_DEFAULTS, bandMinutes: 0 }, hour)).toBe(0);
  });

  it('grows with the minutes: a light that moves evenly moves twice as far in twice the time', () => {
    // In the middle of a blend of two phases the change is even, but for the sun's own turn.
    const [once, twice] = [4, 8].map((bandMinutes) => bandSoftnessAt({ ...LOOK_DEFAULTS, bandMinutes }, 16.9));
    expect(twice! / once!).toBeCloseTo(2, 2);
  });
});

describe('thresholdsPassed', () => {
  it('steps from each threshold on when edges are hard', () => {
    const [first, second, third, fourth] = LOOK_DEFAULTS.toonThresholds;
    const bands = [0, first - 0.001, first, second, third, fourth, 3].map(
      (value) => thresholdsPassed(LOOK_DEFAULTS, value, 0).filter((share) => share === 1).length,
    );
    expect(bands).toEqual([0, 0, 1, 2, 3, 4, 4]);
  });

  it('is half way on a threshold whose edge is soft, and whole at its ends', () => {
    const [, second] = LOOK_DEFAULTS.toonThresholds;
    const shares = [-0.06, -0.05, -0.025, 0, 0.05, 0.06].map(
      (beside) => thresholdsPassed(LOOK_DEFAULTS, second + beside, 0.1)[1]!,
    );
    for (const [i, share] of [0, 0, 0.25, 0.5, 1, 1].entries()) expect(shares[i]).toBeCloseTo(share, 9);
  });
});
