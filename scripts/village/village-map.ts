// A map that is being made: its ground, what stands on it, and which tiles nothing more may stand on.

import type { Facing } from '../../shared/format/map.ts';

/** Edge of a village, tiles. */
export const VILLAGE_TILES = 64;

/** Ground sprites by the letters of the terrain's rows. */
export const LEGEND = {
  '.': 'ground_grass',
  ',': 'ground_dry_grass',
  '#': 'ground_cobble',
  f: 'ground_flagstone',
  d: 'ground_dirt',
  g: 'ground_gravel',
  '=': 'ground_farmland',
  w: 'ground_forest_floor',
  m: 'ground_mud',
  s: 'ground_swamp',
  '~': 'ground_water',
  r: 'ground_rock',
  a: 'ground_sand',
} as const;

export type Ground = keyof typeof LEGEND;

/** An object as map files write it. */
export type Static = readonly [sprite: string, x: number, y: number, z: number, facing: Facing];

/** Tiles: west, north, size along x and along y. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

export interface Storey {
  readonly level: number;
  readonly roof?: true;
  /** Tile edges: west, north, east, south. */
  readonly rooms?: readonly (readonly [number, number, number, number])[];
  readonly statics: readonly Static[];
}

export interface Building {
  readonly name: string;
  readonly storeys: readonly Storey[];
}

/** Heights and places of map files have four digits. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

export function object(sprite: string, x: number, y: number, z = 0, facing: Facing = 's'): Static {
  return [sprite, rounded(x), rounded(y), rounded(z), facing];
}

export class VillageMap {
  readonly statics: Static[] = [];
  readonly buildings: Building[] = [];
  readonly #ground: Ground[][] = Array.from({ length: VILLAGE_TILES }, () => Array<Ground>(VILLAGE_TILES).fill('.'));
  readonly #taken = new Set<number>();

  /** The terrain's rows. */
  get rows(): string[] {
    return this.#ground.map((row) => row.join(''));
  }

  groundAt(x: number, y: number): Ground | undefined {
    return this.#ground[y]?.[x];
  }

  /** Paints what of the area lies on the map. */
  paint({ x, y, w, d }: Area, ground: Ground): void {
    for (let row = Math.max(0, y); row < Math.min(VILLAGE_TILES, y + d); row++)
      for (let column = Math.max(0, x); column < Math.min(VILLAGE_TILES, x + w); column++)
        this.#ground[row]![column] = ground;
  }

  /** Keeps an area free of all that stands by chance. */
  take({ x, y, w, d }: Area): void {
    for (let row = y; row < y + d; row++)
      for (let column = x; column < x + w; column++) this.#taken.add(row * VILLAGE_TILES + column);
  }

  isFree({ x, y, w, d }: Area): boolean {
    if (x < 0 || y < 0 || x + w > VILLAGE_TILES || y + d > VILLAGE_TILES) return false;
    for (let row = y; row < y + d; row++)
      for (let column = x; column < x + w; column++) if (this.#taken.has(row * VILLAGE_TILES + column)) return false;
    return true;
  }

  /** Puts an object where it is told, whatever is there. */
  place(sprite: string, x: number, y: number, z = 0, facing: Facing = 's'): void {
    this.statics.push(object(sprite, x, y, z, facing));
  }

  /**
   * Stands an object on the middle of an area of tiles and takes them, if they are free.
   *
   * @param off tiles from the middle
   * @returns whether it stands
   */
  stand(sprite: string, area: Area, facing: Facing = 's', off: readonly [number, number] = [0, 0]): boolean {
    if (!this.isFree(area)) return false;
    this.take(area);
    // Places count from tiles' middles, and none lies before the map's.
    const x = Math.max(0, area.x + (area.w - 1) / 2 + off[0]);
    const y = Math.max(0, area.y + (area.d - 1) / 2 + off[1]);
    this.place(sprite, x, y, 0, facing);
    return true;
  }
}

export function tileAt(x: number, y: number): Area {
  return { x, y, w: 1, d: 1 };
}
