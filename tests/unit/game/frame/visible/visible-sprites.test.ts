import { describe, expect, it } from 'vitest';
import type { FrameView } from '../../../../../game/frame/frame-view.ts';
import { orderSprites } from '../../../../../game/frame/visible/sprite-order.ts';
import {
  INSTANCE_FLOATS,
  isInView,
  KIND_MOBILE,
  KIND_STATIC,
  listVisibleSprites,
  NO_OPENINGS,
  type Openings,
} from '../../../../../game/frame/visible/visible-sprites.ts';
import { CROWN_STEPS } from '../../../../../game/world/crowns.ts';
import type { PlacedStatic } from '../../../../../game/world/place-statics.ts';
import type { LiftedRoofs } from '../../../../../game/world/roof-view.ts';
import { EMPTY_RECORD, type FrameRecord, listParts } from '../../../../../shared/format/frame-record.ts';
import { createRandom } from '../../../../../shared/hash.ts';

function list(
  things: readonly PlacedStatic[],
  recordOf: (index: number) => FrameRecord,
  view: FrameView,
  roofs: LiftedRoofs,
  openings?: Openings,
) {
  return listVisibleSprites([orderSprites(things, recordOf)], view, roofs, openings);
}

const VIEW: FrameView = { width: 20, height: 10, cornerX: 100, cornerY: 50, zoom: 4, offsetX: 0, offsetY: 0 };
// A sprite 4 x 6 texels whose anchor is the middle of its lowest row: it covers x - 2 .. x + 1, y - 5 .. y.
const RECORD: FrameRecord = { ...EMPTY_RECORD, width: 4, height: 6, originX: -2, originY: -5, page: 0 };

function at(screenX: number, screenY: number, heightPx = 0): PlacedStatic {
  return { sprite: 'barrel', frame: 0, record: 1, screenX, screenY, heightPx };
}

describe('isInView', () => {
  it('agrees with testing every texel of the rect, all round the view', () => {
    for (let x = 94; x < 128; x++) {
      for (let y = 44; y < 72; y++) {
        let touches = false;
        for (let i = x - 2; i < x + 2; i++) {
          for (let j = y - 5; j <= y; j++) touches ||= i >= 100 && i < 120 && j >= 50 && j < 60;
        }
        expect(isInView(at(x, y), RECORD, VIEW)).toBe(touches);
      }
    }
  });

  it('never lists an empty frame', () => {
    expect(isInView(at(110, 55), EMPTY_RECORD, VIEW)).toBe(false);
  });
});

describe('listVisibleSprites', () => {
  it('lists nearest first: lower on screen, or higher up at the same screen row', () => {
    const statics = [at(105, 52), at(106, 56), at(107, 52, 4), at(300, 52)];
    const visible = list(statics, () => RECORD, VIEW, 'all');
    // Nearness in texels: screenY + 2 * heightPx = 52, 56, 60.
    expect(Array.from(visible.indices)).toEqual([2, 1, 0]);
    expect(Array.from(visible.instances.subarray(0, INSTANCE_FLOATS))).toEqual([107, 52, 4, 1, 1, 0, 0]);
  });

  it('lists each part that is in view, nearest first among all, and gives the parts of a static one owner', () => {
    // A sprite of two parts: the second, record 2, lies higher on the screen and farther away.
    const parts = [EMPTY_RECORD, { ...RECORD, nearest: 1, next: 2 }, { ...RECORD, originY: -9, nearest: -1 }];
    const statics = [at(105, 55), at(106, 57), at(107, 51)];
    const visible = list(statics, (index) => parts[index]!, VIEW, 'all');
    expect(Array.from(visible.indices)).toEqual([1, 0, 2]);
    const rows = Array.from({ length: visible.count }, (_, i) => [
      ...visible.instances.subarray(i * INSTANCE_FLOATS, (i + 1) * INSTANCE_FLOATS),
    ]);
    // The third one's upper part is above the view. Nearness in texels: 57 + 32, 55 + 32, 51 + 32, 57 - 32, 55 - 32.
    expect(rows).toEqual([
      [106, 57, 0, 1, 1, 0, 0],
      [105, 55, 0, 1, 2, 0, 0],
      [107, 51, 0, 1, 3, 0, 0],
      [106, 57, 0, 2, 1, 0, 0],
      [105, 55, 0, 2, 2, 0, 0],
    ]);
  });

  it('keeps the map order among equals', () => {
    const statics = [at(105, 55), at(106, 55), at(107, 55)];
    expect(Array.from(list(statics, () => RECORD, VIEW, 'all').indices)).toEqual([0, 1, 2]);
  });

  it('tells mobiles from statics, and a mobile its own circle', () => {
    const mobile = { ...at(106, 55), isMobile: true } as const;
    const circle = { index: 2, x: 106, y: 40, frontY: 63, bottomPx: 7 };
    const other = { ...circle, index: 9 };
    const { instances, circles, circleCount } = list([at(105, 55), mobile, mobile], () => RECORD, VIEW, 'all', {
      ...NO_OPENINGS,
      circles: [other, circle],
    });
    const kinds = [0, 1, 2].map((i) => instances[i * INSTANCE_FLOATS + 5]);
    expect(kinds).toEqual([KIND_STATIC, KIND_MOBILE, KIND_MOBILE]);
    expect([circles.slice(0, 4), circleCount]).toEqual([[6, -10, 13, 7], 2]);
  });

  it('shows a fading tree and its twin together, each with its share, and only one of them at the ends', () => {
    const records = [EMPTY_RECORD, { ...RECORD, bare: 2 }, { ...RECORD, nearest: -1 }];
    const fadesAt = (step: number): number[][] => {
      const openings = { ...NO_OPENINGS, crownStepOf: (index: number) => (index === 0 ? step : 0) };
      const { instances, count } = list([at(105, 55)], (index) => records[index]!, VIEW, 'all', openings);
      return Array.from({ length: count }, (_, i) => [
        instances[i * INSTANCE_FLOATS + 3]!,
        instances[i * INSTANCE_FLOATS + 4]!,
        instances[i * INSTANCE_FLOATS + 6]!,
      ]);
    };
    expect(fadesAt(0)).toEqual([[1, 1, 0]]);
    expect(fadesAt(5)).toEqual([
      [1, 1, 5],
      [2, 1, -5],
    ]);
    expect(fadesAt(16)).toEqual([[2, 1, 0]]);
  });

  it('leaves out what the roof view lifts off, and keeps the statics’ numbers', () => {
    const roof = { building: 0, level: 1, isRoof: true };
    const upstairs = { building: 0, level: 1, isRoof: false };
    const statics = [{ ...at(105, 55), overhead: roof }, { ...at(106, 55), overhead: upstairs }, at(107, 55)];
    const shown = (roofs: LiftedRoofs): number[] => Array.from(list(statics, () => RECORD, VIEW, roofs).indices);
    expect(shown('all')).toEqual([0, 1, 2]);
    expect(shown('no-roofs')).toEqual([1, 2]);
    expect(shown('ground-floor')).toEqual([2]);
    expect([shown(0), shown(1)]).toEqual([[2], [0, 1, 2]]);
  });
});

