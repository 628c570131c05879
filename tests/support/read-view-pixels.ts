// Where the window lies in the zoomed world, in whole device pixels.

import type { Page } from 'puppeteer';
import { GUARD_TEXELS } from '../../game/frame/frame-view.ts';
import { gameOn } from '../../scripts/page/open-game.ts';

export interface ViewPixels {
  /** Device pixel of the zoomed world at the window's top-left corner. */
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

export async function readViewPixels(page: Page): Promise<ViewPixels> {
  const view = await (await gameOn(page)).evaluate((game) => game.view);
  return {
    left: (view.cornerX + GUARD_TEXELS) * view.zoom + view.offsetX,
    top: (view.cornerY + GUARD_TEXELS) * view.zoom + view.offsetY,
    zoom: view.zoom,
  };
}
