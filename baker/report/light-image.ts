// A baked picture as the inspector lights it, with transparent surroundings.

import { createFrameMaps, type FrameMaps } from '../../shared/format/sheet.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { type Lighting, relightFrame, toBytes } from '../inspect/relight.ts';
import { createRgbaPicture, type RgbaPicture } from './encode-png.ts';

/** @returns the maps that lighting and judging read; backs and debris, which no bake keeps, are empty */
export function toFrameMaps(image: TexelImage): FrameMaps {
  const maps = createFrameMaps(image.width, image.height);
  maps.albedo.set(image.albedo);
  maps.heights.set(image.heights);
  for (const map of ['normal', 'material', 'emissive'] as const) {
    for (let i = 0; i < image.heights.length; i++) {
      for (let channel = 0; channel < 3; channel++) maps[map][i * 3 + channel] = image[map][i * 4 + channel]!;
    }
  }
  return maps;
}

/** @param emissiveScale of the frame's record */
export function lightImage(image: TexelImage, emissiveScale: number, lighting: Lighting): RgbaPicture {
  const picture = createRgbaPicture(image.width, image.height);
  const bytes = toBytes(relightFrame(toFrameMaps(image), emissiveScale, lighting));
  for (let i = 0; i < image.heights.length; i++) {
    if (image.albedo[i * 4 + 3] === 0) continue;
    picture.pixels.set(bytes.subarray(i * 3, i * 3 + 3), i * 4);
    picture.pixels[i * 4 + 3] = 255;
  }
  return picture;
}

/** Copies what is opaque; the source must lie inside. */
export function drawPicture(target: RgbaPicture, source: RgbaPicture, x: number, y: number): void {
  for (let row = 0, from = 0; row < source.height; row++) {
    for (let column = 0; column < source.width; column++, from += 4) {
      if (source.pixels[from + 3] === 0) continue;
      target.pixels.set(source.pixels.subarray(from, from + 4), ((y + row) * target.width + x + column) * 4);
    }
  }
}
