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

/** @returns the sRGB byte nearest to a linear value; values outside 0..1 give 0 and 255 */
export function linearToSrgb(linear: number): number {
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (linear >= MIDPOINTS[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Luminance of linear light (Rec. 709). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
