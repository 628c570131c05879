// The free space of one page as its maximal empty rectangles (maximal rectangles packing). Rectangles never turn. Each free
// rectangle remembers which of the rectangles on offer fits it best, so that the best pair of all costs little to find.

export interface RectSize {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends RectSize {
  readonly x: number;
  readonly y: number;
}

/**
 * What counts as a close fit. `short-side`: least left over on the tighter side, then on the other. `strip`: least area of
 * the strip left over along a side, as a share of the rectangle: a large one may leave a little more than a small one.
 */
export const FIT_RULES = ['short-side', 'strip'] as const;
export type FitRule = (typeof FIT_RULES)[number];

/** All of one class, and not objects of several shapes: the packer looks at millions of them. */
class FreeRect<Offer> implements Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  best: Offer | undefined = undefined;
  /** Score of the best; infinite when none fits. */
  score = Number.POSITIVE_INFINITY;
  /** The best must be looked for again. */
  isStale = true;

  constructor(x: number, y: number, width: number, height: number) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }
}

/** An offered rectangle and where it fits best. */
export interface Fit<Offer> {
  readonly offer: Offer;
  readonly x: number;
  readonly y: number;
}

/** More than any page is wide: makes the longer side's rest a mere tie-break. */
const LONG_SIDE_SHARE = 1 / 65536;

/** @returns 0 for an exact fit, infinity for none */
function scoreFit(rule: FitRule, free: Rect, { width, height }: RectSize): number {
  const right = free.width - width;
  const below = free.height - height;
  if (right < 0 || below < 0) return Number.POSITIVE_INFINITY;
  if (rule === 'short-side') return Math.min(right, below) + Math.max(right, below) * LONG_SIDE_SHARE;
  return Math.min(right * height, below * width) / (width * height);
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function isApart(a: Rect, b: Rect): boolean {
  return a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y;
}

/** Whether two rectangles that are apart share a side, a piece of one or a corner. */
function isTouching(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && a.x + a.width >= b.x && a.y <= b.y + b.height && a.y + a.height >= b.y;
}

function isBefore(a: Rect, b: Rect): boolean {
  return a.y < b.y || (a.y === b.y && a.x < b.x);
}

/** Adds the up to four maximal rectangles that are left of `free` around `used`. */
function pushAround<Offer>(free: Rect, used: Rect, parts: FreeRect<Offer>[]): void {
  const { x, y, width, height } = free;
  const usedRight = used.x + used.width;
  const usedBottom = used.y + used.height;
  if (used.x > x) parts.push(new FreeRect(x, y, used.x - x, height));
  if (usedRight < x + width) parts.push(new FreeRect(usedRight, y, x + width - usedRight, height));
  if (used.y > y) parts.push(new FreeRect(x, y, width, used.y - y));
  if (usedBottom < y + height) parts.push(new FreeRect(x, usedBottom, width, y + height - usedBottom));
}

export class FreeSpace<Offer extends RectSize> {
  readonly #rule: FitRule;
  #free: readonly FreeRect<Offer>[];

  constructor(width: number, height: number, rule: FitRule) {
    this.#rule = rule;
    this.#free = [new FreeRect(0, 0, width, height)];
  }

  /** @returns what `restore` puts back */
  save(): readonly FreeRect<Offer>[] {
    return this.#free;
  }

  restore(saved: readonly FreeRect<Offer>[]): void {
    this.#free = saved;
  }

  /** Puts a rectangle on offer. @returns whether it fits anywhere */
  add(offer: Offer): boolean {
    let fits = false;
    for (const free of this.#free) {
      const score = scoreFit(this.#rule, free, offer);
      if (score === Number.POSITIVE_INFINITY) continue;
      fits = true;
      if (free.isStale || score >= free.score) continue;
      free.best = offer;
      free.score = score;
    }
    return fits;
  }

  /** Takes a rectangle off offer. */
  remove(offer: Offer): void {
    for (const free of this.#free) if (free.best === offer) free.isStale = true;
  }

  /**
   * @param offers all that are on offer, in the order in which equal ones win
   * @returns the closest fit of all; the topmost of equals, then the leftmost
   */
  findClosest(offers: readonly Offer[]): Fit<Offer> | undefined {
    let closest: FreeRect<Offer> | undefined;
    for (const free of this.#free) {
      if (free.isStale) this.#refresh(free, offers);
      if (free.best === undefined) continue;
      const wins =
        closest === undefined ||
        free.score < closest.score ||
        (free.score === closest.score && isBefore(free, closest));
      if (wins) closest = free;
    }
    return closest?.best === undefined ? undefined : { offer: closest.best, x: closest.x, y: closest.y };
  }

  /** @returns where one rectangle fits most closely; undefined when it fits nowhere */
  findPlace(size: RectSize): Rect | undefined {
    let best: Rect | undefined;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const free of this.#free) {
      const score = scoreFit(this.#rule, free, size);
      if (score > bestScore || score === Number.POSITIVE_INFINITY) continue;
      if (score === bestScore && best !== undefined && !isBefore(free, best)) continue;
      best = free;
      bestScore = score;
    }
    return best && { x: best.x, y: best.y, width: size.width, height: size.height };
  }

  /** Uses up room that is free. */
  take(used: Rect): void {
    const kept: FreeRect<Offer>[] = [];
    const touching: Rect[] = [];
    const parts: FreeRect<Offer>[] = [];
    for (const free of this.#free) {
      if (isApart(free, used)) {
        kept.push(free);
        if (isTouching(free, used)) touching.push(free);
      } else {
        pushAround(free, used, parts);
      }
    }
    // Only the new parts can be contained in another: what was kept was maximal before. A part lies against a side of what is
    // used, and so does whatever contains it.
    parts.forEach((part, i) => {
      const isMaximal =
        !touching.some((other) => contains(other, part)) &&
        !parts.some((other, j) => j !== i && contains(other, part) && (j < i || !contains(part, other)));
      if (isMaximal) kept.push(part);
    });
    this.#free = kept;
  }

  #refresh(free: FreeRect<Offer>, offers: readonly Offer[]): void {
    free.best = undefined;
    free.score = Number.POSITIVE_INFINITY;
    free.isStale = false;
    for (const offer of offers) {
      const score = scoreFit(this.#rule, free, offer);
      if (score >= free.score) continue;
      free.best = offer;
      free.score = score;
    }
  }
}
