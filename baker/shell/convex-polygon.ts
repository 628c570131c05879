// A convex polygon: a triangle of the grid cut to what lies over a face, or a face cut to a strip.

import type { f64, i32 } from '../mesh/numbers.ts';

/** A triangle cut along three lines has six corners at most. */
const CORNERS_MAX = 8;

/** Numbers for each corner: its place on the triangle that was cut, and the shares of the face's second and third corner. */
export const CORNER_SIZE = 5;

export class ConvexPolygon {
  /** CORNER_SIZE numbers for each corner. */
  corners: Float64Array = new Float64Array(CORNERS_MAX * CORNER_SIZE);
  count: i32 = 0;
  #next: Float64Array = new Float64Array(CORNERS_MAX * CORNER_SIZE);
  /** For each corner how far it lies on the side of the line that is kept. */
  readonly #insides: Float64Array = new Float64Array(CORNERS_MAX);
  /** The face's first corner, and its sides on the screen over its doubled area, so that a product is a share. */
  #x: f64 = 0;
  #y: f64 = 0;
  #ux: f64 = 0;
  #uy: f64 = 0;
  #vx: f64 = 0;
  #vy: f64 = 0;

  /** Sets the face that `cutTriangle` cuts with. @param c nine numbers from `at` on */
  setFace(c: Float64Array, at: i32): void {
    const x = c[at]!;
    const y = c[at + 1]!;
    const ux = c[at + 3]! - x;
    const uy = c[at + 4]! - y;
    const vx = c[at + 6]! - x;
    const vy = c[at + 7]! - y;
    const inverse = 1 / (ux * vy - uy * vx);
    this.#x = x;
    this.#y = y;
    this.#ux = ux * inverse;
    this.#uy = uy * inverse;
    this.#vx = vx * inverse;
    this.#vy = vy * inverse;
  }

  /** Cuts a triangle to what lies over the face on the screen; false when nothing does. */
  cutTriangle(c: Float64Array, at: i32): boolean {
    const fx = this.#x;
    const fy = this.#y;
    const ux = this.#ux;
    const uy = this.#uy;
    const vx = this.#vx;
    const vy = this.#vy;
    const x0 = c[at]! - fx;
    const y0 = c[at + 1]! - fy;
    const x1 = c[at + 3]! - fx;
    const y1 = c[at + 4]! - fy;
    const x2 = c[at + 6]! - fx;
    const y2 = c[at + 7]! - fy;
    const b0 = x0 * vy - y0 * vx;
    const b1 = x1 * vy - y1 * vx;
    const b2 = x2 * vy - y2 * vx;
    if ((b0 <= 0 && b1 <= 0 && b2 <= 0) || (b0 >= 1 && b1 >= 1 && b2 >= 1)) return false;
    const d0 = ux * y0 - uy * x0;
    const d1 = ux * y1 - uy * x1;
    const d2 = ux * y2 - uy * x2;
    if (d0 <= 0 && d1 <= 0 && d2 <= 0) return false;
    const a0 = 1 - b0 - d0;
    const a1 = 1 - b1 - d1;
    const a2 = 1 - b2 - d2;
    if (a0 <= 0 && a1 <= 0 && a2 <= 0) return false;
    this.#setCorner(0, c, at, b0, d0);
    this.#setCorner(1, c, at + 3, b1, d1);
    this.#setCorner(2, c, at + 6, b2, d2);
    this.count = 3;
    const inside = this.#insides;
    if (a0 < 0 || a1 < 0 || a2 < 0) {
      inside[0] = a0;
      inside[1] = a1;
      inside[2] = a2;
      this.#cut();
    }
    for (let share = 3; share < CORNER_SIZE && this.count >= 3; share++) {
      const corners = this.corners;
      let least: f64 = 0;
      for (let i = 0; i < this.count; i++) {
        const value = corners[i * CORNER_SIZE + share]!;
        inside[i] = value;
        if (value < least) least = value;
      }
      if (least < 0) this.#cut();
    }
    return this.count >= 3;
  }

  /** Cuts a triangle to a strip across an axis of the screen; false when nothing is left. */
  cutStrip(c: Float64Array, at: i32, axis: i32, low: f64, high: f64): boolean {
    for (let corner = 0; corner < 3; corner++) this.#setCorner(corner, c, at + corner * 3, 0, 0);
    this.count = 3;
    for (let i = 0; i < 3; i++) this.#insides[i] = this.corners[i * CORNER_SIZE + axis]! - low;
    this.#cut();
    if (this.count < 3) return false;
    for (let i = 0; i < this.count; i++) this.#insides[i] = high - this.corners[i * CORNER_SIZE + axis]!;
    this.#cut();
    return this.count >= 3;
  }

  #setCorner(corner: i32, c: Float64Array, at: i32, second: f64, third: f64): void {
    const to = corner * CORNER_SIZE;
    const corners = this.corners;
    corners[to] = c[at]!;
    corners[to + 1] = c[at + 1]!;
    corners[to + 2] = c[at + 2]!;
    corners[to + 3] = second;
    corners[to + 4] = third;
  }

  /** Keeps what lies inside. */
  #cut(): void {
    const from = this.corners;
    const to = this.#next;
    const inside = this.#insides;
    const count = this.count;
    let end = 0;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const j = i + 1 === count ? 0 : i + 1;
      const here = inside[i]!;
      const there = inside[j]!;
      const p = i * CORNER_SIZE;
      if (here >= 0) {
        for (let k = 0; k < CORNER_SIZE; k++) to[end++] = from[p + k]!;
        kept++;
      }
      if (here >= 0 === there >= 0) continue;
      const q = j * CORNER_SIZE;
      const share = here / (here - there);
      for (let k = 0; k < CORNER_SIZE; k++) to[end++] = from[p + k]! + share * (from[q + k]! - from[p + k]!);
      kept++;
    }
    this.count = kept;
    this.corners = to;
    this.#next = from;
  }

  /** Doubled area seen along the third of the axes: 0 and 1 on the screen, 2 along the view ray. */
  areaOver(i: i32, j: i32): f64 {
    const c = this.corners;
    const end = this.count * CORNER_SIZE;
    let area: f64 = 0;
    for (let p = CORNER_SIZE; p + CORNER_SIZE < end; p += CORNER_SIZE) {
      const q = p + CORNER_SIZE;
      area += (c[p + i]! - c[i]!) * (c[q + j]! - c[j]!) - (c[q + i]! - c[i]!) * (c[p + j]! - c[j]!);
    }
    return Math.abs(area);
  }
}
