// The mobiles that the game hands in, and the shadows that they cast.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { MovingShells } from '../frame/shadow/moving-shells.ts';
import { type Mobile, placeMobile } from '../world/mobiles.ts';
import type { ShownMobile } from './shown-things.ts';
import type { ShadowQuality } from './url-options.ts';

/** The baked sprite of a name. */
export type SpriteOf = (name: string) => BakedSprite;

export class MobileStage {
  readonly #shells: MovingShells;
  readonly #buildings: WorldMap['buildings'];
  #mobiles: readonly Mobile[] = [];

  constructor(shells: MovingShells, buildings: WorldMap['buildings']) {
    this.#shells = shells;
    this.#buildings = buildings;
  }

  /** Whether shadows are still those of before. */
  get isChanging(): boolean {
    return this.#shells.isChanging;
  }

  /** The mobiles as their sprites are now. */
  place(spriteOf: SpriteOf): ShownMobile[] {
    return this.#mobiles.map((mobile) => ({
      placed: placeMobile(mobile, spriteOf, this.#buildings),
      isPlayer: mobile.isPlayer,
    }));
  }

  /**
   * Takes mobiles in place of those before.
   *
   * @param show called with them, placed, in the moment in which their shadows are there
   */
  async set(
    mobiles: readonly Mobile[],
    spriteOf: SpriteOf,
    show: (shown: readonly ShownMobile[]) => void,
  ): Promise<void> {
    this.#mobiles = mobiles;
    const shown = this.place(spriteOf);
    await this.#shells.load(shown.map(({ placed }) => placed));
    // Others may have come while the shells were merged.
    if (this.#mobiles === mobiles) show(this.move(mobiles, spriteOf));
  }

  /** The same at once: who looks as never before casts the shadow of before, until theirs is made. */
  move(mobiles: readonly Mobile[], spriteOf: SpriteOf): ShownMobile[] {
    this.#mobiles = mobiles;
    const shown = this.place(spriteOf);
    this.#shells.show(shown.map(({ placed }) => placed));
    return shown;
  }
  /** See MovingShells. */
  prepareQuality(quality: ShadowQuality): Promise<() => void> {
    return this.#shells.prepareQuality(quality);
  }
}
