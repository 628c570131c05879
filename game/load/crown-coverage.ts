// Which texels of a tree are its crown: those that it covers and its bare twin does not. Kept for trees alone, a byte a texel.

import type { FrameRecord } from '../../shared/format/frame-record.ts';
import type { TexelImage } from '../../shared/format/texels.ts';

/** A frame's whole picture; corner relative to the anchor. */
interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 1 where covered. */
  readonly covered: Uint8Array;
  readonly bare: number;
}

export class CrownCoverage {
  /** By record: of trees, and of twins. */
  readonly #masks = new Map<number, Mask>();
  readonly #twins = new Set<number>();

  /** Tells of records, so that twins are known whenever their texels come. */
  expect(records: Iterable<FrameRecord>): void {
    for (const { bare } of records) if (bare > 0) this.#twins.add(bare);
  }

  /** Keeps what a frame covers if it is a tree's or a twin's; others are left alone. */
  add(index: number, { bare, originX, originY, imageX, imageY }: FrameRecord, image: TexelImage): void {
    if (bare === 0 && !this.#twins.has(index)) return;
    const { width, height, albedo } = image;
    const covered = new Uint8Array(width * height);
    for (let i = 0; i < covered.length; i++) covered[i] = albedo[i * 4 + 3]! > 0 ? 1 : 0;
    this.#masks.set(index, { left: originX - imageX, top: originY - imageY, width, height, covered, bare });
  }

  /** Whether the tree has crown in a rect, texels relative to its anchor; right and bottom lie outside. */
  hasCrownIn(record: number, left: number, top: number, right: number, bottom: number): boolean {
    const tree = this.#masks.get(record);
    if (tree === undefined) return false;
    const twin = this.#masks.get(tree.bare);
    for (let y = Math.max(top, tree.top); y < Math.min(bottom, tree.top + tree.height); y++) {
      for (let x = Math.max(left, tree.left); x < Math.min(right, tree.left + tree.width); x++) {
        if (covers(tree, x, y) && !(twin !== undefined && covers(twin, x, y))) return true;
      }
    }
    return false;
  }
}

function covers({ left, top, width, height, covered }: Mask, x: number, y: number): boolean {
  const column = x - left;
  const row = y - top;
  return column >= 0 && row >= 0 && column < width && row < height && covered[row * width + column] === 1;
}
