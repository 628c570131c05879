// A list of an authored map's objects.

import type { StaticObject } from '../../shared/format/map.ts';
import { describeValue } from './json-fields.ts';
import { mapError } from './map-source.ts';
import type { JsonValue } from './parse-json.ts';
import { type MapBounds, readStatic } from './read-static.ts';
import type { SheetFault } from './sheet-source.ts';

/** What the objects of a map are held against, and where their faults go. */
export interface StaticRules {
  readonly bounds: MapBounds;
  /** Names of all sprites of the bake. */
  readonly sprites: ReadonlySet<string>;
  readonly faults: SheetFault[];
}

/**
 * @param label how an entry is called in faults, before its number
 * @returns the entries without a fault; none when the list is left out
 */
export function readStatics(value: JsonValue | undefined, label: string, rules: StaticRules): StaticObject[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    const found = `"statics" is ${describeValue(value)}`;
    rules.faults.push(mapError(found, 'a list', 'Write it as [["crate", 1, 2], ...].'));
    return [];
  }
  return (value as readonly JsonValue[]).flatMap((entry, index) => {
    const object = readStatic(entry, `${label} ${index}`, rules.bounds, rules.sprites, rules.faults);
    return object === undefined ? [] : [object];
  });
}
