import { expect } from 'vitest';
import type { Picture } from '../../scripts/page/picture.ts';
import type { ViewPixels } from './read-view-pixels.ts';

/**
 * Colour of each texel that lies whole in the window, by its place in the world. Fails where a texel is not zoom x zoom device
 * pixels of one colour.
 */
export function readTexels({ left, top, zoom }: ViewPixels, picture: Picture): Map<string, number> {
  const texels = new Map<string, number>();
  const colors = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  for (let y = Math.ceil(top / zoom); (y + 1) * zoom <= top + picture.height; y++) {
    for (let x = Math.ceil(left / zoom); (x + 1) * zoom <= left + picture.width; x++) {
      const first = (y * zoom - top) * picture.width + x * zoom - left;
      const color = colors[first]!;
      for (let row = 0; row < zoom; row++) {
        for (let column = 0; column < zoom; column++) {
          if (colors[first + row * picture.width + column] !== color) expect.fail(`texel ${x},${y} has two colours`);
        }
      }
      texels.set(`${x},${y}`, color);
    }
  }
  return texels;
}

/** Places that both show, and those of them that differ in colour. */
export function compareTexels(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
): { readonly common: number; readonly different: readonly string[] } {
  const common = [...a.keys()].filter((place) => b.has(place));
  return { common: common.length, different: common.filter((place) => a.get(place) !== b.get(place)) };
}
