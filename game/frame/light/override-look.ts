// `key=value,key=value` over a look: `toonBlack=0.01`, `night.exposure=1.5`, `day.sunColor=1:0.9:0.7`, `toonValues=0.2:...`.

import { type Look, PHASE_NAMES } from '../../../shared/look/look.ts';

export interface OverriddenLook {
  readonly look: Look;
  /** A sentence for each part that was not understood. */
  readonly problems: readonly string[];
}

type Fields = Record<string, number | number[]>;

/** The record of a copied look that holds a key's field; a sentence when there is none. */
function findHolder(look: Look, phaseName: string | undefined): Fields | string {
  if (phaseName === undefined) return look as unknown as Fields;
  const known = PHASE_NAMES.find((name) => name === phaseName);
  if (known === undefined) return `no phase "${phaseName}"; phases are ${PHASE_NAMES.join(', ')}`;
  return look.phases[known] as unknown as Fields;
}

/** Sets one field. @returns what is wrong with the override, if anything is */
function applyOverride(look: Look, key: string, text: string): string | undefined {
  const words = key.split('.');
  const field = words.pop()!;
  if (words.length > 1) return `no field "${key}"; a field is written as toonBlack or as night.exposure`;
  const holder = findHolder(look, words[0]);
  if (typeof holder === 'string') return holder;
  const before = Object.hasOwn(holder, field) ? holder[field] : undefined;
  if (typeof before !== 'number' && !Array.isArray(before)) {
    const fields = Object.keys(holder).filter((name) => name !== 'phases');
    return `no field "${key}"; fields ${words.length === 0 ? 'of the look' : 'of a phase'} are ${fields.join(', ')}`;
  }
  const wanted = Array.isArray(before) ? before.length : 1;
  const values = text.split(':').map((value) => (value.trim() === '' ? Number.NaN : Number(value)));
  if (values.length !== wanted || values.some((value) => !Number.isFinite(value))) {
    return `${key}=${text}: expected ${wanted === 1 ? 'a number' : `${wanted} numbers joined by colons`}`;
  }
  holder[field] = Array.isArray(before) ? values : values[0]!;
  return undefined;
}

/** Applies the overrides; what is not understood changes nothing and is reported. */
export function overrideLook(look: Look, overrides: string): OverriddenLook {
  const result = JSON.parse(JSON.stringify(look)) as Look;
  const problems: string[] = [];
  for (const part of overrides.split(',').filter((text) => text !== '')) {
    const [key = '', ...values] = part.split('=');
    const problem = applyOverride(result, key, values.join('='));
    if (problem !== undefined) problems.push(`look: ${problem}.`);
  }
  return { look: result, problems };
}
