// Little maps for tests of walking: grass, and what a drawing puts on it.

import { type Catalogue, type CatalogueEntry, entryFromName } from '../../shared/format/catalogue.ts';
import type { Building, StaticObject, WorldMap } from '../../shared/format/map.ts';

const NAMES = [
  'ground_grass',
  'wall_x',
  'wall_y',
  'door_plank_x',
  'door_plank_y',
  'mobile_farmer',
  'mobile_hen',
] as const;

export const WALK_CATALOGUE: Catalogue = new Map<string, CatalogueEntry>([
  ...NAMES.map((name) => [name, entryFromName(name)] as const),
  ...['door_plank_open_x', 'door_plank_open_y'].map((name) => [name, { ...entryFromName(name), open: true }] as const),
  ['rock', { ...entryFromName('rock'), solid: [-0.4, -0.4, 0.4, 0.4] }],
]);

const FACING = { facing: 's' } as const;

/**
 * @param rows a letter a tile: `#` a rock, `^` a wall on its north edge, `<` one on its west edge, `d` a shut door on its north
 * edge, `b` one on its west edge, `.` nothing
 */
export function drawWalkMap(
  rows: readonly string[],
  parts: { readonly heights?: readonly number[]; readonly buildings?: readonly Building[] } = {},
): WorldMap {
  const sprites: Readonly<Record<string, string>> = {
    '#': 'rock',
    '^': 'wall_x',
    '<': 'wall_y',
    d: 'door_plank_x',
    b: 'door_plank_y',
  };
  const [width, height] = [rows[0]!.length, rows.length];
  return {
    ...{
      version: 1,
      name: 'walk',
      width,
      height,
      terrains: ['ground_grass'],
      tiles: new Array<number>(width * height).fill(0),
    },
    statics: rows.flatMap((row, y) =>
      [...row].flatMap((mark, x): StaticObject[] =>
        sprites[mark] === undefined ? [] : [{ sprite: sprites[mark], x, y, z: 0, ...FACING }],
      ),
    ),
    buildings: [],
    start: [0, 0],
    ...parts,
  };
}
