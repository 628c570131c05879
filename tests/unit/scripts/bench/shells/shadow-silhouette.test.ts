import { describe, expect, it } from 'vitest';
import type { Surface } from '../../../../../scripts/bench/shells/sample-distance.ts';
import { compareSilhouettes, fitShadowMaps } from '../../../../../scripts/bench/shells/shadow-silhouette.ts';

/** A closed box over the unit square. */
function createBox(height: number): Surface {
  const positions = new Float64Array(24);
  for (let corner = 0; corner < 8; corner++) {
    positions.set([corner & 1, (corner & 2) / 2, corner & 4 ? height : 0], corner * 3);
  }
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  return { positions, indices: Uint32Array.from(quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])) };
}

const MAPS = fitShadowMaps(1024);

/** Texels of a box's shadow over all maps: the square of the ground, swept along the light by the box's height. */
function expectTexels(height: number): number {
  // The square's sides in (across, along), each there twice.
  const sides = [
    [Math.SQRT1_2, Math.SQRT1_2],
    [-Math.SQRT1_2, Math.SQRT1_2],
  ] as const;
  return MAPS.reduce((sum, { shear, texelUnits }) => {
    const swept = sides.map(([u, v]) => Math.abs(u * shear[1] - v * shear[0]) * height);
    return sum + (1 + swept[0]! + swept[1]!) / (texelUnits[0] * texelUnits[1]);
  }, 0);
}

describe('compareSilhouettes', () => {
  it('takes sixteen directions of light', () => {
    expect(MAPS).toHaveLength(16);
    expect(new Set(MAPS.map(({ request }) => request.toSun.join())).size).toBe(16);
  });

  it('finds no difference between a shell and itself, and all of the texels that its shadow covers', () => {
    const { covered, different } = compareSilhouettes(createBox(1), createBox(1), MAPS);
    expect(different).toBe(0);
    expect(covered / expectTexels(1)).toBeCloseTo(1, 2);
  });

  it('counts the texels that only one of both covers, whichever that is', () => {
    const expected = expectTexels(1.2) - expectTexels(1);
    expect(compareSilhouettes(createBox(1), createBox(1.2), MAPS).different / expected).toBeCloseTo(1, 1);
    expect(compareSilhouettes(createBox(1.2), createBox(1), MAPS).different / expected).toBeCloseTo(1, 1);
  });
});
