// How much a picture changes with the quality of its shadows, and whether it changes along shadow edges alone.

import type { Page } from 'puppeteer';
import type { ShadowQuality } from '../../../game/core/url-options.ts';
import { type FrameView, GUARD_TEXELS } from '../../../game/frame/frame-view.ts';
import { gameOn, settle, takePicture } from '../../page/open-game.ts';
import type { Picture } from '../../page/picture.ts';

/** Coarser than high, which they are compared with. */
export const COARSER_QUALITIES = ['medium', 'low'] as const;
export type CoarserQuality = (typeof COARSER_QUALITIES)[number];

/** The most of a picture's pixels that may differ from those at high. */
export const DIFFERENCE_BARS = { medium: 0.02, low: 0.035 } as const satisfies Record<CoarserQuality, number>;

/**
 * How far from an edge of a shadow at either quality a pixel may differ, texels: a shell's outline at low moves by 0.04 unit, its shadow by
 * as much over the sun's height, and the filter reaches a texel and a half of a map whose texels are up to two of the screen.
 */
const EDGE_REACH_TEXELS = 5;

/** Shares of the sun's light between which a shadow's edge lies: bands step at several of them. */
const EDGE_SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

export interface QualityDifference {
  readonly quality: CoarserQuality;
  /** Part of the pixels that differ in any channel. */
  readonly share: number;
  /** Pixels that differ and lie beside no shadow edge. */
  readonly offEdge: number;
}

/** Texels with lit and shaded ones within reach. */
function findEdges(lit: readonly boolean[], width: number, reach: number): boolean[] {
  const height = lit.length / width;
  // Counts of lit texels in all rectangles from the corner.
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = sums[at - 1]! + sums[at - width - 1]! - sums[at - width - 2]! + (lit[y * width + x] ? 1 : 0);
    }
  }
  return lit.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const sumAt = (column: number, row: number): number => sums[row * (width + 1) + column]!;
    const count = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top);
    return count > 0 && count < (right - left) * (bottom - top);
  });
}

interface Drawn {
  readonly picture: Picture;
  readonly view: FrameView;
  /** Texels beside an edge of a shadow. */
  readonly edges: readonly boolean[];
}

/**
 * @param scene the page with the picture
 * @param shadows the same scene's `shadows` view
 */
export async function compareQualities(scene: Page, shadows: Page): Promise<QualityDifference[]> {
  const draw = async (quality: ShadowQuality): Promise<Drawn> => {
    const choose = async (page: Page): Promise<void> => {
      // A page in the background draws nothing.
      await page.bringToFront();
      await (await gameOn(page)).evaluate((game, wanted) => game.setShadowQuality(wanted), quality);
      await settle(page);
    };
    await choose(shadows);
    const { sun, view } = await (await gameOn(shadows)).evaluate(async (game) => {
      const light = await game.readLight();
      return { sun: Array.from({ length: light.length / 4 }, (_, i) => light[i * 4]!), view: game.view };
    });
    await choose(scene);
    const edges = EDGE_SHARES.map((share) => {
      const lit = sun.map((value) => value > share);
      return findEdges(lit, view.width, EDGE_REACH_TEXELS);
    });
    return { picture: await takePicture(scene), view, edges: sun.map((_, i) => edges.some((some) => some[i])) };
  };
  const fine = await draw('high');
  const differences: QualityDifference[] = [];
  for (const quality of COARSER_QUALITIES) {
    const { picture, view, edges } = await draw(quality);
    const { width, height, data } = picture;
    let pixels = 0;
    let offEdge = 0;
    for (let i = 0; i < width * height; i++) {
      if ([0, 1, 2].every((channel) => data[i * 4 + channel] === fine.picture.data[i * 4 + channel])) continue;
      pixels++;
      const x = GUARD_TEXELS + Math.floor(((i % width) + view.offsetX) / view.zoom);
      const y = GUARD_TEXELS + Math.floor((Math.floor(i / width) + view.offsetY) / view.zoom);
      const texel = y * view.width + x;
      if (!edges[texel] && !fine.edges[texel]) offEdge++;
    }
    differences.push({ quality, share: pixels / (width * height), offEdge });
  }
  return differences;
}
