// Whole maps to frames. From here on there is one truth about coverage: uncovered texels are zero in every map, covered
// ones have alpha 255, so that no stage behind this one can pick up colour from under a transparent texel.

import { createFrameMaps, type FrameMaps, type SheetInfo } from '../../shared/format/sheet.ts';
import { COVERAGE_ALPHA, DEFAULT_THICKNESS_UNITS, HEIGHT_MAX } from '../../shared/limits.ts';
import { Tally } from './tally.ts';

/** Samples of a sheet's maps, each `columns x frame_w` wide; an absent map is zero everywhere. */
export interface SheetMaps {
  readonly albedo: Uint8Array;
  readonly normal?: Uint8Array;
  readonly height?: Uint16Array;
  /** Absent: the back lies DEFAULT_THICKNESS_UNITS of height below the front, at least at the ground. */
  readonly height_back?: Uint16Array;
  readonly material?: Uint8Array;
  readonly emissive?: Uint8Array;
  readonly debris?: Uint8Array;
}

export interface CutFrames {
  readonly frames: readonly FrameMaps[];
  /** Texels whose alpha was neither 0 nor 255. */
  readonly softAlpha: Tally;
}

export function cutFrames(maps: SheetMaps, info: SheetInfo): CutFrames {
  const softAlpha = new Tally();
  const frames: FrameMaps[] = [];
  for (let index = 0; index < info.frames; index++) frames.push(cutFrame(maps, info, index, softAlpha));
  return { frames, softAlpha };
}

function cutFrame(maps: SheetMaps, info: SheetInfo, index: number, softAlpha: Tally): FrameMaps {
  const { frameWidth: width, frameHeight: height, columns } = info;
  const frame = createFrameMaps(width, height);
  const left = (index % columns) * width;
  const top = Math.floor(index / columns) * height;
  const thickness = Math.round((DEFAULT_THICKNESS_UNITS / info.heightRange) * HEIGHT_MAX);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * columns * width + left;
    for (let x = 0; x < width; x++) {
      const from = row + x;
      const alpha = maps.albedo[from * 4 + 3]!;
      if (alpha !== 0 && alpha !== 255) softAlpha.add(index, x, y, () => `${alpha}`);
      if (alpha < COVERAGE_ALPHA) continue;
      const to = y * width + x;
      for (let c = 0; c < 3; c++) {
        frame.albedo[to * 4 + c] = maps.albedo[from * 4 + c]!;
        frame.normal[to * 3 + c] = maps.normal?.[from * 3 + c] ?? 0;
        frame.material[to * 3 + c] = maps.material?.[from * 3 + c] ?? 0;
        frame.emissive[to * 3 + c] = maps.emissive?.[from * 3 + c] ?? 0;
      }
      frame.albedo[to * 4 + 3] = 255;
      const front = maps.height?.[from] ?? 0;
      frame.heights[to] = front;
      frame.backs[to] = maps.height_back?.[from] ?? Math.max(0, front - thickness);
      frame.debris[to] = maps.debris?.[from] ?? 0;
    }
  }
  return frame;
}
