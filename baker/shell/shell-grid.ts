// A grid shell as values; grid-shell.ts makes it.

import type { i32 } from '../mesh/numbers.ts';

/** Where the triangles of each cell lie: two of its front, two of its back, then two for each side with a wall. */
export class GridCells {
  /** The texel of each, from the anchor. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  readonly bodies: Int32Array;
  /** The first triangle of each; one entry more at the end. */
  readonly firsts: Int32Array;

  constructor(columns: Int32Array, rows: Int32Array, bodies: Int32Array, firsts: Int32Array) {
    this.columns = columns;
    this.rows = rows;
    this.bodies = bodies;
    this.firsts = firsts;
  }
}

export class GridShell {
  /**
   * Three for each vertex: units right, down the screen's plane and along the view ray. Distances are those of game axes; but
   * walls and texels lie along these axes, so that boxes around triangles are tight.
   */
  readonly points: Float64Array;
  /** The body of each vertex. Bodies' vertices and triangles follow each other in order. */
  readonly bodies: Int32Array;
  readonly bodyCount: i32;
  /** Three for each triangle; cross(b - a, c - a) in game axes points outwards. Triangles follow each other cell by cell. */
  readonly indices: Uint32Array;
  readonly cells: GridCells;

  constructor(points: Float64Array, bodies: Int32Array, bodyCount: i32, indices: Uint32Array, cells: GridCells) {
    this.points = points;
    this.bodies = bodies;
    this.bodyCount = bodyCount;
    this.indices = indices;
    this.cells = cells;
  }
}
