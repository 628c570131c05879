// Houses put together from the sprites that the game ships, as a map would place them: walls on the tiles' edges, posts on
// the corners, a closed door, boards on the ground, and a roof with its gables.
//
// The ridge runs along x or along y. Every roof piece stands at whole multiples of one tile's rise.

import type { Brick } from '../../shared/format/brick.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { floodFill } from '../../shared/voxel/flood-fill.ts';
import { packOccupancy } from '../../shared/voxel/occupancy.ts';
import { addBox, addBrick, anchorToVoxels, createShareGrid } from '../../shared/voxel/share-grid.ts';

export interface HousePlan {
  readonly walls: 'timber' | 'stone' | 'brick';
  /** Of the gable that looks east or south; without: as the walls. */
  readonly gable?: 'timber' | 'stone' | 'brick' | 'timber_unlit';
  readonly roof: 'shingle' | 'thatch' | 'slate';
  /** Tiles. The house is as deep across its ridge as its gables are wide: 2 or 4. */
  readonly columns: number;
  readonly rows: number;
  readonly ridge: 'x' | 'y';
  /** Its roof falls to all four sides: no gables. The house is then longer than deep, or square. */
  readonly isHipped?: boolean;
}

export interface HousePiece {
  readonly name: string;
  readonly anchor: Vec3;
}

/** What a roof rises over one tile. */
const RISE_UNITS = 32 / PX_PER_UNIT;
/** Room round the house, in units, that a leak must cross to be counted. */
const MARGIN_UNITS = 1;

/** All pieces of a house, one door in the middle of its south wall. */
export function planHouse(plan: HousePlan): HousePiece[] {
  return [...planWalls(plan), ...planRoof(plan)];
}

function planWalls({ walls, columns, rows }: HousePlan): HousePiece[] {
  const pieces: HousePiece[] = [];
  const put = (name: string, x: number, y: number): void => {
    pieces.push({ name, anchor: [x + 0.5, y + 0.5, 0] });
  };
  const kinds = walls === 'timber' ? ['plain', 'brace'] : ['plain'];
  const door = columns >> 1;
  for (let x = 0; x < columns; x++) {
    const kind = kinds[x % kinds.length];
    put(`wall_${walls}_${kind}_x`, x, 0);
    put(`wall_${walls}_${x === door ? 'door' : kind}_x`, x, rows);
  }
  put('door_plank_x', door, rows);
  for (let y = 0; y < rows; y++) {
    const kind = kinds[y % kinds.length];
    put(`wall_${walls}_${kind}_y`, 0, y);
    put(`wall_${walls}_${kind}_y`, columns, y);
  }
  for (const x of [0, columns]) for (const y of [0, rows]) put(`post_${walls}`, x, y);
  for (let x = 0; x < columns; x++) for (let y = 0; y < rows; y++) put('floor_plank', x, y);
  return pieces;
}

function planRoof(plan: HousePlan): HousePiece[] {
  const { walls, gable = walls, roof, columns, rows, ridge, isHipped = false } = plan;
  const pieces: HousePiece[] = [];
  const [length, depth] = ridge === 'x' ? [columns, rows] : [rows, columns];
  const [low, high, first, last] = ridge === 'x' ? ['n', 's', 'w', 'e'] : ['w', 'e', 'n', 's'];
  const put = (name: string, along: number, across: number, rises: number): void => {
    const [x, y] = ridge === 'x' ? [along, across] : [across, along];
    pieces.push({ name: `roof_${name}`, anchor: [x, y, rises * RISE_UNITS] });
  };
  /** A hip's corner is named north or south first. */
  const cornerOf = (side: string, end: string): string => (ridge === 'x' ? side + end : end + side);
  for (let course = 0; course < depth / 2; course++) {
    const part = course === 0 ? 'eave' : 'slope';
    const start = isHipped ? course : 0;
    const [near, far] = [course + 0.5, depth - course - 0.5];
    for (let along = start + 0.5; along < length - start; along++) {
      const end = along === start + 0.5 ? first : along === length - start - 0.5 ? last : undefined;
      for (const [side, across] of [[low, near] as const, [high, far] as const]) {
        const isHip = isHipped && end !== undefined;
        put(`${roof}_${isHip ? `hip_${part}_${cornerOf(side!, end)}` : `${part}_${side}`}`, along, across, course + 1);
      }
    }
    for (let across = course + 1.5; isHipped && across < depth - course - 1; across++) {
      put(`${roof}_${part}_${first}`, near, across, course + 1);
      put(`${roof}_${part}_${last}`, length - near, across, course + 1);
    }
  }
  const ridgeFrom = isHipped ? depth / 2 : 0;
  for (let along = ridgeFrom + 0.5; along < length - ridgeFrom; along++) {
    put(`${roof}_ridge_${ridge}`, along, depth / 2, depth / 2 + 1);
  }
  if (isHipped) return pieces;
  // Gables that look north and west are never seen, so there is one kind for all walls.
  put(`gable_timber_${depth}_${first}`, 0, depth / 2, 1);
  put(`gable_${gable}_${depth}_${last}`, length, depth / 2, 1);
  return pieces;
}

/** Floods a house from its middle, at breast height. @returns the leak, or undefined when it is sealed and has room inside */
export function findHouseLeak(
  plan: HousePlan,
  pieces: readonly HousePiece[],
  brickOf: (name: string) => Brick,
  solidShare?: number,
): string | undefined {
  const { columns, rows } = plan;
  const low: Vec3 = [-MARGIN_UNITS, -MARGIN_UNITS, -0.5];
  const size: Vec3 = [columns + 2 * MARGIN_UNITS, rows + 2 * MARGIN_UNITS, 7];
  const grid = createShareGrid([low[0] * 8, low[1] * 8, low[2] * 8], [size[0] * 8, size[1] * 8, size[2] * 8]);
  addBox(grid, low, [low[0] + size[0], low[1] + size[1], 0]);
  for (const { name, anchor } of pieces) addBrick(grid, brickOf(name), anchorToVoxels(anchor));
  const flood = floodFill(packOccupancy(grid, solidShare), [columns * 4, rows * 4, 8]);
  if (flood.leak !== undefined) return `leaks to voxel ${flood.leak}`;
  if (flood.voxels < columns * rows * 8 * 8 * 14) return `only ${flood.voxels} voxels inside`;
  return undefined;
}
