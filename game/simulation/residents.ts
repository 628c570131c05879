// People and beasts of the map, who live by themselves: each has a place, and duties by the hour. What chance there is comes from a
// seed, so that the same hours give the same days.

import { createRandom, type Random } from '../../shared/hash.ts';
import type { Walker } from './walker.ts';

/** Stands at home; strolls about there; is where people meet. */
type Duty = 'stand' | 'wander' | 'meet';

/** Duties from an hour on, until the next; before the first the last one holds. */
type Day = readonly (readonly [hour: number, duty: Duty])[];

/** By the tags of the catalogue. */
const DAYS: Readonly<Record<string, Day>> = {
  people: [
    [6, 'wander'],
    [12, 'meet'],
    [13, 'wander'],
    [18, 'meet'],
    [21, 'stand'],
  ],
  animals: [
    [6, 'wander'],
    [20, 'stand'],
  ],
  monsters: [
    [5, 'stand'],
    [21, 'wander'],
  ],
};
const STANDING: Day = [[0, 'stand']];

/** How far from home somebody strolls, tiles, and how far from the middle of a meeting they stand. */
const WANDER_TILES = 3;
const MEETING_TILES = 3;

/** Steps of the simulation between two strolls: three to ten seconds. */
const REST_STEPS = [90, 300] as const;

/** Steps after which somebody who stands looks again what is to be done. */
const LOOK_STEPS = 30;

/** What residents ask of the world. */
export interface ResidentWorld {
  /** Of the day. */
  readonly hour: number;
  /** Where people meet, tiles. */
  readonly meeting: readonly [x: number, y: number];
  /** Sends somebody to a place, or to its tile. @returns false when there is no way that leads nearer */
  walkTo(walker: Walker, place: readonly [x: number, y: number], isExact: boolean): boolean;
}

export class Resident {
  readonly walker: Walker;
  readonly #day: Day;
  readonly #home: readonly [x: number, y: number];
  readonly #homeFacing: Walker['facing'];
  readonly #random: Random;
  readonly #spot: readonly [x: number, y: number];
  #rest: number;

  /** @param tags of the catalogue */
  constructor(walker: Walker, tags: readonly string[], seed: number) {
    this.walker = walker;
    this.#day = DAYS[tags.find((tag) => tag in DAYS) ?? ''] ?? STANDING;
    this.#home = [walker.now.x, walker.now.y];
    this.#homeFacing = walker.facing;
    this.#random = createRandom(seed);
    this.#spot = this.#around([0, 0], MEETING_TILES);
    // Nobody begins when all others do.
    this.#rest = this.#random.below(REST_STEPS[1]);
  }

  /** Before each step of the simulation. */
  step(world: ResidentWorld): void {
    if (this.walker.isBusy || this.#rest-- > 0) return;
    const duty = dutyAt(this.#day, world.hour);
    const random = this.#random;
    if (duty === 'wander') {
      world.walkTo(this.walker, this.#around(this.#home, WANDER_TILES), false);
      this.#rest = random.below(REST_STEPS[1] - REST_STEPS[0]) + REST_STEPS[0];
      return;
    }
    this.#rest = LOOK_STEPS;
    const [x, y] = world.meeting;
    const place = duty === 'meet' ? ([x + this.#spot[0], y + this.#spot[1]] as const) : this.#home;
    const { now, tile } = this.walker;
    // Home is a very place: several of a kind may have theirs on one tile.
    const isThere =
      duty === 'meet'
        ? tile.every((along, axis) => along === Math.floor(place[axis]!))
        : now.x === place[0] && now.y === place[1];
    if (!isThere) {
      if (world.walkTo(this.walker, place, duty === 'stand')) return;
      // No way leads nearer: who asks again at once asks in vain.
      this.#rest = REST_STEPS[1];
    }
    if (duty === 'stand') this.walker.facing = this.#homeFacing;
  }

  #around([x, y]: readonly [x: number, y: number], reach: number): readonly [x: number, y: number] {
    const random = this.#random;
    return [x + random.between(-reach, reach), y + random.between(-reach, reach)];
  }
}

function dutyAt(day: Day, hour: number): Duty {
  return (day.findLast(([from]) => from <= hour) ?? day.at(-1)!)[1];
}
