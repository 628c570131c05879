// What stands on a map, with what the catalogue says of it: what all checks of a map look at.

import type { Catalogue, CatalogueEntry, SolidBox } from '../../shared/format/catalogue.ts';
import { FACINGS, type StaticObject, type WorldMap } from '../../shared/format/map.ts';
import { parseSpriteName } from '../../shared/names.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Fault } from '../fault.ts';
import { MAP_FILE } from '../read/map-source.ts';
import type { SheetFault } from '../read/sheet-source.ts';

export type Axis = 'x' | 'y';
export type Tile = readonly [x: number, y: number];

export interface MapObject {
  readonly static: StaticObject;
  readonly entry: CatalogueEntry;
  /** 0 is the ground floor. */
  readonly storey: number;
  /** The tile that the ground point lies on. */
  readonly tile: Tile;
  /** Of what stands on an edge: `x` the north edge of its tile, `y` the west edge. */
  readonly edge?: Axis;
  /** Tiles of the map: what people walk round, as it faces. */
  readonly solid?: SolidBox;
}

/** Heights of one storey differ by less: floors and rugs are thinner, table tops are lower. */
export const SAME_STOREY_UNITS = STOREY_UNITS / 2;

export function listMapObjects(map: Pick<WorldMap, 'statics'>, catalogue: Catalogue): MapObject[] {
  return map.statics.map((object): MapObject => {
    const entry = catalogue.get(object.sprite)!;
    const { orientation } = parseSpriteName(object.sprite);
    return {
      static: object,
      entry,
      storey: object.overhead?.level ?? Math.floor((object.z + SAME_STOREY_UNITS) / STOREY_UNITS),
      tile: [Math.floor(object.x + 0.5), Math.floor(object.y + 0.5)],
      ...(entry.place === 'edge' ? { edge: orientation === 'y' ? ('y' as const) : ('x' as const) } : {}),
      ...(entry.solid === undefined ? {} : { solid: placeSolid(entry.solid, object) }),
    };
  });
}

/** Turned from south to its facing, and put round the ground point, which is the tile's centre. */
function placeSolid([west, north, east, south]: SolidBox, { x, y, facing }: StaticObject): SolidBox {
  const turned = {
    n: [-east, -south, -west, -north],
    e: [north, -east, south, -west],
    s: [west, north, east, south],
    w: [-south, west, -north, east],
  } as const;
  const box = turned[FACINGS.find((cardinal) => facing.startsWith(cardinal))!];
  return [box[0] + x + 0.5, box[1] + y + 0.5, box[2] + x + 0.5, box[3] + y + 0.5];
}

/** `storey 0, tile (4, 7)`: where a finding is. */
export function describeTile({ storey, tile }: Pick<MapObject, 'storey' | 'tile'>): string {
  return `storey ${storey}, tile (${tile.join(', ')})`;
}

const EDGE_WORDS = { x: 'north edge', y: 'west edge' } as const;

/** `storey 0, tile (4, 7), north edge`. */
export function describeEdge({ storey, tile, edge }: MapObject): string {
  return `${describeTile({ storey, tile })}, ${EDGE_WORDS[edge!]}`;
}

/** Tiles that a finding lists: more would hide the others. */
const TILES_TOLD_MAX = 6;

/** `(4, 7), (5, 7)` and how many more. */
export function describeTiles(tiles: readonly Tile[]): string {
  const told = tiles.slice(0, TILES_TOLD_MAX).map((tile) => `(${tile.join(', ')})`);
  const more = tiles.length - told.length;
  return more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ');
}

export function mapFinding(severity: Fault['severity'], found: string, expected: string, mend: string): SheetFault {
  return { severity, file: MAP_FILE, found, expected, mend };
}
