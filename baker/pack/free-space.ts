// The free space of one page as its maximal empty rectangles (maximal rectangles packing). Rectangles never turn.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Which free rectangle takes the next one; the smallest score wins, then the topmost, then the leftmost.
 * `short-side`: least left over on the tighter side. `area`: least left over at all. `top`: lowest bottom edge.
 */
export const FIT_RULES = ['short-side', 'area', 'top'] as const;
export type FitRule = (typeof FIT_RULES)[number];

function scoreFit(rule: FitRule, free: Rect, width: number, height: number): number {
  if (rule === 'short-side') return Math.min(free.width - width, free.height - height);
  if (rule === 'area') return free.width * free.height - width * height;
  return free.y + height;
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** @returns the up to four maximal rectangles that are left of `free` around `used` */
function splitAround(free: Rect, used: Rect): Rect[] {
  const parts: Rect[] = [];
  const { x, y, width, height } = free;
  const usedRight = used.x + used.width;
  const usedBottom = used.y + used.height;
  if (used.x > x) parts.push({ x, y, width: used.x - x, height });
  if (usedRight < x + width) parts.push({ x: usedRight, y, width: x + width - usedRight, height });
  if (used.y > y) parts.push({ x, y, width, height: used.y - y });
  if (usedBottom < y + height) parts.push({ x, y: usedBottom, width, height: y + height - usedBottom });
  return parts;
}

export class FreeSpace {
  #free: readonly Rect[];

  constructor(width: number, height: number) {
    this.#free = [{ x: 0, y: 0, width, height }];
  }

  /** @returns what `restore` puts back */
  save(): readonly Rect[] {
    return this.#free;
  }

  restore(saved: readonly Rect[]): void {
    this.#free = saved;
  }

  /** @returns the score of the best fit: 0 where a side fits exactly (or the area does); infinite when it fits nowhere */
  bestScore(width: number, height: number, rule: FitRule): number {
    let best = Number.POSITIVE_INFINITY;
    for (const free of this.#free) {
      if (free.width < width || free.height < height) continue;
      best = Math.min(best, scoreFit(rule, free, width, height));
    }
    return best;
  }

  /** Takes room for a rectangle. @returns where, or undefined when it fits nowhere */
  take(width: number, height: number, rule: FitRule): Rect | undefined {
    let best: Rect | undefined;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const free of this.#free) {
      if (free.width < width || free.height < height) continue;
      const score = scoreFit(rule, free, width, height);
      const wins =
        best === undefined ||
        score < bestScore ||
        (score === bestScore && (free.y < best.y || (free.y === best.y && free.x < best.x)));
      if (wins) {
        best = free;
        bestScore = score;
      }
    }
    if (best === undefined) return undefined;
    const used = { x: best.x, y: best.y, width, height };
    this.#remove(used);
    return used;
  }

  #remove(used: Rect): void {
    const kept: Rect[] = [];
    const parts: Rect[] = [];
    for (const free of this.#free) {
      const apart =
        used.x >= free.x + free.width ||
        used.x + used.width <= free.x ||
        used.y >= free.y + free.height ||
        used.y + used.height <= free.y;
      if (apart) kept.push(free);
      else parts.push(...splitAround(free, used));
    }
    // Only the new parts can be contained in another: what was kept was maximal before.
    const maximal = parts.filter(
      (part, i) =>
        !kept.some((other) => contains(other, part)) &&
        !parts.some((other, j) => j !== i && contains(other, part) && (j < i || !contains(part, other))),
    );
    this.#free = kept.concat(maximal);
  }
}
