import { describe, expect, it } from 'vitest';
import { CollapsingMesh } from '../../../../baker/mesh/collapse-mesh.ts';
import { FaceFinder } from '../../../../baker/mesh/face-finder.ts';
import { placeSamples } from '../../../../baker/mesh/place-samples.ts';
import type { SheetedMesh } from '../../../../baker/mesh/sheeted-mesh.ts';
import { buildGridShell } from '../../../../baker/shell/build-shells.ts';
import { CellFinder } from '../../../../baker/shell/cell-finder.ts';
import { SurfaceComparer } from '../../../../baker/shell/compare-surfaces.ts';
import type { GridShell } from '../../../../baker/shell/shell-grid.ts';
import { findSheets } from '../../../../baker/shell/shell-simplifier.ts';
import { snapPlace } from '../../../../baker/shell/snap-place.ts';
import { SurfaceOverlay } from '../../../../baker/shell/surface-overlay.ts';
import { sampleDistance } from '../../../../scripts/bench/shells/sample-distance.ts';
import { TriangleTree } from '../../../../scripts/bench/shells/triangle-tree.ts';
import { TriedFinder } from '../mesh/tried-finder.ts';
import { drawFrame } from './ray-cast-frame.ts';

/** Curved everywhere, with a stair for an outline and a hole. */
const ROUGH = (() => {
  const { frame, info } = drawFrame(15, 13, [7, 11], (column, row) => {
    if (column + row < 5 || column > 13 - row / 3 || row < 1 || row > 11 || column < 1) return undefined;
    if (column > 5 && column < 8 && row > 5 && row < 8) return undefined;
    const front = 0.6 + 0.07 * Math.sin(column * 0.8) + 0.06 * Math.cos(row * 0.9);
    return [front, front - 0.25 - 0.03 * Math.sin(row)];
  });
  return buildGridShell(frame, info);
})();

function prepare(grid: GridShell) {
  const original: SheetedMesh = {
    points: grid.points,
    indices: grid.indices,
    parts: grid.bodies,
    sheets: findSheets(grid.indices),
  };
  const finder = new CellFinder(grid);
  const collapsing = new CollapsingMesh(original, finder, snapPlace);
  return { original, finder, collapsing, comparer: new SurfaceComparer(original, collapsing, finder) };
}

describe('CollapsingMesh', () => {
  it('keeps every sample with a face that is there and near it, however often collapses are done again', () => {
    const { original, collapsing } = prepare(ROUGH);
    const { samples, mesh } = collapsing;
    const { places } = placeSamples(original, mesh.twins);
    const bound = 0.03;
    const start = collapsing.save();
    collapsing.collapseWithin(bound);
    for (let round = 0; round < 40; round++) {
      const isTight = Uint8Array.from(original.sheets, (_, i) => ((i * 7 + round * 13) % 97 < 2 ? 1 : 0));
      samples.tighten(isTight, new Uint8Array(isTight.length), 0.8);
      collapsing.redo(start, bound);
      const faces = new FaceFinder(mesh, original.parts);
      faces.refresh(collapsing.points);
      const strays = [...samples.faces].filter((face, sample) => {
        const [x, y, z] = places.subarray(sample * 3, sample * 3 + 3) as unknown as [number, number, number];
        return mesh.isGone[face] !== 0 || faces.distanceSquaredTo(face, x, y, z, Infinity) > bound * bound * (1 + 1e-9);
      });
      expect(strays, `round ${round}`).toEqual([]);
    }
  });
});

describe('SurfaceComparer', () => {
  it('is tried on one body', () => {
    expect(ROUGH.bodyCount).toBe(1);
  });

  it('tells no less than brute force finds, at first and after collapses were done again', () => {
    const { original, collapsing, comparer } = prepare(ROUGH);
    const whole = { positions: original.points, indices: original.indices };
    const start = collapsing.save();
    collapsing.collapseWithin(0.03);
    comparer.forget();
    const tight = new Uint8Array(original.sheets.length);
    for (let round = 0; round < 3; round++) {
      const simple = { positions: collapsing.points, indices: collapsing.mesh.toIndices() };
      const real = sampleDistance(whole, simple);
      // A bound that nothing exceeds, so that what is told is a distance.
      const { errorUnits } = comparer.compare(0.06);
      expect(errorUnits).toBeGreaterThanOrEqual(real - 1e-9);
      expect(errorUnits).toBeLessThan(0.06);
      expect(real).toBeGreaterThan(0.01);
      tight.fill(1, round * 40, round * 40 + 40);
      collapsing.samples.tighten(tight, new Uint8Array(tight.length), 0.6);
      collapsing.redo(start, 0.03);
    }
  });

  it('tells where a bound is exceeded', () => {
    const { original, collapsing, comparer } = prepare(ROUGH);
    collapsing.collapseWithin(0.04);
    comparer.forget();
    const { errorUnits, isTight, isFaceTight } = comparer.compare(0.02);
    expect(errorUnits).toBe(Infinity);
    const simple = new TriedFinder({ points: collapsing.points, indices: collapsing.mesh.toIndices() });
    // Each corner of the grid that is too far belongs to a triangle that is told.
    let far = 0;
    for (const [i, vertex] of original.indices.entries()) {
      const [x, y, z] = [0, 1, 2].map((axis) => original.points[vertex * 3 + axis]!) as [number, number, number];
      if (simple.findWithin(x, y, z, 0, 0.0201 ** 2, -1) !== -1) continue;
      far++;
      expect(isTight[Math.floor(i / 3)]).toBe(1);
    }
    expect(far).toBeGreaterThan(0);
    expect(isFaceTight.includes(1)).toBe(true);
  });
});

