// Analytic solids seen by the sheet's camera: the centre ray of each texel, cut exactly. The truth that bricks and lights
// are held to.

import { createFrameMaps, type FrameMaps, type SheetInfo } from '../../../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../../../shared/limits.ts';
import { texelToLocal } from '../../../../shared/projection.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

/** Heights between which a view ray is inside; undefined: it misses. */
type Span = readonly [back: number, front: number] | undefined;

export interface Solid {
  /** @param ground where the ray meets height 0 */
  readonly cut: (ground: Vec3) => Span;
  readonly albedo?: readonly [number, number, number];
  readonly emissive?: readonly [number, number, number];
  readonly normal?: Vec3;
  readonly isDebris?: boolean;
}

type Paint = Omit<Solid, 'cut'>;

export function box(low: Vec3, high: Vec3, paint: Paint = {}): Solid {
  const cut = (ground: Vec3): Span => {
    let back = low[2];
    let front = high[2];
    for (const axis of [0, 1] as const) {
      back = Math.max(back, (low[axis] - ground[axis]) * Math.SQRT2);
      front = Math.min(front, (high[axis] - ground[axis]) * Math.SQRT2);
    }
    return front > back ? [back, front] : undefined;
  };
  return { ...paint, cut };
}

export function sphere(center: Vec3, radius: number, paint: Paint = {}): Solid {
  const cut = (ground: Vec3): Span => {
    // |ground + h * (1/sqrt2, 1/sqrt2, 1) - center| = radius, solved for h; the direction's length is sqrt 2.
    const to: Vec3 = [ground[0] - center[0], ground[1] - center[1], ground[2] - center[2]];
    const half = (to[0] + to[1]) * Math.SQRT1_2 + to[2];
    const rest = half * half - 2 * (to[0] ** 2 + to[1] ** 2 + to[2] ** 2 - radius ** 2);
    return rest > 0 ? [(-half - Math.sqrt(rest)) / 2, (-half + Math.sqrt(rest)) / 2] : undefined;
  };
  return { ...paint, cut };
}

/** A half of space: the points whose product with `normal` is at most `reach`. */
export interface HalfSpace {
  readonly normal: Vec3;
  readonly reach: number;
}

/** What lies in all of the halves: a wall at any angle. */
export function convex(halves: readonly HalfSpace[], paint: Paint = {}): Solid {
  const cut = (ground: Vec3): Span => {
    let back = -Infinity;
    let front = Infinity;
    for (const { normal, reach } of halves) {
      // normal . (ground + h * (1/sqrt2, 1/sqrt2, 1)) <= reach
      const rate = (normal[0] + normal[1]) * Math.SQRT1_2 + normal[2];
      const room = reach - (normal[0] * ground[0] + normal[1] * ground[1] + normal[2] * ground[2]);
      if (rate > 0) front = Math.min(front, room / rate);
      else if (rate < 0) back = Math.max(back, room / rate);
      else if (room < 0) return undefined;
    }
    return front > back ? [back, front] : undefined;
  };
  return { ...paint, cut };
}

/** The six halves of a box. */
export function halvesOfBox(low: Vec3, high: Vec3): HalfSpace[] {
  return [
    { normal: [1, 0, 0], reach: high[0] },
    { normal: [-1, 0, 0], reach: -low[0] },
    { normal: [0, 1, 0], reach: high[1] },
    { normal: [0, -1, 0], reach: -low[1] },
    { normal: [0, 0, 1], reach: high[2] },
    { normal: [0, 0, -1], reach: -low[2] },
  ];
}

export interface SampledSheet {
  readonly frame: FrameMaps;
  readonly info: SheetInfo;
}

/** Samples solids into a frame: each texel shows the nearest and reaches back to where its ray leaves the last. */
export function sampleSheet(name: string, solids: readonly Solid[], changes: Partial<SheetInfo> = {}): SampledSheet {
  const info: SheetInfo = {
    version: 3,
    name,
    frameWidth: 128,
    frameHeight: 160,
    frames: 1,
    columns: 1,
    anchor: [64, 112],
    heightRange: 4,
    footprint: [1, 1],
    emissiveScale: 10,
    facings: 1,
    variants: 1,
    animations: {},
    ...changes,
  };
  const frame = createFrameMaps(info.frameWidth, info.frameHeight);
  const steps = (height: number): number => Math.round((height / info.heightRange) * HEIGHT_MAX);
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    const right = (texel % frame.width) - info.anchor[0];
    const down = Math.floor(texel / frame.width) - info.anchor[1];
    const ground = texelToLocal(right, down, 0);
    let back = Infinity;
    let front = -Infinity;
    let nearest: Solid | undefined;
    for (const solid of solids) {
      const span = solid.cut(ground);
      if (span === undefined) continue;
      back = Math.min(back, span[0]);
      if (span[1] > front) [front, nearest] = [span[1], solid];
    }
    if (nearest === undefined) continue;
    frame.albedo.set([...(nearest.albedo ?? [128, 128, 128]), 255], texel * 4);
    frame.emissive.set(nearest.emissive ?? [0, 0, 0], texel * 3);
    const normal = nearest.normal ?? [0, 0, 1];
    frame.normal.set(
      normal.map((part) => Math.round((part * 0.5 + 0.5) * 255)),
      texel * 3,
    );
    frame.heights[texel] = steps(front);
    frame.backs[texel] = steps(back);
    frame.debris[texel] = nearest.isDebris === true ? 255 : 0;
  }
  return { frame, info };
}
