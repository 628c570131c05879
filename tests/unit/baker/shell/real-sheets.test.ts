// What holds for the shells of things that artists made: a sample of the catalogue; `npm run bench -- shells` measures all of it.

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSheet } from '../../../../baker/io/find-sheet.ts';
import { readTask } from '../../../../baker/read/read-task.ts';
import { buildGridShell, buildShells, type FrameShells, toMesh } from '../../../../baker/shell/build-shells.ts';
import { ShellSimplifier } from '../../../../baker/shell/shell-simplifier.ts';
import { SHADOW_MAP_TEXELS } from '../../../../game/frame/shadow/sun-shadow.ts';
import { compareSilhouettes, fitShadowMaps, MAP_TEXELS } from '../../../../scripts/bench/shells/shadow-silhouette.ts';
import { REPO_FOLDER } from '../../../../scripts/folders.ts';
import { type FrameMaps, isCovered, type SheetInfo } from '../../../../shared/format/sheet.ts';
import type { ShellMesh } from '../../../../shared/format/shell.ts';
import { SHELL_ERRORS_UNITS } from '../../../../shared/limits.ts';
import { screenToWorld } from '../../../../shared/projection.ts';
import { TriedFinder } from '../mesh/tried-finder.ts';
import { areaOf, countOpenEdges, isHit, normalOf, trianglesOf, volumeOf } from './mesh-checks.ts';

/** Round, on thin legs, of pales, and a person with a hammer. */
const NAMES = ['barrel', 'brazier_iron', 'fence_wood_x', 'mobile_smith'] as const;

/** Longest row of texels that is a thin part, and least that a sheet of thin parts has of them. */
const THIN_TEXELS = 3;

interface Sample {
  readonly name: string;
  readonly frame: FrameMaps;
  readonly info: SheetInfo;
  readonly grid: ShellMesh;
  readonly shells: FrameShells;
}

const samples: Sample[] = [];

beforeAll(async () => {
  for (const name of NAMES) {
    const { sheet } = await readTask(await findSheet(join(REPO_FOLDER, 'assets'), name));
    const [frame, info] = [sheet!.frames[0]!, sheet!.info];
    const grid = buildGridShell(frame, info);
    samples.push({ name, frame, info, grid: toMesh(grid.points, grid.indices), shells: buildShells(frame, info) });
  }
});

it('keeps every sample with a face that is there while levels are mended: once a hull lost some, and never ended', async () => {
  const { sheet } = await readTask(await findSheet(join(REPO_FOLDER, 'assets'), 'boat_upturned'));
  const simplifier = new ShellSimplifier(buildGridShell(sheet!.frames[0]!, sheet!.info));
  const { samples, mesh } = simplifier.collapsing;
  for (const [level, share] of [0.6, 0.77, 0.97].entries()) {
    const bound = SHELL_ERRORS_UNITS[level]!;
    expect(simplifier.simplify(bound, bound * share)).toBeLessThanOrEqual(bound);
    const gone = [...samples.faces].filter((face) => mesh.isGone[face] !== 0);
    expect(gone).toEqual([]);
  }
});

/** Texels in rows, from left to right, of at most THIN_TEXELS. */
function findThinTexels({ frame }: Sample): [column: number, row: number][] {
  const thin: [number, number][] = [];
  for (let row = 0; row < frame.height; row++) {
    let start = 0;
    for (let column = 0; column <= frame.width; column++) {
      if (column < frame.width && isCovered(frame, row * frame.width + column)) continue;
      if (column - start <= THIN_TEXELS) for (let at = start; at < column; at++) thin.push([at, row]);
      start = column + 1;
    }
  }
  return thin;
}

describe('shells of real sheets', () => {
  it('are closed, wound outwards and without empty triangles at every level', () => {
    for (const { name, shells } of samples) {
      for (const mesh of shells.lods) {
        expect(countOpenEdges(mesh), name).toBe(0);
        expect(volumeOf(mesh), name).toBeGreaterThan(0);
        expect(Math.min(...trianglesOf(mesh).map(areaOf)), name).toBeGreaterThan(1e-6);
      }
    }
  });

  it('have no face that is turned over: one of the unsimplified shell nearby looks the same way', () => {
    for (const { name, grid, shells } of samples) {
      const around = new TriedFinder({ points: grid.positions, indices: grid.indices });
      const normals = trianglesOf(grid).map(normalOf);
      for (const [lod, mesh] of shells.lods.entries()) {
        for (const triangle of trianglesOf(mesh)) {
          const [a, b, c] = triangle;
          const [nx, ny, nz] = normalOf(triangle);
          const near = around.findAll(
            (a[0] + b[0] + c[0]) / 3,
            (a[1] + b[1] + c[1]) / 3,
            (a[2] + b[2] + c[2]) / 3,
            SHELL_ERRORS_UNITS[lod]! + 1e-9,
          );
          const most = Math.max(...near.map((i) => normals[i]![0] * nx + normals[i]![1] * ny + normals[i]![2] * nz));
          expect(most, `${name}, level ${lod}`).toBeGreaterThan(0);
        }
      }
    }
  });

  it.each([
    [1, 20],
    [2, 40],
    [3, 5],
  ])('keep thin parts at the finest level: every view ray through one meets the shell (sheet %i)', (index, least) => {
    const sample = samples[index]!;
    const triangles = trianglesOf(sample.shells.lods[0]!);
    const whole = trianglesOf(sample.grid);
    const toCamera = [0.5, 0.5, Math.SQRT1_2] as const;
    let seen = 0;
    for (const [column, row] of findThinTexels(sample)) {
      const [right, down] = [column + 0.5 - sample.info.anchor[0], row + 0.5 - sample.info.anchor[1]];
      const below = screenToWorld(right, down, -1);
      // Not what glows, nor a ray along a face.
      if (!isHit(whole, below, toCamera)) continue;
      seen++;
      expect(isHit(triangles, below, toCamera), `${sample.name} at ${column}, ${row}`).toBe(true);
    }
    expect(seen).toBeGreaterThanOrEqual(least);
  });

  it('cast shadows that differ from the unsimplified shells by few texels of the map', () => {
    expect(MAP_TEXELS).toEqual([SHADOW_MAP_TEXELS.high, SHADOW_MAP_TEXELS.medium, SHADOW_MAP_TEXELS.low]);
    const shares = MAP_TEXELS.map((mapSize, lod) => {
      const maps = fitShadowMaps(mapSize);
      const differences = samples.map(({ grid, shells }) => compareSilhouettes(grid, shells.lods[lod]!, maps));
      const sum = (of: 'covered' | 'different') => differences.reduce((total, one) => total + one[of], 0);
      return sum('different') / sum('covered');
    });
    for (const [lod, most] of [0.007, 0.028, 0.075].entries()) {
      expect(shares[lod], `level ${lod}`).toBeLessThan(most);
      // A comparison that compares nothing finds nothing.
      expect(shares[lod], `level ${lod}`).toBeGreaterThan(0.0005);
    }
  });
});
