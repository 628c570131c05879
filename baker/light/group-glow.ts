// Which glowing texels are one lamp. Texels that touch and lie at nearly the same depth are one glow; glows with little
// space between them (a candelabrum's flames, a window's panes) shine as one.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { isGlowing } from '../image/is-glowing.ts';
import { placeTexel } from './measure-glow.ts';

/** Glows that lie this near to each other, in units, are one lamp; farther apart, two pools of light can be told apart. */
export const LAMP_GAP_UNITS = 0.75;

interface GlowBox {
  readonly texels: number[];
  readonly low: [number, number, number];
  readonly high: [number, number, number];
}

/** @returns texel indices of each lamp, ascending; lamps in the order of their first texels */
export function groupGlow(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'anchor' | 'heightRange' | 'emissiveScale'>,
): number[][] {
  const places = new Map<number, Vec3>();
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    if (isGlowing(frame, info, texel)) places.set(texel, placeTexel(frame, info, texel, frame.heights));
  }
  const lamps = mergeNear(findConnected(frame, places)).map((box) => box.texels.sort((a, b) => a - b));
  return lamps.sort((a, b) => a[0]! - b[0]!);
}

/** Floods from texel to texel through the eight neighbours, not across a jump in depth. */
function findConnected(frame: FrameMaps, places: ReadonlyMap<number, Vec3>): GlowBox[] {
  const boxes: GlowBox[] = [];
  const seen = new Set<number>();
  for (const first of places.keys()) {
    if (seen.has(first)) continue;
    seen.add(first);
    const box: GlowBox = { texels: [], low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
    const waiting = [first];
    for (let texel = waiting.pop(); texel !== undefined; texel = waiting.pop()) {
      const place = places.get(texel)!;
      box.texels.push(texel);
      for (let axis = 0; axis < 3; axis++) {
        box.low[axis] = Math.min(box.low[axis]!, place[axis]!);
        box.high[axis] = Math.max(box.high[axis]!, place[axis]!);
      }
      for (const next of neighbours(frame, texel)) {
        const other = places.get(next);
        if (other === undefined || seen.has(next) || gapBetween(place, place, other, other) > LAMP_GAP_UNITS) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    boxes.push(box);
  }
  return boxes;
}

function neighbours(frame: FrameMaps, texel: number): number[] {
  const x = texel % frame.width;
  const found: number[] = [];
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      if (x + right >= 0 && x + right < frame.width) found.push(texel + right + down * frame.width);
    }
  }
  return found;
}

/** Joins boxes until no two are near. */
function mergeNear(boxes: GlowBox[]): GlowBox[] {
  const lamps: GlowBox[] = [];
  for (const box of boxes) {
    let joined = box;
    // Joining makes the box larger, so it may reach lamps that the parts did not.
    for (let at = lamps.length - 1; at >= 0; at--) {
      const lamp = lamps[at]!;
      if (gapBetween(lamp.low, lamp.high, joined.low, joined.high) > LAMP_GAP_UNITS) continue;
      joined = joinBoxes(lamp, joined);
      lamps.splice(at, 1);
      at = lamps.length;
    }
    lamps.push(joined);
  }
  return lamps;
}

function joinBoxes(a: GlowBox, b: GlowBox): GlowBox {
  return {
    texels: [...a.texels, ...b.texels],
    low: [Math.min(a.low[0], b.low[0]), Math.min(a.low[1], b.low[1]), Math.min(a.low[2], b.low[2])],
    high: [Math.max(a.high[0], b.high[0]), Math.max(a.high[1], b.high[1]), Math.max(a.high[2], b.high[2])],
  };
}

/** @returns the distance between two boxes, 0 when they overlap */
function gapBetween(lowA: Vec3, highA: Vec3, lowB: Vec3, highB: Vec3): number {
  const gaps = [0, 1, 2].map((axis) => Math.max(0, lowA[axis]! - highB[axis]!, lowB[axis]! - highA[axis]!));
  return Math.sqrt(gaps[0]! ** 2 + gaps[1]! ** 2 + gaps[2]! ** 2);
}
