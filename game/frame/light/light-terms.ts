// The values that the light pass can tell of a texel besides its colour: what the include `tallowLightTerms` writes, four numbers each.

export const LIGHT_TERMS = [
  /** Cosine to the sun, share of the sun that shadows let through, share of the light that a corner keeps. */
  'shares',
  /** Game axes. */
  'position',
  'sun',
  'gathered',
  'sky',
  'ground',
  /** All of these together. */
  'incoming',
  /** The same after banding; the fourth number is how many thresholds are passed, -1 without bands. */
  'banded',
  'highlight',
  'glow',
] as const;
export type LightTerm = (typeof LIGHT_TERMS)[number];

export function lightTermDefines(): string[] {
  return ['#define LIGHT_TERMS', ...LIGHT_TERMS.map((term, i) => `#define TERM_${term.toUpperCase()} ${i}`)];
}
