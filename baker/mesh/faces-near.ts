// Whether faces that a collapse would leave lie near the original: at points spread over them.

import type { ChangedFaces } from './changed-faces.ts';
import type { FacingFinder } from './measure-distance.ts';
import { f64, i32 } from './numbers.ts';
import { FRAME_SIZE, NORMAL_AT } from './point-triangle.ts';

/** Spacing of the points along the sides of changed faces, units: about a texel; and most pieces of a side between them. */
const POINT_SPACING_UNITS = 0.04;
const PIECES_MIN = 2;
const PIECES_MAX = 8;

/**
 * @param original the surface that is kept near
 * @param part part of the faces
 * @param guess a triangle of the original that may be near the vertex that moves
 * @param isMoving whether that vertex is to be looked at itself
 * @returns whether all points lie within the limit of a triangle, and each face's middle of one that looks the same way
 */
export function areFacesNear(
  changed: ChangedFaces,
  original: FacingFinder,
  part: i32,
  isMoving: boolean,
  limitSquared: f64,
  guess: i32,
): boolean {
  const c = changed.corners;
  const frames = changed.frames;
  if (isMoving) {
    guess = original.findWithin(c[0]!, c[1]!, c[2]!, part, limitSquared, guess);
    if (guess === -1) return false;
  }
  for (let at = 0; at < changed.count * 9; at += 9) {
    const x = c[at]!;
    const y = c[at + 1]!;
    const z = c[at + 2]!;
    const dx = c[at + 3]! - x;
    const dy = c[at + 4]! - y;
    const dz = c[at + 5]! - z;
    const normal = (at / 9) * FRAME_SIZE + NORMAL_AT;
    guess = original.findFacing(
      x + (dx + c[at + 6]! - x) / 3,
      y + (dy + c[at + 7]! - y) / 3,
      z + (dz + c[at + 8]! - z) / 3,
      frames[normal]!,
      frames[normal + 1]!,
      frames[normal + 2]!,
      part,
      limitSquared,
      guess,
    );
    if (guess === -1) return false;
    // One side that leaves the vertex; the other is the next face's.
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const pieces = i32(Math.min(Math.max(Math.round(length / POINT_SPACING_UNITS), PIECES_MIN), PIECES_MAX));
    for (let piece = 1; piece < pieces; piece++) {
      const share = f64(piece) / f64(pieces);
      guess = original.findWithin(x + dx * share, y + dy * share, z + dz * share, part, limitSquared, guess);
      if (guess === -1) return false;
    }
  }
  return true;
}
