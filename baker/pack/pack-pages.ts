// pack: every sprite's pictures -> places on 1024 x 1024 pages.
//
// Reads sizes only, so that a new placement re-encodes nothing. Pictures are not turned and have no border: texels are
// fetched one by one, never filtered. A sprite's pictures, and those of its bare twin, share a page; only a sprite that no
// page can hold is spread over several.

import { createRandom } from '../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { compareText } from '../../shared/sort.ts';
import { fillPage, type PackGroup } from './fill-page.ts';

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

/** @param groups names are unique, rectangles are 1..PAGE_SIZE_TEXELS a side; their order does not matter */
export function packPages(groups: readonly PackGroup[]): Packing {
  const random = createRandom(PACK_SEED);
  const fills: number[] = [];
  const places = new Map<string, Place[]>(groups.map((group) => [group.name, []]));
  const owners = new Map<PackGroup, { readonly name: string; readonly first: number }>();
  let waiting = groups.filter((group) => group.rects.length > 0).sort((a, b) => compareText(a.name, b.name));
  for (const group of waiting) owners.set(group, { name: group.name, first: 0 });
  while (waiting.length > 0) {
    const fill = fillPage(waiting, random);
    if (fill.places.size === 0) {
      waiting = waiting.flatMap((group) => splitGroup(group, owners));
      continue;
    }
    for (const [group, rects] of fill.places) {
      const { name, first } = owners.get(group)!;
      const list = places.get(name)!;
      rects.forEach((rect, i) => {
        list[first + i] = { page: fills.length, x: rect.x, y: rect.y };
      });
    }
    fills.push(fill.area / PAGE_SIZE_TEXELS ** 2);
    waiting = waiting.filter((group) => !fill.places.has(group));
  }
  return { fills, places };
}

/** No page holds these groups whole: each rectangle goes its own way. */
function splitGroup(
  group: PackGroup,
  owners: Map<PackGroup, { readonly name: string; readonly first: number }>,
): PackGroup[] {
  const owner = owners.get(group)!;
  return group.rects.map((rect, i) => {
    if (rect.width > PAGE_SIZE_TEXELS || rect.height > PAGE_SIZE_TEXELS)
      throw new RangeError(`pack: ${group.name} is ${rect.width} x ${rect.height}, larger than a page`);
    const part: PackGroup = { name: `${group.name} ${owner.first + i}`, rects: [rect] };
    owners.set(part, { name: owner.name, first: owner.first + i });
    return part;
  });
}
