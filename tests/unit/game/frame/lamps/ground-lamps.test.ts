import { describe, expect, it } from 'vitest';
import {
  GROUND_LAMP_LUMENS_MAX,
  GROUND_LAMP_TILES,
  GROUND_LAMP_UNITS,
  placeGroundLamps,
} from '../../../../../game/frame/lamps/ground-lamps.ts';
import { LIGHT_FLICKERS, type SpriteLight } from '../../../../../shared/format/light.ts';
import { buildGroundShape, type GroundShape } from '../../../../../shared/ground-shape.ts';
import { PX_PER_UNIT } from '../../../../../shared/projection.ts';

const LAVA: SpriteLight = {
  record: 7,
  place: [0.1, 0, 0.05],
  facing: [0, 0, 0],
  color: [2, 0.7, 0.1],
  strength: 20_000,
  range: 4,
  flags: LIGHT_FLICKERS,
};

/** A map of letters: g grass, l lava, which glows. */
function placeOn(rows: readonly string[], strength = LAVA.strength, shape?: GroundShape) {
  const map = {
    terrains: ['ground_grass', 'ground_lava'],
    width: rows[0]!.length,
    tiles: [...rows.join('')].map((letter) => (letter === 'l' ? 1 : 0)),
  };
  const spriteOf = (name: string) => ({ firstRecord: name === 'ground_lava' ? 7 : 2, frames: 1 });
  const lightsOf = (record: number) => (record === 7 ? [{ ...LAVA, strength }] : []);
  return placeGroundLamps(map, spriteOf, lightsOf, [], shape);
}

describe('placeGroundLamps', () => {
  it('gives none where nothing glows', () => {
    expect(placeOn(['ggg', 'ggg'])).toEqual([]);
  });

  it('hangs the lamp of one tile over what glows of it', () => {
    const [lamp, ...rest] = placeOn(['gggg', 'gglg', 'gggg']);
    expect(rest).toEqual([]);
    expect(lamp!.place.map((value) => Number(value.toFixed(6)))).toEqual([2.6, 1.5, 0.05 + GROUND_LAMP_UNITS]);
    expect(lamp).toMatchObject({ lumens: 20_000, range: 4, flickers: true, spills: false });
  });

  it('hangs it as high over a hill', () => {
    const hill = buildGroundShape({ width: 2, height: 1, heights: [0, 8, 16, 0, 8, 16] });
    const [flat, high] = [placeOn(['gl']), placeOn(['gl'], LAVA.strength, hill)].map(([lamp]) => lamp!.place);
    expect(high![2] - flat![2]).toBeCloseTo(12 / PX_PER_UNIT, 9);
    expect(high!.slice(0, 2)).toEqual(flat!.slice(0, 2));
  });

  it('makes one lamp of tiles side by side: four times the glow is twice the light, as in a sheet', () => {
    const [lamp, ...rest] = placeOn(['ll', 'll']);
    expect(rest).toEqual([]);
    expect(lamp!.place[0]).toBeCloseTo(1.1, 6);
    expect(lamp!.place[1]).toBeCloseTo(1, 6);
    expect(lamp!.lumens).toBeCloseTo(40_000, 3);
    expect(lamp!.range).toBeCloseTo(4 * Math.SQRT2, 6);
  });

  it('lights a lake by few lamps, one in reach of every tile, none too strong', () => {
    const side = 12;
    const lamps = placeOn(
      Array.from({ length: side }, () => 'l'.repeat(side)),
      60_000,
    );
    expect(lamps).toHaveLength((side / GROUND_LAMP_TILES) ** 2);
    for (const { lumens } of lamps) expect(lumens).toBe(GROUND_LAMP_LUMENS_MAX);
    for (let i = 0; i < side * side; i++) {
      const [x, y] = [(i % side) + 0.5, Math.floor(i / side) + 0.5];
      const nearest = Math.min(...lamps.map(({ place }) => Math.hypot(place[0] - x, place[1] - y)));
      expect(nearest).toBeLessThan(2);
    }
    expect(new Set(lamps.map(({ seed }) => seed)).size).toBe(lamps.length);
  });
});
