import { describe, expect, it } from 'vitest';
import { anchorOf, placeStatic } from '../../../../game/world/place-statics.ts';
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
