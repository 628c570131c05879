import { describe, expect, it } from 'vitest';
import { measureStockCascades } from '../../../../../scripts/bench/shadow/stock-cascades.ts';
import { PX_PER_NEARNESS, PX_PER_UNIT, TO_CAMERA } from '../../../../../shared/projection.ts';

const VIEW = { center: [50, 50], widthTexels: 644, heightTexels: 404 } as const;
const MAP_TEXELS = 1024;

/** The picture's size on the plane across the view ray, units. */
const WIDTH = VIEW.widthTexels / PX_PER_UNIT;
const HEIGHT = VIEW.heightTexels / PX_PER_NEARNESS;

/** Receivers are from -0.5 to 6 units high: along the view ray that spans as much as the picture's ground and they do. */
const DEPTH = (VIEW.heightTexels / PX_PER_UNIT + 2 * 6.5) / Math.SQRT2;

describe('measureStockCascades', () => {
  it('covers just the picture when the sun shines along the view ray', () => {
    const request = { toSun: TO_CAMERA, view: VIEW, mapSize: MAP_TEXELS };
    for (const density of measureStockCascades(request, false))
      expect(density / (MAP_TEXELS ** 2 / (WIDTH * HEIGHT))).toBeCloseTo(1, 4);
  });

  it('covers the sphere around half of the depth when it is stabilised, wherever the sun is', () => {
    const diameterSquared = WIDTH ** 2 + HEIGHT ** 2 + (DEPTH / 2) ** 2;
    for (const toSun of [TO_CAMERA, [-0.6, 0, 0.8]] as const) {
      const [near, far] = measureStockCascades({ toSun, view: VIEW, mapSize: MAP_TEXELS }, true);
      // The depth is not split quite evenly, and spheres are rounded up.
      expect(near! / (MAP_TEXELS ** 2 / diameterSquared)).toBeCloseTo(1, 1);
      expect(far! / (MAP_TEXELS ** 2 / diameterSquared)).toBeCloseTo(1, 1);
    }
  });
});
