// The figures of a sprite that a person wants to see after its bake.

import type { Brick } from '../../shared/format/brick.ts';
import type { ShellMesh } from '../../shared/format/shell.ts';
import { SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import type { FrameShells } from '../shell/build-shells.ts';
import type { SheetFigures } from './baked-sheet.ts';

/** @returns how many voxels hold anything */
export function countVoxels(brick: Brick): number {
  let count = 0;
  for (let i = 0; i < brick.solid.length; i++) if (brick.solid[i]! > 0 || (brick.foliage[i] ?? 0) > 0) count++;
  return count;
}

/** @returns a frame's meshes by LOD, finest first */
export function shellMeshesOf(shells: FrameShells): readonly ShellMesh[] {
  return shells.lods;
}

/** @returns a frame's measured two-sided errors by LOD, units */
export function shellErrorsOf(shells: FrameShells): readonly number[] {
  return shells.errors;
}

/** @param frames shells of all frames */
export function measureShells(frames: readonly FrameShells[]): Pick<SheetFigures, 'triangles' | 'shellErrors'> {
  return {
    triangles: SHELL_ERRORS_UNITS.map((_, lod) =>
      frames.reduce((sum, shells) => sum + (shellMeshesOf(shells)[lod]?.indices.length ?? 0) / 3, 0),
    ),
    shellErrors: SHELL_ERRORS_UNITS.map((_, lod) =>
      frames.reduce((most, shells) => Math.max(most, shellErrorsOf(shells)[lod] ?? 0), 0),
    ),
  };
}
