// Ground sheets before the bake, as `pickGround` asks for them.

import { type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { type GroundSampler, reliefSteps } from '../../shared/pick-ground.ts';
import type { Tile } from '../../shared/terrain.ts';
import { terrainFrameOfTile } from '../../shared/terrain-frames.ts';

export interface SheetTexel {
  readonly frame: FrameMaps;
  readonly info: Sheet['info'];
  /** Of the texel in the frame. */
  readonly index: number;
}

export interface GroundLookup {
  /** A covered texel of a terrain's tile, right and down from the tile's centre. */
  texelAt(terrain: number, tile: Tile, right: number, down: number): SheetTexel | undefined;
  readonly heightOf: GroundSampler;
}

/** @param sheets by terrain id */
export function createGroundLookup(sheets: readonly Sheet[]): GroundLookup {
  const texelAt = (terrain: number, tile: Tile, right: number, down: number): SheetTexel | undefined => {
    const { info, frames } = sheets[terrain]!;
    const [column, row] = [right + info.anchor[0], down + info.anchor[1]];
    if (column < 0 || row < 0 || column >= info.frameWidth || row >= info.frameHeight) return undefined;
    const frame = frames[terrainFrameOfTile(tile, info)]!;
    const index = row * info.frameWidth + column;
    return isCovered(frame, index) ? { frame, info, index } : undefined;
  };
  return {
    texelAt,
    heightOf: (terrain, tile, right, down) => {
      const texel = texelAt(terrain, tile, right, down);
      return texel && reliefSteps(texel.frame.heights[texel.index]!, texel.info.heightRange);
    },
  };
}
