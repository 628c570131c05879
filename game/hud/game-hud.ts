// What lies over the running game: clock, settings, inspector, and the actions that belong to them.

import type { Game } from '../core/game.ts';
import type { SettingsStore } from '../core/stored-settings.ts';
import { createElement } from './create-element.ts';
import { formatHour } from './format-hour.ts';
import { createGearIcon } from './gear-icon.ts';
import { InspectPanel } from './inspect-panel.ts';
import { SettingsWindow } from './settings-window.ts';
import './window.css';

/** Hours that a key press scrubs, and that another jumps. */
const SCRUB_HOURS = 0.25;
const JUMP_HOURS = 12;

/** CSS pixels of a pixel of the gear: as wide as the steps of the windows' edges. */
const GEAR_STEP_PX = 2;

export class GameHud {
  readonly settings: SettingsWindow;
  readonly inspector: InspectPanel;
  readonly #game: Game;
  readonly #store: SettingsStore;
  readonly #bar: HTMLElement;
  readonly #clock = createElement('button', { type: 'button', class: 'clock' });
  readonly #abort = new AbortController();
  #framesSeen = -1;
  /** Minute of the day and length of the day that the clock shows: nothing is written while they stay. */
  #minuteShown = -1;
  #lengthShown = -1;

  constructor(hud: HTMLElement, canvas: HTMLCanvasElement, game: Game, store: SettingsStore) {
    this.#game = game;
    this.#store = store;
    const { signal } = this.#abort;
    const gear = createElement('button', {
      type: 'button',
      class: 'gear',
      'aria-label': 'Settings',
      title: 'Settings',
    });
    gear.append(createGearIcon(GEAR_STEP_PX));
    this.#bar = createElement('div', { class: 'bar' }, this.#clock, gear);
    hud.append(this.#bar);
    this.inspector = new InspectPanel(hud, canvas, game);
    this.settings = new SettingsWindow(hud, game, store);
    gear.addEventListener('click', () => this.settings.toggle(), { signal });
    this.#clock.addEventListener('click', () => this.#toggleClock(), { signal });
    window.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.#bindKeys();
    game.onTick = () => this.#refresh();
  }

  dispose(): void {
    this.#game.onTick = () => {};
    this.#abort.abort();
    this.settings.dispose();
    this.inspector.dispose();
    this.#bar.remove();
  }

  /** Esc is nobody's to choose: it always leads out. */
  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.code !== 'Escape') return;
    event.preventDefault();
    if (this.inspector.isOpen) this.inspector.close();
    else this.settings.toggle();
  }

  #bindKeys(): void {
    const game = this.#game;
    const { keys } = game;
    keys.on('settings', () => this.settings.toggle());
    keys.on('inspect', () => (this.inspector.isOpen ? this.inspector.close() : this.inspector.openInMiddle()));
    keys.on('clock', () => this.#toggleClock());
    keys.on('halfDay', () => game.setHour(game.hour + JUMP_HOURS));
    keys.on('hourBack', () => game.setHour(game.hour - SCRUB_HOURS));
    keys.on('hourOn', () => game.setHour(game.hour + SCRUB_HOURS));
    keys.on('slower', () => this.#changeSpeed(-1));
    keys.on('faster', () => this.#changeSpeed(1));
  }

  #toggleClock(): void {
    this.#game.clock.toggle();
    this.#store.setOption('day', this.#game.clock.minutes);
    this.settings.refresh();
  }

  #changeSpeed(by: 1 | -1): void {
    this.#game.clock.changeSpeed(by);
    this.#store.setOption('day', this.#game.clock.minutes);
    this.settings.refresh();
  }

  /** Clock every tick, since the hour runs between frames; the rest after each frame. */
  #refresh(): void {
    const { hour, clock, framesDrawn } = this.#game;
    const minute = Math.floor(hour * 60);
    if (minute !== this.#minuteShown || clock.minutes !== this.#lengthShown) {
      this.#minuteShown = minute;
      this.#lengthShown = clock.minutes;
      const text = formatHour(hour);
      const state = clock.minutes === 0 ? 'stands still' : `a day takes ${clock.minutes} minutes`;
      this.#clock.textContent = text;
      this.#clock.classList.toggle('stopped', clock.minutes === 0);
      this.#clock.setAttribute('aria-label', `${text}, ${state}`);
      this.#clock.title = `${state}: press to ${clock.minutes === 0 ? 'let it run' : 'stop it'}`;
      this.settings.refresh();
    }
    if (framesDrawn === this.#framesSeen) return;
    this.#framesSeen = framesDrawn;
    this.settings.refresh();
    this.inspector.refresh();
  }
}
