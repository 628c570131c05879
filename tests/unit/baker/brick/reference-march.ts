// What a brick must hold, found the slow way: every texel's column marched in steps far finer than a voxel, each step put
// into the voxel that its middle lies in. Shares nothing with the baker's exact walk but the projection.

import type { FrameMaps, SheetInfo } from '../../../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../../../shared/limits.ts';
import { texelToLocal } from '../../../../shared/projection.ts';

/** Steps a unit of height. A column's end is then off by 1/8000 unit at most. */
const STEPS_PER_UNIT = 8000;

export interface MarchedVoxel {
  /** Shares 0..1. */
  solid: number;
  foliage: number;
}

/** Linear light times matter, and matter. */
export interface MarchedColor {
  readonly sums: [red: number, green: number, blue: number];
  matter: number;
}

export interface March {
  /** By `x,y,z` relative to the anchor. */
  readonly voxels: ReadonlyMap<string, MarchedVoxel>;
  /** The same of each 2 x 2 x 2 voxels. */
  readonly colors: ReadonlyMap<string, MarchedColor>;
}

const keyOf = (x: number, y: number, z: number, edge: number): string =>
  [x, y, z].map((units) => Math.floor((units * 8) / edge)).join(',');

/** sRGB's own definition, without tables. */
const toLinear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

export function marchFrame(frame: FrameMaps, info: SheetInfo): March {
  const voxels = new Map<string, MarchedVoxel>();
  const colors = new Map<string, MarchedColor>();
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    if (frame.albedo[texel * 4 + 3] === 0) continue;
    const emission = [...frame.emissive.subarray(texel * 3, texel * 3 + 3)].map(toLinear);
    if (Math.max(...emission) * info.emissiveScale > 0.5) continue;
    const ground = texelToLocal(
      (texel % frame.width) - info.anchor[0],
      Math.floor(texel / frame.width) - info.anchor[1],
      0,
    );
    const front = (frame.heights[texel]! / HEIGHT_MAX) * info.heightRange;
    const back = Math.min((frame.backs[texel]! / HEIGHT_MAX) * info.heightRange, front - 0.01);
    const steps = Math.max(1, Math.round((front - back) * STEPS_PER_UNIT));
    const rise = (front - back) / steps;
    const linear = [...frame.albedo.subarray(texel * 4, texel * 4 + 3)].map(toLinear);
    for (let step = 0; step < steps; step++) {
      const height = back + (step + 0.5) * rise;
      const [x, y] = [ground[0] + height * Math.SQRT1_2, ground[1] + height * Math.SQRT1_2];
      const voxel = voxels.get(keyOf(x, y, height, 1)) ?? { solid: 0, foliage: 0 };
      voxel[frame.debris[texel]! >= 128 ? 'foliage' : 'solid'] += rise;
      voxels.set(keyOf(x, y, height, 1), voxel);
      const color = colors.get(keyOf(x, y, height, 2)) ?? { sums: [0, 0, 0], matter: 0 };
      for (const channel of [0, 1, 2] as const) color.sums[channel] += linear[channel]! * rise;
      color.matter += rise;
      colors.set(keyOf(x, y, height, 2), color);
    }
  }
  return { voxels, colors };
}
