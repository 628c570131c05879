// Rooms put together from wall sprites' bricks as a map would place them: `_x` on tiles' north edges, `_y` on west edges.
//
//        x x x        tiles 0..columns-1, rows likewise; the south walls are the north edges of row `rows`, the east
//      y . . . y      walls the west edges of column `columns`. Nothing stands on the corners.
//      y . . . y
//        x x x

import type { Brick } from '../../shared/format/brick.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { floodFill } from '../../shared/voxel/flood-fill.ts';
import { packOccupancy } from '../../shared/voxel/occupancy.ts';
import { addBox, addBrick, anchorToVoxels, createShareGrid, type ShareGrid } from '../../shared/voxel/share-grid.ts';

export interface Walls {
  readonly x: Brick;
  readonly y: Brick;
}

export interface RoomPlan {
  readonly walls: Walls;
  readonly columns: number;
  readonly rows: number;
  readonly storeys?: number;
  /** Leaves out the nth wall piece, counted from the north-west on the ground storey: x pieces first. */
  readonly without?: number;
  /** Puts another brick in place of the nth piece (a window). */
  readonly instead?: readonly [piece: number, brick: Brick];
  /** Tiles of a floor sprite lie on top of each storey; without: a board of LID_UNITS. */
  readonly floor?: Brick;
}

/** As thin as a roof gets. */
const LID_UNITS = 0.09;

/** Room round the walls, in units, that a leak must cross to be counted. */
const MARGIN_UNITS = 1;

interface Piece {
  readonly brick: Brick;
  readonly anchor: Vec3;
}

export function placeWalls(plan: RoomPlan, base: number): Piece[] {
  const pieces: Piece[] = [];
  const { walls, columns, rows } = plan;
  for (const row of [0, rows]) {
    for (let column = 0; column < columns; column++) {
      pieces.push({ brick: walls.x, anchor: [column + 0.5, row + 0.5, base] });
    }
  }
  for (const column of [0, columns]) {
    for (let row = 0; row < rows; row++) pieces.push({ brick: walls.y, anchor: [column + 0.5, row + 0.5, base] });
  }
  return pieces;
}

export function composeRoom(plan: RoomPlan): ShareGrid {
  const { columns, rows, storeys = 1 } = plan;
  const low: Vec3 = [-MARGIN_UNITS, -MARGIN_UNITS, -0.5];
  // Space for the lid and free voxels above it, in whole half units.
  const top = Math.ceil((storeys * STOREY_UNITS + LID_UNITS + 0.5) * 2) / 2;
  const size = [columns + 2 * MARGIN_UNITS, rows + 2 * MARGIN_UNITS, top + 0.5] as const;
  const grid = createShareGrid([low[0] * 8, low[1] * 8, low[2] * 8], [size[0] * 8, size[1] * 8, size[2] * 8]);
  addBox(grid, low, [low[0] + size[0], low[1] + size[1], 0]);
  for (let storey = 0; storey < storeys; storey++) {
    const pieces = placeWalls(plan, storey * STOREY_UNITS);
    pieces.forEach((piece, index) => {
      if (storey === 0 && index === plan.without) return;
      const isReplaced = storey === 0 && plan.instead?.[0] === index;
      addBrick(grid, isReplaced ? plan.instead[1] : piece.brick, anchorToVoxels(piece.anchor));
    });
    const lid = (storey + 1) * STOREY_UNITS;
    if (plan.floor === undefined) {
      addBox(grid, [0, 0, lid], [columns, rows, lid + LID_UNITS]);
      continue;
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        addBrick(grid, plan.floor, anchorToVoxels([column + 0.5, row + 0.5, lid]));
      }
    }
  }
  return grid;
}

/** Floods each storey from its middle. @returns the first leak, or undefined when all are sealed and have room inside */
export function findLeak(plan: RoomPlan, solidShare?: number): string | undefined {
  const occupancy = packOccupancy(composeRoom(plan), solidShare);
  for (let storey = 0; storey < (plan.storeys ?? 1); storey++) {
    const start: Vec3 = [plan.columns * 4, plan.rows * 4, Math.round(storey * STOREY_UNITS * 8) + 8];
    const flood = floodFill(occupancy, start);
    const where = `${plan.columns} x ${plan.rows}, storey ${storey}`;
    if (flood.leak !== undefined) return `${where}: leaks to voxel ${flood.leak}`;
    if (flood.voxels < plan.columns * plan.rows * 8 * 8 * 8) return `${where}: only ${flood.voxels} voxels inside`;
  }
  return undefined;
}

/** Runs of 1 to 5 pieces along both orientations. */
export const ROOM_SIZES = [1, 2, 3, 4, 5].flatMap((columns) => [1, 2, 3, 4, 5].map((rows) => ({ columns, rows })));

/** A few of them, with every kind of corner and the longest runs, for searches. */
const SEARCH_SIZES = [
  { columns: 1, rows: 1 },
  { columns: 5, rows: 2 },
  { columns: 2, rows: 5 },
];

/** @returns the largest share from which voxels may be solid so that rooms stay sealed; 0 when none does */
export function findSealMargin(plan: Omit<RoomPlan, 'columns' | 'rows'>, most = 250): number {
  let low = 0;
  let high = most + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (SEARCH_SIZES.every((size) => findLeak({ ...plan, ...size }, middle) === undefined)) low = middle;
    else high = middle;
  }
  return low;
}
