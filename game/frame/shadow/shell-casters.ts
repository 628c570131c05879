// Shells as shadow casters: one mesh a cell of CELL_TILES x CELL_TILES tiles, seen by the sun and never by the camera.

import { Buffer as GpuBuffer, VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.pure';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { addVec3, gameToScene, scaleVec3, type Vec3 } from '../../../shared/vector.ts';
import type { ShadowQuality } from '../../core/url-options.ts';
import { MERGED_STEPS_PER_UNIT, type MergedShells, type ShellPlacement } from '../../load/merge-shells.ts';
import type { WorkerClient } from '../../load/worker-client.ts';
import { anchorOf, type PlacedStatic } from '../../world/place-statics.ts';
import type { CasterBounds } from './fit-sun-shadow.ts';

/** Tiles along a cell's edge: few draws, and few shells to merge again when something in it changes. */
export const CELL_TILES = 16;

/** Which level of the shells a shadow quality draws: each about half a texel of its map coarse. */
export const LOD_OF_QUALITY: Readonly<Record<ShadowQuality, 0 | 1 | 2>> = { high: 0, medium: 1, low: 2 };

/** Bytes of a merged vertex: three shorts and one of padding. */
const VERTEX_BYTES = 8;

export interface Cell {
  readonly key: string;
  readonly origin: Vec3;
  readonly placements: ShellPlacement[];
}

/** Sorts statics into cells by their anchors. */
export function groupByCell(statics: readonly PlacedStatic[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const placed of statics) {
    const anchor = anchorOf(placed);
    const cellX = Math.floor(anchor[0] / CELL_TILES);
    const cellY = Math.floor(anchor[1] / CELL_TILES);
    const key = `${cellX},${cellY}`;
    let cell = cells.get(key);
    if (cell === undefined) {
      // The middle of the cell, so that 16 bits reach as far to every side.
      cell = { key, origin: [(cellX + 0.5) * CELL_TILES, (cellY + 0.5) * CELL_TILES, 0], placements: [] };
      cells.set(key, cell);
    }
    cell.placements.push({ sprite: placed.sprite, frame: placed.frame, anchor });
  }
  return [...cells.values()];
}

/** A caster and what it fills, game axes. */
export interface ShellCaster {
  /** Key of its cell: one caster a cell. */
  readonly cell: string;
  readonly mesh: Mesh;
  readonly bounds: CasterBounds;
}

/** Makes a mesh of merged shells; it casts nothing yet. */
export function createCaster(
  scene: Scene,
  engine: Engine,
  { key, origin }: Pick<Cell, 'key' | 'origin'>,
  merged: MergedShells,
): ShellCaster {
  const mesh = new Mesh('shadow.shells', scene);
  const buffer = new GpuBuffer(engine, merged.positions, false, VERTEX_BYTES, false, false, true);
  mesh.setVerticesBuffer(
    new VertexBuffer(engine, buffer, VertexBuffer.PositionKind, {
      stride: VERTEX_BYTES,
      size: 3,
      type: VertexBuffer.SHORT,
      normalized: false,
      useBytes: true,
      takeBufferOwnership: true,
    }),
    false,
    merged.positions.length / 4,
  );
  mesh.setIndices(merged.indices, merged.positions.length / 4);
  mesh.scaling = new Vector3(1, 1, 1).scaleInPlace(1 / MERGED_STEPS_PER_UNIT);
  mesh.position = new Vector3(...gameToScene(origin));
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = new Vector3(-Infinity, -Infinity, -Infinity);
  for (let i = 0; i < merged.positions.length; i += 4) {
    low.minimizeInPlaceFromFloats(merged.positions[i]!, merged.positions[i + 1]!, merged.positions[i + 2]!);
    high.maximizeInPlaceFromFloats(merged.positions[i]!, merged.positions[i + 1]!, merged.positions[i + 2]!);
  }
  mesh.computeWorldMatrix(true);
  mesh.setBoundingInfo(new BoundingInfo(low, high, mesh.getWorldMatrix()));
  mesh.doNotSyncBoundingInfo = true;
  const inUnits = (steps: Vector3): Vec3 =>
    addVec3(origin, scaleVec3([steps.x, steps.z, steps.y], 1 / MERGED_STEPS_PER_UNIT));
  return { cell: key, mesh, bounds: { min: inUnits(low), max: inUnits(high) } };
}

/**
 * Merges the statics' shells in the worker and makes their meshes, in the order of the cells.
 *
 * @param isWanted whether to make the caster of a cell
 */
export async function createShellCasters(
  scene: Scene,
  engine: Engine,
  worker: WorkerClient,
  statics: readonly PlacedStatic[],
  quality: ShadowQuality,
  isWanted: (cell: Cell) => boolean,
): Promise<ShellCaster[]> {
  const cells = groupByCell(statics).filter(isWanted);
  const lod = LOD_OF_QUALITY[quality];
  const merged = await Promise.all(
    cells.map((cell) => worker.merge({ origin: cell.origin, lod, placements: cell.placements })),
  );
  return merged.flatMap((shells, i) =>
    shells.indices.length === 0 ? [] : [createCaster(scene, engine, cells[i]!, shells)],
  );
}
