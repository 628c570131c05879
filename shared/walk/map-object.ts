// What stands on a map, with what the catalogue says of it: what people walk round and through.

import type { Catalogue, CatalogueEntry, SolidBox } from '../format/catalogue.ts';
import { FACINGS, type StaticObject, type WorldMap } from '../format/map.ts';
import { type GroundShape, groundHeightPx } from '../ground-shape.ts';
import { parseSpriteName } from '../names.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../projection.ts';
import type { Tile } from '../terrain.ts';

export type Axis = 'x' | 'y';

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

/**
 * Lists a map's statics in their order.
 *
 * @param catalogue must have an entry for every sprite of the map
 * @param shape the ground that heights stand on, as in a baked map; undefined: they count from the ground, as people write them
 */
export function listMapObjects(map: Pick<WorldMap, 'statics'>, catalogue: Catalogue, shape?: GroundShape): MapObject[] {
  return map.statics.map((object): MapObject => {
    const entry = catalogue.get(object.sprite)!;
    const { orientation } = parseSpriteName(object.sprite);
    const ground = Math.round(groundHeightPx(object.x + 0.5, object.y + 0.5, shape)) / PX_PER_UNIT;
    return {
      static: object,
      entry,
      storey: object.overhead?.level ?? Math.floor((object.z - ground + SAME_STOREY_UNITS) / STOREY_UNITS),
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
