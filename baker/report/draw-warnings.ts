// Warnings of the inputs, with the frame and the texel that they speak of.

import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { describeFault, type Fault } from '../fault.ts';
import { createRgbaPicture, type RgbaPicture } from './encode-png.ts';
import type { Texel } from './find-lone.ts';

export interface ShownWarning {
  readonly text: string;
  readonly source: string;
  /** The map that is at fault, as it came; where the warning names a frame. */
  readonly picture?: RgbaPicture;
  readonly frame?: number;
  readonly texel?: Texel;
}

/** Warnings that are drawn: a sheet gives one a kind, so more than these say the same of many. */
const DRAWN_MAX = 24;

/** @returns sources of sheets that must be read to draw the warnings, in their order */
export function listDrawnSources(warnings: readonly Fault[]): string[] {
  const drawn = warnings.filter(({ frame, texel }) => frame !== undefined && texel !== undefined);
  return [...new Set(drawn.slice(0, DRAWN_MAX).map(({ source }) => source))];
}

/** @param sheets by source; of those that are not there nothing is drawn */
export function drawWarnings(warnings: readonly Fault[], sheets: ReadonlyMap<string, Sheet>): ShownWarning[] {
  return warnings.map((fault) => {
    const { source, frame, texel, file } = fault;
    const text = describeFault(fault);
    const sheet = sheets.get(source);
    const part = file?.startsWith('bare/') ? sheet?.bare : sheet;
    const maps = frame === undefined ? undefined : part?.frames[frame];
    if (maps === undefined || frame === undefined || texel === undefined) return { text, source };
    return { text, source, frame, texel, picture: drawMaps(maps, file?.endsWith('normal.png') === true) };
  });
}

function drawMaps(maps: FrameMaps, isOfNormals: boolean): RgbaPicture {
  const picture = createRgbaPicture(maps.width, maps.height);
  const [bytes, stride] = isOfNormals ? ([maps.normal, 3] as const) : ([maps.albedo, 4] as const);
  for (let i = 0; i < maps.width * maps.height; i++) {
    if (!isCovered(maps, i)) continue;
    picture.pixels.set(bytes.subarray(i * stride, i * stride + 3), i * 4);
    picture.pixels[i * 4 + 3] = 255;
  }
  return picture;
}
