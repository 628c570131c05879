import { describe, expect, it } from 'vitest';
import { type Surface, sampleDistance } from '../../../../../scripts/bench/shells/sample-distance.ts';

/** A closed box from the origin to a corner. */
function boxTo(x: number, y: number, z: number): Surface {
  const positions = new Float64Array(24);
  for (let corner = 0; corner < 8; corner++) {
    positions.set([corner & 1 ? x : 0, corner & 2 ? y : 0, corner & 4 ? z : 0], corner * 3);
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

describe('sampleDistance', () => {
  it('is nought for a surface and itself', () => {
    expect(sampleDistance(boxTo(1, 2, 3), boxTo(1, 2, 3))).toBeCloseTo(0, 12);
  });

  it('is how far one box stands out of the other, whichever comes first', () => {
    expect(sampleDistance(boxTo(1, 1, 1), boxTo(1, 1, 1.25))).toBeCloseTo(0.25, 12);
    expect(sampleDistance(boxTo(1, 1, 1.25), boxTo(1, 1, 1))).toBeCloseTo(0.25, 12);
  });

  it('is infinite when only one is empty', () => {
    const empty: Surface = { positions: new Float64Array(0), indices: new Uint32Array(0) };
    expect(sampleDistance(empty, boxTo(1, 1, 1))).toBe(Infinity);
    expect(sampleDistance(empty, empty)).toBe(0);
  });
});
