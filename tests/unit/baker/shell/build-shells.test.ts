import { describe, expect, it } from 'vitest';
import { buildGridShell, buildShells, toMesh } from '../../../../baker/shell/build-shells.ts';
import { MIN_THICKNESS_UNITS } from '../../../../baker/shell/solid-field.ts';
import { SHELL_ERRORS_UNITS } from '../../../../shared/limits.ts';
import { nearnessOf, worldToScreen } from '../../../../shared/projection.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { areaOf, countOpenEdges, distanceBetween, isHit, trianglesOf, volumeOf } from './mesh-checks.ts';
import { drawBoxes, drawFrame, type TestFrame } from './ray-cast-frame.ts';

/** A wall piece two texels thick: the tile's width along x, 1.4 units high. */
const WALL = drawBoxes(64, 72, [32, 48], [{ min: [0, 0, 0], max: [1, 0.09, 1.4] }]);

/** A sphere's front and a flat back: curved everywhere, 10 texels wide. */
const DOME = drawFrame(14, 14, [7, 11], (column, row) => {
  const [x, y] = [(column - 6.5) / 5, (row - 6.5) / 5];
  const squared = 1 - x * x - y * y;
  return squared < 0 ? undefined : [0.5 + 0.3 * Math.sqrt(squared), 0.45];
});

function lodsOf({ frame, info }: TestFrame) {
  return buildShells(frame, info).lods;
}

/** Parts of a mesh that share no vertex. */
function countParts(indices: Uint32Array): number {
  const parents = new Map<number, number>();
  const find = (vertex: number): number => {
    const parent = parents.get(vertex) ?? vertex;
    return parent === vertex ? vertex : find(parent);
  };
  for (const vertex of indices) parents.set(vertex, vertex);
  for (let i = 0; i < indices.length; i++) parents.set(find(indices[i]!), find(indices[i - (i % 3)]!));
  return new Set(Array.from(parents.keys(), find)).size;
}

