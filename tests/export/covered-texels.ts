// The covered texels of an exported sheet as numbers in units, and what a shape by formula says of them.

import { expect } from 'vitest';
import { isCovered, type Sheet } from '../../shared/format/sheet.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type Crossing, type Shape, sampleTexel } from './analytic-shapes.ts';

/** Rays of a texel, and how many of them may lie on an outline that runs through its corners: those fall either way. */
export const SAMPLES = 36;
const TIED_SAMPLES = 6;

export interface Texel {
  readonly index: number;
  readonly right: number;
  readonly down: number;
  readonly height: number;
  readonly back: number;
  readonly normal: Vec3;
  readonly albedo: readonly number[];
  readonly emissive: readonly number[];
}

/** The covered texels of a sheet's one frame, places counted from the anchor. */
export function coveredOf({ info, frames: [frame] }: Sheet): readonly Texel[] {
  const { width, height, heights, backs, normal, albedo, emissive } = frame!;
  const rgb = (map: Uint8Array, index: number, channels: number): readonly number[] => [
    ...map.subarray(index * channels, index * channels + 3),
  ];
  return Array.from({ length: width * height }, (_, index) => index)
    .filter((index) => isCovered(frame!, index))
    .map((index) => {
      const [x, y, z] = rgb(normal, index, 3).map((value) => (value / 255) * 2 - 1);
      return {
        index,
        right: (index % width) - info.anchor[0],
        down: Math.floor(index / width) - info.anchor[1],
        height: (heights[index]! / 65535) * info.heightRange,
        back: (backs[index]! / 65535) * info.heightRange,
        normal: [x!, y!, z!],
        albedo: rgb(albedo, index, 4),
        emissive: rgb(emissive, index, 3),
      };
    });
}

export function placesOf(texels: readonly Texel[], right = 0, down = 0): ReadonlySet<string> {
  return new Set(texels.map((texel) => `${texel.right + right},${texel.down + down}`));
}

export interface TexelWithRays extends Texel {
  readonly rays: readonly Crossing[];
}

/**
 * Holds coverage to a shape: there when half of the rays hit, ties aside.
 *
 * @param atMost what may be there; where it is larger than the shape, texels between the two may be there or not
 * @returns the covered texels with their rays
 */
export function holdOutline(sheet: Sheet, shape: Shape, atMost: Shape = shape): readonly TexelWithRays[] {
  const covered = coveredOf(sheet);
  const places = placesOf(covered);
  const [anchorX, anchorY] = sheet.info.anchor;
  for (let down = -anchorY; down < sheet.info.frameHeight - anchorY; down++) {
    for (let right = -anchorX; right < sheet.info.frameWidth - anchorX; right++) {
      const isThere = places.has(`${right},${down}`);
      const most = sampleTexel(atMost, right, down).length;
      if (sampleTexel(shape, right, down).length > SAMPLES / 2 + TIED_SAMPLES)
        expect(isThere, `(${right}, ${down})`).toBe(true);
      if (most < SAMPLES / 2 - TIED_SAMPLES) expect(isThere, `(${right}, ${down})`).toBe(false);
    }
  }
  return covered.map((texel) => ({ ...texel, rays: sampleTexel(shape, texel.right, texel.down) }));
}
