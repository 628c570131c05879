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

export interface PlacedPanel {
  readonly panel: Panel;
  /** Of its caption's top-left corner, which its picture stands under. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedPanels {
  readonly placed: readonly PlacedPanel[];
  /** Size of the sheet, pixels. */
  readonly width: number;
  readonly height: number;
}

/** A sheet's width when nobody asks for one. */
function usualWidth(rows: readonly (readonly Panel[])[]): number {
  const widest = Math.max(...rows.flat().map((panel) => sizeOf(panel).width));
  return Math.max(SHEET_WIDTH_PX, PANELS_BESIDE * (widest + GAP_PX) + GAP_PX);
}

/**
 * @param rows panels that belong together; each row begins on the left
 * @param edge pixels at which a row breaks; a panel that is wider has a line of its own
 */
export function placePanels(
  title: string,
  rows: readonly (readonly Panel[])[],
  edge: number = usualWidth(rows),
): PlacedPanels {
  const placed: PlacedPanel[] = [];
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
  return { placed, width: right, height: y };
}

/** Draws the sheet; parameters as of placePanels. */
export function drawPanels(title: string, rows: readonly (readonly Panel[])[], edge?: number): Picture {
  const { placed, width, height } = placePanels(title, rows, edge);
  const sheet = createPicture(width, height, PAPER);
  drawText(sheet, title, GAP_PX, GAP_PX, INK);
  for (const { panel, x, y } of placed) {
    drawText(sheet, panel.caption, x, y, INK);
    drawEnlarged(sheet, panel.picture, x, y + CAPTION_PX, panel.scale);
  }
  return sheet;
}

/** Pixels that a panel takes with its caption. */
export function sizeOf(panel: Panel): { readonly width: number; readonly height: number } {
  const width = Math.max(panel.picture.width * panel.scale, measureText(panel.caption));
  return { width, height: panel.picture.height * panel.scale + CAPTION_PX };
}
