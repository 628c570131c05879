import { describe, expect, it } from 'vitest';
import { placeMobile, storeyAt } from '../../../../game/world/mobiles.ts';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';
import type { Building } from '../../../../shared/format/map.ts';
import { STOREY_UNITS } from '../../../../shared/projection.ts';

const FILE = { path: '', bytes: 0, sha256: '' };
const SPRITE: BakedSprite = {
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
};
const BUILDINGS: readonly Building[] = [
  { name: 'shed', rooms: [{ area: [0, 0, 2, 2], bottom: 0, top: 2 }] },
  { name: 'inn', rooms: [{ area: [4, 4, 8, 6], bottom: 0, top: 4 }] },
];

describe('placeMobile', () => {
  it('puts the feet where they are, not at a tile’s centre', () => {
    const mobile = { sprite: 'mobile_figure', feet: [3, 1, 0], facing: 's', isPlayer: true } as const;
    const placed = placeMobile(mobile, () => SPRITE, BUILDINGS);
    expect([placed.screenX, placed.screenY, placed.heightPx, placed.isMobile]).toEqual([32, 64, 0, true]);
    expect(placed.overhead).toBeUndefined();
  });

  it('shows the pose: frames lie by facing, then animations in their order, then variants', () => {
    const animations = { idle: { frames: 2, fps: 2 }, walk: { frames: 6, fps: 10 } };
    const sprite: BakedSprite = { ...SPRITE, frames: 64, facings: 8, animations };
    const shown = (animation: string, step: number): readonly number[] => {
      const pose = { animation, step };
      const mobile = { sprite: 'mobile_figure', feet: [3, 1, 0], facing: 'e', pose, isPlayer: true } as const;
      const { frame, record } = placeMobile(mobile, () => sprite, BUILDINGS);
      return [frame, record];
    };
    expect(shown('idle', 1)).toEqual([17, 27]);
    expect(shown('walk', 0)).toEqual([18, 28]);
    expect(shown('walk', 7)).toEqual([19, 29]);
    expect(shown('swim', 3)).toEqual([16, 26]);
  });
});

describe('storeyAt', () => {
  it('tells the storey of a place in a building', () => {
    expect(storeyAt([5, 5, 0.1], BUILDINGS)).toBeUndefined();
    expect(storeyAt([5, 5, STOREY_UNITS], BUILDINGS)).toEqual({ building: 1, level: 1, isRoof: false });
    expect(storeyAt([5, 5, 2 * STOREY_UNITS + 0.1], BUILDINGS)).toEqual({ building: 1, level: 2, isRoof: false });
    expect(storeyAt([3, 3, STOREY_UNITS], BUILDINGS)).toBeUndefined();
  });
});
