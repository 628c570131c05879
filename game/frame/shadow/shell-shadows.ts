// The shadows of a world's statics: which casters stand in the sun's map, at which quality. What takes time (the merging
// of shells) is done aside; what is seen changes between two frames, all at once.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { ShadowQuality } from '../../core/url-options.ts';
import type { WorkerClient } from '../../load/worker-client.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import { type Cell, createShellCasters, type ShellCaster } from './shell-casters.ts';
import type { SunShadow } from './sun-shadow.ts';

export class ShellShadows {
  readonly #scene: Scene;
  readonly #engine: Engine;
  readonly #worker: WorkerClient;
  readonly #shadow: SunShadow;
  /** By cell. */
  readonly #casters = new Map<string, ShellCaster>();
  #statics: readonly PlacedStatic[] = [];
  #quality: ShadowQuality;
  /** Changes wait for each other: each is made from what the one before has left. */
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(scene: Scene, engine: Engine, worker: WorkerClient, shadow: SunShadow, quality: ShadowQuality) {
    this.#scene = scene;
    this.#engine = engine;
    this.#worker = worker;
    this.#shadow = shadow;
    this.#quality = quality;
  }

  /** What the map shows now. */
  get quality(): ShadowQuality {
    return this.#quality;
  }

  /** Whether a change is on its way. */
  get isChanging(): boolean {
    return this.#waiting > 0;
  }

  /**
   * Puts other statics into the sun.
   *
   * @param isChanged which cells differ from those before; the casters of all others stay
   * @param alongside what is to change in the same moment
   */
  setStatics(
    statics: readonly PlacedStatic[],
    isChanged: (cell: Cell) => boolean = () => true,
    alongside: () => void = () => {},
  ): Promise<void> {
    return this.#queue(async () => {
      const kept = new Set<string>();
      const fresh = await this.#merge(statics, this.#quality, (cell) => {
        if (!isChanged(cell)) kept.add(cell.key);
        return !kept.has(cell.key);
      });
      this.#exchange(statics, kept, fresh);
      alongside();
    });
  }

  /**
   * Shows shadows of another quality, map and shells together, as soon as the shells are merged. Compiles nothing.
   *
   * @param prepare merges what casts besides; what it gives is called in the same moment
   */
  setQuality(
    quality: ShadowQuality,
    prepare: (quality: ShadowQuality) => Promise<() => void> = async () => () => {},
  ): Promise<void> {
    return this.#queue(async () => {
      if (quality === this.#quality) return;
      const [casters, alongside] = await Promise.all([
        this.#merge(this.#statics, quality, () => true),
        prepare(quality),
      ]);
      this.#quality = quality;
      this.#shadow.setQuality(quality);
      this.#exchange(this.#statics, new Set(), casters);
      alongside();
    });
  }

  #queue(change: () => Promise<void>): Promise<void> {
    this.#waiting++;
    const done = this.#work.then(change).finally(() => {
      this.#waiting--;
    });
    // One that failed is its caller's to know; the next begins all the same.
    this.#work = done.catch(() => {});
    return done;
  }

  #merge(
    statics: readonly PlacedStatic[],
    quality: ShadowQuality,
    isWanted: (cell: Cell) => boolean,
  ): Promise<ShellCaster[]> {
    return createShellCasters(this.#scene, this.#engine, this.#worker, statics, quality, isWanted);
  }

  /** @param kept cells whose casters stay; those of all others go, also where nothing stands any more */
  #exchange(statics: readonly PlacedStatic[], kept: ReadonlySet<string>, fresh: readonly ShellCaster[]): void {
    for (const { cell, mesh } of [...this.#casters.values()].filter((caster) => !kept.has(caster.cell))) {
      this.#shadow.removeCaster(mesh);
      mesh.dispose();
      this.#casters.delete(cell);
    }
    for (const caster of fresh) {
      this.#shadow.addCaster(caster.mesh, caster.bounds);
      this.#casters.set(caster.cell, caster);
    }
    this.#statics = statics;
  }
}
