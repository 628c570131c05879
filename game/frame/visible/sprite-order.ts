// All that stands, in the order in which it is drawn. That does not depend on the view, so it is made when something is put
// elsewhere, and each view only picks from it: a map has thousands of parts, and the view moves with every step.

import { type FrameRecord, listParts } from '../../../shared/format/frame-record.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';

/** What an entry is to a crown that comes and goes: nothing, the tree with it, or the tree's bare twin. */
export const TWINS = { none: 0, whole: 1, bare: 2 } as const;

export interface SpriteOrder {
  readonly things: readonly PlacedStatic[];
  /** Index of the first thing. */
  readonly first: number;
  /** Entries: parts of things, nearest first; equal ones by thing and part. What follows has a value for each. */
  readonly count: number;
  /** World screen texels of the rect; right and bottom are the first beyond. */
  readonly lefts: Int32Array;
  readonly tops: Int32Array;
  readonly rights: Int32Array;
  readonly bottoms: Int32Array;
  /** Of the nearest texel, in texels: the order that lets early depth tests reject most. */
  readonly nearness: Float64Array;
  /** Of the thing. */
  readonly indices: Int32Array;
  /** Records. */
  readonly parts: Int32Array;
  /** Of TWINS. */
  readonly twins: Uint8Array;
}

/** Puts things in order. Empty frames have no entry. @param first index of the first thing */
export function orderSprites(
  things: readonly PlacedStatic[],
  recordOf: (index: number) => FrameRecord,
  first = 0,
): SpriteOrder {
  const entries = things
    .flatMap((placed, i) => {
      const { bare } = recordOf(placed.record);
      const entriesOf = (frame: number, twin: number) =>
        listParts(recordOf, frame).map((part) => {
          const record = recordOf(part);
          const nearness = placed.screenY + 2 * placed.heightPx + 32 * record.nearest;
          return { placed, index: first + i, part, record, nearness, twin };
        });
      if (bare === 0) return entriesOf(placed.record, TWINS.none);
      return [...entriesOf(placed.record, TWINS.whole), ...entriesOf(bare, TWINS.bare)];
    })
    .filter(({ record }) => record.width > 0)
    .sort((a, b) => b.nearness - a.nearness || a.index - b.index || a.part - b.part);
  return {
    things,
    first,
    count: entries.length,
    lefts: Int32Array.from(entries, ({ placed, record }) => placed.screenX + record.originX),
    tops: Int32Array.from(entries, ({ placed, record }) => placed.screenY + record.originY),
    rights: Int32Array.from(entries, ({ placed, record }) => placed.screenX + record.originX + record.width),
    bottoms: Int32Array.from(entries, ({ placed, record }) => placed.screenY + record.originY + record.height),
    nearness: Float64Array.from(entries, ({ nearness }) => nearness),
    indices: Int32Array.from(entries, ({ index }) => index),
    parts: Int32Array.from(entries, ({ part }) => part),
    twins: Uint8Array.from(entries, ({ twin }) => twin),
  };
}
