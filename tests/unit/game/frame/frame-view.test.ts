import { describe, expect, it } from 'vitest';
import {
  computeFrameView,
  depthOfNearness,
  GUARD_TEXELS,
  groundAtPixel,
  pixelOfTexel,
  texelAtPixel,
} from '../../../../game/frame/frame-view.ts';
import { cameraAtTile, panCamera, zoomCamera } from '../../../../game/play/camera.ts';
import { buildGroundShape } from '../../../../shared/ground-shape.ts';
import { PX_PER_UNIT } from '../../../../shared/projection.ts';

// A window pixel shows the texel (pixel + offset) / zoom, counted from the first texel after the guard: the present pass.
function texelShown(centerX: number, zoom: number, width: number, pixel: number): number {
  const view = computeFrameView(centerX, 0, zoom, width, 100);
  return view.cornerX + GUARD_TEXELS + Math.floor((pixel + view.offsetX) / view.zoom);
}

describe('computeFrameView', () => {
  it('draws a 2560 x 1600 window at zoom 4 into 644 x 404 texels', () => {
    const view = computeFrameView(0, 0, 4, 2560, 1600);
    expect([view.width, view.height]).toEqual([644, 404]);
  });

  it('shows each texel as zoom whole pixels, at every scroll offset and odd window size', () => {
    for (const zoom of [2, 3, 4, 8]) {
      for (const width of [639, 640, 641]) {
        for (let center = -9; center <= 9; center++) {
          const left = center - Math.floor(width / 2);
          for (const pixel of [0, 1, zoom - 1, zoom, width - 1]) {
            // Window pixel p shows the world's device pixel left + p, whose texel is its floor by zoom.
            expect(texelShown(center, zoom, width, pixel)).toBe(Math.floor((left + pixel) / zoom));
          }
        }
      }
    }
  });

  it('keeps a guard texel on every side of what the window shows', () => {
    for (const zoom of [2, 3, 5, 8]) {
      for (const width of [600, 601, 607]) {
        for (let center = 0; center < zoom; center++) {
          const view = computeFrameView(center, center, zoom, width, width);
          const last = GUARD_TEXELS + Math.floor((width - 1 + view.offsetX) / zoom);
          expect(view.offsetX).toBeGreaterThanOrEqual(0);
          expect(view.offsetX).toBeLessThan(zoom);
          expect(last).toBeLessThanOrEqual(view.width - 2);
        }
      }
    }
  });
});

describe('groundAtPixel', () => {
  it.each([
    ['level', undefined, 0],
    ['lifted', buildGroundShape({ width: 20, height: 20, steps: { tiles: Array(400).fill(40) } }), 40],
    [
      'sloping',
      buildGroundShape({ width: 20, height: 20, heights: Array.from({ length: 21 * 21 }, (_, i) => (i % 21) * 4) }),
      12.5 * 4,
    ],
  ] as const)(
    'finds the place that the camera was put over, at the window middle, on %s ground',
    (_name, shape, heightPx) => {
      const camera = cameraAtTile(12.5, 7.5, 4, shape);
      const view = computeFrameView(camera.x, camera.y, camera.zoom, 800, 600);
      const [x, y, z] = groundAtPixel(view, 400, 300, shape);
      expect(x).toBeCloseTo(12.5, 1);
      expect(y).toBeCloseTo(7.5, 1);
      expect(z * PX_PER_UNIT).toBeCloseTo(heightPx, 0);
    },
  );
});

describe('depthOfNearness', () => {
  it('is nearer for more nearness and tells a hundredth of a texel apart in 32 bits', () => {
    const step = Math.fround(depthOfNearness(300)) - Math.fround(depthOfNearness(300.01));
    expect(step).toBeGreaterThan(0);
    expect(depthOfNearness(4000)).toBeGreaterThan(0);
    expect(depthOfNearness(-4000)).toBeLessThan(1);
  });
});

describe('camera', () => {
  it('keeps the texel under the cursor when it zooms', () => {
    const camera = { x: 1003, y: -77, zoom: 4 };
    const [offsetX, offsetY] = [120, -55];
    for (const zoom of [2, 3, 5, 8]) {
      const next = zoomCamera(camera, zoom, offsetX, offsetY);
      expect(Math.abs((next.x + offsetX) / zoom - (camera.x + offsetX) / 4)).toBeLessThanOrEqual(0.5 / zoom);
      expect(Math.abs((next.y + offsetY) / zoom - (camera.y + offsetY) / 4)).toBeLessThanOrEqual(0.5 / zoom);
    }
  });

  it('pans by whole device pixels', () => {
    expect(panCamera({ x: 1, y: 2, zoom: 3 }, 1.4, -2.6)).toEqual({ x: 2, y: -1, zoom: 3 });
  });
});

describe('texelAtPixel and pixelOfTexel', () => {
  it('are inverse to each other: every pixel of a texel leads to it, and it begins at its first', () => {
    const view = computeFrameView(1003, -517, 3, 640, 400);
    for (const [x, y] of [
      [0, 0],
      [1, 2],
      [320, 200],
      [639, 399],
    ] as const) {
      const texel = texelAtPixel(view, x, y);
      const [left, top] = pixelOfTexel(view, ...texel);
      expect(x - left).toBeGreaterThanOrEqual(0);
      expect(x - left).toBeLessThan(3);
      expect(y - top).toBeGreaterThanOrEqual(0);
      expect(y - top).toBeLessThan(3);
    }
    // The middle pixel shows the texel that the camera is over.
    const [column, row] = texelAtPixel(view, 320, 200);
    expect([view.cornerX + column, view.cornerY + row]).toEqual([Math.floor(1003 / 3), Math.floor(-517 / 3)]);
  });
});
