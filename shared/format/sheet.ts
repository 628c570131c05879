// The sprite sheet, the baker's input: a folder with sprite.json and up to seven maps. This module names its parts; reading
// and refusing are the baker's.
//
//   albedo      RGBA8 sRGB   colour; alpha >= COVERAGE_ALPHA: the texel is there
//   normal      RGB8         game-space normal * 0.5 + 0.5
//   height      grey 16      height of the visible surface / height_range
//   height_back grey 16      height at which the view ray leaves the object
//   material    RGB8         metallic, roughness, specular level
//   emissive    RGB8 sRGB    times emissive_scale; absent: none
//   debris      grey 8       >= 128: vanishes when the object breaks; absent: none

/** The newest sheet version that this code reads. */
export const SHEET_VERSION = 3;

export const MAP_NAMES = ['albedo', 'normal', 'height', 'height_back', 'material', 'emissive', 'debris'] as const;
export type MapName = (typeof MAP_NAMES)[number];

export interface AnimationInfo {
  readonly frames: number;
  readonly fps: number;
}

/** Stochastic Wang tiles: `variants[bits]` lists the frames whose edges carry the bits n | e<<1 | s<<2 | w<<3. */
export interface WangInfo {
  /** Chance that an edge's bit is set, 0..1. */
  readonly probability: number;
  readonly variants: readonly (readonly number[])[];
}

/** What sprite.json says, checked and with its defaults filled in. */
export interface SheetInfo {
  readonly version: number;
  readonly name: string;
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly frames: number;
  readonly columns: number;
  /** Texel of a frame whose top-left corner is the object's ground point. */
  readonly anchor: readonly [x: number, y: number];
  /** Units for a height value of HEIGHT_MAX. */
  readonly heightRange: number;
  /** Tiles that the object stands on, along x and y. */
  readonly footprint: readonly [x: number, y: number];
  readonly emissiveScale: number;
  /** 1, 4 (N E S W) or 8 (direction order, from south by 45 degrees). */
  readonly facings: 1 | 4 | 8;
  readonly variants: number;
  readonly animations: Readonly<Record<string, AnimationInfo>>;
  readonly wang?: WangInfo;
}

/**
 * One frame's pixels, row by row from the top. Uncovered texels are zero in every map; covered ones have alpha 255.
 * Lengths: albedo 4wh, normal, material, emissive 3wh, height, heightBack, debris wh.
 */
export interface FrameMaps {
  readonly width: number;
  readonly height: number;
  readonly albedo: Uint8Array;
  readonly normal: Uint8Array;
  readonly heights: Uint16Array;
  readonly backs: Uint16Array;
  readonly material: Uint8Array;
  readonly emissive: Uint8Array;
  readonly debris: Uint8Array;
}

/** A decoded sheet: what the stages of the bake work on. */
export interface Sheet {
  readonly info: SheetInfo;
  readonly frames: readonly FrameMaps[];
  /** The same frames without what vanishes (a tree without its crown). */
  readonly bare?: Sheet;
}

/** @returns empty maps of the given size: nothing covered */
export function createFrameMaps(width: number, height: number): FrameMaps {
  const count = width * height;
  return {
    width,
    height,
    albedo: new Uint8Array(count * 4),
    normal: new Uint8Array(count * 3),
    heights: new Uint16Array(count),
    backs: new Uint16Array(count),
    material: new Uint8Array(count * 3),
    emissive: new Uint8Array(count * 3),
    debris: new Uint8Array(count),
  };
}

/** @returns whether the texel at this index (row * width + column) is there */
export function isCovered(frame: FrameMaps, index: number): boolean {
  return frame.albedo[index * 4 + 3]! !== 0;
}
