// What the packer moves about: rectangles that must lie on one page, and what it knows of them beforehand.

import type { RectSize } from './free-space.ts';

/** A sprite's rectangles, which belong on one page. */
export interface PackGroup {
  /** Unique: the tie-break of every sort. */
  readonly name: string;
  readonly rects: readonly RectSize[];
}

export interface BundleRect extends RectSize {
  /** Index in the group. */
  readonly slot: number;
}

/** A group, or what is left of one that no page holds whole. Has the size of its largest rectangle, which is placed first. */
export interface Bundle extends RectSize {
  readonly group: string;
  /** Largest area first, then the group's order. */
  readonly rects: readonly BundleRect[];
  readonly area: number;
}

/** @param rects at least one */
export function createBundle(group: string, rects: readonly BundleRect[]): Bundle {
  const areaOf = ({ width, height }: RectSize): number => width * height;
  const sorted = [...rects].sort((a, b) => areaOf(b) - areaOf(a) || a.slot - b.slot);
  const { width, height } = sorted[0]!;
  return { group, rects: sorted, width, height, area: sorted.reduce((sum, rect) => sum + areaOf(rect), 0) };
}

export function toBundle({ name, rects }: PackGroup): Bundle {
  return createBundle(
    name,
    rects.map(({ width, height }, slot) => ({ width, height, slot })),
  );
}

export function countRects(bundles: Iterable<Bundle>): number {
  let count = 0;
  for (const { rects } of bundles) count += rects.length;
  return count;
}
