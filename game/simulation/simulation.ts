// The world as it goes on: walkers and doors, in steps of a fixed length. Knows no clock, no chance and no picture: the same orders
// at the same steps give the same world, bit for bit.

import type { Catalogue } from '../../shared/format/catalogue.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { buildGroundShape, type GroundShape, groundHeightPx } from '../../shared/ground-shape.ts';
import { hashText } from '../../shared/hash.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import type { Tile } from '../../shared/terrain.ts';
import { costAtLeast, findPath, type PathGrid } from '../../shared/walk/find-path.ts';
import { listMapObjects, type MapObject } from '../../shared/walk/map-object.ts';
import { listExits, STEPS } from '../../shared/walk/steps.ts';
import { WalkGrid } from '../../shared/walk/walk-grid.ts';
import { type Door, Doors } from './doors.ts';
import { paceOf } from './paces.ts';
import { Resident } from './residents.ts';
import { type Gait, Walker, type WalkerStart, type WalkWorld } from './walker.ts';

/** How near somebody must be to a door to open or shut it, tiles from its middle. */
const DOOR_REACH_TILES = 2;

export class Simulation {
  readonly doors: Doors;
  readonly map: WorldMap;
  readonly #catalogue: Catalogue;
  readonly #shape: GroundShape | undefined;
  readonly #grid: PathGrid;
  /** Heights of floors over the ground by tile, units: bridges. */
  readonly #floors: ReadonlyMap<number, number>;
  readonly #walkers: Walker[] = [];
  readonly #residents: Resident[] = [];
  /** Of the day, by which residents live: somebody else's clock tells it. */
  hour = 12;
  readonly #world: WalkWorld;
  #steps = 0;
  #player: Walker | undefined;

  /** @param map as it is baked: heights count from the map's own level */
  constructor(map: WorldMap, catalogue: Catalogue) {
    this.map = map;
    this.#catalogue = catalogue;
    this.#shape = buildGroundShape(map);
    const objects = listMapObjects(map, catalogue, this.#shape);
    const grid = new WalkGrid(map, objects, catalogue, 0);
    this.#grid = { width: map.width, height: map.height, exits: listExits(grid) };
    this.#floors = listFloors(objects, map.width);
    this.doors = new Doors(objects, catalogue);
    this.#world = {
      canStep: (from, step) => this.#canStep(from, step),
      openOnStep: (from, step) => {
        const shut = this.doors.shutOn(from, STEPS[step]!);
        for (const door of shut) this.doors.set(door, true);
        return shut.length > 0;
      },
    };
  }

  /** Steps so far. */
  get steps(): number {
    return this.#steps;
  }

  get walkers(): readonly Walker[] {
    return this.#walkers;
  }

  get player(): Walker | undefined {
    return this.#player;
  }

