// The bricks of a whole sheet: built, and made to hold light where the sprite must.

import { type Brick, EMPTY_BRICK } from '../../shared/format/brick.ts';
import type { FrameMaps, Sheet, SheetInfo } from '../../shared/format/sheet.ts';
import { SOLID_SLAB_UNITS } from '../../shared/limits.ts';
import { parseSpriteName } from '../../shared/names.ts';
import type { Fault } from '../fault.ts';
import { isGlowing } from '../image/is-glowing.ts';
import { buildBrick } from './build-brick.ts';
import { sealBrick } from './seal-brick.ts';
import { sealSideOf } from './seal-side.ts';

export interface BuiltBricks {
  /** By frame. */
  readonly bricks: readonly Brick[];
  /** Warnings: what lets light through, or did before its brick was thickened. */
  readonly faults: readonly Fault[];
}

/** @param source the sheet's folder, for messages */
export function buildBricks({ info, frames }: Pick<Sheet, 'info' | 'frames'>, source: string): BuiltBricks {
  // What walks is lit by the voxels of what stands, and blocks nothing: nobody would read its bricks.
  if (parseSpriteName(info.name).spriteClass === 'mobile') return { bricks: frames.map(() => EMPTY_BRICK), faults: [] };
  const built = frames.map((frame) => buildBrick(frame, info));
  const side = sealSideOf(info.name);
  if (side === undefined) return { bricks: built, faults: [] };
  const faults: Fault[] = [];
  const bricks = built.map((brick, frame) => {
    if (brick.size[0] === 0) return brick;
    const sealed = sealBrick(brick, buildGlass(frames[frame]!, info), side, info.footprint);
    if (sealed.raised > 0) faults.push(describeThin(source, frame, sealed.raised));
    if (!sealed.isSealed) faults.push(describeOpen(source, frame));
    return sealed.brick;
  });
  return { bricks, faults };
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

function describeThin(source: string, frame: number, raised: number): Fault {
  return {
    severity: 'warning',
    source,
    frame,
    found: `light would pass through: ${raised} voxels hold too little, so they were made solid`,
    expected: `walls, closed doors, floors and roofs of more than ${SOLID_SLAB_UNITS * 2} unit, which seal wherever they stand`,
    mend: 'Make the model thicker, or look whether height_back.png ends too near its front.',
  };
}

function describeOpen(source: string, frame: number): Fault {
  return {
    severity: 'warning',
    source,
    frame,
    found: 'light passes through a hole',
    expected: "a wall, closed door, floor or roof without gaps, out to its tile's edges",
    mend: 'Close the gap in the model, or give what is meant to be open a name that says so (door, gate, arch, broken; door_..._open).',
  };
}
