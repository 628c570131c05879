// The cells of a shell: one for each texel of each body, plus those that widen the body's coverage. A cell knows the two
// heights of its matter and the cells that it is joined to.
//
// How far coverage is widened, texel by texel and side by side:
//   - into air outside the object or under and over its other bodies, never into an opening (a glowing texel, enclosed air);
//   - only where the body is RUN_MIN_TEXELS or more thick behind that side: posts, legs and twigs keep their width;
//   - by 1 texel; to the left and right by 2 when the object spans a tile from edge to edge, since the next piece of the run
//     then starts right there, and both may lose the coarsest level's error (0.04 + 0.04 units; 2 texels are 0.125 along a wall);
//   - by 1 in any case into a body that it touches, so that the joint stays closed when both are simplified.

import type { SheetInfo } from '../../shared/format/sheet.ts';
import { screenToWorld } from '../../shared/projection.ts';
import type { Bodies } from './link-texels.ts';
import { EAST, isJoined, sharedSpan, sideSteps, WALL_STEP_UNITS, WEST } from './link-texels.ts';
import type { SolidField } from './solid-field.ts';
import { MIN_THICKNESS_HEIGHT, OPENING, SOLID } from './solid-field.ts';

/** Texels that a body must be thick behind a side before it is widened there; a post of 3 texels keeps its 3. */
const RUN_MIN_TEXELS = 4;

/** Widening, and widening to the left and right of an object that spans its tiles and so may be part of a run. */
const WIDENING_TEXELS = 1;
const RUN_WIDENING_TEXELS = 2;

/** What a run's piece may lack of its tiles on either axis, units: two texels along a wall. */
const SPAN_SLACK_UNITS = 0.125;

export const NO_CELL = -1;

/** Cells of all bodies, body after body. */
export interface Cells {
  readonly count: number;
  /** Index of the texel in the field. Two cells of one body never share a texel. */
  readonly texels: Int32Array;
  /** Heights of the matter; front is above back by MIN_THICKNESS_HEIGHT or more. */
  readonly fronts: Float64Array;
  readonly backs: Float64Array;
  readonly bodies: Int32Array;
  /** Four for each cell, in the order of the sides: the cell it is joined to, or NO_CELL. */
  readonly joins: Int32Array;
  readonly bodyCount: number;
  /** For each body the height that none of it exceeds, or infinity; see findCeiling. */
  readonly ceilings: readonly number[];
}

export function createCells(field: SolidField, bodies: Bodies, info: SheetInfo): Cells {
  const builder = new CellBuilder(field, spansTiles(field, info) ? RUN_WIDENING_TEXELS : WIDENING_TEXELS);
  const bodyCount = bodies.starts.length - 1;
  for (let body = 0; body < bodyCount; body++) {
    builder.addBody(body, bodies.texels.subarray(bodies.starts[body]!, bodies.starts[body + 1]!));
  }
  const { count, texels, fronts, backs, joins, ceilings } = builder;
  return { count, texels, fronts, backs, bodies: builder.bodies, joins, bodyCount, ceilings };
}

/** Whether the object reaches over its tiles from one edge to the other along x or y. */
function spansTiles(field: SolidField, info: SheetInfo): boolean {
  let [xMin, xMax, yMin, yMax] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let texel = 0; texel < field.kinds.length; texel++) {
    if (field.kinds[texel] !== SOLID) continue;
    const right = field.column0 + (texel % field.width) + 0.5;
    const down = field.row0 + Math.floor(texel / field.width) + 0.5;
    const [x, y] = screenToWorld(right, down, field.fronts[texel]!);
    xMin = Math.min(xMin, x);
    xMax = Math.max(xMax, x);
    yMin = Math.min(yMin, y);
    yMax = Math.max(yMax, y);
  }
  return xMax - xMin >= info.footprint[0] - SPAN_SLACK_UNITS || yMax - yMin >= info.footprint[1] - SPAN_SLACK_UNITS;
}

