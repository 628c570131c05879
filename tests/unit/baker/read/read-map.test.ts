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
      buildings: [],
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
    [{ statics: [['crate', 1, 1, 0, 'north']] }, /facing is "north"; one of s se e ne n nw w sw/],
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
      /crate 1 1 0 n stands there twice/,
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

  it('reads buildings: rooms by storey, and what lies overhead', () => {
    const storeys = [
      { level: 0, rooms: [[0, 0, 2, 1]], statics: [['crate', 0, 0]] },
      { level: 1, statics: [['wall_x', 0, 0, 2.1213]], rooms: [[0, 0, 2, 1]] },
      { level: 2, roof: true, statics: [['tree', 1, 0, 4.2426, 'se']] },
    ];
    const { map, faults } = read({ ...MAP, statics: [], buildings: [{ name: 'shed', storeys }] });
    expect(faults).toEqual([]);
    expect(map?.statics).toEqual([
      { sprite: 'crate', x: 0, y: 0, z: 0, facing: 'n' },
      { sprite: 'wall_x', x: 0, y: 0, z: 2.1213, facing: 'n', overhead: { building: 0, level: 1, isRoof: false } },
      { sprite: 'tree', x: 1, y: 0, z: 4.2426, facing: 'se', overhead: { building: 0, level: 2, isRoof: true } },
    ]);
    const storey = 48 / (32 / Math.SQRT2);
    const area = [0, 0, 2, 1];
    expect(map?.buildings).toEqual([
      {
        name: 'shed',
        rooms: [
          { area, bottom: 0, top: storey },
          { area, bottom: storey, top: storey * 2 },
        ],
      },
    ]);
  });

  it.each([
    [{}, /"buildings" is \{...\}; a list/],
    [[7], /"buildings\[0\]" is 7; an object/],
    [[{ storeys: [] }], /"buildings\[0\].name" is missing/],
    [[{ name: 'shed' }], /"buildings\[0\].storeys" is missing/],
    [[{ name: 'shed', storeys: [{}] }], /storeys\[0\].level" is missing/],
    [[{ name: 'shed', storeys: [{ level: 0, roof: 'yes' }] }], /roof" is "yes"; true or false/],
    [
      [{ name: 'shed', storeys: [{ level: 0, rooms: [[0, 0, 4, 1]] }] }],
      /rooms" is \[\[0, 0, 4, 1\]\].*four tile edges/,
    ],
    [[{ name: 'shed', storeys: [{ level: 0, rooms: [[1, 0, 1, 1]] }] }], /rooms" is/],
    [
      [{ name: 'shed', storeys: [{ level: 1, statics: [['crat', 0, 0]] }] }],
      /shed storey 1, static 0: no sprite "crat"/,
    ],
    [[{ name: 'shed', storeys: [{ level: 1, statics: [['crate', 1, 0]] }] }], /crate 1 0 0 n stands there twice/],
  ])('refuses the buildings %j', (buildings, words) => {
    expect(faultOf({ buildings })).toMatch(words);
  });

  it('reads hills: digits by corner and by tile, and what shows on faces', () => {
    const hills = { texels: 3, corners: ['0123', '00zz', '0000'], steps: ['a00', '000'], cliff: 'ground_cobble' };
    const { map, faults } = read({ ...MAP, legend: { '.': 'ground_grass' }, terrain: ['...', '...'], hills });
    expect(faults).toEqual([]);
    expect(map).toMatchObject({
      terrains: ['ground_cobble', 'ground_grass'],
      tiles: [1, 1, 1, 1, 1, 1],
      heights: [0, 3, 6, 9, 0, 0, 105, 105, 0, 0, 0, 0],
      steps: { tiles: [30, 0, 0, 0, 0, 0], cliff: 0 },
    });
    expect(read({ ...MAP, hills: { steps: ['100', '000'] } }).map?.steps).toEqual({ tiles: [4, 0, 0, 0, 0, 0] });
    expect(read(MAP).map).not.toHaveProperty('heights');
  });

  it.each([
    [7, /"hills" is 7; an object/],
    [{ corners: ['000', '000'] }, /"hills.corners" is \["000", "000"\]; 3 rows of 4 digits/],
    [
      { corners: ['0000', '00-0', '0000'] },
      /"hills.corners" is "00-0"; 3 rows of 4 digits each, 0 to 9 and then a to z/,
    ],
    [{ steps: ['00', '000'] }, /"hills.steps" is "00"; 2 rows of 3 digits/],
    [{ steps: ['z00', '000'], texels: 8 }, /up to 280 texels high; at most 255; Lower the digits/],
    [{ texels: 0.5 }, /"hills.texels" is 0.5; a whole number from 1 to 255/],
    [{ cliff: 'crate' }, /"hills.cliff" is "crate"; a ground sprite: ground_cobble, ground_grass/],
  ])('refuses the hills %j', (hills, words) => {
    expect(faultOf({ hills })).toMatch(words);
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
