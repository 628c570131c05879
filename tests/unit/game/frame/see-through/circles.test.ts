import { describe, expect, it } from 'vitest';
import type { FrameView } from '../../../../../game/frame/frame-view.ts';
import {
  CIRCLE_RADIUS_TEXELS,
  CIRCLES_MAX,
  circleAround,
  listCircles,
  packCircles,
} from '../../../../../game/frame/see-through/circles.ts';
import { anchorOf, type PlacedStatic } from '../../../../../game/world/place-statics.ts';
import { nearnessOf, PX_PER_UNIT, screenAtNearness } from '../../../../../shared/projection.ts';

const VIEW: FrameView = { width: 200, height: 100, cornerX: 1000, cornerY: 500, zoom: 4, offsetX: 0, offsetY: 0 };

function mobileAt(screenX: number, screenY: number, heightPx = 0): PlacedStatic {
  return { sprite: 'mobile_figure', frame: 0, record: 1, screenX, screenY, heightPx, isMobile: true };
}

describe('circleAround', () => {
  it('lies on the chest, whole texels', () => {
    const { x, y } = circleAround(0, mobileAt(1100, 550, 7));
    // 0.95 units over the feet are 21.5 texels.
    expect([x, y]).toEqual([1100, 529]);
  });

  it.each([0, 48])('tells what stands in front along the view ray, with feet %i texels over the ground', (heightPx) => {
    const mobile = mobileAt(1100, 550, heightPx);
    const [footX, footY] = anchorOf(mobile);
    const { frontY } = circleAround(0, mobile);
    // On the ray through each row, the point that lies `lead` nearer than the plane x + y = foot, seen from the camera.
    for (const row of [470, 529, 552, 600]) {
      for (const lead of [-3, -0.1, 0.4, 0.499, 0.501, 0.6, 5]) {
        const onPlane = (footX + footY) / 2;
        const z = (2 * onPlane * 16 - row) / PX_PER_UNIT;
        const planePoint = nearnessOf(onPlane, onPlane, z);
        const [x, y, pointZ] = screenAtNearness(1100, row, planePoint + lead);
        expect(nearnessOf(x, y, pointZ) - planePoint).toBeCloseTo(lead, 9);
        expect(row + pointZ * PX_PER_UNIT > frontY).toBe(lead > 0.5);
      }
    }
  });

  it('spares what is at most 0.3 units over the feet', () => {
    expect(circleAround(0, mobileAt(1100, 550, 48)).bottomPx / PX_PER_UNIT).toBeCloseTo(48 / PX_PER_UNIT + 0.3, 9);
  });
});

describe('listCircles', () => {
  it('takes those that touch the view, nearest its middle first', () => {
    const places: readonly (readonly [x: number, y: number])[] = [
      [1010, 560],
      [1100, 571],
      [1250, 560],
      [1226, 560],
      [1100, 480],
    ];
    const mobiles = places.map(([x, y], i) => ({ index: 10 * i, placed: mobileAt(x, y) }));
    expect(listCircles(mobiles, VIEW).map(({ index }) => index)).toEqual([10, 0, 30]);
  });

  it('takes the nearest when there are too many, and the first of equals', () => {
    const mobiles = Array.from({ length: 50 }, (_, i) => ({ index: i, placed: mobileAt(1100 + (i >> 1), 571) }));
    expect(listCircles(mobiles.toReversed(), VIEW).map(({ index }) => index)).toEqual(
      Array.from({ length: CIRCLES_MAX }, (_, i) => i),
    );
  });

  it('is as wide as a person and what is around them', () => {
    expect(CIRCLE_RADIUS_TEXELS).toBe(28);
  });
});

describe('packCircles', () => {
  it('counts from the view’s corner and fills all places', () => {
    const values = packCircles([circleAround(3, mobileAt(1100, 550, 4))], VIEW);
    expect(values.slice(0, 3)).toEqual([100, 29, 550 + 4 + 8 - 500]);
    expect(values).toHaveLength(4 * CIRCLES_MAX);
    expect(values.slice(4).every((value) => value === 0)).toBe(true);
  });
});
