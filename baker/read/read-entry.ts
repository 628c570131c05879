// One entry of the catalogue, or everything that is wrong with it.

import {
  CATALOGUE_CLASSES,
  type CatalogueEntry,
  CLASS_RULES,
  fitsName,
  isEdgeOrientation,
  PLACES,
  type SolidBox,
} from '../../shared/format/catalogue.ts';
import { parseSpriteName, SPRITE_NAME_PATTERN } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { STAND_IN_NAMES } from '../stand-in/create-stand-in.ts';
import { describeValue, isJsonObject } from './json-fields.ts';
import { findNearName } from './near-name.ts';
import type { JsonValue } from './parse-json.ts';

const KEYS = ['class', 'place', 'durability', 'tags', 'passage', 'open', 'solid', 'standIn'] as const;
type Key = (typeof KEYS)[number];

/** Far above anything that is hit until it breaks. */
const DURABILITY_MAX = 10_000;

/** Tiles: the widest thing that stands on the ground. */
const SOLID_REACH_MAX_TILES = 16;

/** Takes what was found, what was expected and how to mend it. */
export type Refuse = (found: string, expected: string, mend: string) => void;

export interface ReadEntry {
  /** Absent: without its class nothing is known of it. */
  readonly entry?: CatalogueEntry;
  /** The stand-in that is drawn while there is no sheet. */
  readonly standIn?: string;
}

/** @param refuse called once a fault, the entry's place in the file first */
export function readEntry(name: string, value: JsonValue, refuse: Refuse): ReadEntry {
  const refuseHere: Refuse = (found, expected, mend) => refuse(`"${name}": ${found}`, expected, mend);
  if (!isJsonObject(value)) {
    refuseHere(describeValue(value), 'an object with a "class"', 'Write it as { "class": "furniture" }.');
    return {};
  }
  for (const key of value.keys()) {
    if (KEYS.some((known) => known === key)) continue;
    refuseHere(`the key "${key}" is not known`, KEYS.join(', '), suggest(key, KEYS, 'Correct or remove it.'));
  }
  /** A value that is there and is none of what it may be. */
  const wrong = (key: Key, expected: string, mend = 'Correct or remove it.'): void => {
    refuseHere(`"${key}" is ${describeValue(value.get(key)!)}`, expected, mend);
  };
  const choose = <T extends string>(key: Key, known: readonly T[]): T | undefined => {
    const found = value.get(key);
    const choice = known.find((one) => one === found);
    if (choice === undefined && found !== undefined) {
      wrong(key, `one of ${known.join(', ')}`, suggest(found, known, 'Take one of these.'));
    }
    return choice;
  };
  const flag = (key: Key): boolean | undefined => {
    const found = value.get(key);
    if (typeof found !== 'boolean' && found !== undefined) wrong(key, 'true or false');
    return typeof found === 'boolean' ? found : undefined;
  };

  const entryClass = choose('class', CATALOGUE_CLASSES);
  const place = choose('place', PLACES);
  const standIn = choose('standIn', STAND_IN_NAMES);
  const passage = flag('passage');
  const open = flag('open');
  const durability = value.get('durability');
  if (durability !== undefined && !isDurability(durability)) wrong('durability', `0 to ${DURABILITY_MAX} hit points`);
  const tags = value.get('tags');
  if (tags !== undefined && !isTags(tags)) wrong('tags', 'a list of different lower-case words', 'Write ["timber"].');
  const solid = value.get('solid');
  if (solid !== undefined && !isSolid(solid)) {
    wrong('solid', `[west, north, east, south] in tiles from the ground point, at most ${SOLID_REACH_MAX_TILES}`);
  }
  if (!value.has('class')) refuseHere('"class" is missing', CATALOGUE_CLASSES.join(', '), 'Say what it is.');
  const drawn = standIn === undefined ? {} : { standIn };
  if (entryClass === undefined) return drawn;

  const rules = CLASS_RULES[entryClass];
  const entry: CatalogueEntry = {
    class: entryClass,
    place: place ?? rules.place,
    durability: isDurability(durability) ? durability : rules.durability,
    tags: isTags(tags) ? [...tags].sort(compareText) : [],
    passage: passage ?? rules.passage,
    ...(open === undefined ? {} : { open }),
    ...(isSolid(solid) ? { solid } : {}),
  };
  refuseContradictions(name, entry, passage !== undefined, refuseHere);
  return { entry, ...drawn };
}

/** What no single value shows. */
function refuseContradictions(name: string, entry: CatalogueEntry, saysPassage: boolean, refuse: Refuse): void {
  const { spriteClass, orientation } = parseSpriteName(name);
  if (!fitsName(name, entry.class)) {
    const carried = spriteClass === 'object' ? 'no class in the name' : `"${spriteClass}", as the name says`;
    const mend = `Set "class" to "${spriteClass}", or rename the sheet.`;
    refuse(`"class" is "${entry.class}"`, carried, mend);
  }
  if (entry.place === 'edge' && !isEdgeOrientation(orientation)) {
    const mend = 'Rename the sheet, or give it another "place".';
    refuse('it stands on an edge, and its name does not say on which', 'a name that ends in _x or _y', mend);
  }
  if (entry.open !== undefined && entry.class !== 'door') {
    refuse(`"open" stands with the class "${entry.class}"`, 'it with doors only', 'Remove "open".');
  }
  if (saysPassage && entry.place === 'free') {
    const mend = 'Remove "passage"; give it a "solid" where people walk round it.';
    refuse('"passage" stands with the place "free"', 'it with an edge, a tile or a terrain', mend);
  }
}

function suggest(value: JsonValue, known: readonly string[], otherwise: string): string {
  const near = typeof value === 'string' ? findNearName(value, known) : undefined;
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}

function isDurability(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DURABILITY_MAX;
}

function isTags(value: JsonValue | undefined): value is readonly string[] {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  return value.every((tag: JsonValue) => typeof tag === 'string' && SPRITE_NAME_PATTERN.test(tag));
}

function isSolid(value: JsonValue | undefined): value is SolidBox {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const isTiles = (side: JsonValue): side is number =>
    typeof side === 'number' && Math.abs(side) <= SOLID_REACH_MAX_TILES;
  const sides: readonly JsonValue[] = value;
  if (!sides.every(isTiles)) return false;
  const [west, north, east, south] = sides;
  return west! < east! && north! < south!;
}
