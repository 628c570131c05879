import { describe, expect, it } from 'vitest';
import {
  directionOfSky,
  isNight,
  SUNRISE_HOUR,
  SUNSET_HOUR,
  stepSunHour,
  sunAt,
} from '../../../../shared/look/sun-path.ts';
import { TO_CAMERA } from '../../../../shared/projection.ts';

const MINUTE = 1 / 60;

function minutesOfDay(): number[] {
  return Array.from({ length: (SUNSET_HOUR - SUNRISE_HOUR) * 60 }, (_, minute) => SUNRISE_HOUR + minute * MINUTE);
}

describe('directionOfSky', () => {
  it.each([
    ['north', 0, [0, -1, 0]],
    ['east', 90, [1, 0, 0]],
    ['south', 180, [0, 1, 0]],
    ['west', 270, [-1, 0, 0]],
  ])('points %s in game axes', (_name, azimuth, expected) => {
    const direction = directionOfSky(azimuth, 0);
    for (const axis of [0, 1, 2]) expect(direction[axis]).toBeCloseTo(expected[axis]!, 12);
  });

  it('points up', () => {
    expect(directionOfSky(123, 90)[2]).toBe(1);
  });
});

describe('sunAt', () => {
  it.each([
    [SUNRISE_HOUR, 157.5, 10],
    [12, 200, 42],
    [17.5, 238, 17],
  ])('stands at %d where the art was judged', (hour, azimuth, elevation) => {
    const sun = sunAt(hour);
    expect(sun.isMoon).toBe(false);
    expect(sun.azimuth).toBeCloseTo(azimuth, 9);
    expect(sun.elevation).toBeCloseTo(elevation, 9);
  });

  it('goes from south-south-east to west-north-west, up to noon and down again', () => {
    const day = minutesOfDay().map(sunAt);
    for (let minute = 1; minute < day.length; minute++) {
      const [before, now] = [day[minute - 1]!, day[minute]!];
      expect(now.azimuth).toBeGreaterThan(before.azimuth);
      // No jumps: under a degree of azimuth a minute, even at dusk.
      expect(now.azimuth - before.azimuth).toBeLessThan(1);
      if (minute * MINUTE < 12 - SUNRISE_HOUR) expect(now.elevation).toBeGreaterThan(before.elevation);
      else if (minute * MINUTE > 12 - SUNRISE_HOUR + MINUTE) expect(now.elevation).toBeLessThan(before.elevation);
      expect(now.elevation).toBeGreaterThanOrEqual(10);
      expect(now.elevation).toBeLessThanOrEqual(42);
    }
    expect(day.at(-1)!.azimuth).toBeGreaterThan(281.25);
    expect(day.at(-1)!.azimuth).toBeLessThan(303.75);
  });

  it('keeps shadows visible: never within 20 degrees of the camera or of the point opposite to it', () => {
    for (const hour of [...minutesOfDay(), 23]) {
      const { direction } = sunAt(hour);
      const flat = Math.hypot(direction[0], direction[1]) * Math.hypot(TO_CAMERA[0], TO_CAMERA[1]);
      const cosine = (direction[0] * TO_CAMERA[0] + direction[1] * TO_CAMERA[1]) / flat;
      expect(Math.abs(cosine)).toBeLessThan(Math.cos((20 * Math.PI) / 180));
    }
  });

  it('gives unit vectors', () => {
    for (const hour of minutesOfDay()) expect(Math.hypot(...sunAt(hour).direction)).toBeCloseTo(1, 12);
  });

  it('has a moon that stands still', () => {
    expect(sunAt(2)).toEqual(sunAt(22));
    expect(sunAt(23)).toMatchObject({ isMoon: true, azimuth: 215, elevation: 40, fade: 1 });
  });

  it('is dark where sun and moon change over, and at full strength an hour later', () => {
    for (const change of [SUNRISE_HOUR, SUNSET_HOUR]) {
      expect(sunAt(change).fade).toBe(0);
      for (const beside of [-1, 1]) {
        expect(sunAt(change + beside * 1e-6).fade).toBeLessThan(1e-6);
        expect(sunAt(change + beside).fade).toBe(1);
      }
    }
  });

  it('repeats by the day', () => {
    expect(sunAt(36).azimuth).toBeCloseTo(sunAt(12).azimuth, 9);
    expect([isNight(-1), isNight(26), isNight(30), isNight(SUNSET_HOUR), isNight(SUNRISE_HOUR)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('stepSunHour', () => {
  it.each([0.09, 0.024, 0.012])('moves the tip of a 6-unit shadow by half a texel of %d units at most', (texel) => {
    // Beside sunrise and sunset the number of steps is bounded instead.
    const steps = new Set<number>();
    for (let hour = 7; hour < 16; hour += 0.001) steps.add(stepSunHour(hour, texel));
    const hours = [...steps].sort((a, b) => a - b);
    for (let k = 1; k < hours.length; k++) {
      const [a, b] = [sunAt(hours[k - 1]!).direction, sunAt(hours[k]!).direction];
      const turned = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      // 10 %: within a quarter of an hour the sun's speed changes by as much.
      expect((turned * 6) / Math.min(a[2], b[2])).toBeLessThanOrEqual(0.5 * texel * 1.1);
    }
  });

  it('never runs backwards and never lags by more than a quarter of an hour', () => {
    let before = 0;
    for (let hour = 0; hour < 24; hour += 0.017) {
      const shown = stepSunHour(hour, 0.02);
      expect(shown).toBeGreaterThanOrEqual(before);
      expect(shown).toBeLessThanOrEqual(hour);
      expect(hour - shown).toBeLessThanOrEqual(0.25);
      before = shown;
    }
  });

  it('stays on the same side of the change between sun and moon', () => {
    for (let hour = 0; hour < 24; hour += 0.01) expect(isNight(stepSunHour(hour, 0.02))).toBe(isNight(hour));
  });
});
