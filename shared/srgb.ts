// sRGB bytes to linear light and back, the same to the last bit on every machine: Math.pow may differ in its last bits
// between engines, so both tables are rounded far above them and far below a byte's step.

const STEPS = 2 ** 24;

function decode(value: number): number {
  const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return Math.round(linear * STEPS) / STEPS;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

/** Linear values at which the nearest byte changes: entry i lies between the bytes i and i + 1. */
const MIDPOINTS = Float64Array.from({ length: 255 }, (_, byte) => decode((byte + 0.5) / 255));

/** @returns linear light 0..1 of an sRGB byte */
export function srgbToLinear(byte: number): number {
  return LINEAR[byte]!;
}

/** Steps of linear light for each of which the nearest byte is known: from there it is three bytes to the right one at most. */
const GUESSES = 4096;

const GUESS = new Uint8Array(GUESSES);
for (let step = 0, byte = 0; step < GUESSES; step++) {
  while (step / GUESSES >= MIDPOINTS[byte]!) byte++;
  GUESS[step] = byte;
}

/** @returns the sRGB byte nearest to a linear value; values outside 0..1 give 0 and 255 */
export function linearToSrgb(linear: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  let byte = GUESS[Math.floor(linear * GUESSES)]!;
  while (byte < 255 && linear >= MIDPOINTS[byte]!) byte++;
  return byte;
}

/** Luminance of linear light (Rec. 709). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
