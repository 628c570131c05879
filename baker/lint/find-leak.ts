// Does light pass where it should not? A plate is shut in on all sides, flooded from before it, and leaks if the flood comes
// out behind. What is open by design is shut first: where glass glows, and where there is no matter at all, at least
// OPENING_VOXELS wide and high, with the rim round it, where a voxel is only partly the plate's. What then lets light through
// is too thin, or a gap that nobody would look through.

import { type Brick, FULL_SHARE } from '../../shared/format/brick.ts';
import { SOLID_SLAB_UNITS, VOXELS_PER_UNIT } from '../../shared/limits.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { floodFill } from '../../shared/voxel/flood-fill.ts';
import { packOccupancy, SOLID_SHARE } from '../../shared/voxel/occupancy.ts';
import { indexOf, layPlate, MARGIN_VOXELS, type Plate, plugCell, shutIn } from './plate.ts';

/** Least width and height of an opening that is meant, voxels: a quarter of a unit. */
const OPENING_VOXELS = 2;

/**
 * How much more than the threshold a plate should be worth. Sampled by texels a wall's voxels are up to 7 % off, and a wall
 * that is a hair above the threshold opens with the next export.
 */
const SAFETY = 1.2;

/** What matter should be worth, units. */
export const SAFE_SLAB_UNITS = SOLID_SLAB_UNITS * SAFETY;

export interface Leak {
  /** The middle of the leaking voxel, units from the anchor. */
  readonly place: Vec3;
  /** The thickest slab there that light would have to pass, units; 0: a gap. */
  readonly thicknessUnits: number;
  /** Cells that let light straight through; 0: it goes round corners. */
  readonly cells: number;
  /** Light passes; else it would if there were a little less matter. */
  readonly isOpen: boolean;
}

/** A cell of a plate. */
interface Cell {
  readonly column: number;
  readonly row: number;
  /** Depth of the voxel with most matter. */
  readonly depth: number;
  readonly share: number;
}

/**
 * @param brick of the frame
 * @param glow brick of its glowing texels alone, taken as matter
 */
export function findLeak(brick: Brick, glow: Brick): Leak | undefined {
  const plate = layPlate(brick);
  if (plate === undefined) return undefined;
  const isShut = markOpenings(plate, glow);
  const [columns, rows] = plate.cells;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isShut(column, row)) plugCell(plate, column, row);
      else cells.push(measureCell(plate, column, row));
    }
  }
  shutIn(plate);
  const start = toWorld(plate, columns >> 1, rows >> 1, 1);
  const needed = Math.round(SOLID_SHARE * SAFETY);
  const { leak } = floodFill(packOccupancy(plate.grid, needed), start);
  if (leak === undefined) return undefined;
  const isOpen = floodFill(packOccupancy(plate.grid), start).leak !== undefined;
  const through = cells.filter(({ share }) => share < needed);
  const worst = through.reduce<Cell | undefined>(
    (least, cell) => (least === undefined || cell.share < least.share ? cell : least),
    undefined,
  );
  const voxel = worst === undefined ? leak : toWorld(plate, worst.column, worst.row, worst.depth);
  return {
    place: voxel.map((edge) => (edge + 0.5) / VOXELS_PER_UNIT) as unknown as Vec3,
    thicknessUnits: (worst?.share ?? 0) / FULL_SHARE / VOXELS_PER_UNIT,
    cells: through.length,
    isOpen,
  };
}

function measureCell(plate: Plate, column: number, row: number): Cell {
  let [depth, share] = [plate.depth >> 1, 0];
  for (let at = 0; at < plate.depth; at++) {
    const here = plate.grid.solid[indexOf(plate, column, row, at)]!;
    if (here > share) [depth, share] = [at, here];
  }
  return { column, row, depth, share };
}

/** @returns whether a cell is an opening or its rim; what lies outside the plate is open, unless the plate goes on there */
function markOpenings(plate: Plate, glow: Brick): (column: number, row: number) => boolean {
  const [columns, rows] = plate.cells;
  const isGlowing = markGlow(plate, glow);
  const wrap = (value: number, count: number, isRun: boolean): number =>
    isRun ? (value + count) % count : value < 0 || value >= count ? -1 : value;
  const read = (marks: Uint8Array, column: number, row: number): boolean => {
    const u = wrap(column, columns, plate.isRun[0]);
    const v = wrap(row, rows, plate.isRun[1]);
    return u < 0 || v < 0 || marks[u + columns * v] === 1;
  };
  const mark = (test: (column: number, row: number) => boolean): Uint8Array => {
    const marks = new Uint8Array(columns * rows);
    for (let i = 0; i < marks.length; i++) marks[i] = test(i % columns, Math.floor(i / columns)) ? 1 : 0;
    return marks;
  };
  const empty = mark((u, v) => isGlowing.has(u + columns * v) || measureCell(plate, u, v).share === 0);
  const isSquare = (u: number, v: number): boolean =>
    offsets(0, OPENING_VOXELS - 1).every(([du, dv]) => read(empty, u + du, v + dv));
  const open = mark(
    (u, v) =>
      empty[u + columns * v] === 1 && offsets(1 - OPENING_VOXELS, 0).some(([du, dv]) => isSquare(u + du, v + dv)),
  );
  return (column, row) => offsets(-1, 1).some(([du, dv]) => read(open, column + du, row + dv));
}

function offsets(from: number, to: number): [number, number][] {
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return steps.flatMap((du) => steps.map((dv): [number, number] => [du, dv]));
}

/** @returns cells before or behind which something glows */
function markGlow(plate: Plate, { origin, size, solid }: Brick): ReadonlySet<number> {
  const [u, v] = plate.axes;
  const [columns, rows] = plate.cells;
  const cells = new Set<number>();
  solid.forEach((share, voxel) => {
    if (share === 0) return;
    const at = [voxel % size[0], Math.floor(voxel / size[0]) % size[1], Math.floor(voxel / (size[0] * size[1]))];
    const placeOf = (axis: 0 | 1 | 2): number => at[axis]! + origin[axis] - plate.grid.origin[axis] - MARGIN_VOXELS;
    const [column, row] = [placeOf(u), placeOf(v)];
    if (column >= 0 && row >= 0 && column < columns && row < rows) cells.add(column + columns * row);
  });
  return cells;
}

function toWorld({ grid, across, axes }: Plate, column: number, row: number, depth: number): Vec3 {
  const at: [number, number, number] = [...grid.origin] as [number, number, number];
  at[across] += depth;
  at[axes[0]] += column + MARGIN_VOXELS;
  at[axes[1]] += row + MARGIN_VOXELS;
  return at;
}
