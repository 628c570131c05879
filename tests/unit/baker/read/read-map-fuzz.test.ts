// Maps broken at random: readMap answers with a whole map or with errors, and never throws.

import { describe, expect, it } from 'vitest';
import { compareFaults, describeFault } from '../../../../baker/fault.ts';
import { listMapSprites, readMap } from '../../../../baker/read/read-map.ts';
import { createRandom } from '../../../../shared/hash.ts';
import { damageJsonText, listSeeds } from '../../../support/damage.ts';

const SPRITES = new Set(['ground_grass', 'ground_cobble', 'crate', 'wall_x', 'door_x', 'roof_x', 'tree']);

const MAP = {
  version: 1,
  name: 'yard',
  legend: { '.': 'ground_grass', '#': 'ground_cobble' },
  terrain: ['..#', '.##', '...'],
  statics: [['crate', 1, 0], ['wall_x', 2, 1, 0, 'e'], { sprite: 'tree', x: 0, y: 1.5, z: 2 }],
  buildings: [
    {
      name: 'shed',
      storeys: [
        {
          room: [[0, 0, 2, 2]],
          statics: [
            ['wall_x', 0, 0],
            ['door_x', 1, 0],
          ],
          overhead: [['roof_x', 0, 0, 2.12]],
        },
      ],
    },
  ],
  start: [1, 1],
} as const;

describe('a map broken at random', () => {
  it.each(listSeeds(4000, 8))('is a map or errors, seed %i', (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 100; round++) {
      const source = { source: 'maps/yard', bytes: damageJsonText(MAP, random) };
      listMapSprites(source);
      const { map, faults } = readMap(source, SPRITES);
      expect([...faults].sort(compareFaults)).toEqual(faults);
      for (const fault of faults) {
        expect([fault.found, fault.expected, fault.mend]).not.toContain('');
        expect(describeFault(fault)).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(map === undefined).toBe(faults.some((fault) => fault.severity === 'error'));
      if (map === undefined) continue;
      expect(map.tiles.length).toBe(map.width * map.height);
      for (const tile of map.tiles) expect(map.terrains[tile]).toBeDefined();
      for (const { sprite, x, y, z } of map.statics) {
        expect(SPRITES.has(sprite)).toBe(true);
        expect([x, y, z].every(Number.isFinite)).toBe(true);
      }
      // What goes into the bake is JSON: it must come back as it is.
      expect(JSON.parse(JSON.stringify(map))).toEqual(map);
    }
  });
});
