import { describe, expect, it } from 'vitest';
import { layOutPages } from '../../../../../scripts/bench/wire/page-maps.ts';
import { createTexelImage, type TexelImage } from '../../../../../shared/format/texels.ts';
import { PAGE_SIZE_TEXELS } from '../../../../../shared/limits.ts';

/** An image whose every value tells which image and texel it is. */
function imageOf(id: number, width: number, height: number): TexelImage {
  const image = createTexelImage(width, height);
  for (let i = 0; i < width * height; i++) {
    image.albedo.set([id, i, 1, 255], i * 4);
    image.normal.set([id, i, 2, 255], i * 4);
    image.heights[i] = id * 256 + i;
  }
  return image;
}

describe('layOutPages', () => {
  it('puts each texel of each image onto a page once, all maps in the same place', () => {
    const sprites = [[imageOf(1, 3, 2), imageOf(2, 5, 7)], [imageOf(3, 4, 4)]];
    const pages = layOutPages(sprites);
    expect(pages).toHaveLength(1);
    const [{ albedo, normal, heights }] = pages as [(typeof pages)[number]];
    const found: number[] = [];
    for (let at = 0; at < PAGE_SIZE_TEXELS ** 2; at++) {
      // A million expectations would take a minute.
      if (albedo[at * 4 + 3] === 0 && heights[at] === 0) continue;
      const [id, i] = [albedo[at * 4]!, albedo[at * 4 + 1]!];
      expect([normal[at * 3], normal[at * 3 + 1], normal[at * 3 + 2]]).toEqual([id, i, 2]);
      expect(heights[at]).toBe(id * 256 + i);
      found.push(id * 256 + i);
    }
    const expected = sprites.flat().flatMap(({ heights: values }) => [...values]);
    expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });
});
