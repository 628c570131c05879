import { expect, it } from 'vitest';
import { TriangleTree } from '../../../../../scripts/bench/shells/triangle-tree.ts';
import type { Vec3 } from '../../../../../shared/vector.ts';
import { distanceToTriangle, trianglesOf } from '../../../baker/shell/mesh-checks.ts';

/** A wavy sheet of squares, each of two triangles. */
function createSheet(cuts: number) {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= cuts; i++) {
    for (let j = 0; j <= cuts; j++) positions.push(i / cuts, j / cuts, 0.2 * Math.sin(5 * i) * Math.cos(3 * j));
  }
  for (let i = 0; i < cuts; i++) {
    for (let j = 0; j < cuts; j++) {
      const a = i * (cuts + 1) + j;
      indices.push(a, a + cuts + 1, a + 1, a + 1, a + cuts + 1, a + cuts + 2);
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

it('finds the distance that trying every triangle finds', () => {
  const sheet = createSheet(9);
  const targets = trianglesOf(sheet);
  const tree = new TriangleTree(sheet.positions, sheet.indices);
  for (let i = 0; i < 80; i++) {
    const probe: Vec3 = [(i * 0.37) % 1.4, (i * 0.61) % 1.3, -0.5 + ((i * 0.29) % 1.1)];
    const least = Math.min(...targets.map((target) => distanceToTriangle(probe, target)));
    expect(Math.sqrt(tree.distanceSquaredTo(...probe))).toBeCloseTo(least, 9);
  }
});

it('has nothing near when it is empty', () => {
  expect(new TriangleTree(new Float64Array(0), new Uint32Array(0)).distanceSquaredTo(0, 0, 0)).toBe(Infinity);
});
