// Blue of a normal map from red and green: the third part of a unit vector is known but for its sign and for rounding. The sign
// is taken from the texel to the left, else from the one above. What is stored is the zigzagged difference from that guess.

/** A byte b stands for the part (b - MIDDLE) / MIDDLE of a unit vector. */
const MIDDLE = 127.5;

/** Blue where no neighbour is known: most of what is seen looks up. */
const BLUE_UP = 255;

/** @param near blue of a neighbour: which of the two roots */
function guessBlue(red: number, green: number, near: number): number {
  const x = red - MIDDLE;
  const y = green - MIDDLE;
  const square = MIDDLE * MIDDLE - x * x - y * y;
  // sqrt is exact to the last bit by standard, so every machine guesses alike.
  const root = square > 0 ? Math.sqrt(square) : 0;
  const up = Math.round(MIDDLE + root);
  const down = Math.round(MIDDLE - root);
  return Math.abs(up - near) <= Math.abs(down - near) ? up : down;
}

function nearBlue(normal: Uint8Array, covered: Uint8Array, width: number, texel: number): number {
  if (texel % width > 0 && covered[texel - 1] === 1) return normal[(texel - 1) * 4 + 2]!;
  if (texel >= width && covered[texel - width] === 1) return normal[(texel - width) * 4 + 2]!;
  return BLUE_UP;
}

/**
 * @param normal RGBA bytes, row by row
 * @param covered 1 where the texel is there
 * @param differences receives one zigzagged difference a covered texel, in scan order
 * @returns how many were written
 */
export function encodeBlue(normal: Uint8Array, covered: Uint8Array, width: number, differences: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < covered.length; i++) {
    if (covered[i] === 0) continue;
    const guess = guessBlue(normal[i * 4]!, normal[i * 4 + 1]!, nearBlue(normal, covered, width, i));
    const difference = ((normal[i * 4 + 2]! - guess + 128) & 255) - 128;
    differences[count++] = difference < 0 ? -2 * difference - 1 : 2 * difference;
  }
  return count;
}

/**
 * The inverse: writes blue where red and green stand already.
 *
 * @param differences from `at` on
 * @returns how many were read
 */
export function decodeBlue(
  normal: Uint8Array,
  covered: Uint8Array,
  width: number,
  differences: Uint8Array,
  at: number,
): number {
  let count = at;
  for (let i = 0; i < covered.length; i++) {
    if (covered[i] === 0) continue;
    const guess = guessBlue(normal[i * 4]!, normal[i * 4 + 1]!, nearBlue(normal, covered, width, i));
    const stored = differences[count++]!;
    normal[i * 4 + 2] = (guess + ((stored >>> 1) ^ -(stored & 1))) & 255;
  }
  return count - at;
}
