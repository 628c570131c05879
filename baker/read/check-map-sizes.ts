import type { MapName, SheetInfo } from '../../shared/format/sheet.ts';
import type { PngFile, PngHeader } from '../image/read-png.ts';
import { countNoun } from './count-noun.ts';
import { mapFileName, SHEET_INFO_FILE, type SheetFault } from './sheet-source.ts';

/** @returns whether a map has the size that follows from the sheet's frames, columns and frame size */
export function hasToldSize(header: PngHeader, info: SheetInfo): boolean {
  return header.width === toldWidth(info) && header.height === toldHeight(info);
}

/** One fault a map of another size than told; one for sprite.json when all maps agree against it. */
export function checkMapSizes(opened: ReadonlyMap<MapName, PngFile>, info: SheetInfo): SheetFault[] {
  const told = `${countNoun(info.frames, 'frame')} of ${info.frameWidth} x ${info.frameHeight} in ${countNoun(info.columns, 'column')}`;
  const wrong: (readonly [MapName, string])[] = [];
  for (const [map, { header }] of opened) {
    if (!hasToldSize(header, info)) wrong.push([map, `${header.width} x ${header.height}`]);
  }
  const sizes = new Set(wrong.map(([, size]) => size));
  if (wrong.length > 1 && wrong.length === opened.size && sizes.size === 1) {
    const found = `all maps are ${[...sizes].join()} texels, but ${told} make ${toldWidth(info)} x ${toldHeight(info)}`;
    const expected = 'maps of "columns" x "frame_w" by as many rows of "frame_h" as the frames take';
    const mend = 'Correct "frames", "columns", "frame_w" or "frame_h".';
    return [{ severity: 'error', file: SHEET_INFO_FILE, found, expected, mend }];
  }
  return wrong.map(([map, size]) => ({
    severity: 'error',
    file: mapFileName(map),
    found: `the map is ${size} texels`,
    expected: `${toldWidth(info)} x ${toldHeight(info)} (${told})`,
    mend: 'Export all maps of the sheet together.',
  }));
}

function toldWidth(info: SheetInfo): number {
  return info.frameWidth * info.columns;
}

function toldHeight(info: SheetInfo): number {
  return info.frameHeight * Math.ceil(info.frames / info.columns);
}
