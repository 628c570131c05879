// What the world lets be heard: footfalls and doors of the simulation, and the fires that stand about.

import type { Catalogue } from '../../shared/format/catalogue.ts';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { hear, hearAll } from '../sound/hearing.ts';
import type { SoundPlayer } from '../sound/sound-player.ts';
import type { Footing } from '../sound/synthesis.ts';
import { WALK } from './seen-walkers.ts';

/** Tags of the catalogue: what burns, whose steps are heard, and what sounds hard or wooden under them. */
const FIRE_TAG = 'fire';
const WALKER_TAG = 'people';
const FOOTING_TAGS: Readonly<Record<string, Footing>> = { hard: 'hard', wooden: 'wood' };

/** Of all steps, and of those that are not the player's. */
const STEP_LOUDNESS = 0.5;
const OTHERS_LOUDNESS = 0.25;

/** What plays. */
export type Speaker = Pick<SoundPlayer, 'play' | 'setFire'>;

export class WorldSounds {
  readonly #player: Speaker;
  readonly #simulation: Simulation;
  readonly #catalogue: Catalogue;
  readonly #spriteOf: (name: string) => BakedSprite;
  readonly #fires: readonly Vec3[];
  /** By tile, row by row. */
  readonly #footings: readonly Footing[];
  /** Of doors, as they were after the last change. */
  #open: readonly boolean[];
  #doorChanges = 0;

  constructor(player: Speaker, simulation: Simulation, catalogue: Catalogue, spriteOf: (name: string) => BakedSprite) {
    const { map } = simulation;
    this.#player = player;
    this.#simulation = simulation;
    this.#catalogue = catalogue;
    this.#spriteOf = spriteOf;
    this.#fires = map.statics
      .filter(({ sprite }) => hasTag(catalogue, sprite, FIRE_TAG))
      .map(({ x, y, z }) => [x + 0.5, y + 0.5, z]);
    this.#footings = listFootings(map, catalogue);
    this.#open = simulation.doors.all.map(({ isOpen }) => isOpen);
  }

  /** After each step of the simulation. */
  step(ear: Vec3): void {
    this.#stepWalkers(ear);
    this.#sayDoors(ear);
  }

  /** Whenever the ear has moved. */
  listen(ear: Vec3): void {
    this.#player.setFire(hearAll(this.#fires, ear));
  }

  #stepWalkers(ear: Vec3): void {
    const { walkers, player, map } = this.#simulation;
    for (const walker of walkers) {
      const { before, now, sprite, pace } = walker;
      const walk = this.#spriteOf(sprite).animations[WALK];
      if (now.stride === undefined || walk === undefined || !hasTag(this.#catalogue, sprite, WALKER_TAG)) continue;
      // Two feet are set down in a round of the walk's frames.
      const footTiles = (pace.walk * walk.frames) / walk.fps / 2;
      if (Math.floor(now.stride / footTiles) === Math.floor((before.stride ?? 0) / footTiles)) continue;
      const { loudness, pan } = hear(this.#placeOf(now.x, now.y), ear);
      const footing = this.#footings[Math.floor(now.y) * map.width + Math.floor(now.x)] ?? 'soft';
      const share = walker === player ? STEP_LOUDNESS : OTHERS_LOUDNESS;
      this.#player.play(`step-${footing}`, { loudness: loudness * share, pan });
    }
  }

  #sayDoors(ear: Vec3): void {
    const { doors } = this.#simulation;
    if (doors.changes === this.#doorChanges) return;
    this.#doorChanges = doors.changes;
    const open = doors.all.map(({ isOpen }) => isOpen);
    for (const [i, { tile, isOpen }] of doors.all.entries()) {
      if (isOpen === this.#open[i]) continue;
      this.#player.play(isOpen ? 'door-open' : 'door-shut', hear(this.#placeOf(...tile), ear));
    }
    this.#open = open;
  }

  #placeOf(x: number, y: number): Vec3 {
    return [x, y, this.#simulation.heightAt(x, y)];
  }
}

function hasTag(catalogue: Catalogue, sprite: string, tag: string): boolean {
  return catalogue.get(sprite)?.tags.includes(tag) === true;
}

/** What each tile sounds like: a floor on it, or its ground. */
function listFootings({ width, tiles, terrains, statics }: WorldMap, catalogue: Catalogue): Footing[] {
  const footingOf = (sprite: string): Footing => {
    const tag = catalogue.get(sprite)?.tags.find((word) => word in FOOTING_TAGS);
    return tag === undefined ? 'soft' : FOOTING_TAGS[tag]!;
  };
  const ofTerrains = terrains.map(footingOf);
  const footings = tiles.map((terrain) => ofTerrains[terrain]!);
  for (const { sprite, x, y, overhead } of statics) {
    if (overhead !== undefined || catalogue.get(sprite)?.place !== 'tile') continue;
    footings[Math.floor(y + 0.5) * width + Math.floor(x + 0.5)] = footingOf(sprite);
  }
  return footings;
}
