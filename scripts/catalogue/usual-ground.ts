// What a sprite usually stands on: a barrel that reads well on grass may drown among cobbles.

import { isGroundName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { ScriptError } from '../script-error.ts';

const GROUND_DEFAULT = 'ground_grass';

/** Grounds that are not the default, and the tags of what stands on them; the first that fits. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  ground_plank: ['indoors'],
  ground_cobble: ['goods', 'market', 'people', 'smithy', 'village'],
};

/**
 * @param tags of its entry in the catalogue
 * @param baked names of the bake's sprites: where the usual ground is missing the default does, and any where that is missing
 * @throws ScriptError when there is no ground at all
 */
export function usualGround(tags: readonly string[], baked: readonly string[]): string {
  const usual = Object.keys(GROUNDS).find((ground) => GROUNDS[ground]!.some((tag) => tags.includes(tag)));
  const candidates = [usual, GROUND_DEFAULT, ...baked.filter(isGroundName).sort(compareText)];
  const ground = candidates.find((candidate) => candidate !== undefined && baked.includes(candidate));
  if (ground === undefined) throw new ScriptError('The bake has no ground to stand on: export a ground_ sheet.');
  return ground;
}
