// Shadows of what moves: a mesh for each frame of a sprite, merged once, that goes where its owner goes. Walking merges nothing.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { addVec3, type Vec3 } from '../../../shared/vector.ts';
import type { ShadowQuality } from '../../core/url-options.ts';
import type { MergedShells } from '../../load/merge-shells.ts';
import type { WorkerClient } from '../../load/worker-client.ts';
import { anchorOf, type PlacedStatic } from '../../world/place-statics.ts';
import type { CasterBounds } from './fit-sun-shadow.ts';
import { createCaster, LOD_OF_QUALITY, type ShellCaster } from './shell-casters.ts';
import type { SunShadow } from './sun-shadow.ts';

const ORIGIN: Vec3 = [0, 0, 0];

/** What casts for one of those who move. */
interface Cast {
  readonly key: string;
  /** Undefined: the frame casts nothing. */
  readonly caster: ShellCaster | undefined;
  anchor: Vec3;
}

export class MovingShells {
  /** Called when a shadow has come that was shown as it was before. */
  onArrival: () => void = () => {};
  readonly #scene: Scene;
  readonly #engine: Engine;
  readonly #worker: WorkerClient;
  readonly #shadow: SunShadow;
  #quality: ShadowQuality;
  /** Shells by sprite and frame, or their coming. */
  #merged = new Map<string, MergedShells | Promise<void>>();
  /** Casters that nobody uses just now, by the same key. */
  readonly #spare = new Map<string, ShellCaster[]>();
  /** In the order of those who move. */
  #casts: Cast[] = [];
  #shown: readonly PlacedStatic[] = [];
  #waiting = 0;

  constructor(scene: Scene, engine: Engine, worker: WorkerClient, shadow: SunShadow, quality: ShadowQuality) {
    this.#scene = scene;
    this.#engine = engine;
    this.#worker = worker;
    this.#shadow = shadow;
    this.#quality = quality;
  }

  /** Whether shells are on their way. */
  get isChanging(): boolean {
    return this.#waiting > 0;
  }

  /** Has the shells of these merged that are not yet. */
  async load(placed: readonly Pick<PlacedStatic, 'sprite' | 'frame'>[]): Promise<void> {
    await this.#merge(placed, this.#quality, this.#merged);
  }

  /** Casts the shadows of these, in place of those before. One whose shells are not merged yet casts as it did. */
  show(placed: readonly PlacedStatic[]): void {
    this.#shown = placed;
    const before = this.#casts;
    this.#casts = placed.flatMap((one, i) => this.#cast(one, before[i]));
    for (const cast of before) if (!this.#casts.some(({ caster }) => caster === cast.caster)) this.#putBack(cast);
  }

  /** Has the shells of a sprite merged anew: it has been exchanged. */
  async forget(sprite: string): Promise<void> {
    const isStale = (key: string): boolean => key.startsWith(`${sprite}/`);
    this.#merged = new Map([...this.#merged].filter(([key]) => !isStale(key)));
    await this.load(this.#shown);
    this.#castAnew(isStale);
  }

  /** Merges the shells of another level. @returns what has them cast, in place of those of before */
  async prepareQuality(quality: ShadowQuality): Promise<() => void> {
    const merged = new Map<string, MergedShells | Promise<void>>();
    await this.#merge(this.#shown, quality, merged);
    return () => {
      this.#quality = quality;
      this.#merged = merged;
      this.#castAnew(() => true);
    };
  }

  async #merge(
    placed: readonly Pick<PlacedStatic, 'sprite' | 'frame'>[],
    quality: ShadowQuality,
    merged: Map<string, MergedShells | Promise<void>>,
  ): Promise<void> {
    for (const { sprite, frame } of placed) {
      const key = keyOf({ sprite, frame });
      if (merged.has(key)) continue;
      this.#waiting++;
      const cell = { origin: ORIGIN, lod: LOD_OF_QUALITY[quality], placements: [{ sprite, frame, anchor: ORIGIN }] };
      const coming = this.#worker
        .merge(cell)
        .then((shells) => void merged.set(key, shells))
        .finally(() => {
          this.#waiting--;
        });
      merged.set(key, coming);
    }
    await Promise.all(placed.map((one) => merged.get(keyOf(one))));
  }

  #castAnew(isStale: (key: string) => boolean): void {
    for (const cast of this.#casts) this.#putBack(cast);
    this.#casts = [];
    for (const [key, casters] of this.#spare) {
      if (!isStale(key)) continue;
      for (const { mesh } of casters) mesh.dispose();
      this.#spare.delete(key);
    }
    this.show(this.#shown);
  }

  dispose(): void {
    for (const casters of this.#spare.values()) for (const { mesh } of casters) mesh.dispose();
    this.#spare.clear();
  }

  #refresh(): void {
    this.show(this.#shown);
    this.onArrival();
  }

  #cast(placed: PlacedStatic, before: Cast | undefined): Cast[] {
    const key = keyOf(placed);
    const anchor = anchorOf(placed);
    const merged = this.#merged.get(key);
    if (merged === undefined)
      void this.load([placed]).then(
        () => this.#refresh(),
        () => {},
      );
    const isReady = merged !== undefined && !(merged instanceof Promise);
    if (before !== undefined && (before.key === key || !isReady)) {
      if (before.anchor.some((value, axis) => value !== anchor[axis])) this.#move(before, anchor);
      return [before];
    }
    if (!isReady) return [];
    const caster =
      merged.indices.length === 0
        ? undefined
        : (this.#spare.get(key)?.pop() ?? createCaster(this.#scene, this.#engine, { key, origin: ORIGIN }, merged));
    const cast: Cast = { key, caster, anchor };
    if (caster !== undefined) this.#shadow.addCaster(caster.mesh, caster.bounds);
    this.#move(cast, anchor);
    return [cast];
  }

  #move(cast: Cast, anchor: Vec3): void {
    cast.anchor = anchor;
    if (cast.caster === undefined) return;
    const { mesh, bounds } = cast.caster;
    this.#shadow.moveCaster(mesh, anchor, shiftBounds(bounds, anchor));
  }

  #putBack({ key, caster }: Cast): void {
    if (caster === undefined) return;
    this.#shadow.removeCaster(caster.mesh);
    const spare = this.#spare.get(key);
    if (spare === undefined) this.#spare.set(key, [caster]);
    else spare.push(caster);
  }
}

function keyOf({ sprite, frame }: Pick<PlacedStatic, 'sprite' | 'frame'>): string {
  return `${sprite}/${frame}`;
}

function shiftBounds({ min, max }: CasterBounds, by: Vec3): CasterBounds {
  return { min: addVec3(min, by), max: addVec3(max, by) };
}
