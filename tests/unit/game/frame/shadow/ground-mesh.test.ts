// The ground as a caster (B7), against its heights.

import { expect, it } from 'vitest';
import { buildGroundMesh } from '../../../../../game/frame/shadow/ground-mesh.ts';
import { buildGroundShape, groundHeightPx } from '../../../../../shared/ground-shape.ts';
import { createRandom } from '../../../../../shared/hash.ts';
import { PX_PER_UNIT } from '../../../../../shared/projection.ts';
import { addVec3, scaleVec3, type Vec3 } from '../../../../../shared/vector.ts';

const EDGE = 5;

function trianglesOf({ places, indices }: ReturnType<typeof buildGroundMesh>): Vec3[][] {
  return Array.from({ length: indices.length / 3 }, (_, i) => [0, 1, 2].map((j) => places[indices[3 * i + j]!]!));
}

/** Area on the ground, from above. */
function groundArea([a, b, c]: Vec3[]): number {
  return Math.abs((b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0])) / 2;
}

it('covers every slope once, within a tenth of a texel of the ground', () => {
  const random = createRandom(2);
  const heights = Array.from({ length: (EDGE + 1) ** 2 }, () => random.below(24));
  const shape = buildGroundShape({ width: EDGE, height: EDGE, heights })!;
  const slopes = trianglesOf(buildGroundMesh(shape, 0, 0, 16)).filter((triangle) => groundArea(triangle) > 1e-6);
  expect(slopes.reduce((sum, triangle) => sum + groundArea(triangle), 0)).toBeCloseTo(EDGE ** 2, 6);
  for (const [a, b, c] of slopes) {
    const middle = scaleVec3(addVec3(addVec3(a!, b!), c!), 1 / 3);
    // The twist of a tile is at most 48 texels, its quarters hold it to a 64th of that.
    expect(Math.abs(middle[2] * PX_PER_UNIT - groundHeightPx(middle[0], middle[1], shape))).toBeLessThan(48 / 64);
  }
});

it('has the faces between steps, and leaves level ground out', () => {
  const tiles = Array.from({ length: EDGE ** 2 }, (_, i) => (i === 12 ? 24 : 0));
  const shape = buildGroundShape({ width: EDGE, height: EDGE, steps: { tiles } })!;
  const triangles = trianglesOf(buildGroundMesh(shape, 0, 0, 16));
  expect(triangles).toHaveLength(8);
  for (const triangle of triangles) {
    expect(groundArea(triangle)).toBe(0);
    for (const [x, y, z] of triangle) {
      expect([2, 3]).toContain(x);
      expect([2, 3]).toContain(y);
      expect([0, 24 / PX_PER_UNIT]).toContain(z);
    }
  }
});

it('takes the tiles of its cell alone, all cells together all of them', () => {
  const random = createRandom(7);
  const heights = Array.from({ length: (EDGE + 1) ** 2 }, () => random.below(24));
  const tiles = Array.from({ length: EDGE ** 2 }, () => 16 * random.below(3));
  const shape = buildGroundShape({ width: EDGE, height: EDGE, heights, steps: { tiles } })!;
  const cells = [0, 3].flatMap((north) => [0, 3].map((west) => buildGroundMesh(shape, west, north, 3)));
  const count = cells.reduce((sum, { indices }) => sum + indices.length, 0);
  expect(count).toBe(buildGroundMesh(shape, 0, 0, 16).indices.length);
});
