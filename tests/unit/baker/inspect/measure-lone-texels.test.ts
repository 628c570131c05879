import { describe, expect, it } from 'vitest';
import { isGrainy, loneShareLimit, measureLoneTexels } from '../../../../baker/inspect/measure-lone-texels.ts';
import { createFrameMaps, type FrameMaps } from '../../../../shared/format/sheet.ts';

/** A square of light grey that looks up, with so many dark texels that touch neither each other nor the edge. */
function frameWith(edge: number, dark: number): FrameMaps {
  const frame = createFrameMaps(edge, edge);
  for (let i = 0; i < edge * edge; i++) {
    frame.albedo.set([200, 200, 200, 255], i * 4);
    frame.normal.set([128, 128, 255], i * 3);
  }
  for (let n = 0; n < dark; n++) frame.albedo.set([60, 60, 60], (edge + 1 + 2 * n) * 4);
  return frame;
}

describe('measureLoneTexels', () => {
  const lone = measureLoneTexels([frameWith(10, 0), frameWith(10, 3), frameWith(10, 3), frameWith(10, 1)], {
    emissiveScale: 0,
  });

  it('has an entry for each light, in the order they are named', () => {
    expect(lone.map(({ lighting }) => lighting)).toEqual(['noon', 'low sun', 'night']);
  });

  it('takes the mean over the frames, and the first of the worst', () => {
    const [noon] = lone;
    expect(noon).toEqual({ lighting: 'noon', mean: expect.closeTo(7 / 400, 12), worst: 0.03, worstFrame: 1 });
  });
});

describe('the limit', () => {
  const loneOf = (worst: number) => [{ lighting: 'noon', mean: 0, worst, worstFrame: 0 }];

  it('is 2 %, and 4 % for mobiles; of the worst frame under any light', () => {
    expect([loneShareLimit('barrel'), loneShareLimit('mobile_smith')]).toEqual([0.02, 0.04]);
    expect(isGrainy('barrel', loneOf(0.02))).toBe(false);
    expect(isGrainy('barrel', [...loneOf(0), ...loneOf(0.021)])).toBe(true);
    expect(isGrainy('mobile_smith', loneOf(0.04))).toBe(false);
    expect(isGrainy('mobile_smith', loneOf(0.041))).toBe(true);
  });
});
