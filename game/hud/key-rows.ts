// The keys in the settings: each action with a button that shows its key; pressed, it takes the next key that comes.

import type { Game } from '../core/game.ts';
import {
  ACTION_TABLE,
  ACTIONS,
  type Action,
  actionOf,
  formatBindings,
  isBindable,
  keyOf,
  nameKey,
  rebind,
} from '../play/actions.ts';
import { createElement } from './create-element.ts';

export class KeyRows {
  readonly element: HTMLElement;
  readonly #game: Game;
  readonly #onChange: (keys: string) => void;
  readonly #buttons = new Map<Action, HTMLButtonElement>();
  /** Says what became of a key, also to who does not see it. */
  readonly #note = createElement('p', { class: 'key-note', role: 'status' });
  readonly #abort = new AbortController();
  /** Waits for its key. */
  #waiting: Action | undefined;

  /** @param onChange told the keys that differ from the defaults */
  constructor(game: Game, onChange: (keys: string) => void) {
    this.#game = game;
    this.#onChange = onChange;
    this.element = createElement(
      'details',
      { class: 'keys' },
      createElement('summary', {}, 'Keys'),
      ...ACTIONS.map((action) => this.#createRow(action)),
      this.#note,
    );
  }

  /** Takes a pressed key if one is waited for. @returns whether it was */
  take(event: KeyboardEvent): boolean {
    const action = this.#waiting;
    if (action === undefined) return false;
    // The first half of a key with Shift.
    if (event.key === 'Shift' || event.repeat) return true;
    event.preventDefault();
    const key = keyOf(event);
    const { label } = ACTION_TABLE[action];
    if (event.code === 'Escape' || event.code === 'Tab') this.#wait(undefined, '');
    else if (!isBindable(key)) this.#note.textContent = `${nameKey(key)} cannot be had. Press another key, or Esc.`;
    else {
      const { keys } = this.#game;
      const other = actionOf(key, keys.bindings);
      const freed = nameKey(keys.bindings[action]);
      keys.bindings = rebind(keys.bindings, action, key);
      this.#onChange(formatBindings(keys.bindings));
      const swapped = other === undefined || other === action ? '' : ` ${ACTION_TABLE[other].label} now has ${freed}.`;
      this.#wait(undefined, `${label} has ${nameKey(key)}.${swapped}`);
    }
    return true;
  }

  refresh(): void {
    for (const [action, button] of this.#buttons) {
      const isWaiting = action === this.#waiting;
      const text = isWaiting ? 'Press a key' : nameKey(this.#game.keys.bindings[action]);
      if (button.textContent !== text) button.textContent = text;
      button.setAttribute('aria-pressed', String(isWaiting));
    }
  }

  dispose(): void {
    this.#abort.abort();
  }

  #createRow(action: Action): HTMLElement {
    const { signal } = this.#abort;
    const name = `key-${action}`;
    // Its name is the action and the key that it shows.
    const names = `${name} ${name}-button`;
    const button = createElement('button', { type: 'button', name, id: `${name}-button`, 'aria-labelledby': names });
    button.addEventListener('click', () => this.#wait(action, 'Press the new key, or Esc to keep the old one.'), {
      signal,
    });
    // Whoever goes elsewhere wants no other key.
    button.addEventListener('blur', () => this.#waiting === action && this.#wait(undefined, ''), { signal });
    this.#buttons.set(action, button);
    return createElement(
      'div',
      { class: 'row' },
      createElement('span', { id: name }, ACTION_TABLE[action].label),
      button,
    );
  }

  #wait(action: Action | undefined, note: string): void {
    this.#waiting = action;
    this.#note.textContent = note;
    this.refresh();
  }
}
