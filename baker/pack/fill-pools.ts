// Pages that are as full as can be, whatever is on them: from pools of mixed sizes, drawn at random, one page after another.

import type { Random } from '../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { type Bundle, countRects } from './bundle.ts';
import { chooseFill } from './choose-fill.ts';
import type { PageFill } from './fill-page.ts';

/** Rectangles of a pool; more give no fuller pages and take longer, 700 leave the last pages of trees at 95 to 97 %. */
const POOL_RECTS = 1000;

const PAGE_TEXELS = PAGE_SIZE_TEXELS ** 2;

/** A pool gets new rectangles when there is less left in it, texels: a page wants some choice. */
const POOL_LOW_TEXELS = 2 * PAGE_TEXELS;

/** Fill with which a page is left alone while more rectangles come: small ones among them fill later pages. */
const AMPLE_TEXELS = 0.987 * PAGE_TEXELS;

/** Fill that every page but the last should reach. */
const PROMISED_TEXELS = 0.98 * PAGE_TEXELS;

/**
 * Fill with which a page is left alone: what more would gain it, the last pages would lack. The last pool is packed anew when
 * a page of it stays below what is promised, and then in turn with the other one: less for the first pages, more for the last.
 */
const ENOUGH_TEXELS = [0.984 * PAGE_TEXELS, 0.981 * PAGE_TEXELS] as const;

/** Times that the last pool is packed at most. */
const ATTEMPTS = 8;

/** @param bundles in an order that does not depend on the input's */
export function fillPools(bundles: readonly Bundle[], random: Random): PageFill[] {
  const waiting = shuffle(bundles, random);
  const fills: PageFill[] = [];
  let pool: Bundle[] = [];
  while (true) {
    if (areaOf(pool) < POOL_LOW_TEXELS) {
      for (let rects = countRects(pool); waiting.length > 0 && rects < POOL_RECTS; ) {
        const bundle = waiting.pop()!;
        rects += bundle.rects.length;
        pool.push(bundle);
      }
      if (waiting.length === 0) return [...fills, ...fillLastPool(pool, random)];
    }
    const fill = chooseFill(pool, AMPLE_TEXELS, random);
    fills.push(fill);
    pool = pool.filter((bundle) => !fill.places.has(bundle));
  }
}

/** @returns the pages of the attempt with the fewest, and of those with the fullest emptiest page but the last */
function fillLastPool(pool: readonly Bundle[], random: Random): PageFill[] {
  // Nothing is promised of groups: they cannot fill every gap.
  const attempts = pool.every(({ rects }) => rects.length === 1) ? ATTEMPTS : 1;
  let best: PageFill[] | undefined;
  for (let i = 0; i < attempts; i++) {
    const fills = emptyPool(pool, ENOUGH_TEXELS[i % ENOUGH_TEXELS.length]!, random);
    const isBetter =
      best === undefined ||
      fills.length < best.length ||
      (fills.length === best.length && leastArea(fills) > leastArea(best));
    if (isBetter) best = fills;
    if (leastArea(fills) >= PROMISED_TEXELS) break;
  }
  return best ?? [];
}

function emptyPool(pool: readonly Bundle[], enough: number, random: Random): PageFill[] {
  const fills: PageFill[] = [];
  for (let left = pool; left.length > 0; ) {
    const fill = chooseFill(left, enough, random);
    fills.push(fill);
    left = left.filter((bundle) => !fill.places.has(bundle));
  }
  return fills;
}

/** Texels of the emptiest page but the last; infinite for a single page. */
function leastArea(fills: readonly PageFill[]): number {
  return Math.min(...fills.slice(0, -1).map(({ area }) => area));
}

function areaOf(bundles: readonly Bundle[]): number {
  return bundles.reduce((sum, { area }) => sum + area, 0);
}

function shuffle(bundles: readonly Bundle[], random: Random): Bundle[] {
  const keyed = bundles.map((bundle) => ({ bundle, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ bundle }) => bundle);
}
