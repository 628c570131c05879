// Pictures of cells to contact sheets: captions, rows, and a new sheet where one would get too tall.

import { type Panel, placePanels } from '../../baker/inspect/lay-out.ts';
import type { Picture as PlainPicture } from '../../baker/inspect/picture.ts';
import type { Picture } from '../page/picture.ts';

/** A sheet fits a large screen's width; rows of facings may be wider. */
const SHEET_WIDTH_PX = 1900;

/** Taller sheets are scrolled more than looked at. */
const SHEET_HEIGHT_MAX_PX = 2400;

/** Drops the alpha, which a picture of the game does not have. */
function toPlain({ width, height, data }: Picture): PlainPicture {
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return { width, height, pixels };
}

export function toPanel(caption: string, picture: Picture): Panel {
  return { caption, picture: toPlain(picture), scale: 1 };
}

/** How a family's rows are laid out: rows of facings keep together, single cells fill the width. */
export interface SheetRows {
  readonly rows: readonly (readonly Panel[])[];
  readonly width: number;
}

/**
 * @param keepRows each row stays one line, however wide; else all panels run on
 * @param width pixels at which they break then
 */
export function arrangeRows(
  rows: readonly (readonly Panel[])[],
  keepRows: boolean,
  width: number = SHEET_WIDTH_PX,
): SheetRows {
  return keepRows ? { rows, width: Number.POSITIVE_INFINITY } : { rows: [rows.flat()], width };
}

/** Cuts what is too tall for one sheet into several. @returns rows of each sheet; a row that is too tall alone stays whole */
export function splitSheets({ rows, width }: SheetRows): (readonly (readonly Panel[])[])[] {
  const sheets: Panel[][][] = [];
  let sheet: Panel[][] = [];
  for (const row of rows) {
    let line: Panel[] = [];
    sheet.push(line);
    for (const panel of row) {
      line.push(panel);
      const isFull = placePanels('', sheet, width).height > SHEET_HEIGHT_MAX_PX;
      if (!isFull || sheet.flat().length === 1) continue;
      line.pop();
      if (line.length === 0) sheet.pop();
      sheets.push(sheet);
      line = [panel];
      sheet = [line];
    }
  }
  return [...sheets, sheet];
}
