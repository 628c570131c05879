// The client's command line: options in the page's address. Unknown values fall back to the default and are reported, so
// that a typo is seen and does not end the game.

import type { Vec3 } from '../../shared/vector.ts';
import { formatBindings, parseBindings } from '../play/actions.ts';
import { CROWN_MODES, type CrownMode } from '../world/crowns.ts';
import { ROOF_VIEWS, type RoofView } from '../world/roof-view.ts';
import { SWITCHES, SWITCHES_DEFAULTS, type Switch, type Switches } from './switches.ts';

export const DEBUG_VIEWS = [
  'albedo',
  'normal',
  'position',
  'depth',
  'lit',
  'outline',
  'atlas',
  'shadows',
  'material',
  'emissive',
  'overdraw',
  'gather',
] as const;
export type DebugView = (typeof DEBUG_VIEWS)[number];

export const SHADOW_QUALITIES = ['low', 'medium', 'high'] as const;
export type ShadowQuality = (typeof SHADOW_QUALITIES)[number];

/** Integer zooms of the game, in device pixels a texel. */
export const ZOOM_MIN = 2;
export const ZOOM_MAX = 8;

/** Full volume; 0 is silence. */
export const VOLUME_MAX = 100;

/** The longest day: a real one. */
export const DAY_MINUTES_MAX = 1440;

export interface UrlOptions {
  /** Name of a baked map. */
  readonly map: string;
  /** Hour of the day, 0..24. */
  readonly time: number;
  readonly zoom: number;
  /** Tile at the middle of the view; undefined: the map's start. */
  readonly focus: readonly [x: number, y: number] | undefined;
  /** How much of the buildings is drawn at the start. */
  readonly roofs: RoofView;
  /** Which trees show their bare twins. */
  readonly crowns: CrownMode;
  /** A mobile that is placed at the start, by its feet; undefined: none. */
  readonly mobile: Vec3 | undefined;
  /** Where the player begins, tiles; undefined: at the map's start. */
  readonly player: readonly [x: number, y: number] | undefined;
  readonly view: DebugView | undefined;
  readonly switches: Switches;
  readonly shadows: ShadowQuality;
  /** Field overrides of the look, as text: `noon.exposure=1,outlineDarken=0.5`. */
  readonly look: string;
  /** Keys other than the table's: `roofs:KeyG,clock:Shift+KeyT`. */
  readonly keys: string;
  /** Real minutes that a day takes; 0: the hour stands still. */
  readonly day: number;
  /** How loud the world is: all of it, what happens in it, and what is always there; 0 to VOLUME_MAX. */
  readonly volume: number;
  readonly effects: number;
  readonly surroundings: number;
  /** Pictures repeat: nothing moves by itself or sounds, and no stored setting counts. */
  readonly freeze: boolean;
}

export const URL_OPTIONS_DEFAULTS: UrlOptions = {
  map: 'corner',
  time: 12,
  zoom: 4,
  focus: undefined,
  roofs: 'auto',
  crowns: 'auto',
  mobile: undefined,
  player: undefined,
  view: undefined,
  switches: SWITCHES_DEFAULTS,
  shadows: 'high',
  look: '',
  keys: '',
  day: 0,
  volume: 60,
  effects: VOLUME_MAX,
  surroundings: VOLUME_MAX,
  freeze: false,
};

/** Whether there is a player: pictures that repeat, and those of somebody else, have none unless asked for. */
export function needsPlayer({ player, mobile, freeze }: UrlOptions): boolean {
  return player !== undefined || (mobile === undefined && !freeze);
}

export interface ParsedOptions {
  readonly options: UrlOptions;
  /** A sentence for each value that was not understood. */
  readonly problems: readonly string[];
}

/**
 * @param search the address's query, with or without its question mark
 * @param defaults what holds where the address says nothing
 */
export function parseUrlOptions(search: string, defaults = URL_OPTIONS_DEFAULTS): ParsedOptions {
  const query = new URLSearchParams(search);
  const problems: string[] = [];

  function numberOf(name: string, low: number, high: number, fallback: number): number {
    const text = query.get(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (text.trim() !== '' && value >= low && value <= high) return value;
    problems.push(`${name}=${text}: expected a number from ${low} to ${high}; using ${fallback}.`);
    return fallback;
  }

  function wordOf<T extends string>(name: string, words: readonly T[]): T | undefined {
    const text = query.get(name);
    if (text === null) return undefined;
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) problems.push(`${name}=${text}: expected one of ${words.join(', ')}.`);
    return word;
  }

  const switches: Record<Switch, boolean> = { ...defaults.switches };
  for (const [name, on] of [
    ['disable', false],
    ['enable', true],
  ] as const) {
    for (const text of (query.get(name) ?? '').split(',').filter((part) => part !== '')) {
      const known = SWITCHES.find((candidate) => candidate === text);
      if (known === undefined) problems.push(`${name}=${text}: expected one of ${SWITCHES.join(', ')}.`);
      else switches[known] = on;
    }
  }

  function numbersOf(name: string, counts: readonly number[], expected: string): readonly number[] | undefined {
    const text = query.get(name);
    if (text === null) return undefined;
    const parts = text.split(',');
    const numbers = parts.map(Number);
    if (counts.includes(parts.length) && parts.every((part, i) => part.trim() !== '' && Number.isFinite(numbers[i])))
      return numbers;
    problems.push(`${name}=${text}: expected ${expected}.`);
    return undefined;
  }

  const focus = numbersOf('focus', [2], "two numbers, x,y in tiles; using the map's start");
  const player = numbersOf('player', [2], "two numbers, x,y in tiles; beginning at the map's start");
  const mobile = numbersOf('mobile', [2, 3], 'x,y or x,y,z: tiles, and units over the ground; placing none');

  const keys = query.get('keys');

  return {
    options: {
      map: query.get('map') ?? defaults.map,
      time: numberOf('time', 0, 24, defaults.time),
      zoom: Math.round(numberOf('zoom', ZOOM_MIN, ZOOM_MAX, defaults.zoom)),
      focus: focus === undefined ? defaults.focus : [focus[0]!, focus[1]!],
      roofs: wordOf('roofs', ROOF_VIEWS) ?? defaults.roofs,
      crowns: wordOf('crowns', CROWN_MODES) ?? defaults.crowns,
      mobile: mobile === undefined ? defaults.mobile : [mobile[0]!, mobile[1]!, mobile[2] ?? 0],
      player: player === undefined ? defaults.player : [player[0]!, player[1]!],
      view: wordOf('view', DEBUG_VIEWS) ?? defaults.view,
      switches,
      shadows: wordOf('shadows', SHADOW_QUALITIES) ?? defaults.shadows,
      look: query.get('look') ?? defaults.look,
      keys: keys === null ? defaults.keys : formatBindings(parseBindings(keys, (problem) => problems.push(problem))),
      day: numberOf('day', 0, DAY_MINUTES_MAX, defaults.day),
      volume: numberOf('volume', 0, VOLUME_MAX, defaults.volume),
      effects: numberOf('effects', 0, VOLUME_MAX, defaults.effects),
      surroundings: numberOf('surroundings', 0, VOLUME_MAX, defaults.surroundings),
      freeze: query.get('freeze') === '1',
    },
    problems,
  };
}
