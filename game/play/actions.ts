// What keys do: one row an action, with the key that it has when nobody chose another. Keys are named by their place on the keyboard
// (KeyboardEvent.code), so they lie alike on every layout; `Shift+` before the name asks for Shift.

export interface ActionRow {
  /** Its name in the settings window. */
  readonly label: string;
  readonly key: string;
  /** Whether it is done again and again while the key is held. */
  readonly repeats?: true;
}

export const ACTION_TABLE = {
  runUp: { label: 'Run up', key: 'KeyW' },
  runLeft: { label: 'Run left', key: 'KeyA' },
  runDown: { label: 'Run down', key: 'KeyS' },
  runRight: { label: 'Run right', key: 'KeyD' },
  stepUpLeft: { label: 'Step up left', key: 'Numpad7' },
  stepUp: { label: 'Step up', key: 'Numpad8' },
  stepUpRight: { label: 'Step up right', key: 'Numpad9' },
  stepLeft: { label: 'Step left', key: 'Numpad4' },
  stand: { label: 'Stand still', key: 'Numpad5' },
  stepRight: { label: 'Step right', key: 'Numpad6' },
  stepDownLeft: { label: 'Step down left', key: 'Numpad1' },
  stepDown: { label: 'Step down', key: 'Numpad2' },
  stepDownRight: { label: 'Step down right', key: 'Numpad3' },
  panUp: { label: 'Look up', key: 'ArrowUp' },
  panLeft: { label: 'Look left', key: 'ArrowLeft' },
  panDown: { label: 'Look down', key: 'ArrowDown' },
  panRight: { label: 'Look right', key: 'ArrowRight' },
  follow: { label: 'Follow the player', key: 'KeyF' },
  roofs: { label: 'Lift roofs and storeys', key: 'KeyH' },
  clock: { label: 'Run or stop the clock', key: 'KeyT' },
  hourBack: { label: 'Hour back', key: 'Comma', repeats: true },
  hourOn: { label: 'Hour on', key: 'Period', repeats: true },
  slower: { label: 'Slower clock', key: 'Shift+Comma', repeats: true },
  faster: { label: 'Faster clock', key: 'Shift+Period', repeats: true },
  halfDay: { label: 'Half a day on', key: 'KeyN' },
  pointer: { label: 'Light at the pointer', key: 'KeyL' },
  inspect: { label: 'Tell about a texel', key: 'KeyI' },
  settings: { label: 'Settings', key: 'KeyO' },
} as const satisfies Record<string, ActionRow>;

export type Action = keyof typeof ACTION_TABLE;
export const ACTIONS = Object.keys(ACTION_TABLE) as readonly Action[];

/** The key of each action; no two have the same. */
export type Bindings = Readonly<Record<Action, string>>;

export const BINDINGS_DEFAULTS = Object.fromEntries(
  ACTIONS.map((action) => [action, ACTION_TABLE[action].key]),
) as Bindings;

const SHIFT = 'Shift+';

/** Keys that are not to be had: they lead out of windows and through them, press buttons, or belong to others. */
const RESERVED_PATTERN =
  /^(Escape|Tab|Space|(Numpad)?Enter|(Shift|Control|Alt|Meta)(Left|Right)|OS(Left|Right)|ContextMenu|Unidentified)$/;
const CODE_PATTERN = /^[A-Z][A-Za-z0-9]{0,31}$/;

/** Whether actions can have a key of this name. */
export function isBindable(key: string): boolean {
  const code = key.startsWith(SHIFT) ? key.slice(SHIFT.length) : key;
  return CODE_PATTERN.test(code) && !RESERVED_PATTERN.test(code);
}

/** Name of a pressed key. */
export function keyOf({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string {
  return shiftKey ? `${SHIFT}${code}` : code;
}

/** The action that has a key. */
export function actionOf(key: string, bindings: Bindings): Action | undefined {
  return ACTIONS.find((action) => bindings[action] === key);
}

/** Gives an action a key; who had it gets the one that becomes free, so that no action is without. */
export function rebind(bindings: Bindings, action: Action, key: string): Bindings {
  const other = actionOf(key, bindings);
  return { ...bindings, ...(other === undefined ? {} : { [other]: bindings[action] }), [action]: key };
}

/** @returns what differs from the defaults: `roofs:KeyG,clock:Shift+KeyT` */
export function formatBindings(bindings: Bindings): string {
  return ACTIONS.filter((action) => bindings[action] !== BINDINGS_DEFAULTS[action])
    .map((action) => `${action}:${bindings[action]}`)
    .join(',');
}

/** @param onProblem told a sentence for each part that makes no sense; the others hold */
export function parseBindings(text: string, onProblem: (problem: string) => void = () => {}): Bindings {
  let bindings = BINDINGS_DEFAULTS;
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [name, key = ''] = part.split(':');
    const action = ACTIONS.find((candidate) => candidate === name);
    if (action === undefined) onProblem(`keys=${part}: expected one of ${ACTIONS.join(', ')}.`);
    else if (!isBindable(key)) onProblem(`keys=${part}: expected the name of a key, as in ${ACTION_TABLE.roofs.key}.`);
    else bindings = rebind(bindings, action, key);
  }
  return bindings;
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowRight: '→',
  Comma: ',',
  Period: '.',
};

/** A key as people read it: `KeyW` is W, `Numpad8` Numpad 8. */
export function nameKey(key: string): string {
  if (key.startsWith(SHIFT)) return `Shift ${nameKey(key.slice(SHIFT.length))}`;
  return KEY_WORDS[key] ?? key.replace(/^(Key|Digit)/, '').replace(/([a-z])(?=[A-Z0-9])/g, '$1 ');
}
