import { describe, expect, it } from 'vitest';
import { groupFamilies } from '../../../../scripts/catalogue/group-families.ts';
import { type Catalogue, type CatalogueClass, entryFromName } from '../../../../shared/format/catalogue.ts';

function catalogueOf(entries: Readonly<Record<string, readonly [CatalogueClass, ...tags: string[]]>>): Catalogue {
  return new Map(
    Object.entries(entries).map(([name, [spriteClass, ...tags]]) => [
      name,
      { ...entryFromName(name), class: spriteClass, tags },
    ]),
  );
}

describe('groupFamilies', () => {
  it('goes by class and tags, not by names', () => {
    const catalogue = catalogueOf({
      anvil: ['furniture', 'smithy'],
      bed: ['furniture', 'indoors'],
      cabinet: ['object', 'indoors'],
      chimney: ['object', 'brick', 'building'],
      driftwood: ['object', 'outdoors', 'shore'],
      fern: ['plant', 'outdoors'],
      lamp: ['light', 'outdoors'],
      mobile_hen: ['mobile', 'animals'],
      mobile_smith: ['mobile', 'people'],
      paling: ['fence', 'outdoors'],
      sack: ['object', 'goods', 'outdoors'],
      sign: ['object', 'building', 'outdoors'],
    });
    const families = groupFamilies([...catalogue.keys()], catalogue);
    expect(Object.fromEntries(families.map(({ name, sprites }) => [name, sprites.join(' ')]))).toEqual({
      people: 'mobile_smith',
      animals: 'mobile_hen',
      building: 'chimney',
      fences: 'paling',
      lights: 'lamp',
      crafts: 'anvil',
      interior: 'bed cabinet',
      nature: 'driftwood fern',
      goods: 'sack',
      outside: 'sign',
    });
  });

  it('takes what the catalogue lacks by its name, and keeps every sprite once, in order', () => {
    const names = [
      'barrel',
      'door_plank_x',
      'floor_plank',
      'ground_grass',
      'post_stone',
      'roof_s',
      'wall_stone_x',
      'well',
    ];
    const families = groupFamilies(names, new Map());
    expect(families).toEqual([
      { name: 'ground', sprites: ['ground_grass'] },
      { name: 'walls', sprites: ['post_stone', 'wall_stone_x'] },
      { name: 'doors', sprites: ['door_plank_x'] },
      { name: 'roofs', sprites: ['roof_s'] },
      { name: 'building', sprites: ['floor_plank'] },
      { name: 'outside', sprites: ['barrel', 'well'] },
    ]);
    expect(families.flatMap(({ sprites }) => sprites).sort()).toEqual(names);
  });
});
