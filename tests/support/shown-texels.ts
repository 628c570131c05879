import { type FrameView, GUARD_TEXELS } from '../../game/frame/frame-view.ts';
import type { Picture } from '../../scripts/page/picture.ts';

export interface ShownTexel {
  /** Column and row in the scene's images. */
  readonly x: number;
  readonly y: number;
  /** First byte of its first pixel in the picture. */
  readonly at: number;
}

/** The texels that a picture shows, by their top-left pixels. */
export function listShownTexels({ width, height }: Picture, view: FrameView): ShownTexel[] {
  const texels: ShownTexel[] = [];
  for (let row = -view.offsetY; row < height; row += view.zoom) {
    for (let column = -view.offsetX; column < width; column += view.zoom) {
      if (row < 0 || column < 0) continue;
      texels.push({
        x: (column + view.offsetX) / view.zoom + GUARD_TEXELS,
        y: (row + view.offsetY) / view.zoom + GUARD_TEXELS,
        at: (row * width + column) * 4,
      });
    }
  }
  return texels;
}
