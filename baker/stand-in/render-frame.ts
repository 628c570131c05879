// A model's parts to the maps of one frame: the view ray through each texel's centre decides everything of the texel.
// Reads parts, writes FrameMaps. Heights are exact to half a step of the 16-bit map, normals to half a step of the 8-bit one.

import { createFrameMaps, type FrameMaps } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import {
  HALF_TILE_PX,
  PX_PER_NEARNESS,
  PX_PER_UNIT,
  screenToWorld,
  TO_CAMERA,
  worldToScreen,
} from '../../shared/projection.ts';
import { linearToSrgb, srgbToLinear } from '../../shared/srgb.ts';
import { dotVec3, type Vec3 } from '../../shared/vector.ts';
import { marchRay, partAt, partsOnRay } from './march-ray.ts';
import type { Part, StandInModel } from './model.ts';
import { albedoOf, MATERIALS, toneColor } from './palette.ts';
import { unitVector } from './sdf.ts';

/** Texels of the screen round the anchor: left and top are negative as a rule. */
export interface TexelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a frame's numbers are shares of. */
export interface FrameScales {
  /** Units for HEIGHT_MAX. */
  readonly heightRange: number;
  /** Emission for full emissive colour. */
  readonly emissiveScale: number;
}

/** One texel's ray, before it is rounded to maps. Heights in units. */
export interface TexelHit {
  readonly part: Part;
  readonly front: number;
  readonly back: number;
  readonly position: Vec3;
}

/** Half the span of a normal's central difference, units: far above rounding, far below any edge. */
const GRADIENT_STEP_UNITS = 2e-6;

/**
 * Normals are taken this far north, west and (twice) above the hit. Rays through a lattice of whole texels meet edges exactly;
 * there the top's normal must win, or wall runs and floors get a seam of slanted texels, and an underside must never win.
 */
const EDGE_SHIFT_UNITS = 1e-5;

/** A bent normal leans away from the camera no further than this cosine. */
const LEAST_FACING = 0.06;

/** Relief of a ground tile stays below this, so no ray of the tile starts further out. */
const GROUND_RELIEF_ROWS = 2;

/** A rectangle that surely holds all that the parts show. A ground tile's is its diamond with the rows that relief may poke into. */
export function boundFrame(model: StandInModel, parts: readonly Part[]): TexelRect {
  if (model.isGround) {
    const top = -HALF_TILE_PX - GROUND_RELIEF_ROWS;
    return { left: -HALF_TILE_PX, top, width: 2 * HALF_TILE_PX, height: HALF_TILE_PX - top };
  }
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const { solid } of parts) {
    const [x, y] = worldToScreen(...solid.center);
    left = Math.min(left, x - solid.radius * PX_PER_UNIT);
    right = Math.max(right, x + solid.radius * PX_PER_UNIT);
    top = Math.min(top, y - solid.radius * PX_PER_NEARNESS);
    bottom = Math.max(bottom, y + solid.radius * PX_PER_NEARNESS);
  }
  const rect = { left: Math.floor(left), top: Math.floor(top) };
  return { ...rect, width: Math.ceil(right) - rect.left, height: Math.ceil(bottom) - rect.top };
}

/**
 * @param rect texels to look at, relative to the anchor
 * @returns a hit for each covered texel of the rectangle, row by row; undefined where nothing is
 */
export function castFrame(model: StandInModel, parts: readonly Part[], rect: TexelRect): (TexelHit | undefined)[] {
  const hits: (TexelHit | undefined)[] = [];
  for (let row = 0; row < rect.height; row++) {
    const screenY = rect.top + row + 0.5;
    const onRow = parts.filter(({ solid }) => {
      const [, centerY] = worldToScreen(...solid.center);
      return Math.abs(screenY - centerY) <= solid.radius * PX_PER_NEARNESS;
    });
    for (let column = 0; column < rect.width; column++) {
      hits.push(castTexel(model, onRow, rect.left + column + 0.5, screenY));
    }
  }
  return hits;
}

