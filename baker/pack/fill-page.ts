// Fills one page as well as it can from a list of groups: several orders and fit rules are tried, then the best order is
// shaken a fixed number of times by a seeded generator. Nothing depends on the order in which the groups are given.

import type { Random } from '../../shared/hash.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { compareText } from '../../shared/sort.ts';
import { FIT_RULES, type FitRule, FreeSpace, type Rect } from './free-space.ts';

export interface RectSize {
  readonly width: number;
  readonly height: number;
}

/** Rectangles that must lie on one page. */
export interface PackGroup {
  /** Unique: the tie-break of every sort. */
  readonly name: string;
  readonly rects: readonly RectSize[];
}

/** What a page holds: the place of each rectangle, by group, in the group's order. */
export interface PageFill {
  readonly area: number;
  readonly places: ReadonlyMap<PackGroup, readonly Rect[]>;
}

/** Fill from which no further order is tried: going on would spend the small pictures that later pages need for their gaps. */
const GOOD_FILL = 0.985;

/** Shaken orders a page, some ten milliseconds each at 1,000 frames; three times as many gained 0.2 % of a page. */
const SHAKES = 24;

/** Groups that compete for the next place. 1 fills 1,000 frames' fourth page 1 % worse, 40 takes twice the time. */
const WINDOW = 16;

/** How far a shake moves a group in the order, as a share of its size. */
const SHAKE_AMPLITUDE = 0.5;

const ORDERS: readonly ((group: PackGroup) => number)[] = [
  (group) => groupArea(group),
  (group) => Math.max(...group.rects.map((rect) => Math.max(rect.width, rect.height))),
  (group) => Math.max(...group.rects.map((rect) => rect.height)),
  (group) => Math.max(...group.rects.map((rect) => rect.width)),
  (group) => Math.max(...group.rects.map((rect) => rect.width * rect.height)),
];

export function groupArea(group: PackGroup): number {
  return group.rects.reduce((sum, rect) => sum + rect.width * rect.height, 0);
}

/** @returns the best fill found; empty when no group fits an empty page */
export function fillPage(groups: readonly PackGroup[], random: Random): PageFill {
  let best: PageFill = { area: -1, places: new Map() };
  let bestOrder = ORDERS[0]!;
  let bestRule: FitRule = FIT_RULES[0];
  const isGood = (): boolean => best.area >= GOOD_FILL * PAGE_SIZE_TEXELS ** 2 || best.places.size === groups.length;
  for (const order of ORDERS) {
    for (const rule of FIT_RULES) {
      if (isGood()) return best;
      const fill = fillInOrder(sortGroups(groups, order), rule);
      if (fill.area <= best.area) continue;
      best = fill;
      bestOrder = order;
      bestRule = rule;
    }
  }
  // The generator is drawn from in the order of names, so that the input's order cannot matter.
  const byName = [...groups].sort((a, b) => compareText(a.name, b.name));
  for (let i = 0; i < SHAKES && !isGood(); i++) {
    const keys = new Map(
      byName.map((group) => [group, bestOrder(group) * (1 + SHAKE_AMPLITUDE * (random.next() - 0.5))]),
    );
    const rule = i % 2 === 0 ? bestRule : FIT_RULES[random.below(FIT_RULES.length)]!;
    const fill = fillInOrder(
      sortGroups(groups, (group) => keys.get(group)!),
      rule,
    );
    if (fill.area > best.area) best = fill;
  }
  return best;
}

/** Largest key first, then by name: total. */
function sortGroups(groups: readonly PackGroup[], key: (group: PackGroup) => number): PackGroup[] {
  const keyed = groups.map((group) => ({ group, key: key(group) }));
  keyed.sort((a, b) => b.key - a.key || compareText(a.group.name, b.group.name));
  return keyed.map(({ group }) => group);
}

/** Puts in each group that still fits whole: of the next few in the order, the one that fits most closely goes first. */
function fillInOrder(groups: readonly PackGroup[], rule: FitRule): PageFill {
  const space = new FreeSpace(PAGE_SIZE_TEXELS, PAGE_SIZE_TEXELS);
  const places = new Map<PackGroup, readonly Rect[]>();
  const misfits: RectSize[] = [];
  const window: PackGroup[] = [];
  let area = 0;
  let next = 0;
  const fits = (group: PackGroup): boolean =>
    area + groupArea(group) <= PAGE_SIZE_TEXELS ** 2 && !isMisfit(group, misfits);
  while (true) {
    while (window.length < WINDOW && next < groups.length) window.push(groups[next++]!);
    if (window.length === 0) return { area, places };
    const group = window.splice(findClosest(space, window, rule), 1)[0]!;
    const rects = fits(group) ? placeGroup(space, group, rule, misfits) : undefined;
    if (rects === undefined) continue;
    places.set(group, rects);
    area += groupArea(group);
  }
}

/** @returns the index of the group whose tallest rectangle leaves least over; the first of equals */
function findClosest(space: FreeSpace, groups: readonly PackGroup[], rule: FitRule): number {
  let best = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const [i, group] of groups.entries()) {
    const { rect } = sortRects(group)[0]!;
    const score = space.bestScore(rect.width, rect.height, rule);
    if (score < bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

/** Tallest first, then widest, then in the group's order: total. */
function sortRects(group: PackGroup): readonly { readonly rect: RectSize; readonly index: number }[] {
  return group.rects
    .map((rect, index) => ({ rect, index }))
    .sort((a, b) => b.rect.height - a.rect.height || b.rect.width - a.rect.width || a.index - b.index);
}

function isMisfit(group: PackGroup, misfits: readonly RectSize[]): boolean {
  return group.rects.some((rect) => misfits.some((m) => rect.width >= m.width && rect.height >= m.height));
}

/** @param misfits sizes that are known to fit nowhere; space only shrinks, so what is as large need not be tried */
function placeGroup(
  space: FreeSpace,
  group: PackGroup,
  rule: FitRule,
  misfits: RectSize[],
): readonly Rect[] | undefined {
  const saved = space.save();
  const rects: Rect[] = [];
  for (const [n, { rect, index }] of sortRects(group).entries()) {
    const place = space.take(rect.width, rect.height, rule);
    if (place === undefined) {
      if (n === 0) misfits.push(rect);
      space.restore(saved);
      return undefined;
    }
    rects[index] = place;
  }
  return rects;
}
