import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../../baker/fault.ts';
import {
  checkCatalogue,
  completeCatalogue,
  listStandIns,
  readCatalogue,
} from '../../../../baker/read/read-catalogue.ts';

const sourceOf = (file: string, value: unknown) => ({
  source: `catalogue/${file}`,
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
});

const readEntries = (sprites: Readonly<Record<string, unknown>>) =>
  readCatalogue([sourceOf('yard.json', { version: 1, sprites })]);

describe('readCatalogue', () => {
  it('fills an entry up from its class', () => {
    const { entries, faults } = readEntries({
      wall_brick_door_x: { class: 'wall', passage: true, durability: 200, tags: ['town', 'brick'] },
      stool: { class: 'furniture', solid: [-0.2, -0.3, 0.2, 0.3] },
    });
    expect(faults).toEqual([]);
    expect(entries.get('wall_brick_door_x')).toEqual({
      source: 'catalogue/yard.json',
      entry: { class: 'wall', place: 'edge', durability: 200, passage: true, tags: ['brick', 'town'] },
    });
    expect(entries.get('stool')?.entry).toEqual({
      class: 'furniture',
      place: 'free',
      durability: 30,
      passage: true,
      tags: [],
      solid: [-0.2, -0.3, 0.2, 0.3],
    });
  });

  it.each([
    [7, '"stool": 7; expected an object with a "class". Write it as { "class": "furniture" }.'],
    [
      {},
      '"stool": "class" is missing; expected wall, door, roof, floor, tree, ground, post, mobile, object, fence, furniture, light, plant, rock. Say what it is.',
    ],
    [
      { class: 'furnitur' },
      '"stool": "class" is "furnitur"; expected one of wall, door, roof, floor, tree, ground, post, mobile, object, fence, furniture, light, plant, rock. Did you mean "furniture"?',
    ],
    [
      { class: 'furniture', durabilty: 3 },
      '"stool": the key "durabilty" is not known; expected class, place, durability, tags, passage, open, solid, standIn. Did you mean "durability"?',
    ],
    [
      { class: 'furniture', colour: 'red' },
      '"stool": the key "colour" is not known; expected class, place, durability, tags, passage, open, solid, standIn. Correct or remove it.',
    ],
    [
      { class: 'furniture', place: 'egde' },
      '"stool": "place" is "egde"; expected one of edge, corner, tile, free, roof, terrain. Take one of these.',
    ],
    [
      { class: 'furniture', durability: -1 },
      '"stool": "durability" is -1; expected 0 to 10000 hit points. Correct or remove it.',
    ],
    [
      { class: 'furniture', durability: 2.5 },
      '"stool": "durability" is 2.5; expected 0 to 10000 hit points. Correct or remove it.',
    ],
    [
      { class: 'furniture', tags: ['oak', 'oak'] },
      '"stool": "tags" is ["oak", "oak"]; expected a list of different lower-case words. Write ["timber"].',
    ],
    [
      { class: 'furniture', tags: ['Oak'] },
      '"stool": "tags" is ["Oak"]; expected a list of different lower-case words. Write ["timber"].',
    ],
    [
      { class: 'furniture', solid: [0.2, -0.3, -0.2, 0.3] },
      '"stool": "solid" is [0.2, -0.3, -0.2, 0.3]; expected [west, north, east, south] in tiles from the ground point, at most 16. Correct or remove it.',
    ],
    [
      { class: 'furniture', solid: [1, 2] },
      '"stool": "solid" is [1, 2]; expected [west, north, east, south] in tiles from the ground point, at most 16. Correct or remove it.',
    ],
    [
      { class: 'furniture', passage: 'no' },
      '"stool": "passage" is "no"; expected true or false. Correct or remove it.',
    ],
    [
      { class: 'furniture', passage: true },
      '"stool": "passage" stands with the place "free"; expected it with an edge, a tile or a terrain. Remove "passage"; give it a "solid" where people walk round it.',
    ],
    [
      { class: 'furniture', open: true },
      '"stool": "open" stands with the class "furniture"; expected it with doors only. Remove "open".',
    ],
    [
      { class: 'wall' },
      '"stool": "class" is "wall"; expected no class in the name. Set "class" to "object", or rename the sheet.',
    ],
    [
      { class: 'fence' },
      '"stool": it stands on an edge, and its name does not say on which; expected a name that ends in _x or _y. Rename the sheet, or give it another "place".',
    ],
  ])('refuses the entry %j', (entry, words) => {
    const { faults } = readEntries({ stool: entry });
    expect(faults.map(({ severity }) => severity)).toContain('error');
    expect(faults.map(describeFault)).toContain(`catalogue/yard.json: ${words}`);
  });

  it('holds the class against the name, which carries it', () => {
    const { faults } = readEntries({ door_plank_x: { class: 'wall' } });
    expect(faults.map(describeFault)).toEqual([
      'catalogue/yard.json: "door_plank_x": "class" is "wall"; expected "door", as the name says. Set "class" to "door", or rename the sheet.',
    ]);
  });

  it.each([
    [
      '{ "version": 1, "sprites": { "a": {},\n "a": {} } }',
      'not JSON: line 2, column 2: the key "a" stands there twice; expected valid JSON. Mend the file there.',
    ],
    [[], 'the file holds []; expected { "version": 1, "sprites": { ... } }. Write it as such an object.'],
    [{ version: 1, sprite: {} }, 'the key "sprite" is not known; expected version, sprites. Did you mean "sprites"?'],
    [
      { version: 1 },
      '"sprites" is missing; expected an object of entries by sprite. Write the file as { "version": 1, "sprites": { ... } }.',
    ],
    [{ version: 2, sprites: {} }, '"version" is 2; expected 1. Set it to 1, or bake with a newer Tallow.'],
    [{ sprites: {} }, '"version" is missing; expected 1. Set it to 1, or bake with a newer Tallow.'],
  ])('refuses the file %j', (value, words) => {
    const { faults } = readCatalogue([sourceOf('yard.json', value)]);
    expect(faults.map(describeFault)).toContain(`catalogue/yard.json: ${words}`);
  });

  it('names both files of a sprite that is entered twice, in any order of the files', () => {
    const one = sourceOf('one.json', { version: 1, sprites: { stool: { class: 'furniture' } } });
    const two = sourceOf('two.json', { version: 1, sprites: { stool: { class: 'light' } } });
    for (const sources of [
      [one, two],
      [two, one],
    ]) {
      const { entries, faults } = readCatalogue(sources);
      expect(faults.map(describeFault)).toEqual([
        'catalogue/two.json: "stool" has an entry in catalogue/one.json already; expected one entry a sprite. Remove one of them.',
      ]);
      expect(entries.get('stool')?.entry?.class).toBe('furniture');
    }
  });
});

