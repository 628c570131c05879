// A world of districts, each with sprites of its own beside those that are everywhere, and the views of a walk through it.

import type { PackGroup } from '../../../baker/pack/bundle.ts';
import type { SeenTogether } from '../../../baker/pack/gather-page.ts';
import { createRandom, type Random } from '../../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../../shared/limits.ts';
import { createCatalogue } from './synthetic-catalogue.ts';

export interface SyntheticWorld {
  /** In random order. */
  readonly groups: readonly PackGroup[];
  readonly views: readonly SeenTogether[];
  /** Where whoever made the world would lay each sprite: what is everywhere on a page, each district on one of its own. */
  readonly plannedPages: ReadonlyMap<string, number>;
}

const DISTRICTS = 8;

/** Fill of a planned page: it can be packed, and districts do not fit in twos. */
const PLANNED_FILL = 0.93;

/** Views that lie in one district; as many show the border of two. */
const VIEWS_OF_DISTRICT = 40;

/** Share of a page's sprites that a view shows. */
const SHOWN_SHARE = 0.35;

function takePage(frames: { readonly width: number; readonly height: number }[], name: string): PackGroup[] {
  const groups: PackGroup[] = [];
  let area = 0;
  while (true) {
    const rects = frames.splice(0, 2);
    area += rects.reduce((sum, { width, height }) => sum + width * height, 0);
    if (area > PLANNED_FILL * PAGE_SIZE_TEXELS ** 2) return groups;
    groups.push({ name: `${name}_${groups.length}`, rects });
  }
}

function pickShown(random: Random, groups: readonly PackGroup[]): string[] {
  return groups.filter(() => random.next() < SHOWN_SHARE).map(({ name }) => name);
}

/** @returns the same world for the same seed */
export function createWorld(seed: number): SyntheticWorld {
  const random = createRandom(seed);
  const frames = createCatalogue('mixed', 4000, seed);
  const pages = Array.from({ length: 1 + DISTRICTS }, (_, page) => takePage(frames, `set${page}`));
  const [common, ...districts] = pages as [PackGroup[], ...PackGroup[][]];
  const views: SeenTogether[] = [];
  for (const [i, district] of districts.entries()) {
    const neighbour = districts[(i + 1) % districts.length]!;
    for (let n = 0; n < VIEWS_OF_DISTRICT; n++) {
      views.push(new Set([common, district].flatMap((groups) => pickShown(random, groups))));
      views.push(new Set([common, district, neighbour].flatMap((groups) => pickShown(random, groups))));
    }
  }
  const keyed = pages.flatMap((groups, page) => groups.map((group) => ({ group, page, key: random.next() })));
  keyed.sort((a, b) => a.key - b.key);
  return {
    groups: keyed.map(({ group }) => group),
    views,
    plannedPages: new Map(keyed.map(({ group, page }) => [group.name, page])),
  };
}

/** @returns pages that a view touches, mean over all */
export function countTouchedPages(
  views: readonly SeenTogether[],
  pagesOf: (name: string) => readonly number[],
): number {
  const touched = views.map((view) => new Set([...view].flatMap(pagesOf)).size);
  return touched.reduce((sum, pages) => sum + pages, 0) / views.length;
}
