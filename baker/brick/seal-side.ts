// Which sprites must part the world in two, and along which axis: walls, closed doors, floors and roofs hold light;
// doorways and open doors let it through. The name decides.

import { parseSpriteName } from '../../shared/names.ts';

export interface SealSide {
  /** The axis that light must not pass along: 0 east, 1 south, 2 up. */
  readonly axis: 0 | 1 | 2;
  /**
   * Axes along which the next piece of the same sprite joins, so that the tile must be closed to its edges. Along the others
   * only what lies inside the sprite's own outline is asked for: what it meets there is another sprite.
   */
  readonly joins: readonly (0 | 1 | 2)[];
}

/** A wall with one of these words in its name is meant to be open; so is glass that glows, wherever it is set. */
const OPEN_WALL_WORDS = ['door', 'gate', 'arch', 'broken'];

/** @returns undefined for what need not hold light */
export function sealSideOf(name: string): SealSide | undefined {
  const words = name.split('_');
  const last = words.at(-1);
  const { spriteClass } = parseSpriteName(name);
  if (spriteClass === 'floor') return { axis: 2, joins: [0, 1] };
  if (spriteClass === 'wall') {
    if (words.some((word) => OPEN_WALL_WORDS.includes(word))) return undefined;
    return last === 'y' ? { axis: 0, joins: [1] } : { axis: 1, joins: [0] };
  }
  if (spriteClass === 'door') {
    if (words.includes('open')) return undefined;
    return last === 'y' ? { axis: 0, joins: [] } : { axis: 1, joins: [] };
  }
  if (spriteClass !== 'roof') return undefined;
  const runsAlongX = last === 'n' || last === 's';
  if (words.includes('gable')) return { axis: runsAlongX ? 1 : 0, joins: [] };
  // A ridge lies on the courses, which meet beneath it.
  if (words.includes('ridge')) return undefined;
  return { axis: 2, joins: runsAlongX ? [0] : last === 'e' || last === 'w' ? [1] : [] };
}
