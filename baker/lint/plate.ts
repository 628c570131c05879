// What is to keep light out, as a plate: a wall, a door, a roof or a floor has one axis along which it is looked through, and a
// grid of cells, one voxel each, across that axis. A plate that fills a tile from edge to edge stands in a run of its like.

import type { Brick } from '../../shared/format/brick.ts';
import { CELL_VOXELS, FULL_SHARE } from '../../shared/format/brick.ts';
import { VOXELS_PER_UNIT } from '../../shared/limits.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { addBrick, createShareGrid, type ShareGrid } from '../../shared/voxel/share-grid.ts';

type Axis = 0 | 1 | 2;

export interface Plate {
  readonly grid: ShareGrid;
  /** The axis that light would cross the plate along. */
  readonly across: Axis;
  /** Axes of the cells. */
  readonly axes: readonly [u: Axis, v: Axis];
  /** Where the cells begin, voxels of the grid; before and behind them along each axis the grid has MARGIN_VOXELS more. */
  readonly cells: readonly [columns: number, rows: number];
  /** The plate goes on with its like along u, v: cells wrap. */
  readonly isRun: readonly [u: boolean, v: boolean];
  /** Voxels along `across`, margins included. */
  readonly depth: number;
}

/** Free room before and behind a plate, and what shuts it in beside. */
export const MARGIN_VOXELS = CELL_VOXELS;

/** Where a tile may begin, voxels from the anchor: sprites stand at a tile's middle, some at its north-west corner. */
const TILE_STARTS_VOXELS = [-VOXELS_PER_UNIT / 2, 0] as const;

/** How far a piece of a run may reach over into its neighbour's tile: plinths, shingles; not a gable two tiles wide. */
const REACH_VOXELS = 2;

/** @returns undefined for an empty brick */
export function layPlate(brick: Brick): Plate | undefined {
  const reach = measureReach(brick);
  if (reach === undefined) return undefined;
  const across = findAcross(brick);
  const axes = ([0, 1, 2] as const).filter((axis) => axis !== across) as [Axis, Axis];
  const starts = axes.map((axis) => (axis === 2 ? undefined : findFilledTile(reach[axis])));
  const low = [...brick.origin] as [number, number, number];
  const size = [...brick.size] as [number, number, number];
  for (const [i, axis] of axes.entries()) {
    const start = starts[i];
    if (start === undefined) continue;
    low[axis] = start;
    size[axis] = VOXELS_PER_UNIT;
  }
  const grid = createShareGrid(
    low.map((edge) => edge - MARGIN_VOXELS) as unknown as Vec3,
    size.map((edge) => edge + 2 * MARGIN_VOXELS) as unknown as Vec3,
  );
  const steps = starts.map((start) => (start === undefined ? [0] : [-1, 0, 1]));
  for (const u of steps[0]!) {
    for (const v of steps[1]!) {
      const anchor: [number, number, number] = [0, 0, 0];
      anchor[axes[0]] = u * VOXELS_PER_UNIT;
      anchor[axes[1]] = v * VOXELS_PER_UNIT;
      addBrick(grid, brick, anchor);
    }
  }
  return {
    grid,
    across,
    axes,
    cells: [size[axes[0]], size[axes[1]]],
    isRun: [starts[0] !== undefined, starts[1] !== undefined],
    depth: grid.size[across],
  };
}

/** @returns the index in the grid of a voxel by its cell and its depth, margins included */
export function indexOf({ grid, across, axes }: Plate, column: number, row: number, depth: number): number {
  const at: [number, number, number] = [0, 0, 0];
  at[across] = depth;
  at[axes[0]] = column + MARGIN_VOXELS;
  at[axes[1]] = row + MARGIN_VOXELS;
  return at[0] + grid.size[0] * (at[1] + grid.size[1] * at[2]);
}

/** Makes a cell solid as deep as the plate; in front of it and behind it light still passes. */
export function plugCell(plate: Plate, column: number, row: number): void {
  for (let depth = MARGIN_VOXELS; depth < plate.depth - MARGIN_VOXELS; depth++) {
    plate.grid.solid[indexOf(plate, column, row, depth)] = FULL_SHARE;
  }
}

/** Makes all solid that lies beside the cells, and what lies furthest in front of them: light can only leave behind the plate. */
export function shutIn(plate: Plate): void {
  const [columns, rows] = plate.cells;
  for (let row = -MARGIN_VOXELS; row < rows + MARGIN_VOXELS; row++) {
    for (let column = -MARGIN_VOXELS; column < columns + MARGIN_VOXELS; column++) {
      const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
      const end = isInside ? 1 : plate.depth;
      for (let depth = 0; depth < end; depth++) plate.grid.solid[indexOf(plate, column, row, depth)] = FULL_SHARE;
    }
  }
}

type Reach = readonly [low: number, high: number];

/** @returns the start of the tile that is filled from edge to edge, if any */
function findFilledTile([low, high]: Reach): number | undefined {
  return TILE_STARTS_VOXELS.find((start) => {
    const end = start + VOXELS_PER_UNIT;
    return low <= start && high >= end && low >= start - REACH_VOXELS && high <= end + REACH_VOXELS;
  });
}

/** @returns for each axis the voxels from the first that holds matter to before the next after the last */
function measureReach({ origin, size, solid }: Brick): readonly [Reach, Reach, Reach] | undefined {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  solid.forEach((share, voxel) => {
    if (share === 0) return;
    const at = [voxel % size[0], Math.floor(voxel / size[0]) % size[1], Math.floor(voxel / (size[0] * size[1]))];
    for (const [axis, place] of at.entries()) {
      low[axis] = Math.min(low[axis]!, place + origin[axis]!);
      high[axis] = Math.max(high[axis]!, place + origin[axis]! + 1);
    }
  });
  const reach = (axis: number): Reach => [low[axis]!, high[axis]!];
  return low[0] === Infinity ? undefined : [reach(0), reach(1), reach(2)];
}

/** @returns the axis along which the matter hides most; of two that are equal, the first */
function findAcross({ size, solid }: Brick): Axis {
  const [width, depth, height] = size;
  const shadows = [new Uint8Array(depth * height), new Uint8Array(width * height), new Uint8Array(width * depth)];
  solid.forEach((share, voxel) => {
    if (share === 0) return;
    const [x, y, z] = [voxel % width, Math.floor(voxel / width) % depth, Math.floor(voxel / (width * depth))];
    shadows[0]![y + depth * z] = 1;
    shadows[1]![x + width * z] = 1;
    shadows[2]![x + width * y] = 1;
  });
  const areas = shadows.map((shadow) => shadow.reduce((sum, hidden) => sum + hidden, 0));
  return areas.indexOf(Math.max(...areas)) as Axis;
}
