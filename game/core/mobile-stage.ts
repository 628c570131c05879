// The mobiles that the game hands in, and the shadows that they cast.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { createShellCasters, type ShellCaster } from '../frame/shadow/shell-casters.ts';
import type { SunShadow } from '../frame/shadow/sun-shadow.ts';
import type { WorkerClient } from '../load/worker-client.ts';
import { type Mobile, placeMobile } from '../world/mobiles.ts';
import type { ShownMobile } from './shown-things.ts';
import type { ShadowQuality } from './url-options.ts';

/** The baked sprite of a name. */
export type SpriteOf = (name: string) => BakedSprite;

export interface StageParts {
  readonly scene: Scene;
  readonly engine: Engine;
  readonly worker: WorkerClient;
  readonly shadow: SunShadow;
  readonly quality: ShadowQuality;
  readonly buildings: WorldMap['buildings'];
}

export class MobileStage {
  readonly #parts: StageParts;
  #mobiles: readonly Mobile[] = [];
  #casters: readonly ShellCaster[] = [];

  constructor(parts: StageParts) {
    this.#parts = parts;
  }

  /** The mobiles as their sprites are now. */
  place(spriteOf: SpriteOf): ShownMobile[] {
    return this.#mobiles.map((mobile) => ({
      placed: placeMobile(mobile, spriteOf, this.#parts.buildings),
      isPlayer: mobile.isPlayer,
    }));
  }

  /**
   * Takes mobiles in place of those before, and casts their shadows.
   *
   * @returns them, placed; undefined if others came in the meantime
   */
  async set(mobiles: readonly Mobile[], spriteOf: SpriteOf): Promise<readonly ShownMobile[] | undefined> {
    const { scene, engine, worker, shadow, quality } = this.#parts;
    this.#mobiles = mobiles;
    const shown = this.place(spriteOf);
    const things = shown.map(({ placed }) => placed);
    const casters = await createShellCasters(scene, engine, worker, things, quality);
    const isCurrent = mobiles === this.#mobiles;
    for (const { mesh } of isCurrent ? this.#casters : casters) {
      shadow.removeCaster(mesh);
      mesh.dispose();
    }
    if (!isCurrent) return undefined;
    this.#casters = casters;
    for (const { mesh, bounds } of casters) shadow.addCaster(mesh, bounds);
    return shown;
  }
}
