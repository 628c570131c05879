// Which things (statics, mobiles) the view can show, near to far. Reads them in the order in which they are drawn; writes the
// instance list: one for each part of a thing's frame.

import type { FrameRecord } from '../../../shared/format/frame-record.ts';
import { CROWN_STEPS } from '../../world/crowns.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import { isShown, type LiftedRoofs } from '../../world/roof-view.ts';
import type { FrameView } from '../frame-view.ts';
import { type Circle, packCircles } from '../see-through/circles.ts';
import { OWNERS_MAX } from '../surface/surface-tags.ts';
import { type SpriteOrder, TWINS } from './sprite-order.ts';

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

/** What a view shows of an order, in its order. */
interface PickedEntries {
  readonly entries: readonly number[];
  readonly fades: readonly number[];
}

function pickInView(
  order: SpriteOrder,
  view: FrameView,
  roofs: LiftedRoofs,
  crownStepOf: Openings['crownStepOf'],
): PickedEntries {
  const { lefts, tops, rights, bottoms, indices, twins, first, things } = order;
  const [west, north] = [view.cornerX, view.cornerY];
  const [east, south] = [west + view.width, north + view.height];
  const [entries, fades]: [number[], number[]] = [[], []];
  for (let entry = 0; entry < order.count; entry++) {
    const isSeen = lefts[entry]! < east && rights[entry]! > west && tops[entry]! < south && bottoms[entry]! > north;
    if (!isSeen) continue;
    const index = indices[entry]!;
    if (!isShown(things[index - first]!, roofs)) continue;
    const twin = twins[entry]!;
    const step = twin === TWINS.none ? 0 : crownStepOf(index);
    // A crown that goes thins out while the bare twin comes.
    if (twin === TWINS.bare ? step === 0 : step === CROWN_STEPS) continue;
    entries.push(entry);
    fades.push(twin === TWINS.bare ? (step === CROWN_STEPS ? 0 : -step) : step);
  }
  return { entries, fades };
}

/** Whether an entry is drawn before another of a later order: nearest first, equal ones as on the map and in their frame. */
function isBefore(one: SpriteOrder, a: number, other: SpriteOrder, b: number): boolean {
  const ahead = one.nearness[a]! - other.nearness[b]!;
  return ahead > 0 || (ahead === 0 && one.indices[a]! < other.indices[b]!);
}

/**
 * Lists the parts of things in view that are not lifted off, nearest first; equal ones keep the order of the map and of the
 * parts, so the list is the same every time.
 *
 * @param orders of things whose indices follow each other
 */
export function listVisibleSprites(
  orders: readonly SpriteOrder[],
  view: FrameView,
  roofs: LiftedRoofs,
  { circles, crownStepOf }: Openings = NO_OPENINGS,
): VisibleSprites {
  const picked = orders.map((order) => pickInView(order, view, roofs, crownStepOf));
  const count = picked.reduce((sum, { entries }) => sum + entries.length, 0);
  const instances = new Float32Array(count * INSTANCE_FLOATS);
  const indices: number[] = [];
  /** By thing: its place among the indices, plus one. */
  const ranks = new Int32Array(orders.reduce((sum, { things }) => sum + things.length, 0));
  const next = orders.map(() => 0);
  for (let i = 0; i < count; i++) {
    let from = -1;
    for (let o = 0; o < orders.length; o++) {
      const entry = picked[o]!.entries[next[o]!];
      if (entry === undefined) continue;
      if (from < 0 || !isBefore(orders[from]!, picked[from]!.entries[next[from]!]!, orders[o]!, entry)) from = o;
    }
    const order = orders[from]!;
    const at = next[from]!++;
    const entry = picked[from]!.entries[at]!;
    const index = order.indices[entry]!;
    if (ranks[index] === 0) ranks[index] = indices.push(index);
    const { screenX, screenY, heightPx, isMobile } = order.things[index - order.first]!;
    const to = i * INSTANCE_FLOATS;
    instances[to] = screenX;
    instances[to + 1] = screenY;
    instances[to + 2] = heightPx;
    instances[to + 3] = order.parts[entry]!;
    instances[to + 4] = ((ranks[index]! - 1) % OWNERS_MAX) + 1;
    instances[to + 5] = isMobile ? KIND_MOBILE : KIND_STATIC;
    instances[to + 6] = picked[from]!.fades[at]!;
  }
  return {
    instances,
    count,
    indices: Int32Array.from(indices),
    circles: packCircles(circles, view),
    circleCount: circles.length,
  };
}
