// Which statics the view can show, near to far. Reads placed statics and records; writes the instance list: one for each part
// of a static's frame.

import { type FrameRecord, listParts } from '../../../shared/format/frame-record.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import { isShown, type RoofView } from '../../world/roof-view.ts';
import type { FrameView } from '../frame-view.ts';

/** Numbers an instance: anchor's screen x, screen y, height (texels), record, owner. */
export const INSTANCE_FLOATS = 5;

/** Owners that a byte of the surface images tells apart; 0 is the ground's. */
export const OWNERS = 255;

export interface VisibleSprites {
  /** INSTANCE_FLOATS numbers an instance. */
  readonly instances: Float32Array;
  readonly count: number;
  /** Indices into the placed statics, nearest first. The n-th, from 0, owns what is drawn as owner n % 255 + 1. */
  readonly indices: Int32Array;
}

/** Whether the record's rect, hung at the anchor, meets the view's images. */
export function isInView(placed: PlacedStatic, record: FrameRecord, view: FrameView): boolean {
  const left = placed.screenX + record.originX - view.cornerX;
  const top = placed.screenY + record.originY - view.cornerY;
  return (
    record.width > 0 && left < view.width && top < view.height && left + record.width > 0 && top + record.height > 0
  );
}

/** Nearness of an instance's nearest texel, in texels: the order that lets early depth tests reject most. */
function nearestPx(placed: PlacedStatic, record: FrameRecord): number {
  return placed.screenY + 2 * placed.heightPx + 32 * record.nearest;
}

/**
 * Lists the parts of statics in view that are not lifted off, nearest first; equal ones keep the order of the map and of the
 * parts, so the list is the same every time.
 */
export function listVisibleSprites(
  statics: readonly PlacedStatic[],
  recordOf: (index: number) => FrameRecord,
  view: FrameView,
  roofs: RoofView,
): VisibleSprites {
  const seen = statics
    .flatMap((placed, index) =>
      (isShown(placed, roofs) ? listParts(recordOf, placed.record) : []).map((part) => ({
        placed,
        index,
        part,
        record: recordOf(part),
      })),
    )
    .filter(({ placed, record }) => isInView(placed, record, view))
    .sort(
      (a, b) => nearestPx(b.placed, b.record) - nearestPx(a.placed, a.record) || a.index - b.index || a.part - b.part,
    );
  const indices = [...new Set(seen.map(({ index }) => index))];
  const ranks = new Map(indices.map((index, rank) => [index, rank]));
  const instances = new Float32Array(seen.length * INSTANCE_FLOATS);
  seen.forEach(({ placed, index, part }, i) => {
    const owner = (ranks.get(index)! % OWNERS) + 1;
    instances.set([placed.screenX, placed.screenY, placed.heightPx, part, owner], i * INSTANCE_FLOATS);
  });
  return { instances, count: seen.length, indices: Int32Array.from(indices) };
}
