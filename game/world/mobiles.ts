// Mobiles that the game hands to the renderer: who stands where. No GPU types.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import { type Facing, floorOf, type Overhead, type WorldMap } from '../../shared/format/map.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type PlacedStatic, placeStatic } from './place-statics.ts';

export interface Mobile {
  readonly sprite: string;
  /** Game axes. */
  readonly feet: Vec3;
  readonly facing: Facing;
  /** Absent: as the first frame shows it. */
  readonly pose?: MobilePose;
  /** Crowns make way for the player alone. */
  readonly isPlayer: boolean;
}

/** A step of one of a sprite's animations. */
export interface MobilePose {
  readonly animation: string;
  readonly step: number;
}

/** A mobile in the renderer's terms; on an upper storey it is lifted off with it. */
export function placeMobile(
  { sprite, feet, facing, pose }: Mobile,
  spriteOf: (name: string) => BakedSprite,
  buildings: WorldMap['buildings'],
): PlacedStatic {
  const overhead = storeyAt(feet, buildings);
  const baked = spriteOf(sprite);
  const placed = placeStatic(
    // Objects of a map count from their tile's centre.
    { sprite, x: feet[0] - 0.5, y: feet[1] - 0.5, z: feet[2], facing, ...(overhead === undefined ? {} : { overhead }) },
    baked,
  );
  const offset = pose === undefined ? 0 : offsetOfPose(pose, baked);
  return { ...placed, frame: placed.frame + offset, record: placed.record + offset };
}

/** Frames from the first of a facing to a pose; one that the sprite has not is the first. */
function offsetOfPose({ animation, step }: MobilePose, { animations, variants }: BakedSprite): number {
  let frames = 0;
  for (const [name, info] of Object.entries(animations)) {
    if (name === animation) return (frames + (step % info.frames)) * variants;
    frames += info.frames;
  }
  return 0;
}

/** The upper storey that a place lies on; undefined on the ground floor and out of doors. */
export function storeyAt([x, y, z]: Vec3, buildings: WorldMap['buildings']): Overhead | undefined {
  const building = buildings.findIndex(({ rooms }) =>
    rooms.some(({ area: [west, north, east, south] }) => x >= west && x < east && y >= north && y < south),
  );
  if (building < 0) return undefined;
  // Half a texel more: places are rounded to whole ones.
  const level = Math.floor((z - floorOf(buildings[building]!)) / STOREY_UNITS + 0.01);
  return level < 1 ? undefined : { building, level, isRoof: false };
}
