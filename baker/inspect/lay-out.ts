// Lays pictures with captions out on one sheet: left to right, in rows that break where the next would not fit.

import { createPicture, drawEnlarged, drawText, measureText, type Picture, type Rgb, TEXT_HEIGHT } from './picture.ts';

export interface Panel {
  readonly caption: string;
  readonly picture: Picture;
  /** Pixels of the sheet for one of the picture. */
  readonly scale: number;
}

/** A width that fits a large screen; large sprites get room for four panels beside each other. */
const SHEET_WIDTH_PX = 1800;
const PANELS_BESIDE = 4;
const GAP_PX = 16;
const CAPTION_PX = TEXT_HEIGHT + 6;
const PAPER: Rgb = [30, 32, 40];
const INK: Rgb = [226, 228, 234];

interface Placed {
  readonly panel: Panel;
  readonly x: number;
  readonly y: number;
}

/** @param rows panels that belong together; each row begins on the left */
export function layOut(title: string, rows: readonly (readonly Panel[])[]): Picture {
  const placed: Placed[] = [];
  const widest = Math.max(...rows.flat().map((panel) => sizeOf(panel).width));
  const edge = Math.max(SHEET_WIDTH_PX, PANELS_BESIDE * (widest + GAP_PX) + GAP_PX);
  let y = GAP_PX + CAPTION_PX + GAP_PX;
  let right = measureText(title) + GAP_PX * 2;
  for (const row of rows) {
    let x = GAP_PX;
    let tallest = 0;
    for (const panel of row) {
      const { width, height } = sizeOf(panel);
      if (x > GAP_PX && x + width > edge) {
        x = GAP_PX;
        y += tallest + GAP_PX;
        tallest = 0;
      }
      placed.push({ panel, x, y });
      x += width + GAP_PX;
      right = Math.max(right, x);
      tallest = Math.max(tallest, height);
    }
    y += tallest + GAP_PX;
  }
  const sheet = createPicture(right, y, PAPER);
  drawText(sheet, title, GAP_PX, GAP_PX, INK);
  for (const { panel, x, y: top } of placed) {
    drawText(sheet, panel.caption, x, top, INK);
    drawEnlarged(sheet, panel.picture, x, top + CAPTION_PX, panel.scale);
  }
  return sheet;
}

function sizeOf(panel: Panel): { readonly width: number; readonly height: number } {
  const width = Math.max(panel.picture.width * panel.scale, measureText(panel.caption));
  return { width, height: panel.picture.height * panel.scale + CAPTION_PX };
}
