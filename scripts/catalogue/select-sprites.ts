// Which sprites are drawn.

import { findNearName } from '../../baker/read/near-name.ts';
import { isGroundName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { ScriptError } from '../script-error.ts';
import type { View } from './options.ts';

function toPattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll('*', '[a-z0-9_]*')}$`);
}

/**
 * @param wanted names and patterns; none: every sheet
 * @param sheets names of all sheets in assets/
 * @param baked names of all sprites of the bake, stand-ins included: those are drawn only when they are named in full
 * @returns sorted, each once
 * @throws ScriptError that names what is not there
 */
export function selectSprites(
  wanted: readonly string[],
  sheets: readonly string[],
  baked: readonly string[],
): string[] {
  const known = [...new Set([...sheets, ...baked])];
  const found = new Set<string>();
  for (const word of wanted.length === 0 ? ['*'] : wanted) {
    if (/[^a-z0-9_*]/.test(word)) throw new ScriptError(`"${word}" is neither a sprite's name nor a pattern.`);
    const pattern = toPattern(word);
    const matches = word.includes('*')
      ? sheets.filter((name) => pattern.test(name))
      : known.filter((name) => name === word);
    if (matches.length === 0) {
      const meant = word.includes('*') ? undefined : findNearName(word, known);
      if (meant !== undefined) throw new ScriptError(`There is no sprite "${word}". Did you mean "${meant}"?`);
      const [first = ''] = word.split('_');
      const near = known.filter((name) => name.startsWith(first.replaceAll('*', ''))).sort(compareText);
      const others = near.length > 0 ? near : [...known].sort(compareText);
      throw new ScriptError(`There is no sprite "${word}". There are ${others.join(', ')}.`);
    }
    for (const name of matches) found.add(name);
  }
  const missing = [...found].filter((name) => !baked.includes(name));
  if (missing.length > 0) {
    throw new ScriptError(
      `Not in this bake: ${missing.sort(compareText).join(', ')}. Run \`npx tallow bake\` and try again.`,
    );
  }
  return [...found].sort(compareText);
}

/** Fields are of ground, rows are of what stands on it. */
export function fitsView(name: string, view: View): boolean {
  if (view === 'mosaic') return isGroundName(name);
  return view === 'sheet' || !isGroundName(name);
}
