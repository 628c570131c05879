// Which things (statics, mobiles) the view can show, near to far. Reads placed things and records; writes the instance list:
// one for each part of a thing's frame.

import { type FrameRecord, listParts } from '../../../shared/format/frame-record.ts';
import { CROWN_STEPS } from '../../world/crowns.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import { isShown, type LiftedRoofs } from '../../world/roof-view.ts';
import type { FrameView } from '../frame-view.ts';
import { type Circle, packCircles } from '../see-through/circles.ts';
import { OWNERS_MAX } from '../surface/surface-tags.ts';

/** Numbers an instance: anchor's screen x, screen y, height (texels), record, owner, kind, fade. */
export const INSTANCE_FLOATS = 7;

/** Kind of an instance: a static, or a mobile, which no circle cuts. */
export const KIND_STATIC = 0;
export const KIND_MOBILE = 1;

/** What else a frame shows of the things than all of them, whole. */
export interface Openings {
  /** What is cut away around mobiles. */
  readonly circles: readonly Circle[];
  /** How far a thing's crown has gone: 0 whole, CROWN_STEPS bare. */
  readonly crownStepOf: (index: number) => number;
}

export const NO_OPENINGS: Openings = { circles: [], crownStepOf: () => 0 };

export interface VisibleSprites {
  /** INSTANCE_FLOATS numbers an instance. */
  readonly instances: Float32Array;
  readonly count: number;
  /** Indices of the things, nearest first. The n-th, from 0, owns what is drawn as owner n % OWNERS_MAX + 1. */
  readonly indices: Int32Array;
  /** As `uCircles` takes them. */
  readonly circles: readonly number[];
  readonly circleCount: number;
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

/** Which frames show a thing, each with its fade: so many dither steps of it gone (positive) or there (negative); 0: whole. */
function listFades(record: number, bare: number, step: number): readonly (readonly [record: number, fade: number])[] {
  if (step === 0 || bare === 0) return [[record, 0]];
  if (step === CROWN_STEPS) return [[bare, 0]];
  return [
    [record, step],
    [bare, -step],
  ];
}

/**
 * Lists the parts of things in view that are not lifted off, nearest first; equal ones keep the order of the map and of the
 * parts, so the list is the same every time.
 */
export function listVisibleSprites(
  things: readonly PlacedStatic[],
  recordOf: (index: number) => FrameRecord,
  view: FrameView,
  roofs: LiftedRoofs,
  { circles, crownStepOf }: Openings = NO_OPENINGS,
): VisibleSprites {
  const seen = things
    .flatMap((placed, index) => {
      if (!isShown(placed, roofs)) return [];
      return listFades(placed.record, recordOf(placed.record).bare, crownStepOf(index)).flatMap(([frame, fade]) =>
        listParts(recordOf, frame).map((part) => ({ placed, index, part, fade, record: recordOf(part) })),
      );
    })
    .filter(({ placed, record }) => isInView(placed, record, view))
    .sort(
      (a, b) => nearestPx(b.placed, b.record) - nearestPx(a.placed, a.record) || a.index - b.index || a.part - b.part,
    );
  const indices = [...new Set(seen.map(({ index }) => index))];
  const ranks = new Map(indices.map((index, rank) => [index, rank]));
  const instances = new Float32Array(seen.length * INSTANCE_FLOATS);
  seen.forEach(({ placed, index, part, fade }, i) => {
    const owner = (ranks.get(index)! % OWNERS_MAX) + 1;
    const kind = placed.isMobile ? KIND_MOBILE : KIND_STATIC;
    instances.set([placed.screenX, placed.screenY, placed.heightPx, part, owner, kind, fade], i * INSTANCE_FLOATS);
  });
  return {
    instances,
    count: seen.length,
    indices: Int32Array.from(indices),
    circles: packCircles(circles, view),
    circleCount: circles.length,
  };
}
