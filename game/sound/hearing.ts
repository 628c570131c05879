// How sounds of the world come to the ear, which is over the middle of the view. No audio types.

import { worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Hearing } from './sound-player.ts';

/** A sound is as loud as it is made up to the first, and silent from the second on; tiles. */
const NEAR_TILES = 2;
const FAR_TILES = 12;

/** Beside the ear by so many screen texels, a sound comes from one side alone. */
const SIDE_PX = 320;
const PAN_MAX = 0.8;

export const SILENT: Hearing = { loudness: 0, pan: 0 };

/** How something is heard that sounds at a place. */
export function hear(place: Vec3, ear: Vec3): Hearing {
  const distance = Math.hypot(place[0] - ear[0], place[1] - ear[1], place[2] - ear[2]);
  const share = Math.min(1, Math.max(0, (FAR_TILES - distance) / (FAR_TILES - NEAR_TILES)));
  if (share === 0) return SILENT;
  const right = worldToScreen(...place)[0] - worldToScreen(...ear)[0];
  return { loudness: share * share, pan: PAN_MAX * Math.min(1, Math.max(-1, right / SIDE_PX)) };
}

/** How many of one kind are heard together: their powers add up, and they come from between them. */
export function hearAll(places: readonly Vec3[], ear: Vec3): Hearing {
  let [power, weighted] = [0, 0];
  for (const place of places) {
    const { loudness, pan } = hear(place, ear);
    power += loudness * loudness;
    weighted += loudness * loudness * pan;
  }
  return power === 0 ? SILENT : { loudness: Math.min(1, Math.sqrt(power)), pan: weighted / power };
}
