// Cells to a map: each in a square of its own, so far from the next that no shadow and no light crosses over. So one page
// draws a whole sheet, a picture a cell.

import { isGroundName } from '../../shared/names.ts';
import { HALF_TILE_PX, PX_PER_UNIT, TILE_PX } from '../../shared/projection.ts';
import type { Cell, CellStatic } from './build-cells.ts';

/** Length of a shadow at the lowest of the lights, 17 degrees, in heights of what casts it. */
const SHADOW_REACH = 3.3;

/** How far a lamp shines at most, tiles. */
const LAMP_REACH_TILES = 8;

const GROUND_AROUND = 'ground_grass';

export interface PlacedCell {
  readonly cell: Cell;
  /** Tile of its middle. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedCellStatic extends CellStatic {
  /** Tiles of the map. */
  readonly x: number;
  readonly y: number;
}

export interface PlannedMap {
  readonly cells: readonly PlacedCell[];
  readonly statics: readonly PlacedCellStatic[];
  /** Edge of each cell's square, tiles. */
  readonly pitch: number;
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  /** Ground sprite of each tile, row by row. */
  readonly tiles: readonly string[];
}

/** Tiles from a square's edge that a cell needs on each side. */
function reachOf({ view, fieldTiles = 0 }: Cell): number {
  // A view's corner lies (half its width + half its height) / TILE_PX tiles from its middle along an axis.
  const across = Math.max(-view.left, view.right) + Math.max(-view.top, view.bottom);
  return Math.max(across / TILE_PX, fieldTiles / 2);
}

/** Units that anything in a cell stands high, at most: what is seen above the ground point. */
function heightOf({ view }: Cell): number {
  return Math.max(-view.top, 0) / PX_PER_UNIT;
}

/** @param around ground round fields; a bake may lack the usual one */
export function planMap(cells: readonly Cell[], around = GROUND_AROUND): PlannedMap {
  const shown = Math.max(...cells.map(reachOf));
  const cast = SHADOW_REACH * Math.max(...cells.map(heightOf));
  const pitch = Math.ceil(2 * shown + Math.max(cast, LAMP_REACH_TILES));
  const columns = Math.ceil(Math.sqrt(cells.length));
  const placed = cells.map((cell, i): PlacedCell => {
    const column = i % columns;
    const row = (i - column) / columns;
    return { cell, x: column * pitch + (pitch >> 1), y: row * pitch + (pitch >> 1) };
  });
  const width = columns * pitch;
  const height = Math.ceil(cells.length / columns) * pitch;
  const tiles = new Array<string>(width * height).fill(around);
  for (const { cell, x, y } of placed) {
    const half = cell.fieldTiles === undefined ? pitch >> 1 : cell.fieldTiles >> 1;
    const edge = cell.fieldTiles ?? pitch;
    for (let row = y - half; row < y - half + edge; row++) {
      tiles.fill(cell.ground, row * width + x - half, row * width + x - half + edge);
    }
  }
  const statics = placed.flatMap(({ cell, x, y }) =>
    cell.statics.map((one): PlacedCellStatic => ({ ...one, x: x + one.x, y: y + one.y })),
  );
  return { cells: placed, statics, pitch, width, height, tiles };
}

/** Texel of the world's screen that is a cell's middle: the ground point of its tile. */
export function middleOf({ x, y }: PlacedCell): readonly [x: number, y: number] {
  return [(x - y) * HALF_TILE_PX, (x + y + 1) * HALF_TILE_PX];
}

/** Ground sprites of a plan, each once. */
export function listGrounds({ tiles }: PlannedMap): string[] {
  return [...new Set(tiles)].filter(isGroundName);
}
