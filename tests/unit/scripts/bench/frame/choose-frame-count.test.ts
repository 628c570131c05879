import { describe, expect, it } from 'vitest';
import { chooseFrameCount } from '../../../../../scripts/bench/frame/choose-frame-count.ts';

describe('chooseFrameCount', () => {
  it.each([
    [10, 100],
    [346, 3],
    [5000, 2],
    [0.2, 300],
    [0, 300],
  ])('measures a frame of %d ms %d times', (ms, count) => expect(chooseFrameCount(ms)).toBe(count));
});
