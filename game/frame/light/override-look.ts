// `key=value,key=value` over a look: `toonBlack=0.01`, `night.exposure=1.5`, `day.sunColor=1:0.9:0.7`, `toonValues=0.2:...`.

import { type Look, PHASE_NAMES } from '../../../shared/look/look.ts';

export interface OverriddenLook {
  readonly look: Look;
  /** A sentence for each part that was not understood. */
  readonly problems: readonly string[];
}

function isFieldRecord(value: unknown): value is Record<string, number | number[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies the overrides; what is not understood changes nothing and is reported. */
export function overrideLook(look: Look, overrides: string): OverriddenLook {
  const problems: string[] = [];
  const result: unknown = JSON.parse(JSON.stringify(look));
  for (const part of overrides.split(',').filter((text) => text !== '')) {
    const [key = '', text = ''] = part.split('=');
    const words = key.split('.');
    const field = words.pop() ?? '';
    let holder: unknown = result;
    const phase = words.shift();
    if (phase !== undefined && isFieldRecord(holder)) {
      const known = PHASE_NAMES.find((name) => name === phase);
      holder = known === undefined ? undefined : (holder as unknown as Look).phases[known];
    }
    const values = text.split(':').map(Number);
    const before = isFieldRecord(holder) ? holder[field] : undefined;
    const wanted = Array.isArray(before) ? before.length : typeof before === 'number' ? 1 : 0;
    if (wanted === 0 || words.length > 0 || !isFieldRecord(holder)) {
      problems.push(`look: no field "${key}".`);
    } else if (values.length !== wanted || text === '' || values.some((value) => !Number.isFinite(value))) {
      problems.push(
        `look: ${key}=${text}: expected ${wanted === 1 ? 'a number' : `${wanted} numbers joined by colons`}.`,
      );
    } else {
      holder[field] = Array.isArray(before) ? values : values[0]!;
    }
  }
  return { look: result as Look, problems };
}
