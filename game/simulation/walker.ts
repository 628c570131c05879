// Somebody who walks: where they are, where they look, and what they are about to do. One step of the simulation moves them by
// what their pace allows, along a way of tiles or freely in one of eight headings.

import { DIRECTIONS, type Facing } from '../../shared/format/map.ts';
import type { Tile } from '../../shared/terrain.ts';
import { facingAlong, STEPS } from '../../shared/walk/steps.ts';
import { STEPS_PER_SECOND, toGrain } from './grain.ts';
import type { Pace } from './paces.ts';

/** Half the width of a body, tiles: who runs freely keeps so far from walls. */
const BODY_TILES = 0.25;

/**
 * Places across a straight run along a game axis lie on this grid, tiles: then both screen coordinates pass their texels in the
 * same moment, and the picture moves in even diagonal steps.
 */
const LANE_TILES = 1 / 32;

/** What a walker asks of the world. */
export interface WalkWorld {
  /** Whether the step can be taken; see listExits. */
  canStep(from: Tile, step: number): boolean;
  /** Opens what is shut on the way. @returns whether there was something */
  openOnStep(from: Tile, step: number): boolean;
}

export type Gait = keyof Pace;

export interface WalkerStart {
  readonly sprite: string;
  readonly pace: Pace;
  /** Tiles. */
  readonly place: readonly [x: number, y: number];
  readonly facing: Facing;
}

/** What is seen of a walker at a moment. */
export interface WalkerPose {
  /** Tiles. */
  readonly x: number;
  readonly y: number;
  /** Tiles walked since standing; undefined: stands. */
  readonly stride: number | undefined;
}

export class Walker {
  readonly sprite: string;
  readonly pace: Pace;
  facing: Facing;
  /** As it was before the last step, and as it is. */
  before: WalkerPose;
  now: WalkerPose;
  /** Tiles still to step on. */
  #way: readonly Tile[] = [];
  #end: readonly [x: number, y: number] | undefined;
  /** Index of STEPS of a free run. */
  #heading: number | undefined;
  #gait: Gait = 'walk';

  constructor({ sprite, pace, place, facing }: WalkerStart) {
    this.sprite = sprite;
    this.pace = pace;
    this.facing = facing;
    this.now = { x: toGrain(place[0]), y: toGrain(place[1]), stride: undefined };
    this.before = this.now;
  }

  get tile(): Tile {
    return tileOf(this.now);
  }

  /** Whether it is on a way or runs. */
  get isBusy(): boolean {
    return this.#way.length > 0 || this.#heading !== undefined;
  }

  /** Whether the last step changed what is seen. */
  get isMoving(): boolean {
    return this.before.x !== this.now.x || this.before.y !== this.now.y || this.before.stride !== this.now.stride;
  }

  /**
   * Walks over tiles, each a neighbour of the one before, from middle to middle.
   *
   * @param end where in the last one to stop; left out: in its middle
   */
  follow(way: readonly Tile[], gait: Gait, end?: readonly [x: number, y: number]): void {
    this.#way = way;
    this.#end = end;
    this.#gait = gait;
    this.#heading = undefined;
  }

  /** Runs straight on, along walls where they are in the way. @param heading index of STEPS; undefined: stands */
  head(heading: number | undefined, gait: Gait): void {
    this.#heading = heading;
    this.#gait = gait;
    this.#way = [];
  }

  /** Puts it elsewhere at once. */
  place(x: number, y: number): void {
    this.head(undefined, 'walk');
    this.now = { x: toGrain(x), y: toGrain(y), stride: undefined };
    this.before = this.now;
  }

