// What one sheet gives to the bake, whole: the values that placement and tables need, and its files, compressed. It is what
// workers hand back and what the cache keeps.

import type { SpriteLight } from '../../shared/format/light.ts';
import type { AnimationInfo, WangInfo } from '../../shared/format/sheet.ts';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import type { PackGroup } from '../pack/bundle.ts';
import type { Rect } from '../pack/free-space.ts';
import type { StageTimes } from '../stage-times.ts';
import type { TrimmedFrame } from '../trim/trim-sheet.ts';

/** A compressed file of the bake, not yet named. */
export interface EncodedFile {
  readonly bytes: Uint8Array;
  /** SHA-256 of what it decodes to. */
  readonly values: string;
}

/** A sheet's or its bare twin's frames, as the record table needs them. */
export interface BakedFrames {
  readonly heightRange: number;
  readonly emissiveScale: number;
  readonly frames: readonly TrimmedFrame[];
  /** By picture, in the texel file's order: the rectangles that it lies on its page in. */
  readonly parts: readonly (readonly Rect[])[];
  /** Lights of frame `frame`; their record is not known yet. */
  readonly lights: readonly FrameLight[];
}

export interface FrameLight extends Omit<SpriteLight, 'record'> {
  readonly frame: number;
}

/** Lone texels under one light, as shares of the covered texels, 0..1. */
export interface LoneShare {
  /** Name of the light. */
  readonly lighting: string;
  /** Over all frames. */
  readonly mean: number;
  /** Of the frame with the most, the first of them. */
  readonly worst: number;
  readonly worstFrame: number;
}

/** What a person wants to know of a sprite after its bake. */
export interface SheetFigures {
  /** Rectangles of all different pictures that take room on pages, texels. */
  readonly texels: number;
  /** Triangles of all frames' unsimplified shells: what the LODs are measured against. */
  readonly gridTriangles: number;
  /** Triangles of all frames by LOD. */
  readonly triangles: readonly number[];
  /** Largest measured two-sided error of any frame by LOD, units. */
  readonly shellErrors: readonly number[];
  /** Voxels that hold anything, all frames. */
  readonly voxels: number;
  readonly lights: number;
  /** Size of all files: texels, shell, brick, and the twin's texels. */
  readonly bytes: number;
  /** Lone texels under each light that sprites are judged under; as the lights were when the sheet was baked. */
  readonly lone: readonly LoneShare[];
}

export interface BakedSheet extends BakedFrames {
  readonly name: string;
  readonly facings: 1 | 4 | 8;
  readonly variants: number;
  readonly animations: Readonly<Record<string, AnimationInfo>>;
  readonly footprint: readonly [x: number, y: number];
  readonly wang?: WangInfo;
  readonly bare?: BakedFrames;
  readonly figures: SheetFigures;
  readonly texels: EncodedFile;
  readonly shell: EncodedFile;
  readonly brick: EncodedFile;
  readonly bareTexels?: EncodedFile;
}

/** How baking one sheet ended: with a result and warnings, or with errors. */
export interface SheetOutcome {
  readonly baked?: BakedSheet;
  readonly faults: readonly Fault[];
  /** What it took; nothing when it was not baked now but recalled. */
  readonly times?: StageTimes;
}

/** @returns what was baked, sorted by name: the order of records, and of everything after it */
export function sortBaked(outcomes: readonly SheetOutcome[]): BakedSheet[] {
  const baked = outcomes.flatMap((outcome) => (outcome.baked === undefined ? [] : [outcome.baked]));
  return baked.sort((a, b) => compareText(a.name, b.name));
}

/** @returns the parts of a sprite's pictures and then of its bare twin's, to lie on one page */
export function toPackGroup(sheet: BakedSheet): PackGroup {
  return {
    name: sheet.name,
    rects: [sheet, ...(sheet.bare === undefined ? [] : [sheet.bare])].flatMap(({ parts }) => parts.flat()),
  };
}
