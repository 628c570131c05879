// What can be switched while the game runs: one row each. The address (`disable=`, `enable=`), the settings window and the stored
// settings all read this table; a switch that is added here appears in all of them.

export interface SwitchRow {
  /** Whether it is on when nobody asked. */
  readonly on: boolean;
  /** Its name in the settings window. */
  readonly label: string;
  /** What it does, for who points at it. */
  readonly note: string;
}

export const SWITCH_TABLE = {
  toon: { on: true, label: 'Bands of light', note: 'Light falls in five hard steps instead of smoothly.' },
  outline: { on: true, label: 'Outlines', note: 'Dark rims where a thing stands before another.' },
  shadows: { on: true, label: 'Shadows', note: 'What stands in the way of sun and moon casts a shadow.' },
  lamps: { on: true, label: 'Lamplight', note: 'Lamps, fires and windows light what is around them.' },
  specular: { on: true, label: 'Highlights', note: 'Metal and wet things glint in the sun.' },
  see_through: {
    on: true,
    label: 'See-through circles',
    note: 'What stands before people is cut away around them.',
  },
  // A matter of taste.
  cut_outline: { on: false, label: 'Outline of what is cut', note: 'A thin line where walls were cut away.' },
  flicker: {
    on: true,
    label: 'Flames waver',
    note: 'Flames move at night. Off also where the system asks for less motion.',
  },
  // For who asks for it.
  pointer: { on: false, label: 'Light at the pointer', note: 'A small light follows the pointer.' },
  // Off: each costs more than it shows at one pixel a texel.
  penumbra: {
    on: false,
    label: 'Soft far shadows',
    note: 'Shadows are sharp at their foot and soft far from it; at high quality.',
  },
  clouds: { on: false, label: 'Clouds', note: 'Patches of shade drift over the land by day.' },
  occlusion: { on: false, label: 'Shade in corners', note: 'A step of shade where things meet.' },
  contact: { on: false, label: 'Contact shadows', note: 'The first hand’s breadth of a shadow, sharper.' },
  bloom: { on: false, label: 'Glow', note: 'A soft glow round what is brighter than white.' },
  vignette: { on: false, label: 'Vignette', note: 'The corners of the picture are darker.' },
} as const satisfies Record<string, SwitchRow>;

export type Switch = keyof typeof SWITCH_TABLE;
export type Switches = Readonly<Record<Switch, boolean>>;

export const SWITCHES = Object.keys(SWITCH_TABLE) as readonly Switch[];

/** A value for each switch. */
export function mapSwitches(isOn: (name: Switch) => boolean): Switches {
  return Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)])) as Switches;
}

export const SWITCHES_DEFAULTS: Switches = mapSwitches((name) => SWITCH_TABLE[name].on);
