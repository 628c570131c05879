// Stand-ins: sheets made from formulas, for sprites that have no sheet, and for tests, which know the true surface of every texel.
// Reads nothing; gives the very Sheet that the reader gives for a folder of maps.

import type { FrameMaps, Sheet, SheetInfo } from '../../shared/format/sheet.ts';
import { SHEET_VERSION } from '../../shared/format/sheet.ts';
import { parseSpriteName } from '../../shared/names.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { BakeError } from '../fault.ts';
import { distanceToParts } from './march-ray.ts';
import type { Part, StandInModel } from './model.ts';
import { BUILDING_MODELS } from './models/building.ts';
import { CRATE_MODELS } from './models/crate.ts';
import { FIGURE_MODELS } from './models/figure.ts';
import { FIRE_MODELS } from './models/fire.ts';
import { GROUND_MODELS } from './models/ground.ts';
import { ORE_MODELS } from './models/rock.ts';
import { TREE_MODELS } from './models/tree.ts';
import { WALL_MODELS } from './models/wall.ts';
import { MATERIALS } from './palette.ts';
import {
  boundFrame,
  castFrame,
  type FrameScales,
  paintFrame,
  type TexelHit,
  type TexelRect,
  trimRect,
} from './render-frame.ts';

/** Enters the cache stamp of every stand-in: raise it with any change that changes a sheet. */
export const STAND_IN_VERSION = 1;

const MODELS: readonly StandInModel[] = [
  ...GROUND_MODELS,
  ...BUILDING_MODELS,
  ...WALL_MODELS,
  ...TREE_MODELS,
  ...ORE_MODELS,
  ...CRATE_MODELS,
  ...FIRE_MODELS,
  ...FIGURE_MODELS,
];

/** All stand-ins, ground first. */
export const STAND_IN_NAMES: readonly string[] = MODELS.map(({ name }) => name);

/** Height ranges are whole multiples of this, which a decimal number in sprite.json writes exactly. */
const HEIGHT_STEPS_PER_UNIT = 8;

function findModel(name: string): StandInModel {
  const model = MODELS.find((candidate) => candidate.name === name);
  if (model !== undefined) return model;
  throw new BakeError('usage', `There is no stand-in named "${name}". Take one of: ${STAND_IN_NAMES.join(', ')}.`);
}

function frameCount(model: StandInModel): number {
  return model.facings * model.variants;
}

/**
 * Bakes a model to a sheet; a tree's has its bare twin.
 *
 * @param name one of STAND_IN_NAMES
 * @throws BakeError of kind usage for any other name
 */
export function createStandIn(name: string): Sheet {
  const model = findModel(name);
  const frames = Array.from({ length: frameCount(model) }, (_, frame) => model.parts(frame));
  const rect = joinRects(frames.map((parts) => boundFrame(model, parts)));
  const hits = frames.map((parts) => castFrame(model, parts, rect));
  const inner = model.isGround ? rect : trimRect(hits, rect);
  const scales = findScales(hits.flat());
  const info = createInfo(model, inner, scales);
  const sheet: Sheet = { info, frames: hits.map((frame) => paintFrame(frame, rect, inner, scales)) };
  if (!model.hasBare) return sheet;
  const bareFrames = frames.map((parts): FrameMaps => {
    const standing = parts.filter(({ debris }) => !debris);
    return paintFrame(castFrame(model, standing, rect), rect, inner, scales);
  });
  return { ...sheet, bare: { info, frames: bareFrames } };
}

/**
 * The true surface of a stand-in's frame: signed distance in units to the solid above the ground, negative inside. It is zero
 * exactly on the surface, and elsewhere never more than the true distance. Ground tiles go on beyond their borders.
 *
 * @throws BakeError of kind usage for an unknown name, RangeError for a frame that the stand-in has not
 */
export function standInSdf(name: string, frame: number): (point: Vec3) => number {
  const model = findModel(name);
  if (!Number.isInteger(frame) || frame < 0 || frame >= frameCount(model)) {
    throw new RangeError(`${name} has ${frameCount(model)} frames, there is no frame ${frame}`);
  }
  const parts: readonly Part[] = model.parts(frame);
  return ([x, y, z]) => Math.max(distanceToParts(parts, x, y, z), -z);
}

/** Kinds of walls that a name's words may tell, and the stand-in's word for each. */
const WALL_KINDS = ['window', 'door', 'arch'] as const;

/**
 * The stand-in for a sprite that has no sheet: itself, or by its name's class, its orientation and the words in it.
 *
 * @returns undefined where nothing of the kind exists (roofs), or the name tells no kind
 */
export function chooseStandIn(spriteName: string): string | undefined {
  if (STAND_IN_NAMES.includes(spriteName)) return spriteName;
  const { spriteClass, orientation } = parseSpriteName(spriteName);
  const words = spriteName.split('_');
  switch (spriteClass) {
    case 'wall':
    case 'door': {
      const kind = spriteClass === 'door' ? 'door' : (WALL_KINDS.find((word) => words.includes(word)) ?? 'plain');
      return `wall_${kind}_${orientation === 'y' || orientation === 'e' ? 'y' : 'x'}`;
    }
    case 'ground':
      return words.some((word) => word.startsWith('cobble') || word === 'stone') ? 'ground_cobbled' : 'ground_plain';
    case 'floor':
      return 'floor_plain';
    case 'post':
      return 'post_plain';
    case 'tree':
      return 'tree_plain';
    case 'mobile':
      return 'mobile_figure';
    case 'object':
      // No crate for just anything: a name that says nothing is more often a slip of the pen than a sprite to come.
      return ['ore', 'campfire', 'brazier', 'crate'].find((word) => words.includes(word));
    default:
      return undefined;
  }
}

function joinRects(rects: readonly TexelRect[]): TexelRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

function findScales(hits: readonly (TexelHit | undefined)[]): FrameScales {
  let top = 0;
  let glow = 0;
  for (const hit of hits) {
    if (hit === undefined) continue;
    top = Math.max(top, hit.front);
    glow = Math.max(glow, MATERIALS[hit.part.material].glow);
  }
  const heightRange = Math.max(Math.ceil(top * HEIGHT_STEPS_PER_UNIT), 1) / HEIGHT_STEPS_PER_UNIT;
  return { heightRange, emissiveScale: glow > 0 ? glow : 1 };
}

function createInfo(model: StandInModel, rect: TexelRect, scales: FrameScales): SheetInfo {
  return {
    version: SHEET_VERSION,
    name: model.name,
    frameWidth: rect.width,
    frameHeight: rect.height,
    frames: frameCount(model),
    columns: frameCount(model),
    anchor: [0 - rect.left, 0 - rect.top],
    heightRange: scales.heightRange,
    footprint: model.footprint,
    emissiveScale: scales.emissiveScale,
    facings: model.facings,
    variants: model.variants,
    animations: {},
  };
}
