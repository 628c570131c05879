// Exchanges sprites of a running game: texels, records, shadow shells and lights of one sprite go, those of its pack come,
// between two frames. Other sprites are not touched.

import { decodeFrameRecords } from '../../shared/format/frame-record.ts';
import { decodeSpriteLights, type SpriteLight } from '../../shared/format/light.ts';
import type { BakedSprite, Manifest } from '../../shared/format/manifest.ts';
import type { Game } from '../core/game.ts';
import type { OpenedWorld } from '../core/open-game.ts';
import type { Cell } from '../frame/shadow/shell-casters.ts';
import { fetchBaked } from '../load/fetch-baked.ts';
import { bakedSprite, groupByRecord } from '../load/load-world.ts';
import type { SpareRoom } from '../load/page-arrays.ts';
import { type PlacedStatic, placeStatics } from '../world/place-statics.ts';
import { OverlayRoom, type OverlaySprite, type PackedSprite } from './overlay-room.ts';

export class SpriteSwapper {
  readonly #game: Game;
  readonly #world: OpenedWorld;
  readonly #room: OverlayRoom;
  readonly #sprites = new Map<string, OverlaySprite>();
  readonly #lights = new Map<number, readonly SpriteLight[]>();

  constructor(game: Game, world: OpenedWorld, room: SpareRoom) {
    this.#game = game;
    this.#world = world;
    this.#room = new OverlayRoom(world.pages.pageLayers, world.tables.records.length, room);
    void game.context.keep(async () => {
      for (const { parts } of this.#sprites.values()) world.pages.placeOnLayers(parts);
      world.pages.flush();
    });
  }

  /**
   * Shows a sprite as its pack has it; until all of it is there the old one stays. Calls must not overlap.
   *
   * @param pack a bake of this sprite alone; one that the map does not use is left alone
   */
  async swap(name: string, pack: Manifest): Promise<void> {
    const { tables, worker } = this.#world;
    if (!tables.spriteNames.includes(name)) return;
    const packed = await this.#fetch(bakedSprite(pack, name), pack);
    await worker.shell(name, packed.entry.shell);
    const sprite = this.#room.place(packed);
    const statics = placeStatics(tables.map, (other) => (other === name ? sprite.entry : this.#entryOf(other)));
    const isChanged = ({ placements }: Cell): boolean => placements.some((placement) => placement.sprite === name);
    // When all of it is there, nothing waits any more, so that no frame shows half of it.
    await this.#game.shells.setStatics(statics, isChanged, () => this.#show(name, sprite, statics));
    await this.#game.mobileShells.forget(name);
    this.#game.invalidate();
  }

  #show(name: string, sprite: OverlaySprite, statics: readonly PlacedStatic[]): void {
    const { pages, tables } = this.#world;
    const old = this.#sprites.get(name);
    this.#sprites.set(name, sprite);
    pages.placeOnLayers(sprite.parts);
    pages.flush();
    if (old !== undefined) {
      for (const light of old.lights) this.#lights.delete(light.record);
      this.#room.free(old);
    }
    for (const [record, lights] of groupByRecord(sprite.lights)) this.#lights.set(record, lights);
    this.#game.frame.setTerrainSprites((other) => this.#entryOf(other));
    this.#game.setStatics(
      statics,
      (other) => this.#entryOf(other),
      (record) => this.#lights.get(record) ?? tables.lights.get(record) ?? [],
    );
  }

  #entryOf(name: string): BakedSprite {
    return this.#sprites.get(name)?.entry ?? bakedSprite(this.#world.tables.manifest, name);
  }

  async #fetch(entry: BakedSprite, pack: Manifest): Promise<PackedSprite> {
    const base = document.baseURI;
    const { worker } = this.#world;
    const [records, lights, images, bareImages] = await Promise.all([
      fetchBaked(pack.records, base).then(decodeFrameRecords),
      fetchBaked(pack.lights, base).then(decodeSpriteLights),
      worker.texels(entry.texels),
      entry.bareTexels === undefined ? [] : worker.texels(entry.bareTexels),
    ]);
    return { entry, records, lights, images, bareImages };
  }
}