/** Heights that differ by less are one level, units: a step of a 16-bit height of any sensible range, and rounding. */
const LEVEL_UNITS = 1 / 2048;

/**
 * The height of a body's flat top, infinity when its highest place is none (a slope's edge, a ball). A face that rises towards
 * a flat top ends there: carried on, it would stand on the top as a fin and shade it.
 */
function findCeiling(field: SolidField, texels: Int32Array): number {
  const { kinds, fronts } = field;
  const top = texels.reduce((highest, texel) => Math.max(highest, fronts[texel]!), Number.NEGATIVE_INFINITY);
  const isTop = (texel: number): boolean => kinds[texel] === SOLID && fronts[texel]! > top - LEVEL_UNITS;
  const [, east, south, west] = sideSteps(field);
  // No plane but a level one keeps its height both down the screen and across it.
  const isFlat = texels.some(
    (texel) => isTop(texel) && isTop(texel + south) && (isTop(texel + east) || isTop(texel + west)),
  );
  return isFlat ? top : Number.POSITIVE_INFINITY;
}

/** Builds the cells of one body after the other; the body's own cells come first, those that widen it after them. */
class CellBuilder {
  count = 0;
  texels = new Int32Array(0);
  fronts = new Float64Array(0);
  backs = new Float64Array(0);
  bodies = new Int32Array(0);
  joins = new Int32Array(0);
  readonly ceilings: number[] = [];
  readonly #field: SolidField;
  readonly #widening: number;
  readonly #steps: readonly [number, number, number, number];
  /** Which cell of the body at hand stands on a texel. */
  readonly #slots: Int32Array;
  /** First cell of the body at hand, and the first that widens it. */
  #first = 0;
  #solidEnd = 0;
  #ceiling = Number.POSITIVE_INFINITY;

  constructor(field: SolidField, widening: number) {
    this.#field = field;
    this.#widening = widening;
    this.#steps = sideSteps(field);
    this.#slots = new Int32Array(field.kinds.length).fill(NO_CELL);
    this.#resize(field.solidCount * 2);
  }

  addBody(body: number, texels: Int32Array): void {
    this.#first = this.count;
    this.#ceiling = findCeiling(this.#field, texels);
    this.ceilings.push(this.#ceiling);
    for (const texel of texels) this.#add(texel, this.#field.fronts[texel]!, this.#field.backs[texel]!, body);
    this.#solidEnd = this.count;
    this.#joinNeighbours();
    for (let ring = 1; ring <= this.#widening; ring++) this.#addRing(ring);
    this.#joinNeighbours();
    this.#closeLoneSlits();
    for (let cell = this.#first; cell < this.count; cell++) this.#slots[this.texels[cell]!] = NO_CELL;
  }

  #add(texel: number, front: number, back: number, body: number): number {
    const cell = this.count++;
    if (cell >= this.texels.length) this.#resize(cell * 2);
    this.texels[cell] = texel;
    this.fronts[cell] = front;
    this.backs[cell] = back;
    this.bodies[cell] = body;
    this.joins.fill(NO_CELL, cell * 4, cell * 4 + 4);
    this.#slots[texel] = cell;
    return cell;
  }

  #resize(capacity: number): void {
    const { texels, fronts, backs, bodies, joins } = this;
    this.texels = new Int32Array(capacity);
    this.texels.set(texels);
    this.fronts = new Float64Array(capacity);
    this.fronts.set(fronts);
    this.backs = new Float64Array(capacity);
    this.backs.set(backs);
    this.bodies = new Int32Array(capacity);
    this.bodies.set(bodies);
    this.joins = new Int32Array(capacity * 4);
    this.joins.set(joins);
  }

  #join(cell: number, side: number, beside: number): void {
    this.joins[cell * 4 + side] = beside;
    this.joins[beside * 4 + (side ^ 2)] = cell;
  }

