import { describe, expect, it } from 'vitest';
import { CollapsingMesh } from '../../../../baker/mesh/collapse-mesh.ts';
import { FaceFinder } from '../../../../baker/mesh/face-finder.ts';
import { DistanceMeter } from '../../../../baker/mesh/measure-distance.ts';
import type { SheetedMesh } from '../../../../baker/mesh/sheeted-mesh.ts';
import { countOpenEdges, distanceBetween, trianglesOf, volumeOf } from '../shell/mesh-checks.ts';
import { TriedFinder } from './tried-finder.ts';

/** A box of unit edges whose faces are grids of `cuts` squares; `lift` moves each point of the top. One sheet. */
function createBox(cuts: number, lift: (x: number, y: number) => number = () => 0): SheetedMesh {
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
    sheets: new Int8Array(indices.length / 3),
  };
}

function collapsingOf(mesh: SheetedMesh): CollapsingMesh {
  return new CollapsingMesh(mesh, new TriedFinder(mesh), () => {});
}

function plain(mesh: Pick<SheetedMesh, 'points' | 'indices'>) {
  return { positions: mesh.points, indices: mesh.indices };
}

function resultOf({ points, mesh }: CollapsingMesh) {
  return { positions: points, indices: mesh.toIndices() };
}

const BUMPY = createBox(7, (x, y) => 0.1 * Math.sin(7 * x) * Math.cos(5 * y));

describe('CollapsingMesh', () => {
  it('leaves the twelve triangles of a box', () => {
    const collapsing = collapsingOf(createBox(8));
    collapsing.collapseWithin(0.001);
    const result = resultOf(collapsing);
    expect(result.indices.length / 3).toBe(12);
    expect(countOpenEdges(result)).toBe(0);
    expect(volumeOf(result)).toBeCloseTo(1, 9);
  });

  it('stays near the original both ways while bounds rise, with ever fewer triangles', () => {
    const collapsing = collapsingOf(BUMPY);
    let before = BUMPY.indices.length;
    for (const bound of [0.01, 0.03, 0.06]) {
      collapsing.collapseWithin(bound);
      const result = resultOf(collapsing);
      expect(result.indices.length).toBeLessThan(before);
      before = result.indices.length;
      expect(countOpenEdges(result)).toBe(0);
      // Collapses sample; a fifth more is what lies between samples.
      expect(distanceBetween(plain(BUMPY), result, 2)).toBeLessThan(bound * 1.2);
      expect(distanceBetween(result, plain(BUMPY), 5)).toBeLessThan(bound * 1.2);
    }
  });

  it('never lets a part vanish', () => {
    const small = createBox(2);
    const collapsing = collapsingOf({ ...small, points: small.points.map((value) => value / 100) });
    collapsing.collapseWithin(1);
    expect(collapsing.mesh.faceCount).toBeGreaterThanOrEqual(4);
  });

  it('keeps the distance between borders that are nearer to each other than the bound', () => {
    // A slab a twentieth thick: its top and bottom are sheets, its rim is wall.
    const box = createBox(6);
    const points = box.points.map((value, i) => (i % 3 === 2 ? value / 20 : value));
    const sheets = Int8Array.from(box.sheets, (_, triangle) => {
      const heights = [0, 1, 2].map((corner) => box.points[box.indices[triangle * 3 + corner]! * 3 + 2]!);
      return heights.every((z) => z === 1) ? 1 : heights.every((z) => z === 0) ? -1 : 0;
    });
    const collapsing = collapsingOf({ ...box, points, sheets });
    collapsing.collapseWithin(0.045);
    const { positions, indices } = resultOf(collapsing);
    expect(indices.length / 3).toBeLessThanOrEqual(12);
    for (const vertex of indices) expect([0, 0.05]).toContain(positions[vertex * 3 + 2]);
    // As one sheet it may lose its thickness in part: what the borders are for.
    const free = collapsingOf({ ...box, points });
    free.collapseWithin(0.045);
    const bare = resultOf(free);
    expect([...bare.indices].some((vertex) => ![0, 0.05].includes(bare.positions[vertex * 3 + 2]!))).toBe(true);
  });

  it('keeps tightened places when it does its collapses again', () => {
    const collapsing = collapsingOf(BUMPY);
    const start = collapsing.save();
    collapsing.collapseWithin(0.06);
    const first = collapsing.mesh.faceCount;
    const all = new Uint8Array(BUMPY.sheets.length).fill(1);
    collapsing.samples.tighten(all, new Uint8Array(all.length), 0.1);
    collapsing.redo(start, 0.06);
    const result = resultOf(collapsing);
    expect(result.indices.length / 3).toBeGreaterThan(first);
    expect(countOpenEdges(result)).toBe(0);
    expect(distanceBetween(plain(BUMPY), result, 2)).toBeLessThan(0.006 * 1.2);
  });
});

