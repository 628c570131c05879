// What a group of glowing texels looks like as a whole.

import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { texelToLocal } from '../../shared/projection.ts';
import { srgbToLinear } from '../../shared/srgb.ts';
import { addVec3, dotVec3, scaleVec3, type Vec3 } from '../../shared/vector.ts';

export interface Glow {
  /** Mean place of the visible surface, units from the anchor. */
  readonly front: Vec3;
  /** Mean linear emission, emissive_scale included. */
  readonly emission: Vec3;
  /** Mean direction of the surface, unit length. */
  readonly facing: Vec3;
  /** Length of the mean normal: 1 for a plane, 0 for a ball seen all round. */
  readonly flatness: number;
  /** How deep the matter is from the surface against `facing`, units: a pane, or the wall it sits in. */
  readonly depth: number;
}

/** @param texels indices in the frame, at least one */
export function measureGlow(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'anchor' | 'heightRange' | 'emissiveScale'>,
  texels: readonly number[],
): Glow {
  const mean = (value: (texel: number) => Vec3): Vec3 =>
    scaleVec3(
      texels.reduce((sum: Vec3, texel) => addVec3(sum, value(texel)), [0, 0, 0]),
      1 / texels.length,
    );
  const front = mean((texel) => placeTexel(frame, info, texel, frame.heights));
  const back = mean((texel) => placeTexel(frame, info, texel, frame.backs));
  const emission = mean((texel) => [
    srgbToLinear(frame.emissive[texel * 3]!),
    srgbToLinear(frame.emissive[texel * 3 + 1]!),
    srgbToLinear(frame.emissive[texel * 3 + 2]!),
  ]);
  const normal = mean((texel) =>
    toUnit([
      frame.normal[texel * 3]! / 127.5 - 1,
      frame.normal[texel * 3 + 1]! / 127.5 - 1,
      frame.normal[texel * 3 + 2]! / 127.5 - 1,
    ]),
  );
  const facing = toUnit(normal);
  return {
    front,
    emission: scaleVec3(emission, info.emissiveScale),
    facing,
    flatness: Math.sqrt(dotVec3(normal, normal)),
    depth: Math.max(0, dotVec3(front, facing) - dotVec3(back, facing)),
  };
}

/** Square root and not hypot: IEEE fixes its last bit, so the bake is the same everywhere. Zero stays zero. */
function toUnit(vector: Vec3): Vec3 {
  const square = dotVec3(vector, vector);
  return square > 0 ? scaleVec3(vector, 1 / Math.sqrt(square)) : vector;
}

/** @returns where a texel's ray has the height that `heights` holds for it, units from the anchor */
export function placeTexel(
  frame: FrameMaps,
  info: Pick<SheetInfo, 'anchor' | 'heightRange'>,
  texel: number,
  heights: Uint16Array,
): Vec3 {
  const right = (texel % frame.width) - info.anchor[0];
  const down = Math.floor(texel / frame.width) - info.anchor[1];
  return texelToLocal(right, down, (heights[texel]! / HEIGHT_MAX) * info.heightRange);
}
