// Lights that come, move and go while the game runs: a carried torch, a spell's flash, the pointer's. To the lamps pass they are
// lamps like any other. No GPU types.

import type { Building } from '../../../shared/format/map.ts';
import { lumens } from '../../../shared/look/radiometry.ts';
import type { Vec3 } from '../../../shared/vector.ts';
import { findOverhead } from '../../world/find-overhead.ts';
import { isShown, type LiftedRoofs } from '../../world/roof-view.ts';
import { boundsAround } from './lamp-box.ts';
import { LIGHT_KINDS, type LightKind, type LightKindEntry } from './light-kinds.ts';
import type { Lamp } from './place-lamps.ts';

interface MovingLight {
  readonly kind: LightKindEntry;
  place: Vec3;
  /** When it was first drawn, milliseconds; undefined: not yet. */
  since?: number;
}

const ALL_ROUND: Vec3 = [0, 0, 0];

export class MovingLights {
  readonly #buildings: readonly Building[];
  readonly #onChange: () => void;
  readonly #lights = new Map<number, MovingLight>();
  #nextId = 1;

  /** @param onChange a light came, moved or went: the picture is another */
  constructor(buildings: readonly Building[], onChange: () => void) {
    this.#buildings = buildings;
    this.#onChange = onChange;
  }

  /**
   * @param place game axes, units
   * @returns what the light is called
   */
  add(kind: LightKind, place: Vec3): number {
    const id = this.#nextId++;
    this.#lights.set(id, { kind: LIGHT_KINDS[kind], place });
    this.#onChange();
    return id;
  }

  /** @returns false when it is gone: it was removed, or has faded */
  move(id: number, place: Vec3): boolean {
    const light = this.#lights.get(id);
    if (light === undefined) return false;
    if (place.every((value, axis) => value === light.place[axis])) return true;
    light.place = place;
    this.#onChange();
    return true;
  }

  /** @returns false when it was gone already */
  remove(id: number): boolean {
    const was = this.#lights.delete(id);
    if (was) this.#onChange();
    return was;
  }

  /** Whether one of them is weaker in the next frame. */
  get isFading(): boolean {
    return [...this.#lights.values()].some(({ kind }) => kind.fadeMs !== undefined);
  }

  /**
   * The lamps that they are now; those that have faded are forgotten. One on a storey or roof that is lifted off is out.
   *
   * @param now milliseconds of a clock that stands still when nothing is to move by itself
   */
  lampsAt(now: number, roofs: LiftedRoofs): Lamp[] {
    const lamps: Lamp[] = [];
    for (const [id, light] of this.#lights) {
      const { kind, place } = light;
      light.since ??= now;
      const share = kind.fadeMs === undefined ? 1 : fadeAt((now - light.since) / kind.fadeMs);
      if (share === 0) {
        this.#lights.delete(id);
        continue;
      }
      const overhead = findOverhead(place, this.#buildings);
      if (overhead !== undefined && !isShown({ overhead }, roofs)) continue;
      lamps.push({
        place,
        facing: ALL_ROUND,
        color: kind.color,
        lumens: lumens(kind.lumens * share),
        // As far as it is equally bright, like any weaker lamp.
        range: kind.range * Math.sqrt(share),
        flickers: kind.flickers,
        spills: false,
        bounds: boundsAround(
          place,
          this.#buildings.flatMap(({ rooms }) => rooms),
        ),
        seed: id,
      });
    }
    return lamps;
  }
}

/** @returns what is left of a flash after a part of its time: much goes at first, the rest lingers */
function fadeAt(part: number): number {
  return part >= 1 ? 0 : (1 - part) ** 2;
}
