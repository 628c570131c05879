// One frame in two bakes: where the pictures differ, map by map.

import { COLOR_MAPS, type TexelImage } from '../../shared/format/texels.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import type { BakedFrame } from './decode-bake.ts';
import { createRgbaPicture, type RgbaPicture } from './encode-png.ts';

/** What of a texel can differ: whether it is there, and the maps' values where it is there in both. */
export const TEXEL_PARTS = ['coverage', ...COLOR_MAPS, 'height'] as const;
export type TexelPart = (typeof TEXEL_PARTS)[number];

/** A rectangle around both pictures, texels from the anchor. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FrameDifference {
  /** Texels that differ in anything. */
  readonly texels: number;
  /** Texels that differ in each part. */
  readonly parts: Readonly<Record<TexelPart, number>>;
  readonly box: FrameBox;
  /** As large as the box: what differs is bright, what stays is dim. */
  readonly picture: RgbaPicture;
}

/** A clear orange and a quiet grey: told apart by lightness as well, on the stage's dark ground. */
const CHANGED = [255, 176, 60, 255] as const;
const SAME = [96, 101, 114, 255] as const;

/** @param frames one or two of them; @returns the smallest box around those that show something */
export function boxAround(frames: readonly BakedFrame[]): FrameBox {
  const shown = frames.flatMap(({ left, top, image }) => (image === undefined ? [] : [{ left, top, image }]));
  if (shown.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.min(...shown.map((one) => one.left));
  const top = Math.min(...shown.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...shown.map((one) => one.left + one.image.width)) - left,
    height: Math.max(...shown.map((one) => one.top + one.image.height)) - top,
  };
}

export function compareFrames(before: BakedFrame, after: BakedFrame): FrameDifference {
  const box = boxAround([before, after]);
  const picture = createRgbaPicture(box.width, box.height);
  const parts: Record<TexelPart, number> = { coverage: 0, albedo: 0, normal: 0, material: 0, emissive: 0, height: 0 };
  let texels = 0;
  for (let y = 0, at = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, at += 4) {
      const a = texelAt(before, box.left + x, box.top + y);
      const b = texelAt(after, box.left + x, box.top + y);
      if (a < 0 && b < 0) continue;
      const found = a < 0 || b < 0 ? (['coverage'] as const) : comparePlaces(before, a, after, b);
      for (const part of found) parts[part]++;
      if (found.length > 0) texels++;
      picture.pixels.set(found.length > 0 ? CHANGED : SAME, at);
    }
  }
  return { texels, parts, box, picture };
}

/** @returns the texel's index in the frame's picture, -1 where it is not there */
function texelAt({ left, top, image }: BakedFrame, x: number, y: number): number {
  const column = x - left;
  const row = y - top;
  if (image === undefined || column < 0 || row < 0 || column >= image.width || row >= image.height) return -1;
  const i = row * image.width + column;
  return image.albedo[i * 4 + 3] === 0 ? -1 : i;
}

function comparePlaces(before: BakedFrame, a: number, after: BakedFrame, b: number): TexelPart[] {
  const parts: TexelPart[] = COLOR_MAPS.filter((map) => {
    const scale = map === 'emissive' ? [before.emissiveScale, after.emissiveScale] : [1, 1];
    return differsInColor(before.image!, a, scale[0]!, after.image!, b, scale[1]!, map);
  });
  const rangeA = before.heightRange;
  const rangeB = after.heightRange;
  // A range of its own rounds otherwise: what is apart by less than a step of the coarser one is the same height.
  const step = rangeA === rangeB ? 0 : Math.max(rangeA, rangeB) / HEIGHT_MAX;
  const apart = Math.abs(before.image!.heights[a]! * rangeA - after.image!.heights[b]! * rangeB) / HEIGHT_MAX;
  if (apart > step) parts.push('height');
  return parts;
}

function differsInColor(
  before: TexelImage,
  a: number,
  scaleA: number,
  after: TexelImage,
  b: number,
  scaleB: number,
  map: (typeof COLOR_MAPS)[number],
): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (before[map][a * 4 + channel]! * scaleA !== after[map][b * 4 + channel]! * scaleB) return true;
  }
  return false;
}
