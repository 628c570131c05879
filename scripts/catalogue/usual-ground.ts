// What a sprite usually stands on: a barrel that reads well on grass may drown among cobbles.

import { isGroundName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { ScriptError } from '../script-error.ts';

const GROUND_DEFAULT = 'ground_grass';

/** Grounds that are not the default, and the first words of the names that stand on them. */
const GROUNDS: Readonly<Record<string, string>> = {
  ground_cobble:
    'anvil barrel basket brazier bucket cart cauldron crate forge lamp market mobile post sack sign signpost trough well',
  ground_plank: 'bed bench chair chest cupboard hearth rug shelf stool table',
};

/**
 * @param baked names of the bake's sprites: where the usual ground is missing the default does, and any where that is missing
 * @throws ScriptError when there is no ground at all
 */
export function usualGround(name: string, baked: readonly string[]): string {
  const word = name.split('_')[0] ?? name;
  const usual = Object.keys(GROUNDS).find((ground) => GROUNDS[ground]!.split(' ').includes(word));
  const candidates = [usual, GROUND_DEFAULT, ...baked.filter(isGroundName).sort(compareText)];
  const ground = candidates.find((candidate) => candidate !== undefined && baked.includes(candidate));
  if (ground === undefined) throw new ScriptError('The bake has no ground to stand on: export a ground_ sheet.');
  return ground;
}
