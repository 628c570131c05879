// The mobiles that the game hands in, and the shadows that they cast.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { ShellShadows } from '../frame/shadow/shell-shadows.ts';
import { type Mobile, placeMobile } from '../world/mobiles.ts';
import type { ShownMobile } from './shown-things.ts';

/** The baked sprite of a name. */
export type SpriteOf = (name: string) => BakedSprite;

export class MobileStage {
  readonly #shells: ShellShadows;
  readonly #buildings: WorldMap['buildings'];
  #mobiles: readonly Mobile[] = [];

  constructor(shells: ShellShadows, buildings: WorldMap['buildings']) {
    this.#shells = shells;
    this.#buildings = buildings;
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
  set(mobiles: readonly Mobile[], spriteOf: SpriteOf, show: (shown: readonly ShownMobile[]) => void): Promise<void> {
    this.#mobiles = mobiles;
    const shown = this.place(spriteOf);
    return this.#shells.setStatics(
      'mobiles',
      shown.map(({ placed }) => placed),
      undefined,
      () => show(shown),
    );
  }
}
