// Walkers as they are seen between two steps of the simulation: where they stand, and which frame of their walk they show.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { Facing } from '../../shared/format/map.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { toGrain } from '../simulation/grain.ts';
import type { Walker } from '../simulation/walker.ts';
import type { Mobile, MobilePose } from '../world/mobiles.ts';

export interface SeenPlayer {
  readonly sprite: string;
  /** Game axes. */
  readonly feet: Vec3;
  readonly facing: Facing;
  readonly isMoving: boolean;
}

/** Frames of these names are those of somebody who stands and who walks. */
const STAND = 'idle';
export const WALK = 'walk';

/**
 * @param part of the way from the step before to the last one, 0..1
 * @param heightAt of the feet at a place, units
 */
export function seeWalker(
  walker: Walker,
  part: number,
  heightAt: (x: number, y: number) => number,
  spriteOf: (name: string) => BakedSprite,
): Omit<Mobile, 'isPlayer'> {
  const { before, now, sprite, facing, pace } = walker;
  const between = (from: number, to: number): number => toGrain(from + (to - from) * part);
  const [x, y] = [between(before.x, now.x), between(before.y, now.y)];
  const stride = now.stride === undefined ? undefined : between(before.stride ?? 0, now.stride);
  const pose = poseOf(stride, pace.walk, spriteOf(sprite));
  return { sprite, feet: [x, y, heightAt(x, y)], facing, pose };
}

/** Feet do not slide: the walk's frames follow the way that was walked. @param pace tiles a second that they are made for */
function poseOf(stride: number | undefined, pace: number, { animations }: BakedSprite): MobilePose {
  const walk = animations[WALK];
  if (stride === undefined || walk === undefined) return { animation: STAND, step: 0 };
  return { animation: WALK, step: Math.floor((stride / pace) * walk.fps) % walk.frames };
}
