// What a stand-in is made of: parts, each a solid with a material and a tone; and how a model says what sheet it fills.

import type { Vec3 } from '../../shared/vector.ts';
import type { MaterialName } from './palette.ts';
import { type Solid, swapXY, turn } from './sdf.ts';

/** A tone of the ramp (0..4) at a point of the surface: how joints, boards and shades are drawn. */
export type Tone = (x: number, y: number, z: number) => number;

export interface Part {
  readonly solid: Solid;
  readonly material: MaterialName;
  readonly tone: number | Tone;
  /** The surface direction to light it by, where that is not the solid's own: leaves take their clump's. Unit length. */
  readonly normal?: (x: number, y: number, z: number) => Vec3;
  /** Vanishes when the object breaks: leaves and flames. */
  readonly debris?: boolean;
}

export interface StandInModel {
  readonly name: string;
  /** Tiles, x and y. */
  readonly footprint: readonly [x: number, y: number];
  /** 8: one frame a direction, from south by 45 degrees. */
  readonly facings: 1 | 8;
  readonly variants: number;
  /** A ground tile covers its own diamond and what pokes out of it, not all that its solid shows. */
  readonly isGround?: boolean;
  /** The sheet has a twin without what is debris. */
  readonly hasBare?: boolean;
  /** @param frame facing, then variant */
  parts(frame: number): readonly Part[];
}

/** sin and cos of the eight directions, from south by 45 degrees over east: direction i faces (sin, cos) in x and y. */
const D = Math.SQRT1_2;
const DIRECTIONS: readonly (readonly [sin: number, cos: number])[] = [
  [0, 1],
  [D, D],
  [1, 0],
  [D, -D],
  [0, -1],
  [-D, -D],
  [-1, 0],
  [-D, D],
];

/** A part that was modelled looking south, turned to a direction (0..7), its drawing with it. */
export function facePart(part: Part, direction: number): Part {
  const facing = DIRECTIONS[direction];
  if (facing === undefined) throw new RangeError(`direction ${direction} is none of 0 to 7`);
  const [sin, cos] = facing;
  const { tone } = part;
  const turned: Tone | number =
    typeof tone === 'number' ? tone : (x, y, z) => tone(x * cos - y * sin, x * sin + y * cos, z);
  return { ...part, solid: turn(part.solid, sin, cos), tone: turned };
}

/** A part of an `_x` piece as it is in the `_y` piece. */
export function swapPart(part: Part): Part {
  const { tone } = part;
  return { ...part, solid: swapXY(part.solid), tone: typeof tone === 'number' ? tone : (x, y, z) => tone(y, x, z) };
}
