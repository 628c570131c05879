/** A rectangle of screen texels: from left and top up to, and without, right and bottom. */
export interface TexelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @returns the smallest rectangle that holds them all */
export function uniteRects(rects: readonly TexelRect[]): TexelRect {
  return {
    left: Math.min(...rects.map((rect) => rect.left)),
    top: Math.min(...rects.map((rect) => rect.top)),
    right: Math.max(...rects.map((rect) => rect.right)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
}

/** Grows by a margin on all sides; a negative one shrinks. */
export function growRect({ left, top, right, bottom }: TexelRect, margin: number): TexelRect {
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

export function moveRect({ left, top, right, bottom }: TexelRect, x: number, y: number): TexelRect {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

export function overlaps(a: TexelRect, b: TexelRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function holds(outer: TexelRect, inner: TexelRect): boolean {
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}
