// What every texel of the last frame shows, as plain numbers.

import type { Page } from 'puppeteer';
import type { FrameView } from '../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../game/world/place-statics.ts';

/** Thing of a texel that shows the ground. */
export const GROUND_THING = -1;
/** Thing of a texel that shows nothing. */
export const NO_THING = -2;

export interface Scene {
  readonly view: FrameView;
  /** Statics, then mobiles. */
  readonly things: readonly PlacedStatic[];
  /** Index among the things, GROUND_THING or NO_THING. */
  readonly owners: readonly number[];
  /** x, y, z (game axes) and tag. */
  readonly positions: readonly number[];
  /** Three bytes of sRGB. */
  readonly colors: readonly number[];
}

/** Reads it; the scene has at most 255 things in view. */
export async function readScene(page: Page): Promise<Scene> {
  const read = await page.evaluate(async () => {
    const game = window.tallow!;
    const material = await game.readSurface('material');
    const albedo = await game.readSurface('albedo');
    return {
      view: game.view,
      things: [...game.statics, ...game.mobiles.map(({ placed }) => placed)],
      visible: game.visible,
      positions: Array.from(await game.readPositions()),
      bytes: Array.from({ length: material.length / 4 }, (_, i) => material[i * 4 + 3]!),
      colors: Array.from({ length: (albedo.length / 4) * 3 }, (_, i) => albedo[Math.floor(i / 3) * 4 + (i % 3)]!),
    };
  });
  const { bytes, visible, ...scene } = read;
  const owners = bytes.map((byte, i) => {
    if (scene.positions[i * 4 + 3] === 0) return NO_THING;
    return byte === 0 ? GROUND_THING : visible[byte - 1]!;
  });
  return { ...scene, owners };
}
