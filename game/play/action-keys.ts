// Listens to the keyboard for the whole game and tells whoever asked that an action is wanted, or which are held.

import { ACTION_TABLE, type Action, type ActionRow, actionOf, type Bindings, keyOf } from './actions.ts';

export class ActionKeys {
  bindings: Bindings;
  readonly #handlers = new Map<Action, () => void>();
  /** Held actions, by the place of their key: Shift may have been let go of before. */
  readonly #held = new Map<string, Action>();
  readonly #abort = new AbortController();

  constructor(bindings: Bindings) {
    this.bindings = bindings;
    const { signal } = this.#abort;
    window.addEventListener('keydown', (event) => this.#press(event), { signal });
    window.addEventListener('keyup', ({ code }) => this.#held.delete(code), { signal });
    // A key that is released in another window never tells us.
    window.addEventListener('blur', () => this.#held.clear(), { signal });
  }

  /** Has an action done when its key is pressed. */
  on(action: Action, handle: () => void): void {
    this.#handlers.set(action, handle);
  }

  isHeld(action: Action): boolean {
    for (const held of this.#held.values()) if (held === action) return true;
    return false;
  }

  dispose(): void {
    this.#abort.abort();
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // With Shift a key is what it is without, unless an action has both.
    const action = actionOf(keyOf(event), this.bindings) ?? actionOf(event.code, this.bindings);
    if (action === undefined) return;
    event.preventDefault();
    this.#held.set(event.code, action);
    const { repeats }: ActionRow = ACTION_TABLE[action];
    if (!event.repeat || repeats === true) this.#handlers.get(action)?.();
  }
}
