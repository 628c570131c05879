// pack: every sprite's pictures -> places on 1024 x 1024 pages.
//
// Reads sizes only, so that a new placement re-encodes nothing. Rectangles are not turned and have no border: texels are
// fetched one by one, never filtered. A sprite's rectangles, and those of its bare twin, share a page; a sprite that no page
// can hold is spread over as few as are found. Sprites that are seen together share pages.

import { createRandom, type Random } from '../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { compareText } from '../../shared/sort.ts';
import { type Bundle, createBundle, type PackGroup, toBundle } from './bundle.ts';
import { fillTogether } from './choose-fill.ts';
import type { PageFill } from './fill-page.ts';
import { fillPools } from './fill-pools.ts';
import { createGatherer, type SeenTogether } from './gather-page.ts';

export interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface Packing {
  /** Share of each page's texels that are taken, 0..1. */
  readonly fills: readonly number[];
  /** Places by group name, in the order of the group's rectangles. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** Any number does; a change of it changes every placement. */
const PACK_SEED = 42;

/**
 * @param groups names are unique, rectangles are 1..PAGE_SIZE_TEXELS a side; their order does not matter
 * @param views groups that are seen together; none: pages are filled as full as can be, whatever is on them
 */
export function packPages(groups: readonly PackGroup[], views: readonly SeenTogether[] = []): Packing {
  for (const group of groups) refuseOversize(group);
  const random = createRandom(PACK_SEED);
  const fills: number[] = [];
  const places = new Map<string, Place[]>(groups.map((group) => [group.name, []]));
  const addPage = (fill: PageFill): void => {
    for (const [bundle, rects] of fill.places) {
      const list = places.get(bundle.group)!;
      rects.forEach(({ x, y }, i) => {
        list[bundle.rects[i]!.slot] = { page: fills.length, x, y };
      });
    }
    fills.push(fill.area / PAGE_SIZE_TEXELS ** 2);
  };
  const sorted = groups.filter((group) => group.rects.length > 0).sort((a, b) => compareText(a.name, b.name));
  const whole = sorted.map(toBundle).map((bundle) => spreadBundle(bundle, random, addPage));
  if (views.length > 0) fillBySight(whole, views, random, addPage);
  else for (const fill of fillPools(whole, random)) addPage(fill);
  return { fills, places };
}

function refuseOversize({ name, rects }: PackGroup): void {
  for (const { width, height } of rects) {
    if (width > PAGE_SIZE_TEXELS || height > PAGE_SIZE_TEXELS)
      throw new RangeError(`pack: ${name} is ${width} x ${height}, larger than a page`);
  }
}

/** @returns the bundle when a page can hold it, else what is left of it after it has filled pages of its own */
function spreadBundle(bundle: Bundle, random: Random, addPage: (fill: PageFill) => void): Bundle {
  let rest = bundle;
  while (rest.rects.length > 1 && fillTogether({ belonging: [rest], others: [] }, random).places.size === 0) {
    const single = new Map(rest.rects.map((rect) => [createBundle(rest.group, [rect]), rect]));
    const fill = fillTogether({ belonging: [...single.keys()], others: [] }, random);
    addPage(fill);
    const left = [...single].filter(([one]) => !fill.places.has(one)).map(([, rect]) => rect);
    rest = createBundle(rest.group, left);
  }
  return rest;
}

/** Pages hold what is seen together. */
function fillBySight(
  bundles: readonly Bundle[],
  views: readonly SeenTogether[],
  random: Random,
  addPage: (fill: PageFill) => void,
): void {
  const gather = createGatherer(bundles, views);
  for (let waiting = bundles; waiting.length > 0; ) {
    const fill = fillTogether(gather(waiting), random);
    addPage(fill);
    waiting = waiting.filter((bundle) => !fill.places.has(bundle));
  }
}
