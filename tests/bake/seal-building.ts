// Buildings of any outline, put together from the sprites that the game ships as a map would place them: walls on the edges of
// the outline, a post on each corner, a closed door, boards on the floor of each storey.
//
//     # # . .        an outline is a list of rows; this one has an inner corner
//     # # # #

import type { Brick } from '../../shared/format/brick.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { floodFill } from '../../shared/voxel/flood-fill.ts';
import { packOccupancy } from '../../shared/voxel/occupancy.ts';
import { addBox, addBrick, anchorToVoxels, createShareGrid } from '../../shared/voxel/share-grid.ts';

export type Outline = readonly string[];

export interface BuildingPlan {
  readonly walls: 'timber' | 'stone' | 'brick';
  /** Rows of tiles, `#` inside. */
  readonly outline: Outline;
  readonly storeys: number;
  /** On the ground storey: in the first wall along x that looks south, or along y that looks east. */
  readonly door: 'x' | 'y';
}

export interface Piece {
  readonly name: string;
  readonly anchor: Vec3;
}

/** Walls, posts, door and floors of all storeys. No ceiling. */
export function planBuilding(plan: BuildingPlan): Piece[] {
  return Array.from({ length: plan.storeys }, (_, storey) => [
    ...planWalls(plan, storey),
    ...planBoards(plan, storey),
  ]).flat();
}

/** Boards over the whole outline, on top of `storey` storeys. */
export function planBoards({ outline }: Pick<BuildingPlan, 'outline'>, storey: number): Piece[] {
  return listTiles(outline).map(([x, y]) => ({
    name: 'floor_plank',
    anchor: [x + 0.5, y + 0.5, storey * STOREY_UNITS],
  }));
}

function planWalls({ walls, outline, door }: BuildingPlan, storey: number): Piece[] {
  const pieces: Piece[] = [];
  const isInside = (x: number, y: number): boolean => outline[y]?.[x] === '#';
  const put = (name: string, x: number, y: number): void => {
    pieces.push({ name, anchor: [x + 0.5, y + 0.5, storey * STOREY_UNITS] });
  };
  const kinds = walls === 'timber' ? ['plain', 'brace'] : ['plain'];
  let hasDoor = storey > 0;
  const putWall = (orientation: 'x' | 'y', x: number, y: number, looksToDoorSide: boolean): void => {
    const isDoor = !hasDoor && door === orientation && looksToDoorSide;
    hasDoor ||= isDoor;
    put(`wall_${walls}_${isDoor ? 'door' : kinds[(x + y) % kinds.length]}_${orientation}`, x, y);
    if (isDoor) put(`door_plank_${orientation}`, x, y);
  };
  for (let y = 0; y <= outline.length; y++) {
    for (let x = 0; x <= outline[0]!.length; x++) {
      const [here, north, west, both] = [
        isInside(x, y),
        isInside(x, y - 1),
        isInside(x - 1, y),
        isInside(x - 1, y - 1),
      ];
      if (here !== north) putWall('x', x, y, north);
      if (here !== west) putWall('y', x, y, west);
      const meetsAlongX = here !== north || west !== both;
      const meetsAlongY = here !== west || north !== both;
      if (meetsAlongX && meetsAlongY) put(`post_${walls}`, x, y);
    }
  }
  return pieces;
}

/** The outline's tiles, row by row. */
export function listTiles(outline: Outline): (readonly [x: number, y: number])[] {
  return outline.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === '#' ? [[x, y] as const] : [])));
}

/** Room round a building, in units, that a leak must cross to be counted. */
const MARGIN_UNITS = 1;

export interface Flooding {
  readonly outline: Outline;
  readonly pieces: readonly Piece[];
  readonly brickOf: (name: string) => Brick;
  /** Storeys that are flooded, each from its first tile at breast height. */
  readonly storeys: readonly number[];
  /** Of the box that is looked at: whole units. */
  readonly heightUnits: number;
}

/** @returns the first leak, or undefined when all the storeys are sealed and have room inside */
export function findBuildingLeak(flooding: Flooding, solidShare?: number): string | undefined {
  const { outline, pieces, brickOf, storeys, heightUnits } = flooding;
  const low: Vec3 = [-MARGIN_UNITS, -MARGIN_UNITS, -0.5];
  const [columns, rows] = [outline[0]!.length, outline.length];
  const size: Vec3 = [columns + 2 * MARGIN_UNITS, rows + 2 * MARGIN_UNITS, heightUnits];
  const grid = createShareGrid([low[0] * 8, low[1] * 8, low[2] * 8], [size[0] * 8, size[1] * 8, size[2] * 8]);
  addBox(grid, low, [low[0] + size[0], low[1] + size[1], 0]);
  for (const { name, anchor } of pieces) addBrick(grid, brickOf(name), anchorToVoxels(anchor));
  const occupancy = packOccupancy(grid, solidShare);
  const tiles = listTiles(outline);
  for (const storey of storeys) {
    const [x, y] = tiles[0]!;
    const flood = floodFill(occupancy, [x * 8 + 4, y * 8 + 4, Math.round(storey * STOREY_UNITS * 8) + 8]);
    if (flood.leak !== undefined) return `storey ${storey} leaks to voxel ${flood.leak}`;
    // A storey is 17 voxels high; walls and floor take some of it.
    if (flood.voxels < tiles.length * 6 * 6 * 14) return `storey ${storey} has only ${flood.voxels} voxels inside`;
  }
  return undefined;
}
