// The figures of a sprite that a person wants to see after its bake.

import type { Brick } from '../../shared/format/brick.ts';
import { SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import type { FrameShells } from '../shell/build-shells.ts';
import type { SheetFigures } from './baked-sheet.ts';

/** @returns how many voxels hold anything */
export function countVoxels(brick: Brick): number {
  let count = 0;
  for (let i = 0; i < brick.solid.length; i++) if (brick.solid[i]! > 0 || (brick.foliage[i] ?? 0) > 0) count++;
  return count;
}

/** @param frames shells of all frames */
export function measureShells(
  frames: readonly FrameShells[],
): Pick<SheetFigures, 'gridTriangles' | 'triangles' | 'shellErrors'> {
  return {
    gridTriangles: frames.reduce((sum, frame) => sum + frame.gridTriangles, 0),
    triangles: SHELL_ERRORS_UNITS.map((_, lod) =>
      frames.reduce((sum, { lods }) => sum + (lods[lod]?.indices.length ?? 0) / 3, 0),
    ),
    shellErrors: SHELL_ERRORS_UNITS.map((_, lod) =>
      frames.reduce((most, { errors }) => Math.max(most, errors[lod] ?? 0), 0),
    ),
  };
}
