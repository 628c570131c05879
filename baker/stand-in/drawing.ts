// Small tools that models draw with. Lengths on a face may be given in texels; marks keep to whole texels of their face, so that
// the one ray of a texel never breaks a line.

import { hashTile } from '../../shared/hash.ts';
import { HALF_TILE_PX, PX_PER_NEARNESS, PX_PER_UNIT } from '../../shared/projection.ts';

/** Units for so many texels upwards. */
export function up(texels: number): number {
  return texels / PX_PER_UNIT;
}

/** Units for so many texels across the screen along a wall. */
export function along(texels: number): number {
  return texels / HALF_TILE_PX;
}

/** Texels above the ground. */
export function upPx(z: number): number {
  return z * PX_PER_UNIT;
}

/** Texels along a wall from its middle. */
export function alongPx(a: number): number {
  return a * HALF_TILE_PX;
}

/**
 * Cells of the ground, 32 a unit: on a surface whose height is a whole number of texels the rays meet x and y in whole
 * cells exactly; the rounding keeps them in the middle of a cell.
 */
export function groundCell(value: number): number {
  return Math.round(value * PX_PER_NEARNESS);
}

/** A share in [0, 1) that belongs to a place: the same at every call and on every machine. */
export function chanceAt(a: number, b: number, seed: number): number {
  return hashTile(Math.floor(a), Math.floor(b), seed) / 4294967296;
}

/** The tones that whole parts take: mostly the body; one in four differs, one in ten by a step. Added to the body's tone. */
const TONE_OFFSETS = [0, 0, 0, 0, 0, 0, 0, -0.5, 0.5, 0.9] as const;

/** A part's own offset from the body's tone. */
export function toneOffset(a: number, b: number, seed: number): number {
  return TONE_OFFSETS[Math.floor(chanceAt(a, b, seed) * TONE_OFFSETS.length)]!;
}

/** Courses of stones from the ground up: heights and, course by course, where the upright joints are. */
interface Course {
  readonly top: number;
  readonly joints: readonly number[];
}

/** A module is 16 texels long, from -8 to 8. The outer stones are wide, so modules meet inside of a stone. */
const COURSES: readonly Course[] = [
  { top: 8, joints: [-3, 4] },
  { top: 14, joints: [-6, 1] },
  { top: 21, joints: [-2, 6] },
  { top: 27, joints: [-5, 2] },
  { top: 34, joints: [-1, 5] },
  { top: 40, joints: [-4, 3] },
  { top: 48, joints: [-6, 0] },
];

/** Body tone of a stone, and of its joints (one texel at its foot and at its left end). */
const STONE_TONE = 2;
const JOINT_TONE = 0.9;

/** Tone of a stone wall at a place of its face, in texels along and up. The same wall continues in the next module. */
export function stoneTone(alongTexels: number, upTexels: number, seed: number): number {
  const course = COURSES.findIndex(({ top }) => upTexels < top);
  if (course < 0) return STONE_TONE + 0.8;
  const { joints } = COURSES[course]!;
  const foot = course === 0 ? Number.NEGATIVE_INFINITY : COURSES[course - 1]!.top;
  const isJoint = joints.some((joint) => alongTexels >= joint && alongTexels < joint + 1);
  if (isJoint || upTexels < foot + 1) return JOINT_TONE;
  const stone = joints.filter((joint) => alongTexels >= joint).length;
  const isOuter = stone === 0 || stone === joints.length;
  const lip = upTexels >= COURSES[course]!.top - 1 ? 0.4 : 0;
  return STONE_TONE + lip + (isOuter ? 0 : toneOffset(course, stone, seed));
}
