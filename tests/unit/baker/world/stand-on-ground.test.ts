import { expect, it } from 'vitest';
import { standOnGround } from '../../../../baker/world/stand-on-ground.ts';
import type { StaticObject, WorldMap } from '../../../../shared/format/map.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../../../../shared/projection.ts';

const EDGE = 6;

const at = (sprite: string, x: number, y: number, z = 0): StaticObject => ({ sprite, x, y, z, facing: 'n' });

function mapOf(more: Partial<WorldMap>): WorldMap {
  const tiles = Array(EDGE ** 2).fill(0);
  const bare = { version: 1, name: 'yard', width: EDGE, height: EDGE, terrains: ['ground_grass'], tiles };
  return { ...bare, statics: [], buildings: [], start: [3, 3], ...more };
}

/** Rises by 4 texels a tile towards the east. */
const SLOPE = Array.from({ length: (EDGE + 1) ** 2 }, (_, i) => 4 * (i % (EDGE + 1)));

it('puts each thing on the ground of its own place, to a whole texel', () => {
  const statics = [at('crate', 0, 0), at('crate', 3, 2, 0.5), at('stool', 3.3, 2)];
  const lifted = standOnGround(mapOf({ heights: SLOPE, statics })).statics.map(({ z }) => z * PX_PER_UNIT);
  // The middle of tile 0 lies 2 texels high, of tile 3 14; 3.8 tiles east it is 15.2.
  expect(lifted.map((px) => Number(px.toFixed(6)))).toEqual([2, Number((14 + 0.5 * PX_PER_UNIT).toFixed(6)), 15]);
});

it('lifts a building as one', () => {
  const tiles = Array.from({ length: EDGE ** 2 }, (_, i) => (i % EDGE >= 2 ? 16 : 0));
  const area = [2, 1, 5, 4] as const;
  const buildings = [{ name: 'hut', rooms: [{ area, bottom: 0, top: STOREY_UNITS }] }];
  const roof = { ...at('roof', 1, 2, STOREY_UNITS), overhead: { building: 0, level: 1, isRoof: true } };
  const map = standOnGround(mapOf({ steps: { tiles }, buildings, statics: [roof, at('crate', 1, 2)] }));
  const floor = 16 / PX_PER_UNIT;
  expect(map.buildings[0]!.rooms).toEqual([{ area, bottom: floor, top: floor + STOREY_UNITS }]);
  // Its eaves lie over lower ground, and stay with the rest of the roof.
  expect(map.statics.map(({ z }) => z)).toEqual([STOREY_UNITS + floor, 0]);
});

it('leaves level maps as they are', () => {
  const map = mapOf({ statics: [at('crate', 1, 1, 0.7)] });
  expect(standOnGround(map)).toBe(map);
});
