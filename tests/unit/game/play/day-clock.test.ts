import { describe, expect, it } from 'vitest';
import { DayClock } from '../../../../game/play/day-clock.ts';
import { LOOK_DEFAULTS } from '../../../../shared/look/look.ts';
import { isNight, sunAt } from '../../../../shared/look/sun-path.ts';
import { shownColor } from '../../../support/shown-color.ts';

/** Across the rays: the map of 2048 texels over a view of 400 x 250 has about this at noon. */
const TEXEL_UNITS = 0.012;
const FRAMES_PER_SECOND = 20;

interface Seen {
  readonly hour: number;
  readonly sun: number;
  readonly mood: number;
}

/** Lets a clock run frame by frame; lists the light's changes. */
function run(clock: DayClock, seconds: number): Seen[] {
  const seen: Seen[] = [];
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    if (clock.advance(1 / FRAMES_PER_SECOND, TEXEL_UNITS)) seen.push({ hour: clock.hour, ...clock.light });
  }
  return seen;
}

function countSunSteps(seen: readonly Seen[]): number {
  return new Set(seen.map(({ sun }) => sunAt(sun).direction.join())).size;
}

const clockAt = (hour: number, minutes: number, isFrozen = false): DayClock =>
  new DayClock(LOOK_DEFAULTS, hour, minutes, isFrozen);

describe('DayClock', () => {
  it('goes through a day in as many minutes as it is told, past midnight', () => {
    const clock = clockAt(18, 24);
    run(clock, 12 * 60);
    expect(clock.hour).toBeCloseTo(6, 6);
  });

  it('stands still by default, when it is stopped and when it is frozen', () => {
    for (const clock of [clockAt(18, 0), clockAt(18, 24, true)]) {
      expect(run(clock, 60)).toEqual([]);
      expect(clock.hour).toBe(18);
    }
    const clock = clockAt(18, 24);
    clock.toggle();
    expect(run(clock, 60)).toEqual([]);
    clock.toggle();
    expect(clock.minutes).toBe(24);
    expect(run(clock, 60).length).toBeGreaterThan(0);
  });

  it('shows the very hour that it is set to, and goes on from there without stepping back', () => {
    const clock = clockAt(12, 24);
    for (const hour of [7.237, 12.0001, 18.5551, 23.77, 4.9999]) {
      clock.setHour(hour);
      expect(clock.light).toEqual({ sun: hour, mood: hour });
      let before: Seen = { hour, sun: hour, mood: hour };
      for (const now of run(clock, 30)) {
        const ahead = (a: number, b: number): number => (a - b + 24) % 24;
        expect(ahead(now.sun, before.sun)).toBeLessThan(12);
        expect(ahead(now.mood, before.mood)).toBeLessThan(12);
        before = now;
      }
    }
  });

  it('takes hours of any day', () => {
    const clock = clockAt(-1, 0);
    expect(clock.hour).toBe(23);
    clock.setHour(36);
    expect(clock.hour).toBe(12);
  });

  it('changes its speed step by step, to an end', () => {
    const clock = clockAt(12, 48);
    const speeds = ([-1, -1, 1, 1, 1, 1, 1] as const).map((by) => {
      clock.changeSpeed(by);
      return clock.minutes;
    });
    expect(speeds).toEqual([96, 96, 48, 24, 12, 6, 6]);
  });

  it('lets no time pass while the page stood still', () => {
    const clock = clockAt(12, 24);
    clock.advance(3600, TEXEL_UNITS);
    // Five seconds at most: five minutes of the day.
    expect(clock.hour).toBeLessThan(12 + 5.1 / 60);
  });

  it('has the shadow map drawn a few times a second at most, and hardly at night', () => {
    const minuteAt = (hour: number): number => countSunSteps(run(clockAt(hour, 48), 60));
    // Redraws in a real minute of a day of 48: half an hour of the day.
    expect(minuteAt(12)).toBeLessThanOrEqual(65);
    expect(minuteAt(18.4)).toBeLessThanOrEqual(260);
    expect(minuteAt(22)).toBeLessThanOrEqual(1);
  });

  it('draws nothing between two steps of the sun while the mood stands still', () => {
    const noon = run(clockAt(12, 48), 60);
    expect(noon.length).toBe(countSunSteps(noon));
    expect(run(clockAt(21, 48), 60).length).toBe(0);
  });

  it('keeps sun and moon where the mood has them: both change hands in the same step', () => {
    for (const start of [4.9, 18.9]) {
      for (const { sun, mood } of run(clockAt(start, 24), 20)) {
        expect(isNight(sun)).toBe(isNight(mood));
      }
    }
  });

  it('makes no surface jump at dawn and dusk: no step changes a grey by more than two bytes', () => {
    const normals = [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ] as const;
    // By mood alone: what the sun's own step moves is bounded by its tests.
    const greysAt = (hour: number): number[] =>
      normals.flatMap((normal) => shownColor(LOOK_DEFAULTS, hour, { albedo: [0.18, 0.18, 0.18], normal, isLit: true }));
    let worst = 0;
    for (const start of [4.8, 17.7]) {
      const clock = clockAt(start, 24);
      let before = greysAt(clock.light.mood);
      // To 6:20 and to 19:14.
      for (const { mood } of run(clock, 92)) {
        const now = greysAt(mood);
        for (const [i, value] of now.entries()) worst = Math.max(worst, Math.abs(value - before[i]!));
        before = now;
      }
    }
    expect(worst).toBeGreaterThan(0.1);
    expect(worst).toBeLessThan(2);
  });
});
