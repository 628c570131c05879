import { isCovered, type Sheet } from '../../shared/format/sheet.ts';

/** The sheet in one colour, sRGB bytes. */
export function paintSheet(sheet: Sheet, color: readonly [red: number, green: number, blue: number]): Sheet {
  for (const frame of sheet.frames) {
    for (let i = 0; i < frame.width * frame.height; i++) if (isCovered(frame, i)) frame.albedo.set(color, i * 4);
  }
  return sheet;
}