  /** One step of the simulation. */
  step(world: WalkWorld): void {
    this.before = this.now;
    const reach = toGrain(this.pace[this.#gait] / STEPS_PER_SECOND);
    const { x, y } = this.now;
    if (this.#heading !== undefined) this.#run(this.#heading, reach, world);
    else this.#walk(reach, world);
    const hasMoved = this.now.x !== x || this.now.y !== y;
    this.now = { ...this.now, stride: hasMoved ? (this.before.stride ?? 0) + reach : undefined };
  }

  #walk(reach: number, world: WalkWorld): void {
    let left = reach;
    for (let next = this.#way[0]; next !== undefined && left > 0; next = this.#way[0]) {
      const step = stepBetween(this.tile, next);
      // What was free when the way was found may be taken since.
      if (step !== undefined && !world.canStep(this.tile, step)) {
        this.#way = [];
        return;
      }
      if (step !== undefined) world.openOnStep(this.tile, step);
      const isLast = this.#way.length === 1 && this.#end !== undefined;
      const [x, y] = isLast ? this.#end! : ([next[0] + 0.5, next[1] + 0.5] as const);
      const [dx, dy] = [x - this.now.x, y - this.now.y];
      const distance = Math.sqrt(dx * dx + dy * dy);
      this.facing = facingAlong(dx, dy) ?? this.facing;
      if (distance > left) {
        this.#moveTo(this.now.x + (dx / distance) * left, this.now.y + (dy / distance) * left);
        return;
      }
      left -= distance;
      this.#moveTo(x, y);
      this.#way = this.#way.slice(1);
    }
  }

  #run(heading: number, reach: number, world: WalkWorld): void {
    const [stepX, stepY] = STEPS[heading]!;
    this.facing = DIRECTIONS[heading]!;
    const isDiagonal = stepX !== 0 && stepY !== 0;
    const along = isDiagonal ? toGrain(reach * Math.SQRT1_2) : reach;
    const [x, y] = isDiagonal ? [this.now.x, this.now.y] : this.#inLane(stepX, world);
    for (const [dx, dy] of [
      [stepX, stepY],
      [stepX, 0],
      [0, stepY],
    ] as const) {
      if ((dx === 0 && dy === 0) || !this.#canStand(x + dx * along, y + dy * along, world)) continue;
      this.#moveTo(x + dx * along, y + dy * along);
      return;
    }
  }

  /** Its place, moved across a straight run by half a lane at most. */
  #inLane(stepX: number, world: WalkWorld): readonly [x: number, y: number] {
    const { x, y } = this.now;
    const toLane = (along: number): number => Math.round(along / LANE_TILES) * LANE_TILES;
    const place = stepX === 0 ? ([toLane(x), y] as const) : ([x, toLane(y)] as const);
    return this.#canStand(...place, world) ? place : [x, y];
  }

  /** Whether the body fits; what is shut there is opened. Who does not fit where they are may go on all the same. */
  #canStand(x: number, y: number, world: WalkWorld): boolean {
    const isOpen = (from: Tile, step: number): boolean => world.canStep(from, step) && !world.openOnStep(from, step);
    const tile = tileOf({ x, y });
    const step = stepBetween(this.tile, tile);
    if (step !== undefined && !isOpen(this.tile, step)) return false;
    if (listOverlaps(x, y).every((overlap) => isOpen(tile, overlap))) return true;
    return !listOverlaps(this.now.x, this.now.y).every((overlap) => world.canStep(this.tile, overlap));
  }

  #moveTo(x: number, y: number): void {
    this.now = { ...this.now, x: toGrain(x), y: toGrain(y) };
  }
}

function tileOf({ x, y }: { readonly x: number; readonly y: number }): Tile {
  return [Math.floor(x), Math.floor(y)];
}

/** Index of the step from a tile to its neighbour; undefined for the tile itself. */
function stepBetween(from: Tile, to: Tile): number | undefined {
  const step = STEPS.findIndex(([dx, dy]) => from[0] + dx === to[0] && from[1] + dy === to[1]);
  return step < 0 ? undefined : step;
}

/** Steps to the neighbours that a body reaches into. */
function listOverlaps(x: number, y: number): number[] {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const sideOf = (part: number): number => (part < BODY_TILES ? -1 : part > 1 - BODY_TILES ? 1 : 0);
  const [sideX, sideY] = [sideOf(x - column), sideOf(y - row)];
  return STEPS.flatMap(([dx, dy], i) => ((dx === 0 || dx === sideX) && (dy === 0 || dy === sideY) ? [i] : []));
}
