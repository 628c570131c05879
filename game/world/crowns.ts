// Crowns (B17): a tree near the player, or over them, shows its bare twin, so that neither player nor trunk is hidden. Decides
// which trees are bare and how far their fade is. No GPU types; time comes in from the loop.

import { PX_PER_UNIT } from '../../shared/projection.ts';
import { anchorOf, type PlacedStatic } from './place-statics.ts';

/** For the player's sake; every tree bare; none. */
export const CROWN_MODES = ['auto', 'always', 'never'] as const;
export type CrownMode = (typeof CROWN_MODES)[number];

/** Steps of a fade: the texels of a 4 x 4 dither go one after the other. */
export const CROWN_STEPS = 16;

/** Of a whole fade. */
export const CROWN_FADE_SECONDS = 0.35;

/** Distance of the feet from the trunk at which a crown goes, tiles: an axe's reach. */
const NEAR_TILES = 1.5;

/** A tree farther behind the player than this, tiles along the view over the ground, never hides them. */
const BEHIND_TILES = 1;

/** How much farther a crown that is gone stays so, tiles: it does not flicker at the edge. */
const KEEP_TILES = 1;

/** The player's body on screen: height over the feet (units), texels to either side, and what it grows by while a crown is gone. */
const BODY_UNITS = 1.9;
const BODY_HALF_TEXELS = 8;
const KEEP_TEXELS = 8;

/** Whether a tree has a texel that its twin has not in a rect, texels relative to its anchor. */
export type CrownTest = (record: number, left: number, top: number, right: number, bottom: number) => boolean;

/**
 * Whether a tree's crown makes way for a player.
 *
 * @param isHidden whether it does already: then it takes more to come back
 */
export function hidesCrown(
  tree: PlacedStatic,
  player: PlacedStatic,
  isHidden: boolean,
  hasCrownIn: CrownTest,
): boolean {
  const [treeX, treeY] = anchorOf(tree);
  const [x, y] = anchorOf(player);
  const keepTiles = isHidden ? KEEP_TILES : 0;
  if (Math.hypot(x - treeX, y - treeY) <= NEAR_TILES + keepTiles) return true;
  if ((x + y - treeX - treeY) / Math.SQRT2 > BEHIND_TILES + keepTiles) return false;
  const keepTexels = isHidden ? KEEP_TEXELS : 0;
  const right = player.screenX - tree.screenX;
  const down = player.screenY - tree.screenY;
  return hasCrownIn(
    tree.record,
    right - BODY_HALF_TEXELS - keepTexels,
    down - Math.round(BODY_UNITS * PX_PER_UNIT) - keepTexels,
    right + BODY_HALF_TEXELS + keepTexels,
    down + keepTexels,
  );
}

interface Fade {
  isHidden: boolean;
  /** 0: the whole tree, 1: the twin. */
  amount: number;
}

/** A tree in view, by its index among the things. */
export interface SeenTree {
  readonly index: number;
  readonly placed: PlacedStatic;
}

export class Crowns {
  readonly #hasCrownIn: CrownTest;
  #fades = new Map<number, Fade>();
  #mode: CrownMode = 'auto';

  constructor(hasCrownIn: CrownTest) {
    this.#hasCrownIn = hasCrownIn;
  }

  /**
   * Looks which crowns make way. A tree that is seen first has no fade.
   *
   * @param trees all that are in view; others are forgotten
   * @param fades false: all switch at once
   */
  look(trees: readonly SeenTree[], players: readonly PlacedStatic[], mode: CrownMode, fades: boolean): void {
    const known = mode === this.#mode ? this.#fades : new Map<number, Fade>();
    this.#mode = mode;
    this.#fades = new Map();
    for (const { index, placed } of trees) {
      const old = known.get(index);
      const isHidden =
        mode === 'always' ||
        (mode === 'auto' &&
          players.some((player) => hidesCrown(placed, player, old?.isHidden ?? false, this.#hasCrownIn)));
      const target = isHidden ? 1 : 0;
      this.#fades.set(index, { isHidden, amount: fades ? (old?.amount ?? target) : target });
    }
  }

  /** Lets fades run on. @returns whether a tree looks different now */
  advance(seconds: number): boolean {
    let isChanged = false;
    for (const [index, fade] of this.#fades) {
      const before = this.stepOf(index);
      const change = seconds / CROWN_FADE_SECONDS;
      fade.amount = fade.isHidden ? Math.min(1, fade.amount + change) : Math.max(0, fade.amount - change);
      isChanged ||= this.stepOf(index) !== before;
    }
    return isChanged;
  }

  /** Whether a fade is on its way. */
  get isFading(): boolean {
    for (const { isHidden, amount } of this.#fades.values()) if (amount !== (isHidden ? 1 : 0)) return true;
    return false;
  }

  /** @returns 0: the whole tree, CROWN_STEPS: the twin, between: so many steps from one to the other */
  stepOf(index: number): number {
    return Math.round((this.#fades.get(index)?.amount ?? 0) * CROWN_STEPS);
  }
}
