// The scene drawn on the CPU in the plainest way: every texel of every sprite, and of the ground the picked one, is put at its
// own place, and the nearest wins. Works on sheets, before trimming, packing and uploading, and so tests all of that too.

import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import type { FrameView } from '../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../game/world/place-statics.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { pickGround } from '../../shared/pick-ground.ts';
import { nearnessOf, texelToLocal } from '../../shared/projection.ts';
import { buildTerrainCells } from '../../shared/terrain-borders.ts';
import { createGroundLookup } from './ground-lookup.ts';

/** Owner of a pixel that shows the ground. */
export const GROUND_OWNER = -1;
/** Owner of a pixel that shows nothing. */
export const NO_OWNER = -2;

export interface Composite {
  /** Index into the statics, GROUND_OWNER or NO_OWNER. */
  readonly owners: Int32Array;
  /** Nearness of the winner and of the next, relative to the world's origin, units. */
  readonly nearest: Float64Array;
  readonly second: Float64Array;
  /** The winner's albedo and normal, three bytes each. */
  readonly albedo: Uint8Array;
  readonly normal: Uint8Array;
}

const sheets = new Map<string, Sheet>();

/** A stand-in, made once. */
export function standIn(name: string): Sheet {
  let sheet = sheets.get(name);
  if (sheet === undefined) {
    sheet = createStandIn(name);
    sheets.set(name, sheet);
  }
  return sheet;
}

/** Draws a map of stand-ins as the view shows it. */
export function compositeScene(map: WorldMap, statics: readonly PlacedStatic[], view: FrameView): Composite {
  const count = view.width * view.height;
  const owners = new Int32Array(count).fill(NO_OWNER);
  const nearest = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const second = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const albedo = new Uint8Array(count * 3);
  const normal = new Uint8Array(count * 3);

  /** Puts a texel of a frame at a pixel of the view; `lift` is the nearness of the anchor. */
  function put(frame: FrameMaps, info: Sheet['info'], i: number, at: number, lift: number, owner: number): void {
    const right = (i % frame.width) - info.anchor[0];
    const down = Math.floor(i / frame.width) - info.anchor[1];
    const local = texelToLocal(right, down, (frame.heights[i]! * info.heightRange) / HEIGHT_MAX);
    const nearness = lift + nearnessOf(...local);
    if (nearness > nearest[at]!) {
      second[at] = nearest[at]!;
      nearest[at] = nearness;
      owners[at] = owner;
      albedo.set(frame.albedo.subarray(i * 4, i * 4 + 3), at * 3);
      normal.set(frame.normal.subarray(i * 3, i * 3 + 3), at * 3);
    } else if (nearness > second[at]!) {
      second[at] = nearness;
    }
  }

  const ground = createGroundLookup(map.terrains.map(standIn));
  const cells = buildTerrainCells(map);
  for (let at = 0; at < count; at++) {
    const [x, y] = [view.cornerX + (at % view.width), view.cornerY + Math.floor(at / view.width)];
    const picked = pickGround(x, y, cells, ground.heightOf);
    if (picked === undefined) continue;
    const { terrain, tile, right, down } = picked;
    const { frame, info, index } = ground.texelAt(terrain, tile, right, down)!;
    put(frame, info, index, at, nearnessOf(tile[0] + 0.5, tile[1] + 0.5, 0), GROUND_OWNER);
  }
  statics.forEach((placed, owner) => {
    const { info, frames } = standIn(placed.sprite);
    const frame = frames[placed.frame]!;
    const lift = (placed.screenY + 2 * placed.heightPx) / 32;
    for (let i = 0; i < frame.width * frame.height; i++) {
      if (!isCovered(frame, i)) continue;
      const x = placed.screenX + (i % frame.width) - info.anchor[0] - view.cornerX;
      const y = placed.screenY + Math.floor(i / frame.width) - info.anchor[1] - view.cornerY;
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
      put(frame, info, i, y * view.width + x, lift, owner);
    }
  });
  return { owners, nearest, second, albedo, normal };
}
