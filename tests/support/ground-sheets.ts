// Ground sheets whose every texel is known.

import { createFrameMaps, type Sheet, type WangInfo } from '../../shared/format/sheet.ts';
import { hashTile } from '../../shared/hash.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import { tileOfTexel } from '../../shared/terrain.ts';

const WIDTH = 34;
const HEIGHT = 40;
const ANCHOR = [17, 22] as const;
/** Of the heights, texels. */
const RANGE_PX = 8;

/** What a frame shows at a texel, right and down from the tile's centre. */
export interface GroundPaint {
  readonly color: readonly [number, number, number];
  /** Relief, texels; the texel is there where it stands on the tile's diamond or within so many texels above. */
  readonly heightPx: number;
}

type Paint = (frame: number, column: number, row: number) => GroundPaint;

/** A sheet of tiles as wide as a diamond and up to RELIEF_MAX_PX higher. */
export function createGroundSheet(name: string, frames: number, paint: Paint, wang?: WangInfo): Sheet {
  return {
    info: {
      version: 3,
      name,
      frameWidth: WIDTH,
      frameHeight: HEIGHT,
      frames,
      columns: frames,
      anchor: ANCHOR,
      heightRange: RANGE_PX / PX_PER_UNIT,
      footprint: [1, 1],
      emissiveScale: 1,
      facings: 1,
      variants: wang === undefined ? frames : 1,
      animations: {},
      ...(wang === undefined ? {} : { wang }),
    },
    frames: Array.from({ length: frames }, (_, index) => {
      const frame = createFrameMaps(WIDTH, HEIGHT);
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const [column, row] = [i % WIDTH, Math.floor(i / WIDTH)];
        const { color, heightPx } = paint(index, column, row);
        // The tile (0, 0) has its centre 16 texels below the origin.
        const isOwn = (down: number): boolean => {
          const [x, y] = tileOfTexel(column - ANCHOR[0], row - ANCHOR[1] + 16 + down);
          return x === 0 && y === 0;
        };
        if (!Array.from({ length: Math.floor(heightPx) + 1 }, (_, down) => down).some(isOwn)) continue;
        frame.albedo.set([...color, 255], i * 4);
        frame.normal.set([128, 128, 255], i * 3);
        frame.material.set([0, 230, 50], i * 3);
        frame.heights[i] = Math.round((heightPx / RANGE_PX) * HEIGHT_MAX);
      }
      return frame;
    }),
  };
}

/** A sheet whose texels tell what they are: red and green the frame's column and row, blue the code and the frame; relief is rough. */
export function createCodedGround(name: string, code: number, frames: number, roughPx: number, wang?: WangInfo): Sheet {
  const paint: Paint = (frame, column, row) => ({
    color: [column, row, code + frame],
    heightPx: (roughPx * (hashTile(column, row, code + frame) % 256)) / 256,
  });
  return createGroundSheet(name, frames, paint, wang);
}
