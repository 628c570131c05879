// An authored map: terrain by tile and what stands on it. JSON, checked by the baker; the game trusts what is in baked/.

export const MAP_VERSION = 1;

/** Facings in the order of 4-frame sheets. */
export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];

export interface StaticObject {
  readonly sprite: string;
  /** Tile; the sprite's ground point is the tile's centre. Fractions place furniture between centres. */
  readonly x: number;
  readonly y: number;
  /** Units; rounded to whole screen texels when drawn. */
  readonly z: number;
  readonly facing: Facing;
}

export interface WorldMap {
  readonly version: number;
  readonly name: string;
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  /** Ground sprites by terrain id. */
  readonly terrains: readonly string[];
  /** Terrain id of each tile, row by row from the north-west. Length width * height. */
  readonly tiles: readonly number[];
  readonly statics: readonly StaticObject[];
  /** Where the camera looks at the start, tiles. */
  readonly start: readonly [x: number, y: number];
}
