// What lies over the running game: clock, settings, inspector, and the keys that belong to them. Keys are taken by place on the
// keyboard.

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
    game.onTick = () => this.#refresh();
  }

  dispose(): void {
    this.#game.onTick = () => {};
    this.#abort.abort();
    this.settings.dispose();
    this.inspector.dispose();
    this.#bar.remove();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.#actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  #actionOf({ code, shiftKey, repeat }: KeyboardEvent): (() => void) | undefined {
    const game = this.#game;
    if (code === 'Comma' || code === 'Period') {
      const sign = code === 'Period' ? 1 : -1;
      return shiftKey ? () => this.#changeSpeed(sign) : () => game.setHour(game.hour + sign * SCRUB_HOURS);
    }
    if (repeat) return undefined;
    if (code === 'Escape') return () => (this.inspector.isOpen ? this.inspector.close() : this.settings.toggle());
    if (code === 'KeyO') return () => this.settings.toggle();
    if (code === 'KeyI') return () => (this.inspector.isOpen ? this.inspector.close() : this.inspector.openInMiddle());
    if (code === 'KeyT') return () => this.#toggleClock();
    if (code === 'KeyN') return () => game.setHour(game.hour + JUMP_HOURS);
    return undefined;
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
