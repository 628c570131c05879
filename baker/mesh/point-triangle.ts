// How far a point lies from a triangle, with what can be known of the triangle beforehand worked out once.

import type { f64, i32 } from './numbers.ts';
/**
 * Numbers for each triangle: its first corner, its unit normal, the sides from there to the second and the third corner, their
 * products with themselves and each other, and one over the square of the doubled area.
 */
export const FRAME_SIZE = 16;

/** Where in a frame the normal is. */
export const NORMAL_AT = 3;

/**
 * Writes the frame of a triangle given by its first corner and the two sides that leave it.
 *
 * @param at where in `out` it begins
 * @returns the doubled area, units^2; the frame is of no use when that is 0
 */
export function writeFrame(
  out: Float64Array,
  at: i32,
  ax: f64,
  ay: f64,
  az: f64,
  ux: f64,
  uy: f64,
  uz: f64,
  vx: f64,
  vy: f64,
  vz: f64,
): f64 {
  const mx = uy * vz - uz * vy;
  const my = uz * vx - ux * vz;
  const mz = ux * vy - uy * vx;
  const inverse = 1 / (mx * mx + my * my + mz * mz);
  const root = Math.sqrt(inverse);
  out[at] = ax;
  out[at + 1] = ay;
  out[at + 2] = az;
  out[at + 3] = mx * root;
  out[at + 4] = my * root;
  out[at + 5] = mz * root;
  out[at + 6] = ux;
  out[at + 7] = uy;
  out[at + 8] = uz;
  out[at + 9] = vx;
  out[at + 10] = vy;
  out[at + 11] = vz;
  out[at + 12] = ux * ux + uy * uy + uz * uz;
  out[at + 13] = ux * vx + uy * vy + uz * vz;
  out[at + 14] = vx * vx + vy * vy + vz * vz;
  out[at + 15] = inverse;
  return 1 / root;
}

/**
 * The square of a point's distance to a triangle; at least `limit` when it is not nearer than that.
 *
 * @param frames what writeFrame wrote, @param at where the triangle's begins
 */
export function distanceSquaredByFrame(frames: Float64Array, at: i32, x: f64, y: f64, z: f64, limit: f64): f64 {
  const rx = x - frames[at]!;
  const ry = y - frames[at + 1]!;
  const rz = z - frames[at + 2]!;
  const height = frames[at + 3]! * rx + frames[at + 4]! * ry + frames[at + 5]! * rz;
  const squared = height * height;
  if (squared >= limit) return squared;
  const ur = frames[at + 6]! * rx + frames[at + 7]! * ry + frames[at + 8]! * rz;
  const vr = frames[at + 9]! * rx + frames[at + 10]! * ry + frames[at + 11]! * rz;
  const uu = frames[at + 12]!;
  const uv = frames[at + 13]!;
  const vv = frames[at + 14]!;
  const inverse = frames[at + 15]!;
  // Shares of the second and the third corner.
  const b = (vv * ur - uv * vr) * inverse;
  const c = (uu * vr - uv * ur) * inverse;
  if (b >= 0 && c >= 0 && b + c <= 1) return squared;
  // Outside: the nearest point lies on a side that the point is beyond.
  const rr = rx * rx + ry * ry + rz * rz;
  let best = Infinity;
  if (b < 0) {
    const t = vr <= 0 ? 0 : vr >= vv ? 1 : vr / vv;
    best = rr + t * (t * vv - 2 * vr);
  }
  if (c < 0) {
    const t = ur <= 0 ? 0 : ur >= uu ? 1 : ur / uu;
    const side = rr + t * (t * uu - 2 * ur);
    if (side < best) best = side;
  }
  if (b + c > 1) {
    const ww = uu + vv - 2 * uv;
    const wr = vr - ur - uv + uu;
    const t = wr <= 0 ? 0 : wr >= ww ? 1 : wr / ww;
    const side = rr - 2 * ur + uu + t * (t * ww - 2 * wr);
    if (side < best) best = side;
  }
  return Math.max(best, squared);
}
