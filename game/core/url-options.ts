// The client's command line: options in the page's address. Unknown values fall back to the default and are reported, so
// that a typo is seen and does not end the game.

import { ROOF_VIEWS, type RoofView } from '../world/roof-view.ts';

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

/** Effects that `disable=` and `enable=` name. */
export const SWITCHES = [
  'toon',
  'outline',
  'shadows',
  'lamps',
  'specular',
  'penumbra',
  'clouds',
  'pointer',
  'occlusion',
  'contact',
  'bloom',
  'vignette',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** Integer zooms of the game, in device pixels a texel. */
export const ZOOM_MIN = 2;
export const ZOOM_MAX = 8;

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
  readonly view: DebugView | undefined;
  readonly switches: Readonly<Record<Switch, boolean>>;
  readonly shadows: ShadowQuality;
  /** Field overrides of the look, as text: `noon.exposure=1,outlineDarken=0.5`. */
  readonly look: string;
  /** Pictures repeat: nothing moves by itself. */
  readonly freeze: boolean;
}

export const URL_OPTIONS_DEFAULTS: UrlOptions = {
  map: 'corner',
  time: 12,
  zoom: 4,
  focus: undefined,
  roofs: 'all',
  view: undefined,
  // What is off costs more than it shows at one pixel a texel, or is for who asks for it.
  switches: {
    toon: true,
    outline: true,
    shadows: true,
    lamps: true,
    specular: true,
    penumbra: false,
    clouds: false,
    pointer: false,
    occlusion: false,
    contact: false,
    bloom: false,
    vignette: false,
  },
  shadows: 'high',
  look: '',
  freeze: false,
};

export interface ParsedOptions {
  readonly options: UrlOptions;
  /** A sentence for each value that was not understood. */
  readonly problems: readonly string[];
}

/** @param search the address's query, with or without its question mark */
export function parseUrlOptions(search: string): ParsedOptions {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const defaults = URL_OPTIONS_DEFAULTS;

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

  const switches = { ...defaults.switches };
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

  let focus = defaults.focus;
  const focusText = query.get('focus');
  if (focusText !== null) {
    const [x, y, ...rest] = focusText.split(',').map(Number);
    if (x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) && rest.length === 0)
      focus = [x, y];
    else problems.push(`focus=${focusText}: expected two numbers, x,y in tiles; using the map's start.`);
  }

  return {
    options: {
      map: query.get('map') ?? defaults.map,
      time: numberOf('time', 0, 24, defaults.time),
      zoom: Math.round(numberOf('zoom', ZOOM_MIN, ZOOM_MAX, defaults.zoom)),
      focus,
      roofs: wordOf('roofs', ROOF_VIEWS) ?? defaults.roofs,
      view: wordOf('view', DEBUG_VIEWS),
      switches,
      shadows: wordOf('shadows', SHADOW_QUALITIES) ?? defaults.shadows,
      look: query.get('look') ?? defaults.look,
      freeze: query.get('freeze') === '1',
    },
    problems,
  };
}
