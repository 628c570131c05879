// Measures a simplified shell against the grid shell where their faces lie over each other, for certain and mostly without a search.
//
// Seen along the view ray, a face of the front (or the back) and a triangle of the grid's share a convex polygon. The distance of
// each to the other is convex, so over the polygon none is greater than at its corners. Polygons that cover a triangle tell its
// whole distance, those that cover a face the face's. A wall's face is cut into strips, one for each quad of the grid's walls that
// it stands before. Where a face lies too far from the triangle under it, another may be nearer: that is searched for, for the
// polygon alone. Where all that leaves something out, a search has to do for the whole (see measure-distance.ts).

import { PX_PER_NEARNESS, PX_PER_UNIT } from '../../shared/projection.ts';
import { greatestOf, leastOf } from '../mesh/arithmetic.ts';
import type { CollapsingMesh } from '../mesh/collapse-mesh.ts';
import type { FaceFinder } from '../mesh/face-finder.ts';
import { DistanceMeter } from '../mesh/measure-distance.ts';
import { type f64, i32 } from '../mesh/numbers.ts';
import type { SheetedMesh } from '../mesh/sheeted-mesh.ts';
import { type CellFinder, NO_CELL, OVERHANG_TEXELS } from './cell-finder.ts';
import { CORNER_SIZE, ConvexPolygon } from './convex-polygon.ts';

/** Share of an area that rounding may leave out or add. */
const AREA_TOLERANCE = 1e-7;

/** Triangles of a cell: two of its front, two of its back, then two for each of its walls. */
const BACKS_AT = 2;
const WALLS_AT = 4;

/** Share of the limit's square that the way along the view ray may have to be taken for the distance: it is never less. */
const NEAR_SHARE = 0.25;

/** Least length of a wall's quad along an axis of the screen, for faces to be cut along it. */
const STRIP_MIN_UNITS = 1e-6;

export class SurfaceOverlay {
  /** Squares of distances that no point exceeds, by triangle of the grid and by face; Infinity where that is not known. */
  readonly triangleSquares: Float64Array;
  readonly faceSquares: Float64Array;
  /** By face: the same for what lies over the grid; of a wall's face that is nothing. Infinity where it is farther than the limit. */
  readonly partSquares: Float64Array;
  /** By triangle and by cell of the grid: 1 when it is to be measured anew. */
  readonly #isStale: Uint8Array;
  readonly #staleCells: Uint8Array;
  readonly #areas: Float64Array;
  readonly #finder: CellFinder;
  readonly #faces: FaceFinder;
  readonly #original: SheetedMesh;
  /** By triangle of the grid, and by face in its place. */
  readonly #sheets: Int8Array;
  readonly #polygon: ConvexPolygon = new ConvexPolygon();
  /** For what is searched: the limit's, and the corners of a triangle. */
  #meter: DistanceMeter;
  readonly #piece: Float64Array = new Float64Array(9);
  /** The cells under the face at hand. */
  #column0: i32 = 0;
  #column1: i32 = 0;
  #row0: i32 = 0;
  #row1: i32 = 0;

  constructor(original: SheetedMesh, finder: CellFinder, faces: FaceFinder) {
    this.#original = original;
    this.#finder = finder;
    this.#meter = new DistanceMeter(finder, 0);
    this.#faces = faces;
    this.#sheets = original.sheets;
    const count = original.sheets.length;
    this.triangleSquares = new Float64Array(count);
    this.faceSquares = new Float64Array(count);
    this.partSquares = new Float64Array(count);
    this.#isStale = new Uint8Array(count);
    this.#areas = new Float64Array(count);
    this.#staleCells = new Uint8Array(finder.firsts.length - 1);
  }

  /** Begins anew. */
  forget(): void {
    this.#faces.forget();
    this.#isStale.fill(1);
    this.#staleCells.fill(1);
  }

