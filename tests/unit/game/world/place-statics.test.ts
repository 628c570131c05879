import { describe, expect, it } from 'vitest';
import { anchorOf, chooseFrame, placeStatic } from '../../../../game/world/place-statics.ts';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';

const FILE = { path: '', bytes: 0, sha256: '' };

function sprite(fields: Partial<BakedSprite>): BakedSprite {
  return {
    firstRecord: 10,
    frames: 1,
    facings: 1,
    variants: 1,
    animations: {},
    footprint: [1, 1],
    pages: [0],
    texels: FILE,
    shell: FILE,
    brick: FILE,
    ...fields,
  };
}

describe('chooseFrame', () => {
  it('takes 4-facing frames in the order N E S W', () => {
    const four = sprite({ frames: 4, facings: 4 });
    expect((['n', 'e', 's', 'w'] as const).map((facing) => chooseFrame(four, facing, 0, 0))).toEqual([0, 1, 2, 3]);
  });

  it('takes 8-facing frames in direction order from south by 45 degrees', () => {
    const eight = sprite({ frames: 8, facings: 8 });
    expect((['s', 'e', 'n', 'w'] as const).map((facing) => chooseFrame(eight, facing, 0, 0))).toEqual([0, 2, 4, 6]);
  });

  it('takes diagonals from 8-facing frames, and on 4-facing ones the first letter', () => {
    const [four, eight] = [sprite({ frames: 4, facings: 4 }), sprite({ frames: 8, facings: 8 })];
    const diagonals = ['se', 'ne', 'nw', 'sw'] as const;
    expect(diagonals.map((facing) => chooseFrame(eight, facing, 0, 0))).toEqual([1, 3, 5, 7]);
    expect(diagonals.map((facing) => chooseFrame(four, facing, 0, 0))).toEqual([2, 0, 0, 2]);
  });

  it('skips the animation steps of the facings before', () => {
    const walking = sprite({ frames: 32, facings: 4, animations: { walk: { frames: 8, fps: 10 } } });
    expect(chooseFrame(walking, 's', 0, 0)).toBe(16);
  });

  it('picks every variant somewhere, always the same at a tile', () => {
    const varied = sprite({ frames: 6, variants: 6 });
    const seen = new Set<number>();
    for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) seen.add(chooseFrame(varied, 'n', x, y));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chooseFrame(varied, 'n', 3, 4)).toBe(chooseFrame(varied, 'n', 3, 4));
  });
});

describe('placeStatic', () => {
  it('stands at its tile centre, on whole screen texels, lifted by whole texels', () => {
    const placed = placeStatic({ sprite: 'barrel', x: 3, y: 5, z: 2.1213, facing: 'n' }, sprite({}));
    // (3.5 - 5.5) * 16 and (3.5 + 5.5) * 16 - 48.
    expect([placed.screenX, placed.screenY, placed.heightPx]).toEqual([-32, 96, 48]);
    const [x, y, z] = anchorOf(placed);
    expect(x).toBeCloseTo(3.5, 10);
    expect(y).toBeCloseTo(5.5, 10);
    expect(z).toBeCloseTo(48 / (32 / Math.SQRT2), 10);
  });
});
