// Where an image that is kept while the view scrolls must be drawn again. World texels lie in it at their coordinates modulo its
// size, so that what stays in view stays where it is, and only what comes into view is new.

import type { FrameView } from '../frame-view.ts';

/** The texels that a view shows. */
export type ViewRect = Pick<FrameView, 'cornerX' | 'cornerY' | 'width' | 'height'>;

/** Part of an image, texels. */
export interface SlotRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Span = readonly [first: number, length: number];

/** The place of a world texel coordinate in an image. */
export function slotOf(texel: number, size: number): number {
  return ((texel % size) + size) % size;
}

/** World texels of an axis that were out of view and are in it now. */
function exposedSpan(from: number, to: number, size: number): Span {
  const moved = Math.abs(to - from);
  if (moved >= size) return [to, size];
  return to > from ? [from + size, moved] : [to, moved];
}

/** The same as spans of slots: two where they run over the image's end. */
function slotSpans([first, length]: Span, size: number): Span[] {
  const slot = slotOf(first, size);
  const untilEnd = Math.min(length, size - slot);
  return [[slot, untilEnd] as const, [0, length - untilEnd] as const].filter(([, count]) => count > 0);
}

/**
 * Parts of the image to draw for a view.
 *
 * @param drawn what it holds, or undefined for nothing
 */
export function listExposedRects(drawn: ViewRect | undefined, view: ViewRect): SlotRect[] {
  const { cornerX, cornerY, width, height } = view;
  if (drawn === undefined || drawn.width !== width || drawn.height !== height) return [{ x: 0, y: 0, width, height }];
  const columns = slotSpans(exposedSpan(drawn.cornerX, cornerX, width), width);
  const rows = slotSpans(exposedSpan(drawn.cornerY, cornerY, height), height);
  return [
    ...columns.map(([x, count]) => ({ x, y: 0, width: count, height })),
    ...rows.map(([y, count]) => ({ x: 0, y, width, height: count })),
  ];
}
