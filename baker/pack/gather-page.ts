// Which sprites a page should hold: those that are seen in the same views. A view costs as many pages as its sprites lie on,
// so a page collects sprites whose views are the same: first what is seen everywhere, then what is seen in one place.

import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import type { Bundle } from './bundle.ts';
import type { PageWish } from './choose-fill.ts';

/** Names of groups that are seen at the same time. */
export type SeenTogether = ReadonlySet<string>;

/** As much as surely fits: one that does not would draw its views to another page. */
const BELONGING_TEXELS = 0.95 * PAGE_SIZE_TEXELS ** 2;

/** A page this full is closed when what comes next is seen elsewhere: it would only draw other views to the page. */
const WELL_FILLED_TEXELS = 0.7 * PAGE_SIZE_TEXELS ** 2;

/** Share of a sprite's views that touch the page anyway, from which it may go there. */
const AT_HOME_SHARE = 0.8;

/** The views that show something of a page, as far as it is gathered. */
class ViewsOfPage {
  readonly #isTouched: Uint8Array;
  #count = 0;

  constructor(views: number) {
    this.#isTouched = new Uint8Array(views);
  }

  add(views: readonly number[]): void {
    for (const view of views) {
      this.#count += 1 - this.#isTouched[view]!;
      this.#isTouched[view] = 1;
    }
  }

  /** Likeness to a sprite's views, 0..1: those that both have over those that either has. */
  likeness(views: readonly number[]): number {
    const both = this.#countTouched(views);
    return views.length === 0 ? 0 : both / (this.#count + views.length - both);
  }

  /** Whether a sprite with these views may lie on the page: most of them touch it anyway, or it is seen in none. */
  isHome(views: readonly number[]): boolean {
    return this.#countTouched(views) >= AT_HOME_SHARE * views.length;
  }

  #countTouched(views: readonly number[]): number {
    let touched = 0;
    for (const view of views) touched += this.#isTouched[view]!;
    return touched;
  }
}

/**
 * @param bundles all that will ever wait, sorted by group
 * @returns what the next page should hold, of those that still wait in the same order
 */
export function createGatherer(
  bundles: readonly Bundle[],
  views: readonly SeenTogether[],
): (waiting: readonly Bundle[]) => PageWish {
  const viewsOf = new Map<Bundle, readonly number[]>(
    bundles.map((bundle) => [bundle, views.flatMap((view, i) => (view.has(bundle.group) ? [i] : []))]),
  );
  return (waiting) => {
    const page = new ViewsOfPage(views.length);
    const belonging: Bundle[] = [];
    const left = new Set(waiting);
    // The seed is seen in most views. Every later one is most like the page; the first of equals.
    let score = (bundle: Bundle): number => viewsOf.get(bundle)!.length;
    let area = 0;
    while (left.size > 0) {
      const next = findBest(left, score);
      if (area > WELL_FILLED_TEXELS && !page.isHome(viewsOf.get(next)!)) break;
      area += next.area;
      if (area > BELONGING_TEXELS && belonging.length > 0) break;
      left.delete(next);
      belonging.push(next);
      page.add(viewsOf.get(next)!);
      score = (bundle) => page.likeness(viewsOf.get(bundle)!);
    }
    const others = [...left]
      .filter((bundle) => page.isHome(viewsOf.get(bundle)!))
      .map((bundle) => ({ bundle, key: page.likeness(viewsOf.get(bundle)!) }));
    return { belonging, others: others.sort((a, b) => b.key - a.key).map(({ bundle }) => bundle) };
  };
}

function findBest(bundles: ReadonlySet<Bundle>, score: (bundle: Bundle) => number): Bundle {
  let best: Bundle | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const bundle of bundles) {
    const one = score(bundle);
    if (one <= bestScore) continue;
    best = bundle;
    bestScore = one;
  }
  return best!;
}
