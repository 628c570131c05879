// Cells to pictures: one page of the game, its camera moved from cell to cell and its clock from light to light.

import type { Browser } from 'puppeteer';
import { GUARD_TEXELS } from '../../game/frame/frame-view.ts';
import type { Renderer } from '../browser/renderers.ts';
import { type GameOptions, gameOn, openGame, settle, takePicture, watchPage } from '../page/open-game.ts';
import type { Picture } from '../page/picture.ts';
import { ScriptError } from '../script-error.ts';
import { LIGHT_HOURS, type LightName } from './lights.ts';
import { CATALOGUE_MAP } from './overlay-bake.ts';
import { middleOf, type PlacedCell } from './plan-map.ts';
import { moveRect, type TexelRect } from './texel-rect.ts';

export interface CellDrawing {
  readonly browser: Browser;
  readonly renderer: Renderer;
  /** Address of the page that serves the overlaid bake. */
  readonly url: string;
  /** Pixels a texel. */
  readonly zoom: number;
  readonly lights: readonly LightName[];
  /** Options of the page on top of those that the pictures need. */
  readonly options?: GameOptions;
}

function sizeOf(
  { left, top, right, bottom }: TexelRect,
  zoom: number,
): { readonly width: number; readonly height: number } {
  return { width: (right - left) * zoom, height: (bottom - top) * zoom };
}

/**
 * Draws every cell in every light.
 *
 * @returns pictures by light, in the order of the cells
 * @throws ScriptError with what the page complained of
 */
export async function drawCells(
  cells: readonly PlacedCell[],
  { browser, renderer, url, zoom, lights, options = {} }: CellDrawing,
): Promise<Map<LightName, Picture[]>> {
  const sizes = cells.map(({ cell }) => sizeOf(cell.view, zoom));
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
    dpr: 1,
  };
  const watched = await watchPage(browser, size);
  const { page, errors, notes } = watched;
  // The lamp post beside a person is for its light, and to be seen whole.
  const disable = [options.disable, 'see_through'].filter((list) => list !== undefined).join();
  await openGame(watched, url, { ...options, disable, map: CATALOGUE_MAP, zoom: String(zoom), freeze: '1' }, renderer);
  const game = await gameOn(page);
  const drawn = new Map<LightName, Picture[]>();
  for (const light of lights) {
    await game.evaluate((inspection, hour) => inspection.setHour(hour), LIGHT_HOURS[light]);
    const pictures: Picture[] = [];
    for (const [i, placed] of cells.entries()) {
      const { left, top } = moveRect(placed.cell.view, ...middleOf(placed));
      await game.evaluate(
        (inspection, x, y, guard) => {
          const { view } = inspection;
          const windowX = (view.cornerX + guard) * view.zoom + view.offsetX;
          const windowY = (view.cornerY + guard) * view.zoom + view.offsetY;
          inspection.pan(x * view.zoom - windowX, y * view.zoom - windowY);
        },
        left,
        top,
        GUARD_TEXELS,
      );
      await settle(page);
      const clip = { x: 0, y: 0, ...sizes[i]! };
      pictures.push(await takePicture(page, clip));
    }
    drawn.set(light, pictures);
  }
  await page.close();
  if (errors.length + notes.length > 0) throw new ScriptError(`The page reported: ${[...errors, ...notes].join('\n')}`);
  return drawn;
}
