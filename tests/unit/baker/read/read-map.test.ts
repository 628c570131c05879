import { describe, expect, it } from 'vitest';
import { type ReadMap, readMap } from '../../../../baker/read/read-map.ts';

const SPRITES = new Set(['ground_grass', 'ground_cobble', 'crate', 'wall_x', 'tree']);

const MAP = {
  version: 1,
  name: 'yard',
  legend: { '.': 'ground_grass', '#': 'ground_cobble' },
  terrain: ['..#', '.##'],
  statics: [['crate', 1, 0], ['wall_x', 2, 1, 0, 'e'], { sprite: 'tree', x: 0, y: 1.5, z: 2 }],
  start: [1, 1],
} as const;

function read(value: unknown): ReadMap {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return readMap({ source: 'maps/yard', bytes: new TextEncoder().encode(text) }, SPRITES);
}

/** The only fault of a map that differs from MAP in the given fields. */
function faultOf(change: Readonly<Record<string, unknown>>): string {
  const { map, faults } = read({ ...MAP, ...change });
  expect(map).toBeUndefined();
  expect(faults.length).toBe(1);
  expect(faults[0]).toMatchObject({ severity: 'error', source: 'maps/yard', file: 'map.json' });
  return `${faults[0]!.found}; ${faults[0]!.expected}; ${faults[0]!.mend}`;
}

describe('readMap', () => {
  it('reads rows of letters and short lists', () => {
    const { map, faults } = read(MAP);
    expect(faults).toEqual([]);
    expect(map).toEqual({
      version: 1,
      name: 'yard',
      width: 3,
      height: 2,
      terrains: ['ground_cobble', 'ground_grass'],
      tiles: [1, 1, 0, 1, 0, 0],
      statics: [
        { sprite: 'crate', x: 1, y: 0, z: 0, facing: 'n' },
        { sprite: 'wall_x', x: 2, y: 1, z: 0, facing: 'e' },
        { sprite: 'tree', x: 0, y: 1.5, z: 2, facing: 'n' },
      ],
      start: [1, 1],
    });
  });

  it('starts in the middle when nobody says where, and needs no statics', () => {
    const { statics: _, start: __, ...plain } = MAP;
    expect(read(plain).map).toMatchObject({ statics: [], start: [1.5, 1] });
  });

  it('takes a byte order mark and CRLF', () => {
    expect(read(`\ufeff${JSON.stringify(MAP, undefined, 2).replaceAll('\n', '\r\n')}`).map).toBeDefined();
  });

  it('warns of unknown keys and goes on', () => {
    const { map, faults } = read({ ...MAP, weather: 'rain' });
    expect(map).toBeDefined();
    expect(faults).toMatchObject([{ severity: 'warning', found: expect.stringContaining('"weather"') }]);
  });

  it.each([
    [{ statics: [['crat', 1, 1]] }, /static 0: no sprite "crat".*Did you mean "crate"/],
    [{ statics: [['zeppelin', 1, 1]] }, /no sprite "zeppelin".*Export its sheet/],
    [{ statics: [['ground_grass', 1, 1]] }, /"ground_grass" is a ground sprite/],
    [{ statics: [['crate', 4, 1]] }, /x is 4; a number from 0 to 3/],
    [{ statics: [['crate', 1, -1]] }, /y is -1; a number from 0 to 2/],
    [{ statics: [['crate', 1, 1, 65]] }, /z is 65/],
    [{ statics: [['crate', '1', 1]] }, /x is "1"/],
    [{ statics: [['crate', 1, 1, 0, 'north']] }, /facing is "north"; one of n e s w/],
    [{ statics: [['crate', 1]] }, /static 0: \["crate", 1\]/],
    [{ statics: [7] }, /static 0: 7/],
    [{ statics: [{ sprite: 'crate', x: 1, y: 1, rot: 3 }] }, /the key "rot" is not known/],
    [{ statics: [{ sprite: 'crate', x: 1 }] }, /y is missing/],
    [
      {
        statics: [
          ['crate', 1, 1],
          ['crate', 1, 1, 0, 'n'],
        ],
      },
      /static 1 repeats static 0/,
    ],
    [{ statics: {} }, /"statics" is/],
    [{ terrain: ['..#', '.#'] }, /terrain row 1 has 2 letters; 3/],
    [{ terrain: ['..#', '.?#'] }, /letter "\?"; one of the legend's: \. #/],
    [{ terrain: [] }, /"terrain" is/],
    [
      { legend: { '.': 'ground_grass', '#': 'ground_mud' } },
      /"#" is "ground_mud"; a ground sprite: ground_cobble, ground_grass/,
    ],
    [{ legend: { '.': 'ground_grass', '#': 'crate' } }, /"#" is "crate"/],
    [{ legend: { '.': 'ground_grass', '#': 'ground_cobble', ab: 'ground_grass' } }, /key "ab"; one letter/],
    [{ name: 'Yard' }, /"name" is "Yard"/],
    [{ version: 2 }, /"version" is 2/],
    [{ start: [9, 9] }, /"start" is \[9, 9\].*3 x 2/],
  ])('refuses %j', (change, words) => {
    expect(faultOf(change)).toMatch(words);
  });

  it('names the tile of a wrong letter', () => {
    expect(read({ ...MAP, terrain: ['..#', '.?#'] }).faults[0]!.texel).toEqual([1, 1]);
  });

  it('tells all faults at once, sorted', () => {
    const { faults } = read({ ...MAP, terrain: ['..!', '?##'], statics: [['crate', 9, 9]] });
    expect(faults.length).toBe(4);
  });

  it('says where JSON is broken', () => {
    expect(read('{ "version": 1,,').faults[0]!.found).toMatch(/not JSON: line 1, column 16/);
    expect(read('[]').faults[0]!.found).toMatch(/the file holds/);
  });
});
