// The bricks of a whole sheet: built, and made to hold light where the sprite must.

import { type Brick, EMPTY_BRICK } from '../../shared/format/brick.ts';
import type { FrameMaps, Sheet, SheetInfo } from '../../shared/format/sheet.ts';
import { parseSpriteName } from '../../shared/names.ts';
import { isGlowing } from '../image/is-glowing.ts';
import { buildBrick } from './build-brick.ts';
import { sealBrick } from './seal-brick.ts';
import { sealSideOf } from './seal-side.ts';

/** By frame. */
export interface BuiltBricks {
  readonly bricks: readonly Brick[];
  /** As the heights have them: what was not thickened is the same brick. */
  readonly built: readonly Brick[];
  /** Voxels of each that were made solid, since light would have passed. */
  readonly raised: readonly number[];
}

export function buildBricks({ info, frames }: Pick<Sheet, 'info' | 'frames'>): BuiltBricks {
  // What walks is lit by the voxels of what stands, and blocks nothing: nobody would read its bricks.
  const isMobile = parseSpriteName(info.name).spriteClass === 'mobile';
  const built = frames.map((frame) => (isMobile ? EMPTY_BRICK : buildBrick(frame, info)));
  const side = sealSideOf(info.name);
  const sealed = built.map((brick, frame) =>
    side === undefined || brick.size[0] === 0
      ? { brick, raised: 0 }
      : sealBrick(brick, buildGlass(frames[frame]!, info), side, info.footprint),
  );
  return { bricks: sealed.map(({ brick }) => brick), built, raised: sealed.map(({ raised }) => raised) };
}

/** What glows in a frame, taken for matter. */
function buildGlass(frame: FrameMaps, info: SheetInfo): Brick {
  const albedo = new Uint8Array(frame.albedo.length);
  let hasGlass = false;
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    if (!isGlowing(frame, info, texel)) continue;
    hasGlass = true;
    albedo[texel * 4 + 3] = frame.albedo[texel * 4 + 3]!;
  }
  if (!hasGlass) return EMPTY_BRICK;
  return buildBrick({ ...frame, albedo, emissive: new Uint8Array(frame.emissive.length) }, info);
}
