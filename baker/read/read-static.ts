// One object of an authored map: `["crate", x, y, z?, facing?]` or `{ "sprite", "x", "y", "z"?, "facing"? }`.

import { DIRECTIONS, type Facing, type StaticObject } from '../../shared/format/map.ts';
import { isGroundName } from '../../shared/names.ts';
import { findNear } from './find-near.ts';
import { describeValue, isJsonObject } from './json-fields.ts';
import { MAP_FILE } from './map-source.ts';
import type { JsonValue } from './parse-json.ts';
import type { SheetFault } from './sheet-source.ts';

/** Highest place of an object, units: 30 storeys, far above any building and far below what a 16-bit origin holds. */
export const MAP_HEIGHT_MAX_UNITS = 64;

const KEYS = ['sprite', 'x', 'y', 'z', 'facing'] as const;

/** Size of the map, tiles. Objects may stand on its far edges too: a wall on a tile's north edge closes the south side. */
export interface MapBounds {
  readonly width: number;
  readonly height: number;
}

/**
 * @param label how the entry is called in faults: `static 3`
 * @returns undefined when the entry has a fault, which is then among the faults
 */
export function readStatic(
  entry: JsonValue,
  label: string,
  bounds: MapBounds,
  sprites: ReadonlySet<string>,
  faults: SheetFault[],
): StaticObject | undefined {
  const before = faults.length;
  const refuse = (found: string, expected: string, mend: string): void => {
    faults.push({ severity: 'error', file: MAP_FILE, found: `${label}: ${found}`, expected, mend });
  };
  const values = readEntry(entry);
  if (values === undefined) {
    refuse(
      describeValue(entry),
      '["sprite", x, y, z, "facing"] or an object of these',
      'Write it in one of these ways.',
    );
    return undefined;
  }
  const { sprite, x, y, z = 0, facing = 'n' } = values.known;
  for (const key of values.unknown) refuse(`the key "${key}" is not known`, KEYS.join(', '), 'Correct or remove it.');
  if (typeof sprite !== 'string' || !sprites.has(sprite)) {
    const near = typeof sprite === 'string' ? findNear(sprite, [...sprites]) : undefined;
    const mend = near === undefined ? 'Export its sheet, or correct the name.' : `Did you mean "${near}"?`;
    refuse(`no sprite ${sprite === undefined ? 'given' : describeValue(sprite)}`, 'the name of a sheet', mend);
  } else if (isGroundName(sprite)) {
    refuse(`"${sprite}" is a ground sprite`, 'an object', 'Put ground into the terrain rows.');
  }
  const checkNumber = (name: string, value: JsonValue | undefined, max: number): void => {
    if (typeof value === 'number' && value >= 0 && value <= max) return;
    const found = `${name} is ${value === undefined ? 'missing' : describeValue(value)}`;
    refuse(found, `a number from 0 to ${max}`, 'Move the object onto the map.');
  };
  checkNumber('x', x, bounds.width);
  checkNumber('y', y, bounds.height);
  checkNumber('z', z, MAP_HEIGHT_MAX_UNITS);
  if (!isFacing(facing)) refuse(`facing is ${describeValue(facing)}`, `one of ${DIRECTIONS.join(' ')}`, 'Correct it.');
  if (faults.length > before) return undefined;
  return { sprite, x, y, z, facing } as StaticObject;
}

interface Entry {
  readonly known: Readonly<Partial<Record<(typeof KEYS)[number], JsonValue>>>;
  readonly unknown: readonly string[];
}

function readEntry(entry: JsonValue): Entry | undefined {
  if (Array.isArray(entry)) {
    if (entry.length < 3 || entry.length > KEYS.length) return undefined;
    return { known: Object.fromEntries(KEYS.map((key, i) => [key, entry[i]])), unknown: [] };
  }
  if (!isJsonObject(entry as JsonValue)) return undefined;
  const object = entry as ReadonlyMap<string, JsonValue>;
  const unknown = [...object.keys()].filter((key) => !KEYS.some((known) => known === key));
  return { known: Object.fromEntries(KEYS.map((key) => [key, object.get(key)])), unknown };
}

function isFacing(value: JsonValue): value is Facing {
  return DIRECTIONS.some((facing) => facing === value);
}