  /** Joins the body's cells to those beside them whose matter they share. Joins once made stay. */
  #joinNeighbours(): void {
    this.#forEachOpenSide((cell, side, beside) => {
      if (isJoined(this.fronts[cell]!, this.backs[cell]!, this.fronts[beside]!, this.backs[beside]!)) {
        this.#join(cell, side, beside);
      }
    });
  }

  /**
   * Joins two cells whose only slit is the side between them: around both its ends they are joined already, so four walls
   * would meet in one edge.
   */
  #closeLoneSlits(): void {
    this.#forEachOpenSide((cell, side, beside) => {
      const isJoinedAround = (turn: number): boolean => {
        const a = this.joins[cell * 4 + turn]!;
        const b = this.joins[beside * 4 + turn]!;
        return a !== NO_CELL && b !== NO_CELL && this.joins[a * 4 + side] === b;
      };
      if (isJoinedAround((side + 1) & 3) && isJoinedAround((side + 3) & 3)) this.#join(cell, side, beside);
    });
  }

  /** Visits each pair of cells of the body that stand side by side and are not joined, once. */
  #forEachOpenSide(visit: (cell: number, side: number, beside: number) => void): void {
    for (let cell = this.#first; cell < this.count; cell++) {
      // East and south: the other two are the same pairs seen from the other cell.
      for (let side = 1; side <= 2; side++) {
        const beside = this.#slots[this.texels[cell]! + this.#steps[side]!]!;
        if (beside !== NO_CELL && this.joins[cell * 4 + side] === NO_CELL) visit(cell, side, beside);
      }
    }
  }

  /** Adds the cells `ring` texels away from the body's own; called ring by ring, so that the nearest texel decides. */
  #addRing(ring: number): void {
    for (let cell = this.#first; cell < this.#solidEnd; cell++) {
      for (let side = 0; side < 4; side++) {
        const step = this.#steps[side]!;
        const texel = this.texels[cell]! + step * ring;
        const before = this.#slots[texel - step]!;
        if (before === NO_CELL || this.#slots[texel] !== NO_CELL || this.#field.kinds[texel] === OPENING) continue;
        if (ring > 1 && before < this.#solidEnd) continue;
        if (ring > this.#reachOf(cell, side)) continue;
        const front = Math.min(this.fronts[cell]! + ring * this.#slopeTowards(this.fronts, cell, side), this.#ceiling);
        const back = this.backs[cell]! + ring * this.#slopeTowards(this.backs, cell, side);
        const added = this.#add(texel, front, Math.min(back, front - MIN_THICKNESS_HEIGHT), this.bodies[cell]!);
        this.#join(before, side, added);
      }
    }
  }

  /** How many texels a cell is widened by towards a side. */
  #reachOf(cell: number, side: number): number {
    if (this.#runBehind(cell, side, RUN_MIN_TEXELS - 1)[1] === RUN_MIN_TEXELS - 1) {
      return side === EAST || side === WEST ? this.#widening : WIDENING_TEXELS;
    }
    const { kinds, fronts, backs } = this.#field;
    const beside = this.texels[cell]! + this.#steps[side]!;
    if (kinds[beside] !== SOLID) return 0;
    return sharedSpan(this.fronts[cell]!, this.backs[cell]!, fronts[beside]!, backs[beside]!) > 0 ? 1 : 0;
  }

  /** The last of up to `most` own cells in a row behind a cell, seen from a side, and how many there are. */
  #runBehind(cell: number, side: number, most: number): readonly [last: number, length: number] {
    let last = cell;
    let length = 0;
    while (length < most) {
      const next = this.joins[last * 4 + (side ^ 2)]!;
      if (next === NO_CELL || next >= this.#solidEnd) break;
      last = next;
      length++;
    }
    return [last, length];
  }

  /** Mean change of a height per texel towards a side over the last texels before it, no steeper than a wall's. */
  #slopeTowards(heights: Float64Array, cell: number, side: number): number {
    const [last, length] = this.#runBehind(cell, side, RUN_MIN_TEXELS);
    if (length === 0) return 0;
    const slope = (heights[cell]! - heights[last]!) / length;
    return Math.min(Math.max(slope, -WALL_STEP_UNITS), WALL_STEP_UNITS);
  }
}
