import { describe, expect, it } from 'vitest';
import { groupPlacements, listUnplaced } from '../../../../baker/read/group-placements.ts';

const mapOf = (name: string, content: object): { source: string; bytes: Uint8Array } => ({
  source: `maps/${name}`,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});

const YARD = mapOf('yard', {
  legend: { '.': 'ground_grass' },
  statics: [['crate', 1, 1], ['crate', 2, 1], { sprite: 'barrel', x: 0, y: 0 }],
});
const HOUSE = mapOf('house', {
  legend: { '.': 'ground_grass' },
  buildings: [{ name: 'shed', storeys: [{ level: 1, statics: [['roof_tile_s', 1, 1]] }] }],
});

it('groupPlacements finds ground, objects in both spellings and what lies on storeys; each map once', () => {
  expect([...groupPlacements([YARD, HOUSE])].sort()).toEqual([
    ['barrel', ['yard']],
    ['crate', ['yard']],
    ['ground_grass', ['house', 'yard']],
    ['roof_tile_s', ['house']],
  ]);
});

describe('listUnplaced', () => {
  const sheets = ['sprites/stool', 'sprites/crate', 'ground/ground_grass', 'sprites/street/bench'];
  it('lists sheets by name that no map has', () => {
    expect(
      listUnplaced(
        sheets.map((source) => ({ source })),
        [YARD, HOUSE],
      ),
    ).toEqual(['bench', 'stool']);
  });

  it('takes a map that cannot be read for one that places nothing', () => {
    const broken = { source: 'maps/yard', bytes: new TextEncoder().encode('{') };
    expect(listUnplaced([{ source: 'sprites/crate' }], [broken])).toEqual(['crate']);
  });
});