  /**
   * Measures what has changed since the last time.
   *
   * @param limit distances beyond it are not told, units
   */
  update(collapsing: CollapsingMesh, limit: f64): void {
    const faces = this.#faces;
    const points = collapsing.points;
    const isGone = collapsing.mesh.isGone;
    this.#meter = new DistanceMeter(this.#finder, limit);
    const changedCount = faces.forgetChanged(points);
    for (let i = 0; i < changedCount; i++) {
      const face = faces.changed[i]!;
      this.#markStale(face, this.#bodyOf(face), limit);
    }
    faces.refresh(points);
    for (let triangle = 0; triangle < this.#isStale.length; triangle++) {
      if (this.#isStale[triangle] === 0) continue;
      this.triangleSquares[triangle] = 0;
      this.#areas[triangle] = 0;
    }
    for (let face = 0; face < isGone.length; face++) {
      if (isGone[face] !== 0) continue;
      if (this.#sheets[face] !== 0) this.#measureSheetFace(face, this.#bodyOf(face), faces.isNew[face] !== 0, limit);
      else if (faces.isNew[face] !== 0) this.#measureWallFace(face, this.#bodyOf(face), limit);
    }
    const c = this.#finder.corners;
    for (let triangle = 0; triangle < this.#isStale.length; triangle++) {
      if (this.#isStale[triangle] === 0) continue;
      const isCovered =
        this.#sheets[triangle] !== 0 && isEqual(this.#areas[triangle]!, Math.abs(screenArea(c, triangle * 9)));
      if (!isCovered) this.triangleSquares[triangle] = Infinity;
    }
    this.#isStale.fill(0);
    this.#staleCells.fill(0);
  }

  /** A face has the body of the triangle in whose place it is. */
  #bodyOf(face: i32): i32 {
    return this.#original.parts[this.#original.indices[face * 3]!]!;
  }

  /** Has the triangles near a face that goes measured anew. */
  #markStale(face: i32, body: i32, limit: f64): void {
    const f = this.#finder;
    this.#setRange(this.#faces.corners, face * 9, body, limit);
    for (let row = this.#row0; row <= this.#row1; row++) {
      const start = f.starts[body]! + row * f.widths[body]!;
      for (let column = this.#column0; column <= this.#column1; column++) {
        const cell = f.slots[start + column]!;
        if (cell === NO_CELL) continue;
        this.#staleCells[cell] = 1;
        const end = f.firsts[cell + 1]!;
        for (let triangle = f.firsts[cell]!; triangle < end; triangle++) this.#isStale[triangle] = 1;
      }
    }
  }

  #setRange(c: Float64Array, at: i32, body: i32, reach: f64): void {
    const f = this.#finder;
    const left = f.lefts[body]!;
    const top = f.tops[body]!;
    const reachX = OVERHANG_TEXELS + reach * PX_PER_UNIT;
    const reachY = OVERHANG_TEXELS + reach * PX_PER_NEARNESS;
    const x0 = leastOf(c[at]!, c[at + 3]!, c[at + 6]!) * PX_PER_UNIT - reachX;
    const x1 = greatestOf(c[at]!, c[at + 3]!, c[at + 6]!) * PX_PER_UNIT + reachX;
    const y0 = leastOf(c[at + 1]!, c[at + 4]!, c[at + 7]!) * PX_PER_NEARNESS - reachY;
    const y1 = greatestOf(c[at + 1]!, c[at + 4]!, c[at + 7]!) * PX_PER_NEARNESS + reachY;
    this.#column0 = i32(Math.max(Math.floor(x0) - left, 0));
    this.#column1 = i32(Math.min(Math.floor(x1) - left, f.widths[body]! - 1));
    this.#row0 = i32(Math.max(Math.floor(y0) - top, 0));
    this.#row1 = i32(Math.min(Math.floor(y1) - top, f.heights[body]! - 1));
  }

