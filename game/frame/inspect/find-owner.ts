// Which static an owner byte of the surface images means: a byte tells 255 apart, and place tells the rest.

import { type FrameRecord, listParts } from '../../../shared/format/frame-record.ts';
import { PX_PER_UNIT } from '../../../shared/projection.ts';
import type { PlacedStatic } from '../../world/place-statics.ts';
import { OWNERS } from '../visible/visible-sprites.ts';

export interface OwnedTexel {
  /** Owner byte; 0 is the ground's. */
  readonly owner: number;
  /** World screen texel. */
  readonly screenX: number;
  readonly screenY: number;
  /** Height above the ground, units. */
  readonly z: number;
}

/** By how much a height may be off: a texel of the anchor's rounding. */
const HEIGHT_SLACK_PX = 1;

/**
 * @param visible indices of statics in the order in which they own texels
 * @returns index of the static, undefined for the ground
 */
export function findOwner(
  texel: OwnedTexel,
  visible: ArrayLike<number>,
  statics: readonly PlacedStatic[],
  recordOf: (index: number) => FrameRecord,
): number | undefined {
  if (texel.owner === 0) return undefined;
  const holds = ({ screenX, screenY, heightPx, record }: PlacedStatic): boolean =>
    listParts(recordOf, record).some((part) => {
      const { originX, originY, width, height, heightRange } = recordOf(part);
      const right = texel.screenX - screenX - originX;
      const down = texel.screenY - screenY - originY;
      const above = texel.z * PX_PER_UNIT - heightPx;
      const isInRect = right >= 0 && down >= 0 && right < width && down < height;
      return isInRect && above > -HEIGHT_SLACK_PX && above < heightRange * PX_PER_UNIT + HEIGHT_SLACK_PX;
    });
  for (let rank = texel.owner - 1; rank < visible.length; rank += OWNERS) {
    const index = visible[rank]!;
    const placed = statics[index];
    if (placed !== undefined && holds(placed)) return index;
  }
  return undefined;
}