  /** Puts somebody into the world, on the free tile that is nearest to the place if that is taken. */
  add({ sprite, place, facing }: Omit<WalkerStart, 'pace'>): Walker {
    const pace = paceOf(this.#catalogue.get(sprite));
    const walker = new Walker({ sprite, pace, place: this.#freePlace(place), facing });
    this.#walkers.push(walker);
    return walker;
  }

  /** The same for the one whom the player moves. */
  addPlayer(start: Omit<WalkerStart, 'pace'>): Walker {
    this.#player = this.add(start);
    return this.#player;
  }

  /** Puts somebody into the world who lives by themselves, at the very place. */
  addResident({ sprite, place, facing }: Omit<WalkerStart, 'pace'>): Walker {
    const entry = this.#catalogue.get(sprite);
    const walker = new Walker({ sprite, pace: paceOf(entry), place, facing });
    this.#walkers.push(walker);
    this.#residents.push(new Resident(walker, entry?.tags ?? [], hashText(`${sprite} ${this.#residents.length}`)));
    return walker;
  }

  /** Height of the feet at a place, units over the map's own level. */
  heightAt(x: number, y: number): number {
    const ground = groundHeightPx(x, y, this.#shape) / PX_PER_UNIT;
    return Math.max(ground, this.#floors.get(Math.floor(y) * this.map.width + Math.floor(x)) ?? ground);
  }

  /**
   * Sends a walker to the tile of a place, or as near as it gets.
   *
   * @param isExact to the very place, not to the tile's middle
   * @returns whether there is a way that leads nearer
   */
  walkTo(walker: Walker, [x, y]: readonly [x: number, y: number], gait: Gait = 'walk', isExact = false): boolean {
    const goal = [
      Math.max(0, Math.min(this.map.width - 1, Math.floor(x))),
      Math.max(0, Math.min(this.map.height - 1, Math.floor(y))),
    ] as const;
    const { tiles, isComplete } = findPath(this.#grid, walker.tile, goal);
    // Who stands beside the middle of their own tile goes there.
    const isHere = tiles.length === 0 && goal[0] === walker.tile[0] && goal[1] === walker.tile[1];
    walker.follow(isHere ? [goal] : tiles, gait, isExact && isComplete ? [x, y] : undefined);
    return isHere || tiles.length > 0;
  }

  /** Sends a walker one tile on. @param heading index of STEPS */
  stepOn(walker: Walker, heading: number): boolean {
    const [x, y] = walker.tile;
    const [dx, dy] = STEPS[heading]!;
    if (!this.#canStep(walker.tile, heading)) return false;
    walker.follow([[x + dx, y + dy]], 'walk');
    return true;
  }

  /** Opens or shuts a door that is near enough. @returns whether it was */
  useDoor(walker: Walker, door: Door): boolean {
    const [x, y] = [door.tile[0] + (door.axis === 'x' ? 0.5 : 0), door.tile[1] + (door.axis === 'y' ? 0.5 : 0)];
    const [dx, dy] = [walker.now.x - x, walker.now.y - y];
    if (dx * dx + dy * dy > DOOR_REACH_TILES * DOOR_REACH_TILES) return false;
    this.doors.set(door, !door.isOpen);
    return true;
  }

  /** One step, of 1 / STEPS_PER_SECOND seconds. */
  step(): void {
    const { hour } = this;
    const living = {
      hour,
      meeting: this.map.start,
      walkTo: (walker: Walker, place: readonly [x: number, y: number], isExact: boolean) =>
        this.walkTo(walker, place, 'walk', isExact),
    };
    for (const resident of this.#residents) resident.step(living);
    for (const walker of this.#walkers) walker.step(this.#world);
    this.#steps++;
  }

  #canStep([x, y]: Tile, step: number): boolean {
    const { width, height, exits } = this.#grid;
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return ((exits[y * width + x]! >> step) & 1) === 1;
  }

  /** The place itself, or the middle of the nearest tile that somebody can step on; equal ones by their number. */
  #freePlace([x, y]: readonly [x: number, y: number]): readonly [x: number, y: number] {
    const { width, height } = this.#grid;
    let best: Tile | undefined;
    let least = Infinity;
    for (let i = 0; i < width * height; i++) {
      const tile = [i % width, Math.floor(i / width)] as const;
      const distance = costAtLeast(tile[0] - Math.floor(x), tile[1] - Math.floor(y));
      if (distance >= least || !this.#isFree(tile)) continue;
      [best, least] = [tile, distance];
    }
    if (best === undefined) throw new RangeError(`the map "${this.map.name}" has no tile that somebody can stand on`);
    return least === 0 ? [x, y] : [best[0] + 0.5, best[1] + 0.5];
  }

  /** Whether a neighbour can step on a tile. */
  #isFree([x, y]: Tile): boolean {
    return STEPS.some(([dx, dy], i) => this.#canStep([x - dx, y - dy], i));
  }
}

/** Heights of the floors that lie on the ground or over it, units by tile. */
function listFloors(objects: readonly MapObject[], width: number): ReadonlyMap<number, number> {
  const floors = new Map<number, number>();
  for (const { entry, storey, tile, static: object } of objects) {
    if (entry.place === 'tile' && storey === 0) floors.set(tile[1] * width + tile[0], object.z);
  }
  return floors;
}