describe('DistanceMeter', () => {
  it('bounds the distance of a triangle, and says where the limit is exceeded', () => {
    const flat = createBox(4);
    const meter = new DistanceMeter(new TriedFinder(flat), 0.04);
    const triangles = trianglesOf(plain(BUMPY));
    let far = 0;
    for (let triangle = 0; triangle < triangles.length; triangle += 7) {
      const one = { positions: triangles[triangle]!.flat(), indices: [0, 1, 2] };
      const real = distanceBetween(one, plain(flat), 4);
      const corners = Float64Array.from(triangles[triangle]!.flat());
      const measured = Math.sqrt(meter.measureSquared(corners, 0, 0, -1, null));
      if (measured > 0.04) {
        far++;
        // What brute force finds at its samples may be a little less.
        expect(real).toBeGreaterThan(0.03);
      } else expect(real).toBeLessThanOrEqual(measured + 1e-9);
    }
    expect(far).toBeGreaterThan(0);
  });
});

describe('FaceFinder', () => {
  const tried = new TriedFinder(BUMPY);

  it('finds a face within a limit from any guess, or none when there is none', () => {
    const collapsing = collapsingOf(BUMPY);
    const finder = new FaceFinder(collapsing.mesh, BUMPY.parts);
    finder.refresh(collapsing.points);
    for (let i = 0; i < 60; i++) {
      const probe = [(i * 0.37) % 1.4, (i * 0.61) % 1.3, 0.2 + ((i * 0.29) % 1.1)] as const;
      const found = finder.findWithin(...probe, 0, 0.04 ** 2, (i * 17) % BUMPY.sheets.length);
      expect(found !== -1).toBe(tried.findWithin(...probe, 0, 0.04 ** 2, -1) !== -1);
      if (found === -1) continue;
      expect(tried.distanceSquaredTo(found, ...probe, Infinity)).toBeCloseTo(finder.foundSquared, 12);
      expect(finder.foundSquared).toBeLessThanOrEqual(0.04 ** 2 + 1e-12);
      expect(finder.findWithin(...probe, 1, 0.04 ** 2, -1)).toBe(-1);
    }
  });

  it('tells which faces changed since the last time', () => {
    const collapsing = collapsingOf(BUMPY);
    const finder = new FaceFinder(collapsing.mesh, BUMPY.parts);
    finder.refresh(collapsing.points);
    expect(finder.isNew.every((value) => value === 1)).toBe(true);
    const before = BUMPY.indices;
    collapsing.collapseWithin(0.01);
    const old = [...finder.changed.subarray(0, finder.forgetChanged(collapsing.points))];
    finder.refresh(collapsing.points);
    const { mesh, points } = collapsing;
    for (let face = 0; face < mesh.isGone.length; face++) {
      const isSame =
        mesh.isGone[face] === 0 &&
        [0, 1, 2].every((corner) => {
          const [was, is] = [before[face * 3 + corner]!, mesh.origins[face * 3 + corner]!];
          return [0, 1, 2].every((axis) => BUMPY.points[was * 3 + axis] === points[is * 3 + axis]);
        });
      expect(old.includes(face)).toBe(!isSame);
      expect(finder.isNew[face]).toBe(isSame || mesh.isGone[face] !== 0 ? 0 : 1);
    }
  });
});
