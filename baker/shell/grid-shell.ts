// Turns cells into the grid shell: two sheets of quads on texel corners, one at the fronts and one at the backs, and a wall
// along every side where a cell is joined to none. Closed: each edge is shared by two triangles that run along it in
// opposite directions. Cells that only touch at a corner get vertices of their own there.
//
// Where an outline runs in stairs, its corners move a quarter of the way to their neighbours, which makes a diagonal edge
// straight: the real edge ran there, and a straight edge needs a tenth of the triangles. Outlines keep their corners
// elsewhere, so posts and the corners of a box stay as they are.

import { SHELL_STEPS_PER_UNIT } from '../../shared/format/shell.ts';
import { PX_PER_NEARNESS, PX_PER_UNIT } from '../../shared/projection.ts';
import type { Cells } from './cells.ts';
import { NO_CELL } from './cells.ts';
import { SLOPE_STEP_UNITS } from './link-texels.ts';
import type { GridCells, GridShell } from './shell-grid.ts';
import { LATTICE_PER_TEXEL, NEARNESS_PER_STEP } from './snap-place.ts';
import type { SolidField } from './solid-field.ts';
import { MIN_THICKNESS_HEIGHT } from './solid-field.ts';

/** Heights of vertices are whole steps of this, units. */
const HEIGHT_STEP_UNITS = 1 / SHELL_STEPS_PER_UNIT;

/** Longest step of a stair that is made straight, texels: flatter outlines are straight to a tenth of a texel anyway. */
const STAIR_TEXELS = 2;

/** @returns column, row and height on the shell's lattice (see shared/format/shell.ts) of a place as in GridShell.points */
export function toLattice(x: number, y: number, nearness: number): readonly [number, number, number] {
  const row = Math.round(y * PX_PER_NEARNESS * LATTICE_PER_TEXEL);
  const down = row / LATTICE_PER_TEXEL / PX_PER_NEARNESS;
  return [Math.round(x * PX_PER_UNIT * LATTICE_PER_TEXEL), row, Math.round((nearness - down) / NEARNESS_PER_STEP)];
}

/** Least doubled area of a triangle on the screen, square steps of the lattice: an eighth of that of half a texel. */
const FOLD_AREA_MIN = LATTICE_PER_TEXEL ** 2 / 8;

/** Corners of a texel, clockwise from the top left: columns and rows to add. */
const CORNER_RIGHT = [0, 1, 1, 0] as const;
const CORNER_DOWN = [0, 0, 1, 1] as const;

export function createGridShell(field: SolidField, cells: Cells): GridShell {
  const { corners, vertexCount } = nameVertices(cells);
  const lattice = new Int32Array(vertexCount * 3);
  const points = new Float64Array(vertexCount * 3);
  const bodies = new Int32Array(vertexCount);
  placeVertices(field, cells, corners, { lattice, points, bodies });
  return {
    points,
    bodies,
    bodyCount: cells.bodyCount,
    indices: createTriangles(cells, corners, lattice),
    cells: placeCells(field, cells),
  };
}

function placeCells(field: SolidField, cells: Cells): GridCells {
  const columns = new Int32Array(cells.count);
  const rows = new Int32Array(cells.count);
  const firsts = new Int32Array(cells.count + 1);
  for (let cell = 0; cell < cells.count; cell++) {
    const column = cells.texels[cell]! % field.width;
    columns[cell] = field.column0 + column;
    rows[cell] = field.row0 + (cells.texels[cell]! - column) / field.width;
    let triangles = 4;
    for (let side = 0; side < 4; side++) if (cells.joins[cell * 4 + side] === NO_CELL) triangles += 2;
    firsts[cell + 1] = firsts[cell]! + triangles;
  }
  return { columns, rows, bodies: cells.bodies.slice(0, cells.count), firsts };
}

/**
 * Gives each fan of cells around a corner a pair of vertices: front at an even number, back at the next.
 *
 * A corner has four places for cells, clockwise from the top left: the cell in place q has it as its corner (q + 2) & 3, and
 * the way on to the next place leads over the cell's side (q + 1) & 3, the way back over (q + 2) & 3.
 */
function nameVertices(cells: Cells): { corners: Int32Array; vertexCount: number } {
  const { joins } = cells;
  const corners = new Int32Array(cells.count * 4).fill(-1);
  let vertexCount = 0;
  for (let cell = 0; cell < cells.count; cell++) {
    for (let corner = 0; corner < 4; corner++) {
      if (corners[cell * 4 + corner] !== -1) continue;
      let first = cell;
      let place = (corner + 2) & 3;
      for (let turn = 0; turn < 3; turn++) {
        const before = joins[first * 4 + ((place + 2) & 3)]!;
        if (before === NO_CELL) break;
        first = before;
        place = (place + 3) & 3;
      }
      for (let at = first; at !== NO_CELL; place = (place + 1) & 3) {
        const slot = at * 4 + ((place + 2) & 3);
        if (corners[slot] !== -1) break;
        corners[slot] = vertexCount;
        at = joins[at * 4 + ((place + 1) & 3)]!;
      }
      vertexCount += 2;
    }
  }
  return { corners, vertexCount };
}

