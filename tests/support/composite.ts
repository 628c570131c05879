// The scene drawn on the CPU in the plainest way: every texel of every sprite and ground tile is put at its own place, and the
// nearest wins. Works on sheets, before trimming, packing and uploading, and so tests all of that too.

import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import type { FrameView } from '../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../game/world/place-statics.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { nearnessOf, texelToLocal } from '../../shared/projection.ts';
import { variantOfTile } from '../../shared/terrain.ts';

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

  /** Puts a frame with its anchor at a screen texel; `lift` is the nearness of the anchor. */
  function draw(
    frame: FrameMaps,
    info: Sheet['info'],
    anchorX: number,
    anchorY: number,
    lift: number,
    owner: number,
  ): void {
    for (let i = 0; i < frame.width * frame.height; i++) {
      if (!isCovered(frame, i)) continue;
      const right = (i % frame.width) - info.anchor[0];
      const down = Math.floor(i / frame.width) - info.anchor[1];
      const x = anchorX + right - view.cornerX;
      const y = anchorY + down - view.cornerY;
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
      const local = texelToLocal(right, down, (frame.heights[i]! * info.heightRange) / HEIGHT_MAX);
      const nearness = lift + nearnessOf(...local);
      const at = y * view.width + x;
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
  }

  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const sheet = standIn(map.terrains[map.tiles[y * map.width + x]!]!);
      const frame = sheet.frames[variantOfTile([x, y], sheet.frames.length)]!;
      draw(frame, sheet.info, (x - y) * 16, (x + y + 1) * 16, nearnessOf(x + 0.5, y + 0.5, 0), GROUND_OWNER);
    }
  }
  statics.forEach((placed, owner) => {
    const sheet = standIn(placed.sprite);
    const lift = (placed.screenY + 2 * placed.heightPx) / 32;
    draw(sheet.frames[placed.frame]!, sheet.info, placed.screenX, placed.screenY, lift, owner);
  });
  return { owners, nearest, second, albedo, normal };
}
