// A storey of a map as people walk and light falls in it: tiles that something stands on, and edges that are closed.

import type { Catalogue } from '../format/catalogue.ts';
import type { WorldMap } from '../format/map.ts';
import { buildGroundShape, groundHeightPx } from '../ground-shape.ts';
import type { Tile } from '../terrain.ts';
import type { Axis, MapObject } from './map-object.ts';

/** A tile is blocked when something solid covers its middle by this much, tiles: what only touches it is walked round. */
const COVER_TILES = 0.05;

/** Steps between tiles that people take in their stride, texels: half a metre. */
export const STEP_MAX_PX = 12;

/** So far beside an edge the ground is that of the tile there. */
const BESIDE_TILES = 1e-6;

export class WalkGrid {
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  /** By tile: what stands there, its name for people. */
  readonly #blocked = new Map<number, string>();
  readonly #closed: Readonly<Record<Axis, Set<number>>> = { x: new Set(), y: new Set() };
  readonly #dark: Readonly<Record<Axis, Set<number>>> = { x: new Set(), y: new Set() };

  /** @param objects those of this storey are taken */
  constructor(map: WorldMap, objects: readonly MapObject[], catalogue: Catalogue, storey: number) {
    this.width = map.width;
    this.height = map.height;
    const here = objects.filter((object) => object.storey === storey && object.entry.place !== 'roof');
    if (storey === 0) {
      this.#blockTerrain(map, catalogue);
      this.#closeSteps(map);
      // A bridge carries people over what they do not walk on.
      for (const { entry, tile } of here) if (entry.place === 'tile') this.#blocked.delete(this.#indexOf(...tile));
    }
    for (const object of here) {
      if (object.solid !== undefined) this.#block(object);
      if (object.edge !== undefined) this.#close(object, object.edge);
    }
  }

  /** @returns what keeps people off a tile; undefined: nothing does */
  blockerOf(tile: Tile): string | undefined {
    return this.isOnMap(tile) ? this.#blocked.get(this.#indexOf(...tile)) : 'the end of the map';
  }

  /** Whether people pass an edge of a tile: `x` its north edge, `y` its west edge. Doors and gates are passed, shut or open. */
  isPassed(axis: Axis, [x, y]: Tile): boolean {
    return !this.#closed[axis].has(this.#indexOf(x, y));
  }

  isOnMap([x, y]: Tile): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** @returns tiles that people get to from the seeds, by number; blocked seeds are left out */
  walkFrom(seeds: readonly Tile[]): ReadonlySet<number> {
    return this.#flood(seeds, this.#closed, (tile) => this.blockerOf(tile) === undefined);
  }

  /**
   * @param place tiles
   * @returns tiles that a light gets to, by number: those within reach that no wall and no shut door parts from it. It may
   * turn corners, since floors and walls throw it on
   */
  lightFrom([x, y]: Tile, reach: number): ReadonlySet<number> {
    const isNear = ([tileX, tileY]: Tile): boolean => Math.hypot(tileX + 0.5 - x, tileY + 0.5 - y) <= reach;
    return this.#flood([[Math.floor(x), Math.floor(y)]], this.#dark, (tile) => this.isOnMap(tile) && isNear(tile));
  }

  /** Whether a tile is among those of the two above. */
  isAmong(tiles: ReadonlySet<number>, tile: Tile): boolean {
    return this.isOnMap(tile) && tiles.has(this.#indexOf(...tile));
  }

  #flood(
    seeds: readonly Tile[],
    walls: Readonly<Record<Axis, ReadonlySet<number>>>,
    isOpen: (tile: Tile) => boolean,
  ): ReadonlySet<number> {
    const reached = new Set<number>();
    const open: Tile[] = [];
    const enter = (tile: Tile): void => {
      if (!isOpen(tile) || reached.has(this.#indexOf(...tile))) return;
      reached.add(this.#indexOf(...tile));
      open.push(tile);
    };
    for (const seed of seeds) enter(seed);
    for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
      const [x, y] = tile;
      if (!walls.x.has(this.#indexOf(x, y))) enter([x, y - 1]);
      if (!walls.x.has(this.#indexOf(x, y + 1))) enter([x, y + 1]);
      if (!walls.y.has(this.#indexOf(x, y))) enter([x - 1, y]);
      if (!walls.y.has(this.#indexOf(x + 1, y))) enter([x + 1, y]);
    }
    return reached;
  }

  /** Edges on the far sides of the map have their numbers, too: a row is one longer than the map is wide. */
  #indexOf(x: number, y: number): number {
    return y * (this.width + 1) + x;
  }

  #blockTerrain({ tiles, terrains, width }: WorldMap, catalogue: Catalogue): void {
    const closed = terrains.map((name) => catalogue.get(name)?.passage === false);
    for (const [i, terrain] of tiles.entries()) {
      if (closed[terrain] === true)
        this.#blocked.set(this.#indexOf(i % width, Math.floor(i / width)), terrains[terrain]!);
    }
  }

  /** Edges at which the ground rises more than people climb. */
  #closeSteps(map: WorldMap): void {
    const shape = buildGroundShape(map);
    if (shape === undefined) return;
    const rise = (x: number, y: number, dx: number, dy: number): number =>
      Math.abs(groundHeightPx(x - dx, y - dy, shape) - groundHeightPx(x + dx, y + dy, shape));
    for (let y = 0; y < map.height; y++) {
      for (let x = 0; x < map.width; x++) {
        if (y > 0 && rise(x + 0.5, y, 0, BESIDE_TILES) > STEP_MAX_PX) this.#closed.x.add(this.#indexOf(x, y));
        if (x > 0 && rise(x, y + 0.5, BESIDE_TILES, 0) > STEP_MAX_PX) this.#closed.y.add(this.#indexOf(x, y));
      }
    }
  }

  #block({ solid, static: { sprite } }: MapObject): void {
    const [west, north, east, south] = solid!;
    for (let y = Math.ceil(north + COVER_TILES - 0.5); y + 0.5 <= south - COVER_TILES; y++) {
      for (let x = Math.ceil(west + COVER_TILES - 0.5); x + 0.5 <= east - COVER_TILES; x++)
        this.#blocked.set(this.#indexOf(x, y), sprite);
    }
  }

  #close({ entry, static: { x, y } }: MapObject, axis: Axis): void {
    const index = this.#indexOf(Math.round(x), Math.round(y));
    if (!entry.passage) this.#closed[axis].add(index);
    const holdsLight = entry.class === 'door' ? entry.open !== true : entry.class === 'wall' && !entry.passage;
    if (holdsLight) this.#dark[axis].add(index);
  }
}
