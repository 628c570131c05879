// The buildings of an authored map, storey by storey: rooms that hold their light, and what can be lifted off to look in.
//
//   { "name": "shed",
//     "storeys": [{ "level": 0, "rooms": [[4, 4, 7, 6]] },
//                 { "level": 1, "roof": true, "statics": [["roof_shingle_eave_s", 4, 5, 2.2981]] }] }
//
// A room is given by its tile edges (west, north, east, south). Objects of level 0 stand as all others do; those above are
// the building's overhead.

import type { Building, Overhead, Room, StaticObject } from '../../shared/format/map.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import { describeValue, isJsonObject, JsonFields } from './json-fields.ts';
import { MAP_FILE, mapError } from './map-source.ts';
import type { JsonObject, JsonValue } from './parse-json.ts';
import { readStatics, type StaticRules } from './read-statics.ts';

/** Storeys over the ground floor: more than any village has, and below the highest place of an object. */
const LEVEL_MAX = 20;

export interface ReadBuildings {
  readonly buildings: readonly Building[];
  /** What stands in them, storey by storey. */
  readonly statics: readonly StaticObject[];
}

/** Reads the map's `buildings`; what is faulty is left out and among the rules' faults. */
export function readBuildings(value: JsonValue | undefined, rules: StaticRules): ReadBuildings {
  if (value === undefined) return { buildings: [], statics: [] };
  if (!Array.isArray(value)) {
    const found = `"buildings" is ${describeValue(value)}`;
    rules.faults.push(mapError(found, 'a list', 'Write it as [{ "name": "shed", "storeys": [...] }].'));
    return { buildings: [], statics: [] };
  }
  const read = (value as readonly JsonValue[]).map((entry, index) => readBuilding(entry, index, rules));
  return { buildings: read.map(({ building }) => building), statics: read.flatMap(({ statics }) => statics) };
}

/** The raw lists of statics in the map's buildings, unchecked. */
export function listStoreyEntries(buildings: JsonValue | undefined): (JsonValue | undefined)[] {
  const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);
  return listOf(buildings)
    .filter(isJsonObject)
    .flatMap((building) => listOf(building.get('storeys')))
    .filter(isJsonObject)
    .map((storey) => storey.get('statics'));
}

function readBuilding(
  entry: JsonValue,
  index: number,
  rules: StaticRules,
): { readonly building: Building; readonly statics: readonly StaticObject[] } {
  const fields = objectFields(entry, `buildings[${index}]`, rules);
  const name = fields?.text('name') ?? '';
  const storeys = fields?.get('storeys');
  if (fields !== undefined && !Array.isArray(storeys)) fields.refuse('storeys', storeys, 'a list of storeys');
  const rooms: Room[] = [];
  const statics: StaticObject[] = [];
  for (const [at, storey] of (Array.isArray(storeys) ? (storeys as readonly JsonValue[]) : []).entries()) {
    const read = objectFields(storey, `buildings[${index}].storeys[${at}]`, rules);
    if (read === undefined) continue;
    const level = read.number('level', { min: 0, max: LEVEL_MAX, whole: true }) ?? 0;
    const isRoof = read.flag('roof') ?? false;
    rooms.push(...readRooms(read, level, rules));
    const overhead: Overhead | undefined = level > 0 || isRoof ? { building: index, level, isRoof } : undefined;
    for (const object of readStatics(read.get('statics'), `${name} storey ${level}, static`, rules))
      statics.push(overhead === undefined ? object : { ...object, overhead });
    finish(read, rules);
  }
  if (fields !== undefined) finish(fields, rules);
  return { building: { name, rooms }, statics };
}

function readRooms(fields: JsonFields, level: number, { bounds }: StaticRules): Room[] {
  const value = fields.get('rooms');
  if (value === undefined) return [];
  const areas = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
  const isArea = (area: JsonValue): area is [number, number, number, number] => {
    if (!Array.isArray(area) || area.length !== 4) return false;
    const [west, north, east, south]: readonly JsonValue[] = area;
    if (typeof west !== 'number' || typeof north !== 'number') return false;
    if (typeof east !== 'number' || typeof south !== 'number') return false;
    return 0 <= west && west < east && east <= bounds.width && 0 <= north && north < south && south <= bounds.height;
  };
  if (areas.length === 0 || !areas.every(isArea)) {
    fields.refuse('rooms', value, 'a list of rooms on the map, each four tile edges: [west, north, east, south]');
    return [];
  }
  return areas.map((area) => ({ area, bottom: level * STOREY_UNITS, top: (level + 1) * STOREY_UNITS }));
}

function objectFields(value: JsonValue, path: string, rules: StaticRules): JsonFields | undefined {
  if (isJsonObject(value)) return new JsonFields(value satisfies JsonObject, MAP_FILE, `${path}.`);
  rules.faults.push(mapError(`"${path}" is ${describeValue(value)}`, 'an object', 'Write it as an object.'));
  return undefined;
}

function finish(fields: JsonFields, rules: StaticRules): void {
  fields.warnOfUnknownKeys();
  rules.faults.push(...fields.faults);
}
