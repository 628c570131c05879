import { describe, expect, it } from 'vitest';
import { isGlowing } from '../../../../baker/image/is-glowing.ts';
import { createFrameMaps } from '../../../../shared/format/sheet.ts';

describe('isGlowing', () => {
  const frame = createFrameMaps(3, 1);
  frame.emissive.set([0, 0, 0, 188, 0, 0, 10, 10, 255]);

  it('asks the brightest channel, in linear light', () => {
    // 188 is just above half the light of 255, 187 just below.
    expect([0, 1, 2].map((texel) => isGlowing(frame, { emissiveScale: 1 }, texel))).toEqual([false, true, true]);
    frame.emissive[3] = 187;
    expect(isGlowing(frame, { emissiveScale: 1 }, 1)).toBe(false);
  });

  it('asks after the scale', () => {
    expect(isGlowing(frame, { emissiveScale: 0.5 }, 2)).toBe(false);
    expect(isGlowing(frame, { emissiveScale: 0.51 }, 2)).toBe(true);
    expect(isGlowing(frame, { emissiveScale: 2 }, 1)).toBe(true);
    expect(isGlowing(frame, { emissiveScale: 100 }, 0)).toBe(false);
  });
});
