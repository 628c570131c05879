import { describe, expect, it } from 'vitest';
import { LIGHT_KINDS } from '../../../../../game/frame/lamps/light-kinds.ts';
import { MovingLights } from '../../../../../game/frame/lamps/moving-lights.ts';
import { findOverhead } from '../../../../../game/world/find-overhead.ts';
import type { Building } from '../../../../../shared/format/map.ts';
import { STOREY_UNITS } from '../../../../../shared/projection.ts';

// A house of two storeys, four tiles wide; the upper storey covers its western half alone.
const HOUSE: Building = {
  name: 'house',
  rooms: [
    { area: [10, 10, 14, 14], bottom: 0, top: STOREY_UNITS },
    { area: [10, 10, 12, 14], bottom: STOREY_UNITS, top: 2 * STOREY_UNITS },
  ],
};

function createLights() {
  let changes = 0;
  const lights = new MovingLights([HOUSE], () => {
    changes++;
  });
  return { lights, changes: () => changes };
}

describe('findOverhead', () => {
  it.each([
    ['out of doors', [5, 5, 1], undefined],
    ['beside the house, as high as its upper storey', [9.9, 11, 3], undefined],
    ['in the hall', [13, 11, 1.5], undefined],
    ['in the upper room', [11, 11, STOREY_UNITS + 1], { building: 0, level: 1, isRoof: false }],
    ['on the floor of the upper room', [11, 11, STOREY_UNITS], { building: 0, level: 1, isRoof: false }],
    [
      'under the roof of the hall, beside the upper room',
      [13, 11, STOREY_UNITS + 0.5],
      { building: 0, level: 1, isRoof: true },
    ],
    ['under the roof of the upper room', [11, 11, 2 * STOREY_UNITS + 1], { building: 0, level: 2, isRoof: true }],
    ['high above', [11, 11, 5 * STOREY_UNITS], undefined],
  ] as const)('%s', (_, place, expected) => {
    expect(findOverhead(place, [HOUSE])).toEqual(expected);
  });
});

describe('MovingLights', () => {
  it('come, move and go, and tell of each change once', () => {
    const { lights, changes } = createLights();
    const torch = lights.add('torch', [1, 2, 1]);
    const other = lights.add('torch', [3, 2, 1]);
    expect(lights.lampsAt(0, 'all').map(({ place }) => place)).toEqual([
      [1, 2, 1],
      [3, 2, 1],
    ]);
    expect(lights.move(torch, [2, 2, 1])).toBe(true);
    expect(lights.move(torch, [2, 2, 1])).toBe(true);
    expect(changes()).toBe(3);
    expect(lights.remove(other)).toBe(true);
    expect(lights.remove(other)).toBe(false);
    expect(lights.move(other, [0, 0, 0])).toBe(false);
    expect(changes()).toBe(4);
    const [lamp, ...rest] = lights.lampsAt(0, 'all');
    expect(rest).toEqual([]);
    expect(lamp).toMatchObject({
      place: [2, 2, 1],
      lumens: LIGHT_KINDS.torch.lumens,
      flickers: true,
      facing: [0, 0, 0],
    });
  });

  it('waver apart', () => {
    const { lights } = createLights();
    lights.add('torch', [1, 2, 1]);
    lights.add('torch', [1, 2, 1]);
    const [a, b] = lights.lampsAt(0, 'all');
    expect(a!.seed).not.toBe(b!.seed);
  });

  it('keep to the room that they are carried into', () => {
    const { lights } = createLights();
    const torch = lights.add('torch', [8, 12, 1]);
    expect(lights.lampsAt(0, 'all')[0]!.bounds.within.high[0]).toBe(Infinity);
    expect(lights.lampsAt(0, 'all')[0]!.bounds.without[0]!.high[0]).toBe(14);
    lights.move(torch, [13, 12, 1]);
    expect(lights.lampsAt(0, 'all')[0]!.bounds.within.high).toEqual([14, 14, expect.closeTo(STOREY_UNITS + 0.03, 6)]);
  });

  it('are out on a storey or a roof that is lifted off', () => {
    const { lights } = createLights();
    lights.add('torch', [13, 12, 1]);
    lights.add('torch', [11, 12, STOREY_UNITS + 1]);
    lights.add('torch', [11, 12, 2 * STOREY_UNITS + 1]);
    expect(lights.lampsAt(0, 'all')).toHaveLength(3);
    expect(lights.lampsAt(0, 'no-roofs').map(({ place }) => place[2])).toEqual([1, STOREY_UNITS + 1]);
    expect(lights.lampsAt(0, 'ground-floor').map(({ place }) => place[2])).toEqual([1]);
  });

  it('fade from the moment that they are first seen, and are then forgotten', () => {
    const { lights } = createLights();
    const { fadeMs, lumens, range } = LIGHT_KINDS.flash;
    const flash = lights.add('flash', [1, 2, 1]);
    expect(lights.isFading).toBe(true);
    expect(lights.lampsAt(5000, 'all')[0]).toMatchObject({ lumens, range });
    const [half] = lights.lampsAt(5000 + fadeMs / 2, 'all');
    expect(half!.lumens).toBeCloseTo(lumens / 4, 6);
    // As bright at its rim: a quarter of the light reaches half as far.
    expect(half!.range).toBeCloseTo(range / 2, 6);
    // A clock that stands still keeps it.
    expect(lights.lampsAt(5000 + fadeMs / 2, 'all')[0]).toEqual(half);
    expect(lights.lampsAt(5000 + fadeMs, 'all')).toEqual([]);
    expect(lights.isFading).toBe(false);
    expect(lights.move(flash, [0, 0, 0])).toBe(false);
  });
});
