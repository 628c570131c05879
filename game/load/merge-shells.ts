// Merges the shells of a cell's statics into one mesh, quantised to 16 bits: one draw casts a whole cell's shadows.

import { type DecodedShells, decodeShells } from '../../shared/format/shell.ts';
import type { Vec3 } from '../../shared/vector.ts';

/** Steps a unit of a merged position. 16 bits then reach 32 units from the cell's origin, 0.0005 units exact. */
export const MERGED_STEPS_PER_UNIT = 1024;

export interface ShellPlacement {
  readonly sprite: string;
  readonly frame: number;
  /** Anchor, game axes. */
  readonly anchor: Vec3;
}

export interface CellShells {
  /** Point that positions are relative to, game axes. */
  readonly origin: Vec3;
  readonly lod: 0 | 1 | 2;
  readonly placements: readonly ShellPlacement[];
}

export interface MergedShells {
  /** East, up, south (scene axes) and a zero for alignment, in MERGED_STEPS_PER_UNIT, relative to the origin. */
  readonly positions: Int16Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** Where game axis x, y, z stands in scene axes (east, up, south). */
const SCENE_AXIS = [0, 2, 1] as const;

const shellsOfSprite = new Map<string, DecodedShells>();

/** Keeps a sprite's decoded shells for merging. */
export function rememberShells(sprite: string, bytes: Uint8Array): void {
  shellsOfSprite.set(sprite, decodeShells(bytes));
}

/** Merges; sprites whose shells are not loaded are an error of the caller. */
export function mergeShells(cell: CellShells): MergedShells {
  const parts = cell.placements.map((placement) => {
    const mesh = shellsOfSprite.get(placement.sprite)?.[placement.frame]?.[cell.lod];
    if (mesh === undefined) throw new RangeError(`no shell of ${placement.sprite} frame ${placement.frame}`);
    return { mesh, anchor: placement.anchor };
  });
  const positions = new Int16Array(parts.reduce((sum, part) => sum + (part.mesh.positions.length / 3) * 4, 0));
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.mesh.indices.length, 0));
  let vertex = 0;
  let index = 0;
  for (const { mesh, anchor } of parts) {
    // Swapping two axes mirrors: the winding is turned round, so that faces still look outwards.
    for (let i = 0; i < mesh.indices.length; i += 3) {
      indices[index++] = vertex + mesh.indices[i]!;
      indices[index++] = vertex + mesh.indices[i + 2]!;
      indices[index++] = vertex + mesh.indices[i + 1]!;
    }
    for (let i = 0; i < mesh.positions.length; i += 3, vertex++) {
      for (let axis = 0; axis < 3; axis++) {
        const local = mesh.offset[axis]! + mesh.positions[i + axis]! * mesh.scale;
        const steps = (local + anchor[axis]! - cell.origin[axis]!) * MERGED_STEPS_PER_UNIT;
        positions[vertex * 4 + SCENE_AXIS[axis]!] = Math.max(-32768, Math.min(32767, Math.round(steps)));
      }
    }
  }
  return { positions, indices };
}