/** The farthest of points spread over a triangle from a surface. */
function farthestOf(corners: ArrayLike<number>, at: number, from: TriangleTree): number {
  const cuts = 6;
  let farthest = 0;
  for (let i = 0; i <= cuts; i++) {
    for (let j = 0; i + j <= cuts; j++) {
      const [b, c] = [i / cuts, j / cuts];
      const [x, y, z] = [0, 1, 2].map(
        (axis) => corners[at + axis]! * (1 - b - c) + corners[at + 3 + axis]! * b + corners[at + 6 + axis]! * c,
      ) as [number, number, number];
      farthest = Math.max(farthest, Math.sqrt(from.distanceSquaredTo(x, y, z)));
    }
  }
  return farthest;
}

describe('SurfaceOverlay', () => {
  it('tells of each face and each triangle no less than points spread over it find', () => {
    const { original, finder, collapsing } = prepare(ROUGH);
    collapsing.collapseWithin(0.035);
    const faces = new FaceFinder(collapsing.mesh, original.parts);
    const overlay = new SurfaceOverlay(original, finder, faces);
    overlay.forget();
    overlay.update(collapsing, 0.06);
    const grid = new TriangleTree(original.points, original.indices);
    const simple = new TriangleTree(collapsing.points, collapsing.mesh.toIndices());
    const known = { fronts: 0, walls: 0, triangles: 0 };
    for (let face = 0; face < original.sheets.length; face++) {
      if (overlay.triangleSquares[face] !== Infinity) {
        known.triangles++;
        const real = farthestOf(finder.corners, face * 9, simple);
        expect(Math.sqrt(overlay.triangleSquares[face]!)).toBeGreaterThanOrEqual(real - 1e-9);
      }
      if (collapsing.mesh.isGone[face] !== 0 || overlay.faceSquares[face] === Infinity) continue;
      known[original.sheets[face] === 0 ? 'walls' : 'fronts']++;
      const real = farthestOf(faces.corners, face * 9, grid);
      expect(Math.sqrt(overlay.faceSquares[face]!)).toBeGreaterThanOrEqual(real - 1e-9);
    }
    expect(Math.min(known.fronts, known.walls)).toBeGreaterThan(5);
    expect(known.triangles).toBeGreaterThan(100);
  });
});

describe('CellFinder', () => {
  it('finds a triangle within a limit wherever trying all of them finds one', () => {
    const { finder } = prepare(ROUGH);
    const tried = new TriedFinder(ROUGH);
    let near = 0;
    for (let i = 0; i < 400; i++) {
      const x = -0.35 + ((i * 0.37) % 0.7);
      const y = -0.4 + ((i * 0.173) % 0.5);
      const z = y + ((i * 0.61) % 1.2);
      const limit = 0.005 + ((i * 0.013) % 0.05);
      const found = finder.findWithin(x, y, z, 0, limit * limit, i % 3 === 0 ? i % 7 : -1);
      const isNear = tried.findWithin(x, y, z, 0, limit * limit, -1) !== -1;
      expect(found !== -1).toBe(isNear);
      if (!isNear) continue;
      near++;
      expect(finder.foundSquared).toBeLessThanOrEqual(limit * limit * (1 + 1e-9));
      // The one found may be the other half of a flat quad.
      const [a, b] = [found, found ^ 1].map((triangle) => tried.distanceSquaredTo(triangle, x, y, z, Infinity));
      expect(Math.min(a!, b!)).toBeLessThanOrEqual(limit * limit * (1 + 1e-9));
    }
    expect(near).toBeGreaterThan(50);
  });

  it('knows which boxes of the screen hold whole texels only', () => {
    const { finder } = prepare(ROUGH);
    const [texelX, texelY] = [Math.SQRT2 / 32, 1 / 32];
    const isWhole = (column: number, row: number): boolean =>
      finder.isWhole(0, (column + 0.1) * texelX, (column + 0.9) * texelX, (row + 0.1) * texelY, (row + 0.9) * texelY);
    // Texels from the anchor at 7, 11: inside, in the hole's middle, outside.
    expect(isWhole(4 - 7, 6 - 11)).toBe(true);
    expect(isWhole(6 - 7, 6 - 11)).toBe(false);
    expect(isWhole(30, 0)).toBe(false);
  });
});