interface VertexArrays extends Pick<GridShell, 'points' | 'bodies'> {
  /** Three for each vertex: column and row in quarters of a texel from the anchor, height in HEIGHT_STEP_UNITS. */
  readonly lattice: Int32Array;
}

/** A corner's height is the mean over its cells; at an open corner each cell's slope carries its height to the corner. */
function placeVertices(field: SolidField, cells: Cells, corners: Int32Array, out: VertexArrays): void {
  const pairs = out.bodies.length / 2;
  const counts = new Uint8Array(pairs);
  for (const vertex of corners) counts[vertex >> 1]!++;
  const fronts = new Float64Array(pairs);
  const backs = new Float64Array(pairs);
  const columns = new Int32Array(pairs);
  const rows = new Int32Array(pairs);
  for (let cell = 0; cell < cells.count; cell++) {
    const frontEast = slopeAt(cells.fronts, cells.joins, cell, 1);
    const frontSouth = slopeAt(cells.fronts, cells.joins, cell, 2);
    const backEast = slopeAt(cells.backs, cells.joins, cell, 1);
    const backSouth = slopeAt(cells.backs, cells.joins, cell, 2);
    const column = cells.texels[cell]! % field.width;
    const row = (cells.texels[cell]! - column) / field.width;
    for (let corner = 0; corner < 4; corner++) {
      const pair = corners[cell * 4 + corner]! >> 1;
      const count = counts[pair]!;
      const right = CORNER_RIGHT[corner]! - 0.5;
      const down = CORNER_DOWN[corner]! - 0.5;
      const isOpen = count < 4 ? 1 : 0;
      fronts[pair]! += (cells.fronts[cell]! + isOpen * (frontEast * right + frontSouth * down)) / count;
      backs[pair]! += (cells.backs[cell]! + isOpen * (backEast * right + backSouth * down)) / count;
      columns[pair] = field.column0 + column + CORNER_RIGHT[corner]!;
      rows[pair] = field.row0 + row + CORNER_DOWN[corner]!;
      out.bodies[pair * 2] = cells.bodies[cell]!;
    }
  }
  for (let pair = 0; pair < pairs; pair++) {
    fronts[pair] = Math.min(fronts[pair]!, cells.ceilings[out.bodies[pair * 2]!]!);
  }
  const outline = traceOutlines(cells, corners, counts);
  for (let pair = 0; pair < pairs; pair++) {
    let column = columns[pair]!;
    let row = rows[pair]!;
    let front = fronts[pair]!;
    let back = backs[pair]!;
    if (outline.isStair[pair] !== 0) {
      const before = outline.before[pair]!;
      const after = outline.after[pair]!;
      column = (columns[before]! + 2 * column + columns[after]!) / 4;
      row = (rows[before]! + 2 * row + rows[after]!) / 4;
      front = (fronts[before]! + 2 * front + fronts[after]!) / 4;
      back = (backs[before]! + 2 * back + backs[after]!) / 4;
    }
    back = Math.min(back, front - MIN_THICKNESS_HEIGHT);
    placeVertex(out, pair * 2, column, row, Math.round(front / HEIGHT_STEP_UNITS));
    placeVertex(out, pair * 2 + 1, column, row, Math.round(back / HEIGHT_STEP_UNITS));
    out.bodies[pair * 2 + 1] = out.bodies[pair * 2]!;
  }
}

function placeVertex(
  { lattice, points }: VertexArrays,
  vertex: number,
  column: number,
  row: number,
  height: number,
): void {
  const at = vertex * 3;
  lattice[at] = column * LATTICE_PER_TEXEL;
  lattice[at + 1] = row * LATTICE_PER_TEXEL;
  lattice[at + 2] = height;
  const y = row / PX_PER_NEARNESS;
  points[at] = column / PX_PER_UNIT;
  points[at + 1] = y;
  points[at + 2] = y + height * NEARNESS_PER_STEP;
}

interface Outlines {
  /** For each pair on an outline the pairs before and after it; -1 elsewhere. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** 1: a corner between corners that turn the other way, both within STAIR_TEXELS. */
  readonly isStair: Uint8Array;
}

/** Follows the sides where cells are joined to none. The number of cells around a corner tells how the outline turns there. */
function traceOutlines(cells: Cells, corners: Int32Array, counts: Uint8Array): Outlines {
  const before = new Int32Array(counts.length).fill(-1);
  const after = new Int32Array(counts.length).fill(-1);
  for (let i = 0; i < cells.count * 4; i++) {
    if (cells.joins[i] !== NO_CELL) continue;
    const from = corners[i]! >> 1;
    const to = corners[(i & ~3) + ((i + 1) & 3)]! >> 1;
    after[from] = to;
    before[to] = from;
  }
  const isStair = new Uint8Array(counts.length);
  for (let pair = 0; pair < counts.length; pair++) {
    // One cell: the outline turns outwards; three: inwards.
    const opposite = 4 - counts[pair]!;
    if (before[pair] === -1 || (opposite !== 1 && opposite !== 3)) continue;
    if (nextTurn(before, counts, pair) === opposite && nextTurn(after, counts, pair) === opposite) isStair[pair] = 1;
  }
  return { before, after, isStair };
}

