import type { Renderer } from '../../scripts/browser/renderers.ts';
import { gameOn, openGame, resizePage, takePicture, type WatchedPage } from '../../scripts/page/open-game.ts';
import { isBlank, type Picture } from '../../scripts/page/picture.ts';
import type { ParityCase } from './cases.ts';

export interface RenderedCase {
  readonly picture: Picture;
  /** The renderer's own name. */
  readonly renderer: string;
}

/**
 * Draws a case on a page that may have shown another before.
 *
 * @throws when the page reports an error, misunderstands an option, draws with another renderer or draws nothing
 */
export async function renderCase(
  watched: WatchedPage,
  base: string,
  { name, options, size }: ParityCase,
  wanted: Renderer,
): Promise<RenderedCase> {
  await resizePage(watched.page, size);
  await openGame(watched, base, options, wanted);
  const picture = await takePicture(watched.page);
  const renderer = await (await gameOn(watched.page)).evaluate((game) => game.renderer);
  const complaints = [...watched.errors, ...watched.notes];
  if (complaints.length > 0) throw new Error(`${name}: ${complaints.join('\n')}`);
  if (picture.width !== size.width || picture.height !== size.height) {
    throw new Error(
      `${name}: the picture is ${picture.width}x${picture.height}, expected ${size.width}x${size.height}`,
    );
  }
  if (isBlank(picture)) throw new Error(`${name}: the picture is blank`);
  return { picture, renderer };
}
