// The settings: a window over the running game, which shows every change at once. Its rows come from the tables of switches and
// choices; what is set is stored, and the game keeps its own state, which the window only shows.

import { applySettings } from '../core/apply-settings.ts';
import type { Game } from '../core/game.ts';
import type { SettingsStore } from '../core/stored-settings.ts';
import { SWITCH_TABLE, SWITCHES, type SwitchRow } from '../core/switches.ts';
import { parseUrlOptions, VOLUME_MAX } from '../core/url-options.ts';
import { formatBindings } from '../play/actions.ts';
import { createElement } from './create-element.ts';
import { formatHour } from './format-hour.ts';
import { KeyRows } from './key-rows.ts';
import { CHOICE_ROWS, type ChoiceRow, VOLUME_ROWS, type VolumeRow } from './settings-rows.ts';

/** The slider moves by so many hours: five minutes. */
const HOUR_STEP = 1 / 12;

export class SettingsWindow {
  readonly #game: Game;
  readonly #store: SettingsStore;
  readonly #window: HTMLElement;
  readonly #keys: KeyRows;
  readonly #abort = new AbortController();
  /** Each puts the game's state into its control. */
  readonly #refreshers: (() => void)[] = [];
  /** What had the focus before the window was opened. */
  #focusBefore: HTMLElement | undefined;

  constructor(hud: HTMLElement, game: Game, store: SettingsStore) {
    this.#game = game;
    this.#store = store;
    const { signal } = this.#abort;
    const close = createElement('button', { type: 'button', class: 'window-close', 'aria-label': 'Close' }, '×');
    close.addEventListener('click', () => this.close(), { signal });
    const reset = createElement('button', { type: 'button' }, 'Back to defaults');
    reset.addEventListener('click', () => this.#reset(), { signal });
    this.#keys = new KeyRows(game, (keys) => store.setOption('keys', keys));
    this.#refreshers.push(() => this.#keys.refresh());
    this.#window = createElement(
      'section',
      { id: 'settings', class: 'window settings', role: 'dialog', 'aria-label': 'Settings', hidden: '' },
      createElement('header', {}, createElement('h2', {}, 'Settings'), close),
      createElement(
        'div',
        { class: 'rows' },
        this.#createHour(),
        ...CHOICE_ROWS.map((row) => this.#createChoice(row)),
        ...VOLUME_ROWS.map((row) => this.#createVolume(row)),
        createElement('div', { class: 'switches' }, ...SWITCHES.map((name) => this.#createSwitch(name))),
        this.#keys.element,
      ),
      createElement('footer', {}, reset),
    );
    // The world does not hear keys that are meant for the window.
    this.#window.addEventListener(
      'keydown',
      (event) => {
        event.stopPropagation();
        if (this.#keys.take(event)) return;
        if (event.code !== 'Escape') return;
        event.preventDefault();
        this.close();
      },
      { signal },
    );
    hud.append(this.#window);
  }

  get isOpen(): boolean {
    return !this.#window.hidden;
  }

  open(): void {
    if (this.isOpen) return;
    this.#focusBefore = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    this.#window.hidden = false;
    this.refresh();
    this.#window.querySelector<HTMLElement>('input')?.focus();
  }

  /** Gives the focus back to where it was. */
  close(): void {
    if (!this.isOpen) return;
    this.#window.hidden = true;
    this.#focusBefore?.focus();
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** Shows the game's state: keys and the wheel change it too. */
  refresh(): void {
    if (this.isOpen) for (const refresh of this.#refreshers) refresh();
  }

  dispose(): void {
    this.#abort.abort();
    this.#keys.dispose();
    this.#window.remove();
  }

  #createHour(): HTMLElement {
    const { signal } = this.#abort;
    const slider = createElement('input', {
      type: 'range',
      name: 'time',
      min: '0',
      max: '24',
      step: String(HOUR_STEP),
    });
    const shown = createElement('output', {});
    slider.addEventListener('input', () => this.#game.setHour(Number(slider.value)), { signal });
    this.#refreshers.push(() => {
      const { hour } = this.#game;
      // Both ends of the slider are midnight.
      if (hour !== Number(slider.value) % 24) slider.value = String(hour);
      shown.textContent = formatHour(hour);
      slider.setAttribute('aria-valuetext', formatHour(hour));
    });
    const note = 'The hour of the day.';
    return createElement('label', { class: 'row', title: note }, createElement('span', {}, 'Hour'), slider, shown);
  }

  #createChoice(row: ChoiceRow): HTMLElement {
    const { signal } = this.#abort;
    const options = row.choices.map(([value, label]) => createElement('option', { value }, label));
    const select = createElement('select', { name: row.name }, ...options);
    select.addEventListener('change', () => this.#choose(row, select.value), { signal });
    this.#refreshers.push(() => {
      const value = row.read(this.#game);
      // An address may ask for what the list does not offer.
      if (!row.choices.some(([offered]) => offered === value) && select.options.length === row.choices.length) {
        select.append(createElement('option', { value }, value));
      }
      if (select.value !== value) select.value = value;
    });
    return createElement('label', { class: 'row', title: row.note }, createElement('span', {}, row.label), select);
  }

  #createVolume({ name, label, note }: VolumeRow): HTMLElement {
    const { signal } = this.#abort;
    const slider = createElement('input', { type: 'range', name, min: '0', max: String(VOLUME_MAX), step: '5' });
    const shown = createElement('output', {});
    const set = (value: number): void => {
      this.#store.setOption(name, value);
      const { sounds } = this.#game;
      if (sounds !== undefined) sounds.setVolumes({ ...sounds.volumes, [name]: value });
    };
    slider.addEventListener('input', () => set(Number(slider.value)), { signal });
    this.#refreshers.push(() => {
      const value = this.#game.sounds?.volumes[name] ?? this.#store.settings[name];
      if (value !== Number(slider.value)) slider.value = String(value);
      shown.textContent = `${value} %`;
    });
    slider.addEventListener('input', () => this.refresh(), { signal });
    return createElement('label', { class: 'row', title: note }, createElement('span', {}, label), slider, shown);
  }

  #createSwitch(name: (typeof SWITCHES)[number]): HTMLElement {
    const { signal } = this.#abort;
    const { label, note }: SwitchRow = SWITCH_TABLE[name];
    const box = createElement('input', { type: 'checkbox', name });
    box.addEventListener(
      'change',
      () => {
        this.#game.setSwitch(name, box.checked);
        this.#store.setSwitch(name, box.checked);
      },
      { signal },
    );
    this.#refreshers.push(() => {
      box.checked = this.#game.switches[name];
    });
    return createElement('label', { class: 'switch', title: note }, box, createElement('span', {}, label));
  }

  /** A choice is spelled as in the address, and read by the same parser. */
  #choose({ name }: ChoiceRow, value: string): void {
    const { options } = parseUrlOptions(new URLSearchParams(value === '' ? {} : { [name]: value }).toString());
    if (name === 'view') this.#game.setDebugView(options.view);
    else {
      this.#store.setOption(name, options[name]);
      const { switches, shadowQuality: shadows, roofs, crowns, clock, controls, keys: actions } = this.#game;
      const keys = formatBindings(actions.bindings);
      const now = { switches, shadows, roofs, crowns, zoom: controls.level, day: clock.minutes, keys };
      applySettings(this.#game, { ...this.#store.settings, ...now, [name]: options[name] });
    }
  }

  #reset(): void {
    this.#store.reset();
    this.#game.setDebugView(undefined);
    applySettings(this.#game, this.#store.settings);
    this.refresh();
  }
}
