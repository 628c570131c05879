// The atlas: what lies where on each page, and the pages as pictures.

import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { LIGHTINGS } from '../inspect/relight.ts';
import type { BakeContent, BakedFrame } from './decode-bake.ts';
import { createRgbaPicture, type RgbaPicture } from './encode-png.ts';
import { drawPicture, lightImage } from './light-image.ts';

/** A place on a page and the frames that show it. */
export interface AtlasRect {
  readonly sprite: string;
  /** Of the sprite's bare twin. */
  readonly isBare: boolean;
  /** Ascending; frames that look alike share a place. */
  readonly frames: readonly number[];
  /** Which part of the picture, from 0. */
  readonly part: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Texels that are there. */
  readonly covered: number;
}

export interface AtlasPage {
  /** Sorted by sprite, own before bare, then by first frame. */
  readonly rects: readonly AtlasRect[];
  /** Share of the page that rectangles take, 0..1. */
  readonly taken: number;
  /** Share of the page whose texels are there, 0..1. */
  readonly covered: number;
  /** As large as what lies on it, from the page's top-left corner, lit at noon. */
  readonly picture: RgbaPicture;
}

/** @param fills share of each page that is taken, 0..1 */
export function drawPages(bake: BakeContent, fills: readonly number[]): AtlasPage[] {
  const pages = fills.map(() => ({
    rects: [] as AtlasRect[],
    picture: createRgbaPicture(PAGE_SIZE_TEXELS, PAGE_SIZE_TEXELS),
  }));
  for (const { name, frames, bareFrames } of bake.sprites.values()) {
    for (const [isBare, list] of [[false, frames] as const, [true, bareFrames] as const]) {
      for (const numbers of groupByPlace(list)) {
        const { image, emissiveScale, parts } = list[numbers[0]!]!;
        const lit = lightImage(image!, emissiveScale, LIGHTINGS[0]!);
        for (const [part, { page, atlasX: x, atlasY: y, width, height, imageX, imageY }] of parts.entries()) {
          const cut = cropPicture(lit, imageX, imageY, width, height);
          const covered = countCovered(cut.pixels);
          pages[page]!.rects.push({ sprite: name, isBare, frames: numbers, part, x, y, width, height, covered });
          drawPicture(pages[page]!.picture, cut, x, y);
        }
      }
    }
  }
  return pages.map(({ rects, picture }, page) => ({
    rects,
    taken: fills[page]!,
    covered: rects.reduce((sum, rect) => sum + rect.covered, 0) / PAGE_SIZE_TEXELS ** 2,
    picture: cropBelow(picture, Math.max(1, ...rects.map(({ y, height }) => y + height))),
  }));
}

/** @returns numbers of the frames that share a place, by the first of them; frames without a picture are in none */
function groupByPlace(frames: readonly BakedFrame[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [number, { parts }] of frames.entries()) {
    const [first] = parts;
    if (first === undefined) continue;
    const place = `${first.page} ${first.atlasX} ${first.atlasY}`;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [number]);
    else group.push(number);
  }
  return [...groups.values()];
}

/** @param rgba four bytes a texel */
export function countCovered(rgba: Uint8Array): number {
  let count = 0;
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 0) count++;
  return count;
}

function cropPicture(picture: RgbaPicture, x: number, y: number, width: number, height: number): RgbaPicture {
  const part = createRgbaPicture(width, height);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 4;
    part.pixels.set(picture.pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return part;
}

/** The last page is seldom full: rows that hold nothing would be bytes for nothing. */
function cropBelow({ width, pixels }: RgbaPicture, height: number): RgbaPicture {
  return { width, height, pixels: pixels.slice(0, width * height * 4) };
}
