// The three lights that art is judged under.

/** Hour of the game's day by light. */
export const LIGHT_HOURS = { noon: 12, low: 17.5, night: 22 } as const;
export type LightName = keyof typeof LIGHT_HOURS;

export const LIGHT_NAMES = Object.keys(LIGHT_HOURS) as readonly LightName[];

export function isLightName(name: string): name is LightName {
  return Object.hasOwn(LIGHT_HOURS, name);
}
