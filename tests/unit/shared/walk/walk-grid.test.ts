import { describe, expect, it } from 'vitest';
import { type Catalogue, entryFromName } from '../../../../shared/format/catalogue.ts';
import type { StaticObject, WorldMap } from '../../../../shared/format/map.ts';
import { buildGroundShape } from '../../../../shared/ground-shape.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../../../../shared/projection.ts';
import { listMapObjects } from '../../../../shared/walk/map-object.ts';
import { facingAlong, listExits } from '../../../../shared/walk/steps.ts';
import { WalkGrid } from '../../../../shared/walk/walk-grid.ts';

const CATALOGUE: Catalogue = new Map([
  ...['ground_grass', 'floor_bridge', 'wall_x', 'fence_y', 'door_x'].map(
    (name) => [name, entryFromName(name)] as const,
  ),
  ['ground_water', { ...entryFromName('ground_water'), passage: false }],
  ['fence_y', { ...entryFromName('fence_y'), class: 'fence', place: 'edge', passage: false }],
  ['barrel', { ...entryFromName('barrel'), solid: [-0.3, -0.3, 0.3, 0.3] }],
]);

const at = (sprite: string, x: number, y: number, z = 0): StaticObject => ({ sprite, x, y, z, facing: 's' });

/** Three rows of grass, the middle one water. */
function mapOf(statics: readonly StaticObject[], heights?: readonly number[]): WorldMap {
  return {
    ...{ version: 1, name: 'yard', width: 3, height: 3, terrains: ['ground_grass', 'ground_water'] },
    tiles: [0, 0, 0, 1, 1, 1, 0, 0, 0],
    statics,
    ...{ buildings: [], start: [1, 1] },
    ...(heights === undefined ? {} : { heights }),
  };
}

function gridOf(map: WorldMap): WalkGrid {
  return new WalkGrid(map, listMapObjects(map, CATALOGUE, buildGroundShape(map)), CATALOGUE, 0);
}

describe('a walk grid', () => {
  it('keeps people out of water, and carries them over it on a bridge, but not over its rails', () => {
    const grid = gridOf(mapOf([at('floor_bridge', 1, 1), at('fence_y', 1, 1)]));
    expect([0, 1, 2].map((x) => grid.blockerOf([x, 1]))).toEqual(['ground_water', undefined, 'ground_water']);
    expect([grid.isPassed('y', [1, 1]), grid.isPassed('x', [1, 1])]).toEqual([false, true]);
  });

  it('lets people through doors and not through walls', () => {
    const grid = gridOf(mapOf([at('wall_x', 0, 1), at('door_x', 1, 1)]));
    expect([grid.isPassed('x', [0, 1]), grid.isPassed('x', [1, 1])]).toEqual([false, true]);
  });

  it('knows what stands on the ground of a hill, whose heights count from the map, and what stands a storey higher', () => {
    const heights = new Array<number>(16).fill(60);
    const ground = 60 / PX_PER_UNIT;
    const grid = gridOf(mapOf([at('barrel', 0, 0, ground), at('barrel', 2, 2, ground + STOREY_UNITS)], heights));
    expect([grid.blockerOf([0, 0]), grid.blockerOf([2, 2])]).toEqual(['barrel', undefined]);
  });
});

describe('exits', () => {
  it('are bits in the order of directions, from south by 45 degrees', () => {
    const exits = listExits(gridOf({ ...mapOf([at('wall_x', 0, 1)]), tiles: new Array<number>(9).fill(0) }));
    // From the middle: not to the north-west, where the wall's end is.
    expect(exits[4]).toBe(0b11011111);
    expect(exits[0]).toBe(1 << 2);
  });
});

describe('the facing along a vector', () => {
  it('is the nearest of eight', () => {
    const facings = Array.from({ length: 16 }, (_, i) => {
      const angle = (i * Math.PI) / 8 + 0.1;
      return facingAlong(Math.sin(angle), Math.cos(angle));
    });
    expect(facings.filter((_, i) => i % 2 === 0)).toEqual(['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw']);
    expect(facingAlong(0, 0)).toBeUndefined();
  });
});
