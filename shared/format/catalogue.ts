// The catalogue: what each sprite is in the world, beside what its sheet shows. People write entries into assets/catalogue/, the
// baker checks them and bakes one for every sprite, whole: what an entry leaves out follows from its class, and for a sprite
// without an entry from its name. The baked file is JSON: { "version", "sprites": { NAME: CatalogueEntry } }.

import { type Orientation, parseSpriteName, SPRITE_CLASSES, type SpriteClass } from '../names.ts';
import { FormatError } from './binary.ts';

export const CATALOGUE_VERSION = 1;

/** Classes of entries: those that names carry, and finer ones for what a name calls a plain object. */
export const CATALOGUE_CLASSES = [...SPRITE_CLASSES, 'fence', 'furniture', 'light', 'plant', 'rock'] as const;
export type CatalogueClass = (typeof CATALOGUE_CLASSES)[number];

/**
 * What of the map a sprite takes, from its tile: `edge` its north or west edge (by the name's `_x` or `_y`), `corner` its
 * north-west corner, `tile` the whole floor of it, `roof` its place in a roof, `terrain` the ground itself, `free` nothing but
 * what it is made of, wherever it stands.
 */
export const PLACES = ['edge', 'corner', 'tile', 'free', 'roof', 'terrain'] as const;
export type Place = (typeof PLACES)[number];

/** Tiles from the ground point: west, north, east, south; of a sheet with facings as it faces south. */
export type SolidBox = readonly [west: number, north: number, east: number, south: number];

export interface CatalogueEntry {
  readonly class: CatalogueClass;
  readonly place: Place;
  /** Hit points; 0: nothing breaks it. */
  readonly durability: number;
  /** Sorted. Sprites with a tag in common are used together. */
  readonly tags: readonly string[];
  /** Whether people walk through an edge (a door, a doorway, a gate) or over a terrain or tile. */
  readonly passage: boolean;
  /** A door's leaf that stands open: light passes, too. */
  readonly open?: boolean;
  /** What people walk round; absent: nothing of it is in their way. */
  readonly solid?: SolidBox;
}

export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** What follows from a class where an entry does not say otherwise. */
export const CLASS_RULES: Readonly<Record<CatalogueClass, Omit<CatalogueEntry, 'class' | 'tags'>>> = {
  wall: { place: 'edge', durability: 120, passage: false },
  door: { place: 'edge', durability: 60, passage: true },
  roof: { place: 'roof', durability: 60, passage: true },
  floor: { place: 'tile', durability: 0, passage: true },
  tree: { place: 'free', durability: 80, passage: true },
  ground: { place: 'terrain', durability: 0, passage: true },
  post: { place: 'corner', durability: 120, passage: true },
  // Health of people and animals is the simulation's.
  mobile: { place: 'free', durability: 0, passage: true },
  object: { place: 'free', durability: 20, passage: true },
  fence: { place: 'edge', durability: 40, passage: false },
  furniture: { place: 'free', durability: 30, passage: true },
  light: { place: 'free', durability: 30, passage: true },
  plant: { place: 'free', durability: 15, passage: true },
  rock: { place: 'free', durability: 200, passage: true },
};

/** Words in a wall's name that tell an opening from floor to lintel. */
const OPENING_WORDS = ['door', 'arch'] as const;

/** The entry of a sprite that nobody has written one for: what its name tells. */
export function entryFromName(name: string): CatalogueEntry {
  const { spriteClass, orientation } = parseSpriteName(name);
  const rules = CLASS_RULES[spriteClass];
  const words = name.split('_');
  const isOpening = spriteClass === 'wall' && OPENING_WORDS.some((word) => words.includes(word));
  const place = rules.place === 'edge' && !isEdgeOrientation(orientation) ? 'free' : rules.place;
  return { ...rules, class: spriteClass, place, passage: rules.passage || isOpening, tags: [] };
}

/** Only `_x` and `_y` say which edge a sprite stands on. */
export function isEdgeOrientation(orientation: Orientation): orientation is 'x' | 'y' {
  return orientation === 'x' || orientation === 'y';
}

/** Whether a sprite of this name may be entered under the class: a class that names carry is the name's. */
export function fitsName(name: string, entryClass: CatalogueClass): boolean {
  const named = parseSpriteName(name).spriteClass;
  if (named !== 'object') return entryClass === named;
  return !SPRITE_CLASSES.some((carried: SpriteClass) => carried !== 'object' && carried === entryClass);
}

/** @returns the baked file's text; the same for any order of the entries given, which are sorted by name */
export function formatCatalogue(entries: readonly (readonly [name: string, entry: CatalogueEntry])[]): string {
  return JSON.stringify({ version: CATALOGUE_VERSION, sprites: Object.fromEntries(entries) });
}

/** Reads the baked file; throws FormatError when it is another version's. */
export function parseCatalogue(text: string): Catalogue {
  const value = JSON.parse(text) as { readonly version: number; readonly sprites: Record<string, CatalogueEntry> };
  if (value.version === CATALOGUE_VERSION) return new Map(Object.entries(value.sprites));
  throw new FormatError(
    `catalogue: format version ${value.version}, this build reads ${CATALOGUE_VERSION}; run \`npx tallow bake\` again`,
  );
}
