import { describe, expect, it } from 'vitest';
import { CollapsingMesh } from '../../../../baker/mesh/collapse-mesh.ts';
import { DistanceMeter, type PartedMesh } from '../../../../baker/mesh/measure-distance.ts';
import { TriangleForest } from '../../../../baker/mesh/triangle-forest.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { countOpenEdges, distanceBetween, distanceToTriangle, trianglesOf, volumeOf } from '../shell/mesh-checks.ts';

/** A box of unit edges whose faces are grids of `cuts` squares; `lift` moves each point of the top. */
function createBox(cuts: number, lift: (x: number, y: number) => number = () => 0): PartedMesh {
  const points: number[] = [];
  const names = new Map<string, number>();
  const indices: number[] = [];
  const nameOf = (point: readonly number[]): number => {
    const key = point.join();
    const known = names.get(key);
    if (known !== undefined) return known;
    const [x, y, z] = point.map((value) => value / cuts) as [number, number, number];
    points.push(x, y, z === 1 ? 1 + lift(x, y) : z);
    names.set(key, names.size);
    return names.size - 1;
  };
  for (let axis = 0; axis < 3; axis++) {
    for (const end of [0, cuts]) {
      for (let i = 0; i < cuts; i++) {
        for (let j = 0; j < cuts; j++) {
          const at = (di: number, dj: number) => {
            const point = [0, 0, 0];
            point[axis] = end;
            point[(axis + 1) % 3] = i + di;
            point[(axis + 2) % 3] = j + dj;
            return nameOf(point);
          };
          const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
          indices.push(...(end === 0 ? [a, c, b, a, d, c] : [a, b, c, a, c, d]));
        }
      }
    }
  }
  return {
    points: Float64Array.from(points),
    indices: Uint32Array.from(indices),
    parts: new Int32Array(points.length / 3),
  };
}

function forestOf(mesh: PartedMesh, partCount = 1): TriangleForest {
  return new TriangleForest(mesh.points, mesh.indices, mesh.parts, partCount);
}

function plain(mesh: PartedMesh, indices: Uint32Array) {
  return { positions: mesh.points, indices };
}

const BUMPY = createBox(7, (x, y) => 0.1 * Math.sin(7 * x) * Math.cos(5 * y));

describe('CollapsingMesh', () => {
  it('leaves the twelve triangles of a box', () => {
    const box = createBox(8);
    const collapsing = new CollapsingMesh(box, forestOf(box));
    collapsing.collapseWithin(0.001);
    const { indices } = collapsing.toFaces();
    expect(indices.length / 3).toBe(12);
    expect(countOpenEdges(plain(box, indices))).toBe(0);
    expect(volumeOf(plain(box, indices))).toBeCloseTo(1, 9);
  });

  it('stays near the original both ways while bounds rise, with ever fewer triangles', () => {
    const collapsing = new CollapsingMesh(BUMPY, forestOf(BUMPY));
    let before = BUMPY.indices.length;
    for (const bound of [0.01, 0.03, 0.06]) {
      collapsing.collapseWithin(bound);
      const { indices } = collapsing.toFaces();
      expect(indices.length).toBeLessThan(before);
      before = indices.length;
      expect(countOpenEdges(plain(BUMPY, indices))).toBe(0);
      // Collapses sample; a fifth more is what lies between samples.
      expect(distanceBetween(plain(BUMPY, BUMPY.indices), plain(BUMPY, indices), 2)).toBeLessThan(bound * 1.2);
      expect(distanceBetween(plain(BUMPY, indices), plain(BUMPY, BUMPY.indices), 5)).toBeLessThan(bound * 1.2);
    }
  });

  it('never lets a part vanish', () => {
    const small = createBox(2);
    const points = small.points.map((value) => value / 100);
    const collapsing = new CollapsingMesh({ ...small, points }, forestOf({ ...small, points }));
    collapsing.collapseWithin(1);
    expect(collapsing.toFaces().indices.length / 3).toBeGreaterThanOrEqual(4);
  });

  it('keeps tightened places when it does its collapses again', () => {
    const collapsing = new CollapsingMesh(BUMPY, forestOf(BUMPY));
    const start = collapsing.save();
    collapsing.collapseWithin(0.06);
    const first = collapsing.toFaces();
    const all = new Uint8Array(BUMPY.indices.length / 3).fill(1);
    collapsing.tighten(all, new Uint8Array(first.faces.length), 0.1);
    collapsing.redo(start, 0.06);
    collapsing.collapseWithin(0.06);
    const { indices } = collapsing.toFaces();
    expect(indices.length).toBeGreaterThan(first.indices.length);
    expect(countOpenEdges(plain(BUMPY, indices))).toBe(0);
    expect(distanceBetween(plain(BUMPY, BUMPY.indices), plain(BUMPY, indices), 2)).toBeLessThan(0.006 * 1.2);
  });
});

describe('TriangleForest', () => {
  const targets = trianglesOf(plain(BUMPY, BUMPY.indices));
  const probes: Vec3[] = Array.from({ length: 60 }, (_, i) => [
    (i * 0.37) % 1.4,
    (i * 0.61) % 1.3,
    0.2 + ((i * 0.29) % 1.1),
  ]);

  it('finds the distance that trying every triangle finds', () => {
    const forest = forestOf(BUMPY);
    for (const probe of probes) {
      forest.findNearest(...probe, 0);
      const least = Math.min(...targets.map((target) => distanceToTriangle(probe, target)));
      expect(Math.sqrt(forest.foundSquared)).toBeCloseTo(least, 9);
    }
  });

  it('finds a triangle within a limit from any guess, or none when there is none', () => {
    const forest = forestOf(BUMPY);
    for (const [i, probe] of probes.entries()) {
      const least = Math.min(...targets.map((target) => distanceToTriangle(probe, target)));
      const found = forest.findWithin(...probe, 0, 0.04 ** 2, 0.02 ** 2, (i * 17) % targets.length);
      expect(found !== -1).toBe(least <= 0.04);
      if (found !== -1) expect(distanceToTriangle(probe, targets[found]!)).toBeLessThanOrEqual(0.04 + 1e-9);
    }
  });

  it('does not take one part for another', () => {
    const box = createBox(1);
    const forest = forestOf(box, 2);
    expect(forest.findNearest(0.5, 0.5, 0.5, 1)).toBe(-1);
    expect(forest.foundSquared).toBe(Infinity);
  });
});

describe('DistanceMeter', () => {
  it('bounds the distance of a triangle, and says where the limit is exceeded', () => {
    const flat = createBox(4);
    const meter = new DistanceMeter(forestOf(flat), 0.04);
    const triangles = trianglesOf(plain(BUMPY, BUMPY.indices));
    let far = 0;
    for (let triangle = 0; triangle < triangles.length; triangle += 7) {
      const one = { positions: triangles[triangle]!.flat(), indices: [0, 1, 2] };
      const real = distanceBetween(one, plain(flat, flat.indices), 4);
      const measured = meter.measure(BUMPY, triangle);
      if (measured > 0.04) {
        far++;
        // What brute force finds at its samples may be a little less.
        expect(real).toBeGreaterThan(0.03);
      } else expect(real).toBeLessThanOrEqual(measured + 1e-9);
    }
    expect(far).toBeGreaterThan(0);
  });
});
