import { describe, expect, it } from 'vitest';
import { chooseFrame, type FrameCounts } from '../../../shared/choose-frame.ts';

function counts(fields: Partial<FrameCounts>): FrameCounts {
  return { frames: 1, facings: 1, variants: 1, ...fields };
}

describe('chooseFrame', () => {
  it('takes 4-facing frames in the order N E S W', () => {
    const four = counts({ frames: 4, facings: 4 });
    expect((['n', 'e', 's', 'w'] as const).map((facing) => chooseFrame(four, facing, 0, 0))).toEqual([0, 1, 2, 3]);
  });

  it('takes 8-facing frames in direction order from south by 45 degrees', () => {
    const eight = counts({ frames: 8, facings: 8 });
    expect((['s', 'e', 'n', 'w'] as const).map((facing) => chooseFrame(eight, facing, 0, 0))).toEqual([0, 2, 4, 6]);
  });

  it('takes diagonals from 8-facing frames, and on 4-facing ones the first letter', () => {
    const [four, eight] = [counts({ frames: 4, facings: 4 }), counts({ frames: 8, facings: 8 })];
    const diagonals = ['se', 'ne', 'nw', 'sw'] as const;
    expect(diagonals.map((facing) => chooseFrame(eight, facing, 0, 0))).toEqual([1, 3, 5, 7]);
    expect(diagonals.map((facing) => chooseFrame(four, facing, 0, 0))).toEqual([2, 0, 0, 2]);
  });

  it('skips the animation steps of the facings before', () => {
    const walking = counts({ frames: 32, facings: 4 });
    expect(chooseFrame(walking, 's', 0, 0)).toBe(16);
  });

  it('picks every variant somewhere, always the same at a tile', () => {
    const varied = counts({ frames: 6, variants: 6 });
    const seen = new Set<number>();
    for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) seen.add(chooseFrame(varied, 'n', x, y));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chooseFrame(varied, 'n', 3, 4)).toBe(chooseFrame(varied, 'n', 3, 4));
  });
});