/** Cells around the next corner of an outline that is not straight, looking STAIR_TEXELS far. */
function nextTurn(towards: Int32Array, counts: Uint8Array, pair: number): number {
  let at = pair;
  for (let step = 0; step < STAIR_TEXELS; step++) {
    at = towards[at]!;
    if (counts[at] !== 2) return counts[at]!;
  }
  return 2;
}

/** Change of a height per texel at a cell along an axis (side 1 or 2), from the cells it is joined to; 0 when there is none. */
function slopeAt(heights: Float64Array, joins: Int32Array, cell: number, side: number): number {
  const after = joins[cell * 4 + side]!;
  const before = joins[cell * 4 + (side ^ 2)]!;
  if (after === NO_CELL && before === NO_CELL) return 0;
  const rise = heights[after === NO_CELL ? cell : after]! - heights[before === NO_CELL ? cell : before]!;
  const slope = after === NO_CELL || before === NO_CELL ? rise : rise / 2;
  return Math.min(Math.max(slope, -SLOPE_STEP_UNITS), SLOPE_STEP_UNITS);
}

/** Two triangles for the front and the back of each cell, and two for each side that is joined to none. */
function createTriangles(cells: Cells, corners: Int32Array, lattice: Int32Array): Uint32Array {
  let walls = 0;
  for (let i = 0; i < cells.count * 4; i++) if (cells.joins[i] === NO_CELL) walls++;
  const indices = new Uint32Array((cells.count * 4 + walls * 2) * 3);
  let at = 0;
  const triangle = (a: number, b: number, c: number): void => {
    indices[at++] = a;
    indices[at++] = b;
    indices[at++] = c;
  };
  for (let cell = 0; cell < cells.count; cell++) {
    const a = corners[cell * 4]!;
    const b = corners[cell * 4 + 1]!;
    const c = corners[cell * 4 + 2]!;
    const d = corners[cell * 4 + 3]!;
    if (foldsFromFirst(lattice, a, b, c, d, cells.fronts[cell]!)) {
      triangle(a, b, c);
      triangle(a, c, d);
    } else {
      triangle(b, c, d);
      triangle(b, d, a);
    }
    if (foldsFromFirst(lattice, a + 1, b + 1, c + 1, d + 1, cells.backs[cell]!)) {
      triangle(a + 1, c + 1, b + 1);
      triangle(a + 1, d + 1, c + 1);
    } else {
      triangle(b + 1, d + 1, c + 1);
      triangle(b + 1, a + 1, d + 1);
    }
    for (let side = 0; side < 4; side++) {
      if (cells.joins[cell * 4 + side] !== NO_CELL) continue;
      const from = corners[cell * 4 + side]!;
      const to = corners[cell * 4 + ((side + 1) & 3)]!;
      triangle(to, from, from + 1);
      triangle(to, from + 1, to + 1);
    }
  }
  return indices;
}

/**
 * Whether a quad is to be folded from a to c: where that leaves both triangles an area (a corner of a stair lies on the line
 * between its neighbours), and else where the fold comes nearer to the height of the texel's centre than one from b to d.
 */
function foldsFromFirst(lattice: Int32Array, a: number, b: number, c: number, d: number, height: number): boolean {
  const areaFirst = Math.min(screenArea(lattice, a, b, c), screenArea(lattice, a, c, d));
  const areaSecond = Math.min(screenArea(lattice, b, c, d), screenArea(lattice, b, d, a));
  if (areaFirst < FOLD_AREA_MIN || areaSecond < FOLD_AREA_MIN) return areaFirst >= areaSecond;
  const centre = (2 * height) / HEIGHT_STEP_UNITS;
  const along = lattice[a * 3 + 2]! + lattice[c * 3 + 2]! - centre;
  const across = lattice[b * 3 + 2]! + lattice[d * 3 + 2]! - centre;
  return Math.abs(along) <= Math.abs(across);
}

/** Doubled area of a triangle on the screen, square steps of the lattice; positive for corners in clockwise order. */
function screenArea(lattice: Int32Array, a: number, b: number, c: number): number {
  const ux = lattice[b * 3]! - lattice[a * 3]!;
  const uy = lattice[b * 3 + 1]! - lattice[a * 3 + 1]!;
  const vx = lattice[c * 3]! - lattice[a * 3]!;
  const vy = lattice[c * 3 + 1]! - lattice[a * 3 + 1]!;
  return ux * vy - uy * vx;
}
