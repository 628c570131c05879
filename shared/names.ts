// What a thing is follows from its sprite's name: its class is the first word, its orientation the last.

/** Classes that the engine knows; anything else is a plain object. */
export const SPRITE_CLASSES = ['wall', 'door', 'roof', 'floor', 'tree', 'ground', 'post', 'mobile', 'object'] as const;

export type SpriteClass = (typeof SPRITE_CLASSES)[number];

/** `x` stands on its tile's north edge, `y` on its west edge; `s` and `e` are placed on their north-west-most tile. */
export type Orientation = 'x' | 'y' | 's' | 'e' | 'none';

export interface SpriteNameParts {
  readonly spriteClass: SpriteClass;
  readonly orientation: Orientation;
}

/** A sprite's name: lower-case words joined by underscores, so that it is the same file on every system. */
export const SPRITE_NAME_PATTERN = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Longest sprite name: what every file system takes with a hash and an extension behind it. */
export const SPRITE_NAME_MAX = 64;

/** Names that Windows keeps for devices, with any extension: a checkout there has no such folder. */
const DEVICE_PATTERN = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Whether a sprite's or map's name is the same file on every system. */
export function isPortableName(name: string): boolean {
  return SPRITE_NAME_PATTERN.test(name) && name.length <= SPRITE_NAME_MAX && !DEVICE_PATTERN.test(name);
}

/** The word before the orientation that tells an open door or gate from a shut one. */
const OPEN_WORD = 'open';

/** Reads class and orientation from a sprite's name. */
export function parseSpriteName(name: string): SpriteNameParts {
  const words = name.split('_');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const known = SPRITE_CLASSES.find((spriteClass) => spriteClass === first);
  const orientation = (['x', 'y', 's', 'e'] as const).find((suffix) => suffix === last);
  return { spriteClass: known ?? 'object', orientation: orientation ?? 'none' };
}

/** Ground sprites lie in the terrain's lattice and are drawn by it, not placed as objects. */
export function isGroundName(name: string): boolean {
  return parseSpriteName(name).spriteClass === 'ground';
}

/** The name of the same piece standing open: `door_plank_x` becomes `door_plank_open_x`. One that is open has none. */
export function openTwinOf(name: string): string | undefined {
  const words = name.split('_');
  const { orientation } = parseSpriteName(name);
  const stem = orientation === 'none' ? words : words.slice(0, -1);
  if (stem.at(-1) === OPEN_WORD) return undefined;
  return [...stem, OPEN_WORD, ...words.slice(stem.length)].join('_');
}

/** The name of an open piece standing shut; undefined where the name does not say that it is open. */
export function shutTwinOf(name: string): string | undefined {
  const words = name.split('_');
  const at = parseSpriteName(name).orientation === 'none' ? words.length - 1 : words.length - 2;
  return at > 0 && words[at] === OPEN_WORD ? words.filter((_, i) => i !== at).join('_') : undefined;
}
