// What the player has set, from one visit to the next. It is kept as a query like the page's own address, so that one parser
// checks both: what another version, another program or a broken disk left there counts for nothing and harms nothing.

import { mapSwitches, SWITCHES, type Switch } from './switches.ts';
import { parseUrlOptions, URL_OPTIONS_DEFAULTS, type UrlOptions } from './url-options.ts';

/** Key in the browser's storage. */
export const SETTINGS_KEY = 'tallow.settings';

/** Options that the player sets for good, besides the switches. */
export const STORED_OPTIONS = [
  'shadows',
  'roofs',
  'crowns',
  'zoom',
  'day',
  'keys',
  'volume',
  'effects',
  'surroundings',
] as const satisfies readonly (keyof UrlOptions)[];
export type StoredOption = (typeof STORED_OPTIONS)[number];

/** What is set is spelled as in the address. */
export type StoredSettings = Pick<UrlOptions, StoredOption | 'switches'>;

function pickStored({ switches, ...options }: UrlOptions): StoredSettings {
  const picked = STORED_OPTIONS.map((name) => [name, options[name]]);
  return { switches, ...(Object.fromEntries(picked) as Pick<UrlOptions, StoredOption>) };
}

export const STORED_SETTINGS_DEFAULTS = pickStored(URL_OPTIONS_DEFAULTS);

/** @returns settings of a stored text; the defaults where it is missing or makes no sense */
export function readSettings(text: string | null): StoredSettings {
  return pickStored(parseUrlOptions(text ?? '').options);
}

/** @returns the text to store: only what differs from the defaults */
export function writeSettings(settings: StoredSettings): string {
  const query = new URLSearchParams();
  const changed = SWITCHES.filter((name) => settings.switches[name] !== STORED_SETTINGS_DEFAULTS.switches[name]);
  const listOf = (on: boolean): string => changed.filter((name) => settings.switches[name] === on).join(',');
  if (listOf(false) !== '') query.set('disable', listOf(false));
  if (listOf(true) !== '') query.set('enable', listOf(true));
  for (const name of STORED_OPTIONS) {
    if (settings[name] !== STORED_SETTINGS_DEFAULTS[name]) query.set(name, String(settings[name]));
  }
  return query.toString();
}

/** The part of the browser's storage that settings need. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class SettingsStore {
  readonly #storage: SettingsStorage | undefined;
  #settings: StoredSettings;

  /** @param storage undefined where the browser keeps nothing: settings then last as long as the page */
  constructor(storage: SettingsStorage | undefined) {
    this.#storage = storage;
    let text: string | null = null;
    try {
      text = storage?.getItem(SETTINGS_KEY) ?? null;
    } catch {
      // A browser that lets nobody read says so at every access.
    }
    this.#settings = readSettings(text);
  }

  get settings(): StoredSettings {
    return this.#settings;
  }

  setSwitch(name: Switch, on: boolean): void {
    const { switches } = this.#settings;
    this.#keep({ ...this.#settings, switches: mapSwitches((other) => (other === name ? on : switches[other])) });
  }

  setOption<Name extends StoredOption>(name: Name, value: StoredSettings[Name]): void {
    this.#keep({ ...this.#settings, [name]: value });
  }

  /** Forgets everything. */
  reset(): void {
    this.#keep(STORED_SETTINGS_DEFAULTS);
  }

  #keep(settings: StoredSettings): void {
    this.#settings = settings;
    const text = writeSettings(settings);
    try {
      if (text === '') this.#storage?.removeItem(SETTINGS_KEY);
      else this.#storage?.setItem(SETTINGS_KEY, text);
    } catch {
      // Full, or not allowed: the setting holds for this visit.
    }
  }
}

/** The browser's storage, where it lets the page have it. */
export function browserStorage(): SettingsStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