/** The smallest rectangle with all hits, as part of `rect`, and a margin of one texel. */
export function trimRect(frames: readonly (readonly (TexelHit | undefined)[])[], rect: TexelRect): TexelRect {
  let [left, top, right, bottom] = [rect.width, rect.height, 0, 0];
  for (const hits of frames) {
    hits.forEach((hit, index) => {
      if (hit === undefined) return;
      const column = index % rect.width;
      const row = (index - column) / rect.width;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    });
  }
  return { left: rect.left + left - 1, top: rect.top + top - 1, width: right - left + 2, height: bottom - top + 2 };
}

/** Rounds hits to maps. @param from where the hits lie; @param to the frame's rectangle */
export function paintFrame(
  hits: readonly (TexelHit | undefined)[],
  from: TexelRect,
  to: TexelRect,
  scales: FrameScales,
): FrameMaps {
  const maps = createFrameMaps(to.width, to.height);
  hits.forEach((hit, index) => {
    if (hit === undefined) return;
    const column = index % from.width;
    const row = (index - column) / from.width;
    paintTexel(maps, (row + from.top - to.top) * to.width + column + from.left - to.left, hit, scales);
  });
  return maps;
}

function castTexel(
  model: StandInModel,
  onRow: readonly Part[],
  screenX: number,
  screenY: number,
): TexelHit | undefined {
  const [x, y] = screenToWorld(screenX, screenY, 0);
  const met = partsOnRay(onRow, x, y);
  const ray = marchRay(met, x, y);
  if (ray === undefined) return undefined;
  const position: Vec3 = [x + ray.front * TO_CAMERA[0], y + ray.front * TO_CAMERA[1], ray.front * TO_CAMERA[2]];
  if (model.isGround && !isOnTile(x, y) && !isOnTile(position[0], position[1])) return undefined;
  const part = partAt(met, ...position);
  if (part === undefined) return undefined;
  return { part, front: position[2], back: ray.back * TO_CAMERA[2], position };
}

/** Whether a ground point lies in the tile's half-open square: each point of the lattice belongs to exactly one tile. */
function isOnTile(x: number, y: number): boolean {
  return x >= -0.5 && x < 0.5 && y >= -0.5 && y < 0.5;
}

function paintTexel(maps: FrameMaps, texel: number, hit: TexelHit, scales: FrameScales): void {
  const { part, position } = hit;
  const tone = typeof part.tone === 'number' ? part.tone : part.tone(...position);
  const color = toneColor(part.material, tone);
  const { metallic, roughness, specular, glow } = MATERIALS[part.material];
  maps.albedo.set([...albedoOf(part.material, color), 255], texel * 4);
  maps.normal.set(surfaceNormal(part, position).map(encodeSigned), texel * 3);
  maps.material.set(
    [metallic, roughness, specular].map((share) => Math.round(share * 255)),
    texel * 3,
  );
  if (glow > 0) {
    const share = glow / scales.emissiveScale;
    maps.emissive.set(
      color.map((byte) => linearToSrgb(srgbToLinear(byte) * share)),
      texel * 3,
    );
  }
  maps.heights[texel] = Math.round((hit.front / scales.heightRange) * HEIGHT_MAX);
  maps.backs[texel] = Math.round((hit.back / scales.heightRange) * HEIGHT_MAX);
  maps.debris[texel] = part.debris ? 255 : 0;
}

function encodeSigned(value: number): number {
  return Math.round((value * 0.5 + 0.5) * 255);
}

function surfaceNormal(part: Part, position: Vec3): Vec3 {
  const [x, y, z] = position;
  if (part.normal !== undefined) return faceCamera(part.normal(x, y, z));
  const { distance } = part.solid;
  const [px, py, pz] = [x - EDGE_SHIFT_UNITS, y - EDGE_SHIFT_UNITS, z + 2 * EDGE_SHIFT_UNITS];
  const e = GRADIENT_STEP_UNITS;
  return unitVector(
    distance(px + e, py, pz) - distance(px - e, py, pz),
    distance(px, py + e, pz) - distance(px, py - e, pz),
    distance(px, py, pz + e) - distance(px, py, pz - e),
  );
}

function faceCamera(normal: Vec3): Vec3 {
  const lack = LEAST_FACING - dotVec3(normal, TO_CAMERA);
  if (lack <= 0) return normal;
  return unitVector(normal[0] + lack * TO_CAMERA[0], normal[1] + lack * TO_CAMERA[1], normal[2] + lack * TO_CAMERA[2]);
}
