import { describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../../game/frame/lamps/lamp-box.ts';
import { placeLamps } from '../../../../../game/frame/lamps/place-lamps.ts';
import type { PlacedStatic } from '../../../../../game/world/place-statics.ts';
import { LIGHT_FLICKERS, LIGHT_GI_ONLY, LIGHT_SPILLS, type SpriteLight } from '../../../../../shared/format/light.ts';
import { PX_PER_UNIT } from '../../../../../shared/projection.ts';

const LIGHT: SpriteLight = {
  record: 5,
  place: [0.25, -0.25, 1],
  facing: [0, 0, 0],
  color: [1, 1, 1],
  strength: 10_000,
  range: 4,
  flags: LIGHT_FLICKERS,
};

/** A static whose anchor is at a whole tile's corner. */
function placed(x: number, y: number, heightPx: number, record: number): PlacedStatic {
  const [screenX, screenY] = [(x - y) * 16, (x + y) * 16 - heightPx];
  return { sprite: 'thing', frame: 0, record, screenX, screenY, heightPx };
}

const lightsOf = (record: number): readonly SpriteLight[] =>
  record === 5
    ? [LIGHT]
    : record === 6
      ? [
          { ...LIGHT, facing: [0, 1, 0], flags: LIGHT_SPILLS },
          { ...LIGHT, facing: [0, -1, 0], flags: LIGHT_GI_ONLY },
        ]
      : [];

describe('placeLamps', () => {
  it('hangs a light at its place from the anchor, height included', () => {
    const [lamp] = placeLamps([placed(7, 3, 48, 5)], lightsOf, []);
    expect(lamp!.place[0]).toBeCloseTo(7.25, 9);
    expect(lamp!.place[1]).toBeCloseTo(2.75, 9);
    expect(lamp!.place[2]).toBeCloseTo(48 / PX_PER_UNIT + 1, 9);
    expect(lamp).toMatchObject({
      lumens: 10_000,
      range: 4,
      flickers: true,
      spills: false,
      bounds: { within: EVERYWHERE },
    });
  });

  it('leaves out what has no light and what only walls could hold', () => {
    const lamps = placeLamps([placed(1, 1, 0, 4), placed(2, 2, 0, 6)], lightsOf, []);
    expect(lamps).toHaveLength(1);
    expect(lamps[0]).toMatchObject({ facing: [0, 1, 0], spills: true, flickers: false });
  });

  it('keeps a lamp in its room and gives each place a seed of its own', () => {
    const room = { area: [0, 0, 4, 4] as const, bottom: 0, top: 2 };
    const [inside, outside] = placeLamps([placed(2, 2, 0, 5), placed(6, 2, 0, 5)], lightsOf, [room]);
    expect(inside!.bounds.within.high).not.toEqual(EVERYWHERE.high);
    expect(outside!.bounds.within).toBe(EVERYWHERE);
    expect(inside!.seed).not.toBe(outside!.seed);
    expect(placeLamps([placed(2, 2, 0, 5)], lightsOf, [])[0]!.seed).toBe(inside!.seed);
  });
});