describe('two orders', () => {
  /** Every entry of every thing by the plainest rule, sorted anew for the view. */
  function listPlainly(
    things: readonly PlacedStatic[],
    recordOf: (index: number) => FrameRecord,
    roofs: LiftedRoofs,
    stepOf: (index: number) => number,
  ): number[][] {
    const shown = things.flatMap((placed, index) => {
      const lifted = placed.overhead !== undefined && roofs === 'ground-floor';
      if (lifted) return [];
      const { bare } = recordOf(placed.record);
      const step = bare === 0 ? 0 : stepOf(index);
      const frames: (readonly [number, number])[] = [];
      if (step < CROWN_STEPS) frames.push([placed.record, step]);
      if (step > 0) frames.push([bare, step === CROWN_STEPS ? 0 : -step]);
      return frames.flatMap(([frame, fade]) =>
        listParts(recordOf, frame).map((part) => ({ placed, index, part, fade, record: recordOf(part) })),
      );
    });
    const nearness = ({ placed, record }: (typeof shown)[number]): number =>
      placed.screenY + 2 * placed.heightPx + 32 * record.nearest;
    return shown
      .filter(({ placed, record }) => isInView(placed, record, VIEW))
      .sort((a, b) => nearness(b) - nearness(a) || a.index - b.index || a.part - b.part)
      .map(({ placed, part, fade }) => [placed.screenX, placed.screenY, placed.heightPx, part, fade]);
  }

  it('give together what sorting everything for the view gives', () => {
    const random = createRandom(8);
    const records: FrameRecord[] = [
      EMPTY_RECORD,
      { ...RECORD, nearest: 0.25 },
      { ...RECORD, next: 3, bare: 4 },
      { ...RECORD, originY: -9, nearest: -0.5 },
      { ...RECORD, width: 2, nearest: 0.5 },
    ];
    for (let round = 0; round < 200; round++) {
      const things = Array.from({ length: 24 }, (): PlacedStatic => {
        const placed = at(92 + random.below(34), 46 + random.below(22), random.below(3) * 4);
        const overhead = random.below(4) === 0 ? { overhead: { building: 0, level: 1, isRoof: true } } : {};
        return { ...placed, record: 1 + random.below(2), ...overhead };
      });
      const steps = things.map(() => random.pick([0, 0, 3, CROWN_STEPS]));
      const roofs = random.pick(['all', 'ground-floor'] as const);
      const recordOf = (index: number): FrameRecord => records[index]!;
      const orders = [orderSprites(things.slice(0, 15), recordOf), orderSprites(things.slice(15), recordOf, 15)];
      const openings: Openings = { circles: [], crownStepOf: (index) => steps[index]! };
      const { instances, count, indices } = listVisibleSprites(orders, VIEW, roofs, openings);
      const rows = Array.from({ length: count }, (_, i) => [
        ...instances.subarray(i * INSTANCE_FLOATS, (i + 1) * INSTANCE_FLOATS),
      ]);
      expect(rows.map(([x, y, z, part, , , fade]) => [x, y, z, part, fade! + 0])).toEqual(
        listPlainly(things, recordOf, roofs, (index) => steps[index]!).map((row) => row.map((value) => value + 0)),
      );
      for (const [x, y, , , owner] of rows) {
        const { screenX, screenY } = things[indices[owner! - 1]!]!;
        expect([x, y]).toEqual([screenX, screenY]);
      }
    }
  });
});