describe('buildShells', () => {
  it('gives three closed meshes wound outwards, without empty triangles, each no larger than the finer one', () => {
    for (const test of [WALL, DOME]) {
      const grid = buildGridShell(test.frame, test.info);
      expect(Math.min(...trianglesOf(toMesh(grid.points, grid.indices)).map(areaOf))).toBeGreaterThan(1e-5);
      const lods = lodsOf(test);
      expect(lods.length).toBe(3);
      for (const [lod, mesh] of lods.entries()) {
        expect(countOpenEdges(mesh)).toBe(0);
        expect(volumeOf(mesh)).toBeGreaterThan(0);
        expect(Math.min(...trianglesOf(mesh).map(areaOf))).toBeGreaterThan(1e-6);
        if (lod > 0) expect(mesh.indices.length).toBeLessThanOrEqual(lods[lod - 1]!.indices.length);
      }
    }
  });

  it('has the volume of the solid, give or take the texel by which it is widened', () => {
    const box = drawBoxes(64, 80, [32, 48], [{ min: [-0.4, -0.4, 0], max: [0.4, 0.4, 0.8] }], [2, 2]);
    const [finest] = lodsOf(box);
    // Widening adds at most a fin 1 texel (0.0625) wide and as thick as the least thickness along the outline of 5 units.
    expect(volumeOf(finest!)).toBeGreaterThan(0.512 * 0.97);
    expect(volumeOf(finest!)).toBeLessThan(0.512 * 1.03 + 5 * 0.0625 * 0.06);
  });

  it('holds each level within its error, measured both ways by brute force', () => {
    const shell = buildGridShell(DOME.frame, DOME.info);
    const grid = toMesh(shell.points, shell.indices);
    const { lods, errors } = buildShells(DOME.frame, DOME.info);
    for (const [lod, mesh] of lods.entries()) {
      const bound = SHELL_ERRORS_UNITS[lod]!;
      expect(errors[lod]).toBeLessThanOrEqual(bound);
      expect(distanceBetween(grid, mesh, 2)).toBeLessThanOrEqual(bound + 1e-9);
      expect(distanceBetween(mesh, grid, 5)).toBeLessThanOrEqual(bound + 1e-9);
    }
  });

  it('makes a flat slope of few triangles that lie on its plane', () => {
    // A roof that rises by 0.04 a texel to the right: a plane, with its back 0.2 below.
    const roof = drawFrame(24, 24, [12, 20], (column, row) =>
      column < 2 || column > 21 || row < 2 || row > 21 ? undefined : [0.5 + column * 0.04, 0.3 + column * 0.04],
    );
    const [finest] = lodsOf(roof);
    expect(finest!.indices.length / 3).toBeLessThan(60);
    for (let vertex = 0; vertex < finest!.positions.length; vertex += 3) {
      const [x, y, z] = [finest!.positions[vertex]!, finest!.positions[vertex + 1]!, finest!.positions[vertex + 2]!];
      const column = worldToScreen(x, y, z)[0] + 12;
      const front = 0.5 + (column - 0.5) * 0.04;
      expect(Math.min(Math.abs(z - front), Math.abs(z - front + 0.2))).toBeLessThan(0.002);
    }
  });

  it('keeps a pole of one texel whole and its own width at every level', () => {
    const pole = drawFrame(9, 64, [4, 60], (column, row) =>
      column === 4 && row >= 4 && row < 60 ? [(60 - row) / 22.6274, (60 - row) / 22.6274 - 0.05] : undefined,
    );
    for (const [lod, mesh] of lodsOf(pole).entries()) {
      const rights: number[] = [];
      const heights: number[] = [];
      for (let vertex = 0; vertex < mesh.positions.length; vertex += 3) {
        const [x, y, z] = [mesh.positions[vertex]!, mesh.positions[vertex + 1]!, mesh.positions[vertex + 2]!];
        rights.push(worldToScreen(x, y, z)[0]);
        heights.push(z);
      }
      expect(countOpenEdges(mesh)).toBe(0);
      expect(countParts(mesh.indices)).toBe(1);
      expect([Math.min(...rights), Math.max(...rights)]).toEqual([0, 1]);
      expect(Math.max(...heights)).toBeGreaterThan(56 / 22.6274 - SHELL_ERRORS_UNITS[lod]!);
      expect(Math.min(...heights)).toBeLessThan(SHELL_ERRORS_UNITS[lod]!);
    }
  });

  it('makes two slabs of two surfaces at different depth, with nothing between them', () => {
    const step = drawFrame(32, 40, [16, 39], (column, row) => {
      if (row < 4 || row >= 36 || column < 2 || column >= 30) return undefined;
      return column < 16 ? [2, 1.9] : [0.4, 0.3];
    });
    for (const mesh of lodsOf(step)) {
      expect(countParts(mesh.indices)).toBe(2);
      for (const triangle of trianglesOf(mesh)) {
        const heights = triangle.map((point) => point[2]);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.2);
      }
    }
  });

  it.each([
    ['equal', 0.5],
    ['above it', 0.6],
  ])('gives the least thickness to a surface whose back is %s', (_, back) => {
    const sheet = drawFrame(16, 16, [8, 15], (column, row) =>
      column > 1 && column < 14 && row > 1 && row < 14 ? [0.5, back] : undefined,
    );
    for (const mesh of lodsOf(sheet)) {
      expect(countOpenEdges(mesh)).toBe(0);
      expect(volumeOf(mesh)).toBeGreaterThan(0);
      const levels = new Set<number>();
      for (let vertex = 0; vertex < mesh.positions.length; vertex += 3) levels.add(mesh.positions[vertex + 2]!);
      expect(levels.size).toBe(2);
      // A unit along the view ray is 1 / sqrt 2 of height.
      const thickness = (Math.max(...levels) - Math.min(...levels)) * Math.SQRT2;
      expect(thickness).toBeCloseTo(MIN_THICKNESS_UNITS, 2);
    }
  });

  it('leaves out texels that glow, and gives nothing when all do', () => {
    const glow = (emissive: number, emissiveScale: number) => {
      const test = drawBoxes(20, 30, [10, 24], [{ min: [-0.2, -0.2, 0], max: [0.2, 0.2, 0.4] }]);
      test.frame.emissive.fill(emissive);
      return buildShells(test.frame, { ...test.info, emissiveScale });
    };
    expect(glow(255, 10).lods.map((mesh) => mesh.indices.length)).toEqual([0, 0, 0]);
    expect(glow(255, 0).lods[2]!.indices.length).toBeGreaterThan(0);
    // 12 / 255 is 0.0037 in linear light: times 10 still below the threshold.
    expect(glow(12, 10).lods[2]!.indices.length).toBeGreaterThan(0);
    // 188 / 255 is 0.503 in linear light: above it, and below it with a scale of 0.9.
    expect(glow(188, 1).lods[0]!.indices.length).toBe(0);
    expect(glow(188, 0.9).lods[0]!.indices.length).toBeGreaterThan(0);
  });

  it('gives texels that touch at a corner vertices of their own', () => {
    //  # .
    //  . #
    const { frame, info } = drawFrame(4, 4, [2, 3], (column, row) =>
      column === row && column > 0 && column < 3 ? [0.5, 0.3] : undefined,
    );
    const grid = buildGridShell(frame, info);
    expect(grid.bodies.length).toBe(16);
    expect(countOpenEdges(toMesh(grid.points, grid.indices))).toBe(0);
    expect(countParts(grid.indices)).toBe(2);
  });

  it('splits one body where its texels touch at a corner', () => {
    //  # # #
    //  # . #
    //  # # .   the middle gap and the one at the right touch at a corner
    const { frame, info } = drawFrame(5, 5, [2, 4], (column, row) => {
      if (column < 1 || column > 3 || row < 1 || row > 3) return undefined;
      return (column === 2 && row === 2) || (column === 3 && row === 3) ? undefined : [0.5, 0.3];
    });
    const grid = buildGridShell(frame, info);
    expect(countOpenEdges(toMesh(grid.points, grid.indices))).toBe(0);
    expect(countParts(grid.indices)).toBe(1);
  });

  it('clamps backs that lie far behind those of the rest', () => {
    const { frame, info } = drawFrame(14, 14, [7, 13], (column, row) => {
      if (column < 2 || column >= 12 || row < 2 || row >= 12) return undefined;
      return column === 5 && row === 5 ? [2, 0] : [2, 1.8];
    });
    const [finest] = buildShells(frame, info).lods;
    const lowest = Math.min(...trianglesOf(finest!).flatMap((triangle) => triangle.map((point) => point[2])));
    expect(lowest).toBeGreaterThan(1.79);
  });

  it('closes a run of wall pieces at every level: no sun ray passes between them', () => {
    for (const mesh of lodsOf(WALL)) {
      const piece = trianglesOf(mesh);
      const run = [0, 1, 2, 3, 4].flatMap((tile) =>
        piece.map((triangle) => triangle.map(([x, y, z]): Vec3 => [x + tile, y, z]) as [Vec3, Vec3, Vec3]),
      );
      for (let azimuth = 5; azimuth < 180; azimuth += 17) {
        for (const elevation of [10, 42]) {
          const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
          const sun: Vec3 = [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)];
          // Around each joint, a quarter of a texel apart, at heights that the ray does not leave over the top.
          for (let joint = 1; joint <= 4; joint += 3) {
            for (let offset = -0.12; offset <= 0.12; offset += 0.011) {
              const point: Vec3 = [joint + offset, 0.045, 0.05 + 0.5 * (0.5 + offset * 4)];
              expect(isHit(run, point, sun), `azimuth ${azimuth}, ${elevation} up, ${point}`).toBe(true);
            }
          }
        }
      }
    }
  });

  it('reaches the ground at the foot of a wall', () => {
    for (const [lod, mesh] of lodsOf(WALL).entries()) {
      // A light that looks almost level at the wall's foot.
      expect(isHit(trianglesOf(mesh), [0.5, 0.045, SHELL_ERRORS_UNITS[lod]! / 2], [0, 1, 0.01])).toBe(true);
    }
  });

  it('does not widen into glowing windows', () => {
    const pane = drawFrame(40, 40, [20, 39], (column, row) =>
      column > 2 && column < 37 && row > 2 && row < 37 ? [0.5, 0.3] : undefined,
    );
    for (let row = 16; row < 24; row++) pane.frame.emissive.fill(255, (row * 40 + 16) * 3, (row * 40 + 24) * 3);
    const [finest] = buildShells(pane.frame, { ...pane.info, emissiveScale: 4 }).lods;
    const nearest = Math.max(...trianglesOf(finest!).flatMap((t) => t.map(([x, y, z]) => nearnessOf(x, y, z))));
    expect(nearest).toBeGreaterThan(0);
    // The view ray through each of the pane's texels passes.
    for (let i = 0; i < 8; i++) {
      const [right, down] = [16 + i - 20 + 0.4, 16 + i - 39 + 0.4];
      const point: Vec3 = [(down / 16 + right / 16) / 2, (down / 16 - right / 16) / 2, 0];
      expect(isHit(trianglesOf(finest!), point, [0.5, 0.5, Math.SQRT1_2])).toBe(false);
    }
  });

  it('gives the same meshes for the same maps', () => {
    expect(lodsOf(DOME)).toEqual(lodsOf(DOME));
  });
});
