// An authored map to a WorldMap, or to everything that is wrong with it. What a person writes is short: terrain rows are
// texts whose letters a legend explains, and a static is a list or an object.
//
//   { "version": 1, "name": "village",
//     "legend": { ".": "ground_grass", "#": "ground_cobble" },
//     "terrain": ["..##", "..##"],
//     "statics": [["crate", 1, 0], ["wall_x", 2, 1, 0, "e"], { "sprite": "tree", "x": 0, "y": 1.5, "z": 2.12 }],
//     "hills": { "corners": ["00012", "00112", "01122"] },        see read-hills.ts
//     "buildings": [{ "name": "shed", "storeys": [...] }],        see read-building.ts
//     "start": [1, 1] }

import { MAP_VERSION, type StaticObject, type WorldMap } from '../../shared/format/map.ts';
import { isGroundName, isPortableName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { TERRAINS_MAX } from '../../shared/terrain.ts';
import { compareFaults, type Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { describeValue, isJsonObject, JsonFields } from './json-fields.ts';
import { MAP_FILE, type MapSource, mapError } from './map-source.ts';
import { type JsonValue, parseJson } from './parse-json.ts';
import { listStoreyEntries, readBuildings } from './read-building.ts';
import { type Hills, readHills } from './read-hills.ts';
import { readStatics } from './read-statics.ts';
import { readText } from './read-text.ts';
import { folderNameOf, type SheetFault } from './sheet-source.ts';

/** Longest edge of a map, tiles: its lattice must stay a texture that every device takes. */
export const MAP_EDGE_MAX_TILES = 2048;

export interface ReadMap {
  /** Absent when an error is among the faults. */
  readonly map?: WorldMap;
  /** Sorted. */
  readonly faults: readonly Fault[];
}

/** What a map's fields gave so far, and the faults beside them. */
interface Terrain {
  readonly terrains: readonly string[];
  readonly tiles: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hills: Hills;
}

/**
 * @param sprites names of all sprites that the bake will have, faulty sheets included (theirs is another fault)
 */
export function readMap(source: MapSource, sprites: ReadonlySet<string>): ReadMap {
  const faults: SheetFault[] = [];
  const map = parseMap(source, sprites, faults);
  const sorted = faults.map((fault) => ({ ...fault, source: source.source })).sort(compareFaults);
  return map === undefined || faults.some((fault) => fault.severity === 'error')
    ? { faults: sorted }
    : { map, faults: sorted };
}

/** @returns maps sorted by name, and the faults of all */
export function readMaps(
  sources: readonly { readonly value: MapSource }[],
  sprites: ReadonlySet<string>,
): { readonly maps: readonly WorldMap[]; readonly faults: readonly Fault[] } {
  const read = sources.map(({ value }) => readMap(value, sprites));
  const maps = read.flatMap(({ map }) => (map === undefined ? [] : [map]));
  return { maps: maps.sort((a, b) => compareText(a.name, b.name)), faults: read.flatMap(({ faults }) => faults) };
}

/** Names of sprites in a map's legend and statics, unchecked: what a stand-in may have to be made for. */
export function listMapSprites(source: MapSource): string[] {
  const text = readText(source.bytes);
  const value = text instanceof Refusal ? text : parseJson(text);
  if (value instanceof Refusal || !isJsonObject(value)) return [];
  const legend = value.get('legend');
  const ground = legend !== undefined && isJsonObject(legend) ? [...legend.values()] : [];
  const objects = [value.get('statics'), ...listStoreyEntries(value.get('buildings'))].flatMap((statics) =>
    Array.isArray(statics)
      ? statics.map((entry: JsonValue) =>
          Array.isArray(entry) ? entry[0] : isJsonObject(entry) ? entry.get('sprite') : entry,
        )
      : [],
  );
  return [...ground, ...objects].filter((name): name is string => typeof name === 'string');
}

function parseMap(source: MapSource, sprites: ReadonlySet<string>, faults: SheetFault[]): WorldMap | undefined {
  const text = readText(source.bytes);
  const value = text instanceof Refusal ? text : parseJson(text);
  if (value instanceof Refusal) {
    const { found, expected, mend } = value;
    faults.push({ severity: 'error', file: MAP_FILE, found, expected, mend });
    return undefined;
  }
  if (!isJsonObject(value)) {
    faults.push(mapError(`the file holds ${describeValue(value)}`, 'an object', 'Write the map as an object.'));
    return undefined;
  }
  const fields = new JsonFields(value, MAP_FILE);
  const version = fields.number('version', { min: 1, max: MAP_VERSION, whole: true });
  const name = readName(fields, folderNameOf(source.source));
  const terrain = readTerrain(fields, sprites, faults);
  const bounds = { width: terrain?.width ?? MAP_EDGE_MAX_TILES, height: terrain?.height ?? MAP_EDGE_MAX_TILES };
  const listed = readStatics(fields.get('statics'), 'static', { bounds, sprites, faults });
  const { buildings, statics: built } = readBuildings(fields.get('buildings'), { bounds, sprites, faults });
  const statics = [...listed, ...built];
  refuseRepeats(statics, faults);
  const startRule = { min: 0, max: MAP_EDGE_MAX_TILES, unit: 'tiles' };
  const middle = [(terrain?.width ?? 0) / 2, (terrain?.height ?? 0) / 2] as const;
  const start = fields.pair('start', startRule, middle);
  if (terrain !== undefined && start !== undefined && (start[0] > terrain.width || start[1] > terrain.height))
    fields.refuse('start', [...start], `a place on the map, ${terrain.width} x ${terrain.height} tiles`);
  fields.warnOfUnknownKeys();
  faults.push(...fields.faults);
  if (version === undefined || name === undefined || terrain === undefined || start === undefined) return undefined;
  const { width, height, terrains, tiles, hills } = terrain;
  return { version: MAP_VERSION, name, width, height, terrains, tiles, ...hills, statics, buildings, start };
}

function readName(fields: JsonFields, folder: string): string | undefined {
  const name = fields.text('name');
  if (name === undefined) return undefined;
  if (name === folder && isPortableName(name)) return name;
  fields.refuse('name', name, `the folder's name, "${folder}", in lower-case words joined by underscores`);
  return undefined;
}

function readTerrain(fields: JsonFields, sprites: ReadonlySet<string>, faults: SheetFault[]): Terrain | undefined {
  const legend = readLegend(fields, sprites, faults);
  const rows = fields.get('terrain');
  const isRows = Array.isArray(rows) && rows.length > 0 && rows.every((row) => typeof row === 'string' && row !== '');
  if (!isRows) {
    fields.refuse('terrain', rows, 'rows of letters, at least one');
    return undefined;
  }
  const texts = (rows as readonly string[]).map((row) => [...row]);
  const width = texts[0]!.length;
  if (width > MAP_EDGE_MAX_TILES || texts.length > MAP_EDGE_MAX_TILES) {
    const found = `the map is ${width} x ${texts.length} tiles`;
    faults.push(mapError(found, `at most ${MAP_EDGE_MAX_TILES} a side`, 'Split it into several maps.'));
    return undefined;
  }
  const size = { width, height: texts.length };
  const { cliff, heights, steps } = readHills(fields.get('hills'), { size, sprites, faults });
  const terrains = [...new Set([...legend.values(), ...(cliff === undefined ? [] : [cliff])])].sort(compareText);
  if (terrains.length > TERRAINS_MAX) {
    const found = `the map names ${terrains.length} ground sprites`;
    faults.push(mapError(found, `at most ${TERRAINS_MAX}`, 'Use fewer kinds of ground.'));
  }
  const tiles: number[] = [];
  for (const [y, letters] of texts.entries()) {
    if (letters.length !== width) {
      const found = `terrain row ${y} has ${letters.length} letters`;
      faults.push(mapError(found, `${width}, as many as row 0`, 'Make all rows equally long.'));
    }
    for (const [x, letter] of letters.entries()) {
      const terrain = legend.get(letter);
      if (terrain !== undefined) tiles.push(terrains.indexOf(terrain));
      else {
        const expected = `one of the legend's: ${[...legend.keys()].join(' ') || 'none'}`;
        const mend = 'Correct the letter, or add it to the legend.';
        faults.push({ ...mapError(`the terrain's letter "${letter}"`, expected, mend), texel: [x, y] });
      }
    }
  }
  const hills: Hills = {
    ...(heights === undefined ? {} : { heights }),
    ...(steps === undefined
      ? {}
      : { steps: { tiles: steps, ...(cliff === undefined ? {} : { cliff: terrains.indexOf(cliff) }) } }),
  };
  return { terrains, tiles, ...size, hills };
}

/** @returns ground sprites by letter; a letter with a faulty sprite is kept, so that its tiles are not faults as well */
function readLegend(
  fields: JsonFields,
  sprites: ReadonlySet<string>,
  faults: SheetFault[],
): ReadonlyMap<string, string> {
  const legend = new Map<string, string>();
  const value = fields.get('legend');
  if (value === undefined || !isJsonObject(value)) {
    fields.refuse('legend', value, 'an object of letters and ground sprites');
    return legend;
  }
  for (const [letter, sprite] of value) {
    if ([...letter].length !== 1) {
      faults.push(mapError(`the legend's key "${letter}"`, 'one letter', 'Shorten it to one letter.'));
    }
    if (typeof sprite !== 'string' || !isGroundName(sprite) || !sprites.has(sprite)) {
      const ground = [...sprites].filter(isGroundName).sort(compareText);
      const found = `the legend's "${letter}" is ${describeValue(sprite)}`;
      faults.push(mapError(found, `a ground sprite: ${ground.join(', ') || 'there is none'}`, 'Correct the name.'));
    }
    legend.set(letter, typeof sprite === 'string' ? sprite : '');
  }
  return legend;
}

/** Two equal objects in one place are a slip of the hand: they flicker, and one of them cannot be broken. */
function refuseRepeats(statics: readonly StaticObject[], faults: SheetFault[]): void {
  const seen = new Set<string>();
  for (const { sprite, x, y, z, facing } of statics) {
    const key = `${sprite} ${x} ${y} ${z} ${facing}`;
    if (seen.has(key)) faults.push(mapError(`${key} stands there twice`, 'each object once', 'Remove one of them.'));
    seen.add(key);
  }
}
