import { describe, expect, it } from 'vitest';
import {
  readSettings,
  SETTINGS_KEY,
  type SettingsStorage,
  SettingsStore,
  STORED_SETTINGS_DEFAULTS,
  type StoredSettings,
  writeSettings,
} from '../../../../game/core/stored-settings.ts';

/** A storage that holds what it is given, as the browser's does. */
function createStorage(text?: string): SettingsStorage & { readonly texts: Map<string, string> } {
  const texts = new Map(text === undefined ? [] : [[SETTINGS_KEY, text]]);
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

const defaults = readSettings(null);

describe('stored settings', () => {
  it('come back as they were written', () => {
    const settings: StoredSettings = {
      switches: { ...defaults.switches, toon: false, flicker: false, vignette: true },
      shadows: 'low',
      roofs: 'ground-floor',
      crowns: 'never',
      zoom: 7,
      keys: 'roofs:KeyG',
      day: 24,
      volume: 35,
      effects: 0,
      surroundings: 100,
    };
    const text = writeSettings(settings);
    expect(text).toBe(
      'disable=toon%2Cflicker&enable=vignette&shadows=low&roofs=ground-floor&crowns=never&zoom=7&day=24&keys=roofs%3AKeyG&volume=35&effects=0',
    );
    expect(readSettings(text)).toEqual(settings);
  });

  it('are the defaults where nothing is stored, and then nothing is', () => {
    expect(defaults.switches).toEqual(STORED_SETTINGS_DEFAULTS.switches);
    expect(writeSettings(defaults)).toBe('');
  });

  it.each([
    ['{"toon":false}'],
    ['\u0000\uffff=&&&=%%%'],
    ['zoom=99&shadows=ultra&roofs=&day=soon&disable=,,sun,'],
    // Not theirs to say.
    ['map=house&time=3&look=toonBlack%3D1&freeze=1&view=normal&focus=1,2'],
    ['zoom=NaN&day=Infinity'],
  ])('make nothing of %j', (text) => {
    expect(readSettings(text)).toEqual(defaults);
  });

  it('keep what makes sense beside what does not', () => {
    expect(readSettings('disable=sun,outline&zoom=3&shadows=ultra')).toEqual({
      ...defaults,
      zoom: 3,
      switches: { ...defaults.switches, outline: false },
    });
  });
});

describe('SettingsStore', () => {
  it('writes what is set, and forgets it all', () => {
    const storage = createStorage();
    const store = new SettingsStore(storage);
    store.setSwitch('outline', false);
    store.setOption('zoom', 6);
    expect([...storage.texts]).toEqual([[SETTINGS_KEY, 'disable=outline&zoom=6']]);
    expect(new SettingsStore(storage).settings).toEqual(store.settings);
    store.setSwitch('outline', true);
    expect([...storage.texts.values()]).toEqual(['zoom=6']);
    store.reset();
    expect(storage.texts.size).toBe(0);
    expect(store.settings).toEqual(defaults);
  });

  it('lasts a visit where nothing may be read or written', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const store = new SettingsStore(storage);
      expect(store.settings).toEqual(defaults);
      store.setOption('shadows', 'low');
      expect(store.settings.shadows).toBe('low');
      store.reset();
      expect(store.settings).toEqual(defaults);
    }
  });
});
