// trim: frames -> the rectangles that are covered, each different picture once, and the parts that it lies on its page in.
//
// Reads a sheet's frames; writes one TexelImage for each different picture and one TrimmedFrame a frame, in the sheet's
// order. A frame keeps its own origin even when it shares its picture. A frame with nothing covered is 0 x 0.

import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { createTexelImage, type TexelImage } from '../../shared/format/texels.ts';
import { isGroundName } from '../../shared/names.ts';
import type { Rect } from '../pack/free-space.ts';
import { measureNearest } from './measure-nearest.ts';
import { splitPicture } from './split-picture.ts';

export interface TrimmedFrame {
  /** Size of the covered rectangle; 0 x 0 when nothing is. */
  readonly width: number;
  readonly height: number;
  /** Its top-left corner relative to the anchor, texels right and down; 0 when nothing is covered. */
  readonly originX: number;
  readonly originY: number;
  /** Index into the sheet's images; 0 when nothing is covered. */
  readonly image: number;
  /** By part of its picture: largest nearness of a covered texel relative to the anchor, units, rounded up to a 32-bit float. */
  readonly nearest: readonly number[];
}

export interface TrimmedSheet {
  readonly frames: readonly TrimmedFrame[];
  readonly images: readonly TexelImage[];
  /** By image: rectangles of it that hold all that is covered. */
  readonly parts: readonly (readonly Rect[])[];
}

export function trimSheet(sheet: Sheet): TrimmedSheet {
  const { anchor, heightRange } = sheet.info;
  const images: TexelImage[] = [];
  const parts: (readonly Rect[])[] = [];
  // The ground's shader finds a tile's texels by itself, in one rectangle.
  const split = isGroundName(sheet.info.name) ? keepWhole : splitPicture;
  const frames = sheet.frames.map((frame): TrimmedFrame => {
    const rect = findCoveredRect(frame);
    const { width, height } = rect;
    if (width === 0) return { width, height, originX: 0, originY: 0, image: 0, nearest: [] };
    const image = addImage(images, cutImage(frame, rect));
    parts[image] ??= split(images[image]!);
    return {
      width,
      height,
      originX: rect.x - anchor[0],
      originY: rect.y - anchor[1],
      image,
      nearest: parts[image].map(({ x, y, ...size }) =>
        measureNearest(frame, anchor, heightRange, { x: rect.x + x, y: rect.y + y, ...size }),
      ),
    };
  });
  return { frames, images, parts };
}

function keepWhole({ width, height }: TexelImage): Rect[] {
  return [{ x: 0, y: 0, width, height }];
}

function findCoveredRect(frame: FrameMaps): Rect {
  let left = frame.width;
  let right = -1;
  let top = frame.height;
  let bottom = -1;
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) {
      if (!isCovered(frame, i)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cutImage(frame: FrameMaps, rect: Rect): TexelImage {
  const image = createTexelImage(rect.width, rect.height);
  for (let y = 0, to = 0; y < rect.height; y++) {
    for (let x = 0; x < rect.width; x++, to++) {
      const from = (rect.y + y) * frame.width + rect.x + x;
      if (!isCovered(frame, from)) continue;
      image.heights[to] = frame.heights[from]!;
      for (let channel = 0; channel < 3; channel++) {
        image.albedo[to * 4 + channel] = frame.albedo[from * 4 + channel]!;
        image.normal[to * 4 + channel] = frame.normal[from * 3 + channel]!;
        image.material[to * 4 + channel] = frame.material[from * 3 + channel]!;
        image.emissive[to * 4 + channel] = frame.emissive[from * 3 + channel]!;
      }
      for (const map of [image.albedo, image.normal, image.material, image.emissive]) map[to * 4 + 3] = 255;
    }
  }
  return image;
}

/** @returns the index of an equal picture, which is added when there is none yet */
function addImage(images: TexelImage[], image: TexelImage): number {
  const known = images.findIndex((other) => isSameImage(other, image));
  return known >= 0 ? known : images.push(image) - 1;
}

function isSameImage(a: TexelImage, b: TexelImage): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    isSameArray(a.albedo, b.albedo) &&
    isSameArray(a.heights, b.heights) &&
    isSameArray(a.normal, b.normal) &&
    isSameArray(a.material, b.material) &&
    isSameArray(a.emissive, b.emissive)
  );
}

function isSameArray(a: Uint8Array | Uint16Array, b: Uint8Array | Uint16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
