// Tries several orders for one page and takes the best. Nothing depends on the order in which bundles are given, but that
// equal ones keep it.

import type { Random } from '../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { type Bundle, countRects } from './bundle.ts';
import { fillPage, type PageFill } from './fill-page.ts';
import { FIT_RULES } from './free-space.ts';

/** Orders that are tried for a page; the more, the sooner the last page but one reaches its fill. */
const TRIES = 24;

/** Of the tries that fill a page well enough, this many are looked at, and the one kept that used the largest pictures. */
const GOOD_TRIES = 2;

/** How far a try moves a bundle in the order, as a share of its size. */
const SHAKE_AMPLITUDE = 0.5;

const SIZES: readonly ((bundle: Bundle) => number)[] = [
  (bundle) => bundle.width * bundle.height,
  (bundle) => Math.max(bundle.width, bundle.height),
];

/** @returns bundles with the largest first, each moved at random by up to half the amplitude; equal ones keep their order */
function sortBySize(bundles: readonly Bundle[], tryIndex: number, random: Random): Bundle[] {
  const sizeOf = SIZES[tryIndex % SIZES.length]!;
  const isPlain = tryIndex < SIZES.length;
  const keyed = bundles.map((bundle) => ({
    bundle,
    key: sizeOf(bundle) * (isPlain ? 1 : 1 + SHAKE_AMPLITUDE * (random.next() - 0.5)),
  }));
  return keyed.sort((a, b) => b.key - a.key).map(({ bundle }) => bundle);
}

function meanRectArea(fill: PageFill): number {
  return fill.area / countRects(fill.places.keys());
}

/**
 * Fills a page from a pool of which the rest goes to later pages. Small pictures are spent sparingly: they are what fills the
 * gaps of the last pages, when there is little left to choose from.
 *
 * @param enough texels with which a page is left alone
 */
export function chooseFill(pool: readonly Bundle[], enough: number, random: Random): PageFill {
  let fullest: PageFill = { area: 0, places: new Map() };
  let good: PageFill | undefined;
  let goodTries = 0;
  for (let i = 0; i < TRIES && goodTries < GOOD_TRIES; i++) {
    const rule = FIT_RULES[Math.floor(i / SIZES.length) % FIT_RULES.length]!;
    const fill = fillPage(sortBySize(pool, i, random), rule, enough);
    if (fill.places.size === pool.length) return fill;
    if (fill.area > fullest.area) fullest = fill;
    if (fill.area < enough) continue;
    goodTries++;
    if (good === undefined || meanRectArea(fill) > meanRectArea(good)) good = fill;
  }
  return good ?? fullest;
}

/** Tries for a page whose bundles are chosen by where they are used: fill comes second. */
const TRIES_TOGETHER = 4;

/** What a page is to hold, chosen by where it is used. */
export interface PageWish {
  readonly belonging: readonly Bundle[];
  /** What may take the room that is left, in this order. */
  readonly others: readonly Bundle[];
}

/** Fills a page with as many as fit of those that belong on it, and then with others. */
export function fillTogether({ belonging, others }: PageWish, random: Random): PageFill {
  let fullest: PageFill = { area: -1, places: new Map() };
  for (let i = 0; i < TRIES_TOGETHER; i++) {
    const fill = fillPage(
      sortBySize(belonging, i, random),
      FIT_RULES[i % FIT_RULES.length]!,
      PAGE_SIZE_TEXELS ** 2,
      others,
    );
    if (fill.area > fullest.area) fullest = fill;
    if (fill.places.size === belonging.length + others.length) break;
  }
  return fullest;
}