  /** Measures a face of the front or the back against what lies under it: all when it is new, else what is stale. */
  #measureSheetFace(face: i32, body: i32, isNew: boolean, limit: f64): void {
    const finder = this.#finder;
    const corners = this.#faces.corners;
    const offset = this.#sheets[face]! > 0 ? 0 : BACKS_AT;
    const limitSquared = limit * limit;
    const area = screenArea(corners, face * 9);
    const polygon = this.#polygon;
    polygon.setFace(corners, face * 9);
    let covered: f64 = 0;
    let faceSquare: f64 = 0;
    this.#setRange(corners, face * 9, body, 0);
    for (let row = this.#row0; row <= this.#row1; row++) {
      const start = finder.starts[body]! + row * finder.widths[body]!;
      for (let column = this.#column0; column <= this.#column1; column++) {
        const cell = finder.slots[start + column]!;
        if (cell === NO_CELL || (!isNew && this.#staleCells[cell] === 0)) continue;
        const first = finder.firsts[cell]! + offset;
        for (let triangle = first; triangle < first + 2; triangle++) {
          if (!polygon.cutTriangle(finder.corners, triangle * 9)) continue;
          this.#measurePolygon(face, triangle, limitSquared);
          const part = polygon.areaOver(0, 1);
          if (isNew) {
            covered += part;
            if (this.#toTriangle > limitSquared && faceSquare !== Infinity) this.#searchPolygon(face, triangle, body);
            faceSquare = Math.max(faceSquare, this.#toTriangle);
          }
          if (this.#toFace <= limitSquared && this.#isStale[triangle] !== 0) {
            this.#areas[triangle]! += part;
            this.triangleSquares[triangle] = Math.max(this.triangleSquares[triangle]!, this.#toFace);
          }
        }
      }
    }
    if (!isNew) return;
    this.partSquares[face] = faceSquare;
    this.faceSquares[face] = isEqual(covered, Math.abs(area)) ? faceSquare : Infinity;
  }

  #toFace: f64 = 0;
  #toTriangle: f64 = 0;

  /** Measures the polygon that a face and a triangle share, from each to the other. */
  #measurePolygon(face: i32, triangle: i32, limitSquared: f64): void {
    const faces = this.#faces;
    const p = this.#polygon.corners;
    const end = this.#polygon.count * CORNER_SIZE;
    const c = faces.corners;
    const at = face * 9 + 2;
    const level = c[at]!;
    const second = c[at + 3]! - level;
    const third = c[at + 6]! - level;
    const near = limitSquared * NEAR_SHARE;
    let toFace: f64 = 0;
    let toTriangle: f64 = 0;
    for (let i = 0; i < end; i += CORNER_SIZE) {
      const z = level + p[i + 3]! * second + p[i + 4]! * third;
      const gap = z - p[i + 2]!;
      const squared = gap * gap;
      if (squared <= near) {
        if (squared > toFace) toFace = squared;
        if (squared > toTriangle) toTriangle = squared;
        continue;
      }
      const there = faces.distanceSquaredTo(face, p[i]!, p[i + 1]!, p[i + 2]!, Infinity);
      if (there > toFace) toFace = there;
      const here = this.#finder.distanceSquaredTo(triangle, p[i]!, p[i + 1]!, z, Infinity);
      if (here > toTriangle) toTriangle = here;
    }
    this.#toFace = toFace;
    this.#toTriangle = toTriangle;
  }

  /** Measures the face's side of the polygon from whatever triangles are near it. */
  #searchPolygon(face: i32, guess: i32, body: i32): void {
    const c = this.#faces.corners;
    const at = face * 9 + 2;
    const level = c[at]!;
    const second = c[at + 3]! - level;
    const third = c[at + 6]! - level;
    this.#setPiece(0, 0, level, second, third);
    let greatest: f64 = 0;
    for (let i = 2; i < this.#polygon.count && greatest !== Infinity; i++) {
      this.#setPiece(1, i - 1, level, second, third);
      this.#setPiece(2, i, level, second, third);
      greatest = Math.max(greatest, this.#meter.measureSquared(this.#piece, 0, body, guess, null));
    }
    this.#toTriangle = greatest;
  }

  /** Sets a corner of the piece to a corner of the polygon, at the face's height. */
  #setPiece(corner: i32, i: i32, level: f64, second: f64, third: f64): void {
    const p = this.#polygon.corners;
    const q = i * CORNER_SIZE;
    this.#piece[corner * 3] = p[q]!;
    this.#piece[corner * 3 + 1] = p[q + 1]!;
    this.#piece[corner * 3 + 2] = level + p[q + 3]! * second + p[q + 4]! * third;
  }

  /** Cuts a wall's face into strips before the quads of the grid's walls, and measures each from its quad. */
  #measureWallFace(face: i32, body: i32, limit: f64): void {
    const finder = this.#finder;
    const corners = this.#faces.corners;
    const at = face * 9;
    const limitSquared = limit * limit;
    // Along the axis of the screen that the face runs along most.
    const axis = spanOf(corners, at, 0) >= spanOf(corners, at, 1) ? 0 : 1;
    const area = areaAlong(corners, at, axis);
    const polygon = this.#polygon;
    let covered: f64 = 0;
    let greatest: f64 = 0;
    this.#setRange(corners, at, body, limit);
    for (let row = this.#row0; row <= this.#row1; row++) {
      const start = finder.starts[body]! + row * finder.widths[body]!;
      for (let column = this.#column0; column <= this.#column1; column++) {
        const cell = finder.slots[start + column]!;
        if (cell === NO_CELL) continue;
        const end = finder.firsts[cell + 1]!;
        for (let triangle = finder.firsts[cell]! + WALLS_AT; triangle < end; triangle += 2) {
          // The quad's first triangle has both ends of the strip, and the way around that tells which side it faces.
          const q = triangle * 9;
          const from = finder.corners[q + axis]!;
          const to = finder.corners[q + 3 + axis]!;
          if (Math.abs(to - from) < STRIP_MIN_UNITS) continue;
          if (areaAlong(finder.corners, q, axis) * area <= 0) continue;
          if (!polygon.cutStrip(corners, at, axis, Math.min(from, to), Math.max(from, to))) continue;
          let square: f64 = 0;
          const p = polygon.corners;
          for (let i = 0; i < polygon.count * CORNER_SIZE && square <= limitSquared; i += CORNER_SIZE) {
            const there = finder.distanceSquaredTo(triangle, p[i]!, p[i + 1]!, p[i + 2]!, Infinity);
            if (there > square) square = there;
          }
          if (square > limitSquared) continue;
          covered += polygon.areaOver(axis, 2);
          if (square > greatest) greatest = square;
        }
      }
    }
    this.partSquares[face] = 0;
    this.faceSquares[face] = isEqual(covered, Math.abs(area)) ? greatest : Infinity;
  }
}

function isEqual(area: f64, whole: f64): boolean {
  return Math.abs(area - whole) <= whole * AREA_TOLERANCE;
}

/** Doubled area of a triangle on the screen; positive for corners in clockwise order. */
function screenArea(c: Float64Array, at: i32): f64 {
  return (c[at + 3]! - c[at]!) * (c[at + 7]! - c[at + 1]!) - (c[at + 4]! - c[at + 1]!) * (c[at + 6]! - c[at]!);
}

/** Doubled area of a triangle seen along the screen's other axis, with a sign. */
function areaAlong(c: Float64Array, at: i32, axis: i32): f64 {
  return (
    (c[at + 3 + axis]! - c[at + axis]!) * (c[at + 8]! - c[at + 2]!) -
    (c[at + 5]! - c[at + 2]!) * (c[at + 6 + axis]! - c[at + axis]!)
  );
}

function spanOf(c: Float64Array, at: i32, axis: i32): f64 {
  const p = c[at + axis]!;
  const q = c[at + 3 + axis]!;
  const r = c[at + 6 + axis]!;
  return greatestOf(p, q, r) - leastOf(p, q, r);
}
