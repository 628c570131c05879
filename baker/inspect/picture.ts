// A picture in memory: RGB bytes, and the few ways of drawing that a contact sheet needs.

import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphBits } from './glyphs.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row from the top. */
  readonly pixels: Uint8Array;
}

export function createPicture(width: number, height: number, color: Rgb): Picture {
  const picture = { width, height, pixels: new Uint8Array(width * height * 3) };
  fillRect(picture, 0, 0, width, height, color);
  return picture;
}

/** Sets a pixel; outside the picture nothing happens. */
export function setPixel({ width, height, pixels }: Picture, x: number, y: number, color: Rgb): void {
  if (x >= 0 && y >= 0 && x < width && y < height) pixels.set(color, (y * width + x) * 3);
}

export function fillRect(picture: Picture, x: number, y: number, width: number, height: number, color: Rgb): void {
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) setPixel(picture, column, row, color);
  }
}

/** Draws another picture with each of its pixels enlarged to a square. */
export function drawEnlarged(picture: Picture, source: Picture, x: number, y: number, factor: number): void {
  for (let row = 0, i = 0; row < source.height; row++) {
    for (let column = 0; column < source.width; column++, i += 3) {
      const color: Rgb = [source.pixels[i]!, source.pixels[i + 1]!, source.pixels[i + 2]!];
      fillRect(picture, x + column * factor, y + row * factor, factor, factor, color);
    }
  }
}

/** Size of a text's pixels: a glyph is 3 x 5 of them. */
export const TEXT_SCALE = 2;

/** Width of a text, pixels. */
export function measureText(text: string): number {
  return text.length * (GLYPH_WIDTH + 1) * TEXT_SCALE;
}

export const TEXT_HEIGHT = GLYPH_HEIGHT * TEXT_SCALE;

/** Draws a text in capitals. A font of its own, since fonts of the machine would make the picture differ between machines. */
export function drawText(picture: Picture, text: string, x: number, y: number, color: Rgb): void {
  for (const [n, letter] of [...text.toUpperCase()].entries()) {
    const left = x + n * (GLYPH_WIDTH + 1) * TEXT_SCALE;
    for (let i = 0; i < GLYPH_WIDTH * GLYPH_HEIGHT; i++) {
      if (!glyphBits(letter)[i]) continue;
      const column = i % GLYPH_WIDTH;
      const row = (i - column) / GLYPH_WIDTH;
      fillRect(picture, left + column * TEXT_SCALE, y + row * TEXT_SCALE, TEXT_SCALE, TEXT_SCALE, color);
    }
  }
}
