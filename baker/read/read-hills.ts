// The hills of an authored map: how high its ground is.
//
//   { "texels": 4, "corners": ["0012", "0122", "0112"], "steps": ["010", "000"], "cliff": "ground_rock" }
//
// Digits and then letters, 0 to z, count so many texels: `corners` one for each corner of a tile (a column and a row more than
// the terrain), between which the ground slopes; `steps` one for each tile, which it lifts as a whole.

import type { WorldMap } from '../../shared/format/map.ts';
import { GROUND_HEIGHT_MAX_PX } from '../../shared/ground-shape.ts';
import { isGroundName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { describeValue, isJsonObject, JsonFields } from './json-fields.ts';
import { MAP_FILE, mapError } from './map-source.ts';
import type { JsonValue } from './parse-json.ts';
import type { SheetFault } from './sheet-source.ts';

/** What a digit counts where nothing is said: a slope of one a tile is gentle. */
const TEXELS_DEFAULT = 4;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** What a map says of its ground's height. */
export type Hills = Pick<WorldMap, 'heights' | 'steps'>;

export interface HillRules {
  /** Of the map, tiles. */
  readonly size: { readonly width: number; readonly height: number };
  /** Names of all sprites of the bake. */
  readonly sprites: ReadonlySet<string>;
  readonly faults: SheetFault[];
}

export interface ReadHills {
  /** Texels by tile corner. */
  readonly heights?: readonly number[];
  /** Texels by tile. */
  readonly steps?: readonly number[];
  /** Ground sprite of the faces. */
  readonly cliff?: string;
}

/** @returns what has no fault; nothing when the map has no hills */
export function readHills(value: JsonValue | undefined, { size, sprites, faults }: HillRules): ReadHills {
  if (value === undefined) return {};
  if (!isJsonObject(value)) {
    const found = `"hills" is ${describeValue(value)}`;
    faults.push(mapError(found, 'an object', 'Write it as { "corners": ["012", ...] }.'));
    return {};
  }
  const fields = new JsonFields(value, MAP_FILE, 'hills.');
  const texels = fields.number('texels', { min: 1, max: GROUND_HEIGHT_MAX_PX, whole: true }, TEXELS_DEFAULT) ?? 1;
  const heights = readRows(fields, 'corners', size.width + 1, size.height + 1, texels);
  const steps = readRows(fields, 'steps', size.width, size.height, texels);
  const cliff = readCliff(fields, sprites);
  const highest = maxOf(heights) + maxOf(steps);
  if (highest > GROUND_HEIGHT_MAX_PX) {
    const found = `the ground is up to ${highest} texels high`;
    faults.push(mapError(found, `at most ${GROUND_HEIGHT_MAX_PX}`, 'Lower the digits, or what one counts ("texels").'));
  }
  fields.warnOfUnknownKeys();
  faults.push(...fields.faults);
  return {
    ...(heights === undefined ? {} : { heights }),
    ...(steps === undefined ? {} : { steps }),
    ...(cliff === undefined ? {} : { cliff }),
  };
}

function maxOf(values: readonly number[] = []): number {
  return values.reduce((most, one) => Math.max(most, one), 0);
}

/** Rows of digits; undefined when they are left out or faulty. */
function readRows(
  fields: JsonFields,
  key: string,
  width: number,
  height: number,
  texels: number,
): number[] | undefined {
  const rows = fields.get(key);
  if (rows === undefined) return undefined;
  const isRow = (row: JsonValue): row is string =>
    typeof row === 'string' && row.length === width && [...row].every((digit) => DIGITS.includes(digit));
  if (!Array.isArray(rows) || rows.length !== height || !(rows as readonly JsonValue[]).every(isRow)) {
    const wrong =
      Array.isArray(rows) && rows.length === height ? (rows as readonly JsonValue[]).find((row) => !isRow(row))! : rows;
    fields.refuse(key, wrong, `${height} rows of ${width} digits each, 0 to 9 and then a to z`);
    return undefined;
  }
  return (rows as readonly string[]).flatMap((row) => [...row].map((digit) => DIGITS.indexOf(digit) * texels));
}

function readCliff(fields: JsonFields, sprites: ReadonlySet<string>): string | undefined {
  const cliff = fields.get('cliff');
  if (cliff === undefined) return undefined;
  if (typeof cliff === 'string' && isGroundName(cliff) && sprites.has(cliff)) return cliff;
  const ground = [...sprites].filter(isGroundName).sort(compareText);
  fields.refuse('cliff', cliff, `a ground sprite: ${ground.join(', ') || 'there is none'}`);
  return undefined;
}
