import { expect, it } from 'vitest';
import { distanceSquaredByFrame, FRAME_SIZE, writeFrame } from '../../../../baker/mesh/point-triangle.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { distanceToTriangle } from '../shell/mesh-checks.ts';

/** Numbers from 0 to 1, by seed. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

it('tells how far a point is from a triangle, or that it is not nearer than a limit', () => {
  const chance = createChance(11);
  const place = (): Vec3 => [chance() * 2 - 1, chance() * 2 - 1, chance() * 2 - 1];
  const frames = new Float64Array(FRAME_SIZE * 2);
  for (let i = 0; i < 2000; i++) {
    const [a, b, point] = [place(), place(), place()];
    // Every fourth triangle is a needle.
    const c = place().map((value, axis) => (i % 4 === 0 ? b[axis]! + value * 0.01 : value)) as unknown as Vec3;
    const u = b.map((value, axis) => value - a[axis]!) as unknown as Vec3;
    const v = c.map((value, axis) => value - a[axis]!) as unknown as Vec3;
    const area = writeFrame(frames, FRAME_SIZE, ...a, ...u, ...v);
    expect(area).toBeGreaterThan(0);
    const real = distanceToTriangle(point, [a, b, c]);
    expect(Math.sqrt(distanceSquaredByFrame(frames, FRAME_SIZE, ...point, Infinity))).toBeCloseTo(real, 7);
    const limit = chance();
    const squared = distanceSquaredByFrame(frames, FRAME_SIZE, ...point, limit * limit);
    if (real < limit) expect(Math.sqrt(squared)).toBeCloseTo(real, 7);
    else expect(squared).toBeGreaterThanOrEqual(limit * limit - 1e-9);
  }
});
