import { describe, expect, it } from 'vitest';
import {
  anchoredShadowMatrix,
  CASTER_HEIGHTS_UNITS,
  CELL_MARGIN_UNITS,
  castsIntoMap,
  FILTER_REACH_TEXELS,
  fitSunShadow,
  pointInShadowMap,
  RECEIVER_HEIGHTS_UNITS,
  refitSunShadow,
  type SunShadowFit,
  type SunShadowRequest,
  texelsPerSquareUnit,
} from '../../../../../game/frame/shadow/fit-sun-shadow.ts';
import { directionOfSky } from '../../../../../shared/look/sun-path.ts';
import { screenToWorld, worldToScreen } from '../../../../../shared/projection.ts';
import type { Vec3 } from '../../../../../shared/vector.ts';

/** Texels that sums of doubles may be off by. */
const ROUNDING = 1e-6;

/** Azimuths and elevations that the sun and the moon take, and some that they don't. */
const SUNS: readonly (readonly [number, number])[] = [
  [157.5, 10],
  [180, 35],
  [200, 42],
  [238, 17],
  [285, 10],
  [215, 40],
  [20, 80],
];

function requestOf(x: number, y: number, sun: readonly [number, number] = [200, 42], mapSize = 1024): SunShadowRequest {
  const view = { center: [x, y] as const, widthTexels: 644, heightTexels: 404 };
  return { toSun: directionOfSky(...sun), view, mapSize };
}

/** The centre of the view after it scrolled by texels of the screen. */
function scrolled(x: number, y: number, rightTexels: number, downTexels: number): SunShadowRequest {
  const [screenX, screenY] = worldToScreen(x, y, 0);
  const [movedX, movedY] = screenToWorld(screenX + rightTexels, screenY + downTexels, 0);
  return requestOf(movedX, movedY);
}

/** Points at the corners of the picture, at the lowest, the highest and a middle height. */
function cornersInView({ view }: SunShadowRequest): Vec3[] {
  const [screenX, screenY] = worldToScreen(view.center[0], view.center[1], 0);
  const points: Vec3[] = [];
  for (const right of [-0.5, 0, 0.5])
    for (const down of [-0.5, 0, 0.5])
      for (const height of [RECEIVER_HEIGHTS_UNITS[0], 1.7, RECEIVER_HEIGHTS_UNITS[1]])
        points.push(screenToWorld(screenX + right * view.widthTexels, screenY + down * view.heightTexels, height));
  return points;
}

function expectCovered(fit: SunShadowFit, request: SunShadowRequest): void {
  const points = cornersInView(request).map((point) => pointInShadowMap(fit, point));
  const texels = [...points.map((point) => point[0]), ...points.map((point) => point[1])];
  expect(Math.min(...texels)).toBeGreaterThanOrEqual(FILTER_REACH_TEXELS - ROUNDING);
  expect(Math.max(...texels)).toBeLessThanOrEqual(request.mapSize - FILTER_REACH_TEXELS + ROUNDING);
  const depths = points.map(([, , depth]) => depth);
  expect(Math.min(...depths)).toBeGreaterThan(0);
  expect(Math.max(...depths)).toBeLessThan(1);
}

describe('fitSunShadow', () => {
  it.each(SUNS)('covers all that is in view from everywhere in the cell, sun at %d, %d', (azimuth, elevation) => {
    for (const mapSize of [512, 1024, 2048]) {
      const request = requestOf(31.4, -7.9, [azimuth, elevation], mapSize);
      const fit = fitSunShadow(request);
      const [across, along] = fit.cellCenter;
      for (const a of [-CELL_MARGIN_UNITS, 0, CELL_MARGIN_UNITS])
        for (const b of [-CELL_MARGIN_UNITS, 0, CELL_MARGIN_UNITS]) {
          const x = (across + a + along + b) * Math.SQRT1_2;
          const y = (along + b - across - a) * Math.SQRT1_2;
          expectCovered(fit, requestOf(x, y, [azimuth, elevation], mapSize));
        }
    }
  });

  it('draws a point and all of its shadow at the same place of the map', () => {
    const fit = fitSunShadow(requestOf(0, 0));
    const { toSun } = fit.request;
    const point: Vec3 = [1, 2, 0.25];
    const along = (distance: number): Vec3 => [
      point[0] + toSun[0] * distance,
      point[1] + toSun[1] * distance,
      point[2] + toSun[2] * distance,
    ];
    const [u, v, depth] = pointInShadowMap(fit, point);
    for (const distance of [0.5, 2, 7]) {
      const caster = pointInShadowMap(fit, along(distance));
      expect(caster[0]).toBeCloseTo(u, 9);
      expect(caster[1]).toBeCloseTo(v, 9);
      // Nearer to the sun is higher up, and less deep.
      expect(caster[2]).toBeLessThan(depth);
    }
  });

  it('measures depth as height, so that level ground has one depth', () => {
    const fit = fitSunShadow(requestOf(5, 5, [157.5, 10]));
    const [bottom, top] = CASTER_HEIGHTS_UNITS;
    expect(pointInShadowMap(fit, [0, 0, top])[2]).toBeCloseTo(0, 12);
    expect(pointInShadowMap(fit, [9, -4, bottom])[2]).toBeCloseTo(1, 12);
    expect(pointInShadowMap(fit, [3, 1, 0])[2]).toBe(pointInShadowMap(fit, [-8, 6, 0])[2]);
  });

  it('moves by whole texels from anywhere to anywhere, also far from the origin', () => {
    const at = fitSunShadow(requestOf(0, 0));
    const there = fitSunShadow(requestOf(3999.123, -1234.567));
    expect(there.texelUnits).toEqual(at.texelUnits);
    expect(anchoredShadowMatrix(there)).toEqual(anchoredShadowMatrix(at));
    for (const index of there.corner) expect(Number.isInteger(index)).toBe(true);
  });

  it('refuses a sun at the horizon', () => {
    expect(() => fitSunShadow(requestOf(0, 0, [270, 2]))).toThrow(/elevation sine is 0\.03.*at least 0\.05/);
  });

  it('beats two stabilised cascades around the same slab by 1.9 and more at every sun of the day', () => {
    // A bounding sphere around half of the view's slab (6 units of height), as the stock generator fits it: 33.5 units wide.
    const stock = 1024 ** 2 / 33.5 ** 2;
    const day = SUNS.filter(([, elevation]) => elevation <= 42);
    for (const sun of day) expect(texelsPerSquareUnit(fitSunShadow(requestOf(0, 0, sun))) / stock).toBeGreaterThan(1.9);
  });
});

