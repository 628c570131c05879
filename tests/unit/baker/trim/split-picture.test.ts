import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../baker/pack/free-space.ts';
import { CUT_GAIN_MIN_TEXELS, PARTS_MAX, splitPicture } from '../../../../baker/trim/split-picture.ts';
import { createTexelImage, type TexelImage } from '../../../../shared/format/texels.ts';
import { createRandom } from '../../../../shared/hash.ts';

function draw(width: number, height: number, isCovered: (x: number, y: number) => boolean): TexelImage {
  const image = createTexelImage(width, height);
  for (let i = 0; i < width * height; i++) {
    if (isCovered(i % width, Math.floor(i / width))) image.albedo[i * 4 + 3] = 255;
  }
  return image;
}

const areaOf = (parts: readonly Rect[]): number => parts.reduce((sum, { width, height }) => sum + width * height, 0);

/** Counts the parts over each texel, and expects covered texels under exactly one and others under at most one. */
function expectCover(image: TexelImage, parts: readonly Rect[]): void {
  for (let i = 0; i < image.width * image.height; i++) {
    const x = i % image.width;
    const y = Math.floor(i / image.width);
    const over = parts.filter(
      (part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
    );
    if (over.length > 1 || (over.length === 0 && image.albedo[i * 4 + 3] !== 0))
      throw new Error(`${over.length} parts over texel (${x}, ${y})`);
  }
}

describe('splitPicture', () => {
  it('finds a crown and a trunk', () => {
    const tree = draw(30, 40, (x, y) => y < 20 || (x >= 13 && x < 17));
    expect(splitPicture(tree)).toEqual([
      { x: 0, y: 0, width: 30, height: 20 },
      { x: 13, y: 20, width: 4, height: 20 },
    ]);
  });

  it('cuts upright as it cuts level', () => {
    const cart = draw(40, 30, (x, y) => x < 20 || (y >= 13 && y < 17));
    expect(splitPicture(cart)).toEqual([
      { x: 0, y: 0, width: 20, height: 30 },
      { x: 20, y: 13, width: 20, height: 4 },
    ]);
  });

  it('keeps whole what is full, and what is too small for a cut to pay', () => {
    expect(splitPicture(draw(30, 30, () => true))).toEqual([{ x: 0, y: 0, width: 30, height: 30 }]);
    const corner = Math.floor(Math.sqrt(CUT_GAIN_MIN_TEXELS - 1));
    const chipped = draw(30, 30, (x, y) => x >= corner || y >= corner);
    expect(splitPicture(chipped)).toEqual([{ x: 0, y: 0, width: 30, height: 30 }]);
  });

  it('leaves out a gap between two things', () => {
    const posts = draw(40, 20, (x) => x < 3 || x >= 37);
    expect(splitPicture(posts)).toEqual([
      { x: 0, y: 0, width: 3, height: 20 },
      { x: 37, y: 0, width: 3, height: 20 },
    ]);
  });

  it('covers random shapes with few rectangles that share no texel and never take more than the box', () => {
    const random = createRandom(11);
    for (let n = 0; n < 60; n++) {
      const width = 8 + random.below(50);
      const height = 8 + random.below(50);
      const blobs = Array.from({ length: 1 + random.below(5) }, () => ({
        x: random.below(width),
        y: random.below(height),
        radius: 2 + random.below(14),
      }));
      const image = draw(width, height, (x, y) => blobs.some((b) => Math.hypot(b.x - x, b.y - y) < b.radius));
      const parts = splitPicture(image);
      expectCover(image, parts);
      expect(parts.length).toBeLessThanOrEqual(PARTS_MAX);
      const cuts = parts.length - 1;
      expect(areaOf(parts)).toBeLessThanOrEqual(width * height - cuts * CUT_GAIN_MIN_TEXELS);
    }
  });

  it('takes the best first cut of all', () => {
    const random = createRandom(12);
    for (let n = 0; n < 20; n++) {
      const steps = Array.from({ length: 24 }, () => 1 + random.below(24));
      const image = draw(24, 24, (x, y) => x < steps[y]! || x === 0);
      let best = 24 * 24;
      for (let line = 1; line < 24; line++) {
        const widest = (from: number, to: number): number => Math.max(...steps.slice(from, to));
        best = Math.min(best, widest(0, line) * line + widest(line, 24) * (24 - line));
      }
      // One cut gains this much; the parts together gain at least that.
      if (24 * 24 - best >= CUT_GAIN_MIN_TEXELS) expect(areaOf(splitPicture(image))).toBeLessThanOrEqual(best);
    }
  });
});
