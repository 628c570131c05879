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

/** By how much the sun's share differs within that reach beside an edge, at least: less changes no byte of a picture. */
const EDGE_STEP = 1 / 255;

export interface QualityDifference {
  readonly quality: CoarserQuality;
  /** Part of the pixels that differ in any channel. */
  readonly share: number;
  /** Pixels that differ and lie beside no shadow edge. */
  readonly offEdge: number;
}

/** The extreme of the values up to `reach` places before and after each, along rows (`step` 1) or columns (`step` the width). */
function spread(values: Float64Array, width: number, step: number, reach: number, isMost: boolean): Float64Array {
  const height = values.length / width;
  const length = step === 1 ? width : height;
  return values.map((_, i) => {
    const place = step === 1 ? i % width : Math.floor(i / width);
    let extreme = values[i]!;
    for (let by = -Math.min(reach, place); by <= Math.min(reach, length - 1 - place); by++) {
      const value = values[i + by * step]!;
      if (isMost ? value > extreme : value < extreme) extreme = value;
    }
    return extreme;
  });
}

/** Texels within reach of which the sun's share changes. */
function findEdges(sun: readonly number[], width: number, reach: number): boolean[] {
  const shares = Float64Array.from(sun);
  const [least, most] = [false, true].map((isMost) =>
    spread(spread(shares, width, 1, reach, isMost), width, width, reach, isMost),
  );
  return sun.map((_, i) => most![i]! - least![i]! > EDGE_STEP);
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
    const edges = findEdges(sun, view.width, EDGE_REACH_TEXELS);
    return { picture: await takePicture(scene), view, edges };
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
