// Fills one page with bundles in a given order: of the next few that wait, the one that fits most closely anywhere goes first.

import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import type { Bundle } from './bundle.ts';
import { type FitRule, FreeSpace, type Rect } from './free-space.ts';

/** What a page holds: the place of each rectangle, by bundle, in the bundle's order. */
export interface PageFill {
  /** Texels that are taken. */
  readonly area: number;
  readonly places: ReadonlyMap<Bundle, readonly Rect[]>;
}

/**
 * Bundles that compete for the next place. With 16 the fourth page of 1,000 frames stays at 97 %, with 64 at 98.2 %, with 256
 * at 98.9 %, at the same time each.
 */
const WINDOW = 256;

/**
 * @param enough texels from which no more are put in
 * @param later wait until none of the others fits
 */
export function fillPage(
  order: readonly Bundle[],
  rule: FitRule,
  enough: number,
  later: readonly Bundle[] = [],
): PageFill {
  const space = new FreeSpace<Bundle>(PAGE_SIZE_TEXELS, PAGE_SIZE_TEXELS, rule);
  const places = new Map<Bundle, readonly Rect[]>();
  const room = PAGE_SIZE_TEXELS ** 2;
  let window: Bundle[] = [];
  let area = 0;
  let next = 0;
  let queue = order;
  const admit = (): void => {
    if (window.length === 0 && next === queue.length && queue !== later) {
      queue = later;
      next = 0;
    }
    while (window.length < WINDOW && next < queue.length) {
      const bundle = queue[next++]!;
      if (area + bundle.area <= room && space.add(bundle)) window.push(bundle);
    }
  };
  for (admit(); area < enough && window.length > 0; admit()) {
    const fit = space.findClosest(window);
    if (fit === undefined) {
      // None that waits fits any more, and what is full stays full: the next ones get their chance.
      window = [];
      continue;
    }
    const bundle = fit.offer;
    window.splice(window.indexOf(bundle), 1);
    const rects = area + bundle.area <= room ? placeBundle(space, bundle, fit.x, fit.y) : undefined;
    space.remove(bundle);
    if (rects === undefined) continue;
    places.set(bundle, rects);
    area += bundle.area;
  }
  return { area, places };
}

/** @returns the places of all of the bundle's rectangles; undefined, and the space as it was, when one does not fit */
function placeBundle(space: FreeSpace<Bundle>, bundle: Bundle, x: number, y: number): readonly Rect[] | undefined {
  const saved = space.save();
  const rects: Rect[] = [];
  for (const [i, size] of bundle.rects.entries()) {
    const place = i === 0 ? { x, y, width: bundle.width, height: bundle.height } : space.findPlace(size);
    if (place === undefined) {
      space.restore(saved);
      return undefined;
    }
    space.take(place);
    rects.push(place);
  }
  return rects;
}