describe('checkCatalogue', () => {
  const sheets = new Map([
    ['barrel', 'sprites/barrel'],
    ['stool', 'sprites/stool'],
  ]);
  const check = (sprites: Readonly<Record<string, unknown>>) => checkCatalogue(readEntries(sprites).entries, sheets);
  const stool = { stool: { class: 'furniture' } };

  it('refuses entries of nothing, and says what was meant', () => {
    const faults = check({ ...stool, barel: { class: 'object' }, zeppelin: { class: 'object' } });
    expect(faults.map((fault) => `${fault.severity} ${describeFault(fault)}`)).toEqual([
      'error catalogue/yard.json: "barel": there is no such sprite; expected the name of a sheet. Did you mean "barrel"?',
      'error catalogue/yard.json: "zeppelin": there is no such sprite; expected the name of a sheet. Export its sheet, remove the entry, or name a "standIn" to draw until there is one.',
      'warning sprites/barrel: the sprite has no entry in the catalogue, so its name decides what it is; expected an entry for every sheet. Add "barrel" to a file of assets/catalogue/.',
    ]);
  });

  it('takes an entry that names its stand-in, until there is a sheet', () => {
    const barrel = { barrel: { class: 'object' } };
    const vase = { vase: { class: 'object', standIn: 'crate' } };
    expect(check({ ...stool, ...barrel, ...vase })).toEqual([]);
    expect(listStandIns(readEntries(vase))).toEqual(new Map([['vase', 'crate']]));
    const faults = check({ stool: { class: 'furniture', standIn: 'crate' }, ...barrel });
    expect(faults.map((fault) => `${fault.severity} ${describeFault(fault)}`)).toEqual([
      'warning catalogue/yard.json: "stool": it has a sheet, so its stand-in is not drawn; expected a "standIn" only where there is no sheet. Remove "standIn".',
    ]);
    expect(readEntries({ vase: { class: 'object', standIn: 'crat' } }).faults.map(({ mend }) => mend)).toEqual([
      'Did you mean "crate"?',
    ]);
  });

  it('misses nothing where there is no catalogue at all', () => {
    expect(checkCatalogue(new Map(), sheets)).toEqual([]);
  });
});

describe('completeCatalogue', () => {
  it('has an entry for every sprite, sorted: the written one, or what the name says', () => {
    const { entries } = readEntries({ stool: { class: 'furniture' } });
    const names = ['wall_brick_arch_y', 'wall_brick_x', 'wall_niche', 'stool', 'door_x', 'ground_mud', 'post_oak'];
    const catalogue = completeCatalogue(entries, names);
    expect([...catalogue.keys()]).toEqual([...names].sort());
    expect([...catalogue].map(([name, entry]) => [name, entry.class, entry.place, entry.passage])).toEqual([
      ['door_x', 'door', 'edge', true],
      ['ground_mud', 'ground', 'terrain', true],
      ['post_oak', 'post', 'corner', true],
      ['stool', 'furniture', 'free', true],
      ['wall_brick_arch_y', 'wall', 'edge', true],
      ['wall_brick_x', 'wall', 'edge', false],
      ['wall_niche', 'wall', 'free', false],
    ]);
  });
});
