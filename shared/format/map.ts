// An authored map: terrain by tile, what stands on it, and the buildings it makes up. JSON, checked by the baker; the game
// trusts what is in baked/.

export const MAP_VERSION = 1;

/** Facings in the order of 4-frame sheets. */
export const FACINGS = ['n', 'e', 's', 'w'] as const;
/** Facings in the order of 8-frame sheets: from south by 45 degrees, the second one towards the camera. */
export const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type Facing = (typeof DIRECTIONS)[number];

/** What lies above a building's ground floor and can be lifted off to look inside. */
export interface Overhead {
  /** Index into the map's buildings. */
  readonly building: number;
  /** Storey, 1 on top of the ground floor. */
  readonly level: number;
  /** Roof rather than an upper storey's walls and things. */
  readonly isRoof: boolean;
}

export interface StaticObject {
  readonly sprite: string;
  /** Tile; the sprite's ground point is the tile's centre. Fractions place furniture between centres. */
  readonly x: number;
  readonly y: number;
  /** Units; rounded to whole screen texels when drawn. */
  readonly z: number;
  /** On a sheet of four facings a diagonal counts as its first letter. */
  readonly facing: Facing;
  readonly overhead?: Overhead;
}

/** A space between walls: light that burns in it stays in it. */
export interface Room {
  /** Tile edges: west, north, east, south. */
  readonly area: readonly [west: number, north: number, east: number, south: number];
  /** Units. */
  readonly bottom: number;
  readonly top: number;
}

export interface Building {
  readonly name: string;
  readonly rooms: readonly Room[];
}

/** Tiles that are lifted as a whole, with upright faces between them. */
export interface GroundSteps {
  /** Texels of height by tile, row by row from the north-west. */
  readonly tiles: readonly number[];
  /** Terrain id that shows on the faces; absent: each tile's own. */
  readonly cliff?: number;
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
  /** Texels of height by tile corner, row by row from the north-west; length (width + 1) * (height + 1). Absent: nought. */
  readonly heights?: readonly number[];
  /** On top of `heights`. */
  readonly steps?: GroundSteps;
  readonly statics: readonly StaticObject[];
  readonly buildings: readonly Building[];
  /** Where the camera looks at the start, tiles. */
  readonly start: readonly [x: number, y: number];
}

/** Height of a building's lowest floor, units. */
export function floorOf({ rooms }: Pick<Building, 'rooms'>): number {
  return Math.min(...rooms.map(({ bottom }) => bottom));
}

/** All rooms of all buildings. */
export function listRooms(map: Pick<WorldMap, 'buildings'>): Room[] {
  return map.buildings.flatMap((building) => building.rooms);
}