describe('refitSunShadow', () => {
  it('keeps the very same map for 1,000 sub-texel steps inside a cell', () => {
    const first = refitSunShadow(undefined, scrolled(12, 34, 0, 0));
    // 0.42 units are 9.5 texels of the screen.
    for (let step = 1; step <= 1000; step++)
      expect(refitSunShadow(first, scrolled(12, 34, step * 0.0094, step * -0.0094))).toBe(first);
  });

  it('fits again outside the cell, covers the view there, and keeps the texel grid', () => {
    let fit = refitSunShadow(undefined, scrolled(12, 34, 0, 0));
    const first = fit;
    let fits = 0;
    for (let step = 1; step <= 1000; step++) {
      const request = scrolled(12, 34, step * 0.37, step * 0.21);
      const next = refitSunShadow(fit, request);
      if (next !== fit) fits++;
      fit = next;
      expect(anchoredShadowMatrix(fit)).toEqual(anchoredShadowMatrix(first));
      if (step % 50 === 0) expectCovered(fit, request);
    }
    // 370 texels are 16.4 units; a cell that looks ahead lasts 0.7 of one.
    expect(fits).toBeGreaterThanOrEqual(20);
    expect(fits).toBeLessThanOrEqual(25);
  });

  it('does not fit again when the view turns back at a border', () => {
    const first = refitSunShadow(undefined, scrolled(0, 0, 0, 0));
    const second = refitSunShadow(first, scrolled(0, 0, 9.6, 0));
    expect(second).not.toBe(first);
    for (const right of [9.5, 8, 7, 9.6, 20]) expect(refitSunShadow(second, scrolled(0, 0, right, 0))).toBe(second);
  });

  it.each([
    ['the sun', { ...requestOf(0, 0), toSun: directionOfSky(201, 42) }],
    ['the map', { ...requestOf(0, 0), mapSize: 512 }],
    ['the window', { ...requestOf(0, 0), view: { ...requestOf(0, 0).view, heightTexels: 405 } }],
  ])('fits again when %s changes', (_what, request) => {
    const first = refitSunShadow(undefined, requestOf(0, 0));
    const second = refitSunShadow(first, request);
    expect(second).not.toBe(first);
    expect(second.cellCenter).toEqual(first.cellCenter);
  });

  it('centres on the view after a jump', () => {
    const fit = refitSunShadow(refitSunShadow(undefined, requestOf(0, 0)), requestOf(100, 100));
    expect(fit.cellCenter).toEqual(fitSunShadow(requestOf(100, 100)).cellCenter);
  });
});

describe('castsIntoMap', () => {
  const fit = fitSunShadow(requestOf(0, 0, [238, 17]));

  it('keeps a tree outside the left edge whose shadow falls into view', () => {
    // The sun stands right of south-west: the shadow runs to the screen's right, here from 5 units beyond the left edge.
    const tree = { min: [-14, 13, 0], max: [-13, 14, 6] } as const;
    expect(worldToScreen(-14, 14, 0)[0]).toBeLessThan(-644 / 2);
    expect(castsIntoMap(fit, tree)).toBe(true);
    expect(castsIntoMap(fit, { ...tree, max: [-13, 14, 0.5] })).toBe(false);
  });

  it('drops what throws its shadow elsewhere', () => {
    expect(castsIntoMap(fit, { min: [30, -30, 0], max: [31, -29, 6] })).toBe(false);
  });

  it('agrees with the corners of many boxes', () => {
    for (let k = 0; k < 400; k++) {
      const min: Vec3 = [((k * 37) % 101) - 50, ((k * 53) % 97) - 48, (k % 3) - 1];
      const max: Vec3 = [min[0] + 1 + (k % 4), min[1] + 1 + (k % 3), min[2] + (k % 8)];
      const corners = Array.from(
        { length: 8 },
        (_, corner): Vec3 => [(corner & 1 ? max : min)[0], (corner & 2 ? max : min)[1], (corner & 4 ? max : min)[2]],
      ).map((corner) => pointInShadowMap(fit, corner));
      const overlaps = [0, 1].every(
        (axis) =>
          Math.max(...corners.map((corner) => corner[axis]!)) >= 0 &&
          Math.min(...corners.map((corner) => corner[axis]!)) <= 1024,
      );
      expect(castsIntoMap(fit, { min, max })).toBe(overlaps);
    }
  });
});
