import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeTimes } from '../../../baker/cli/describe-bake.ts';
import { StageClock, sumTimes } from '../../../baker/stage-times.ts';

describe('StageClock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives each stage the time until the next one begins, and a stage that comes again both of its times', () => {
    const clock = new StageClock();
    vi.advanceTimersByTime(1000);
    clock.begin('read');
    vi.advanceTimersByTime(30);
    clock.begin('shell');
    vi.advanceTimersByTime(200);
    clock.begin('read');
    vi.advanceTimersByTime(12);
    expect(clock.end()).toEqual({ read: 42, shell: 200 });
    vi.advanceTimersByTime(500);
    expect(clock.end()).toEqual({ read: 42, shell: 200 });
  });
});

it('times of several workers add up, in the order of the stages', () => {
  const times = sumTimes([{ find: 5 }, { read: 1000, shell: 2340 }, { read: 500, brick: 10 }]);
  expect(times).toEqual({ find: 5, read: 1500, shell: 2340, brick: 10 });
  expect(describeTimes(times)).toBe('seconds by stage: find 0.01, read 1.50, shell 2.34, brick 0.01');
});
