// Blue of a normal map from red and green: the third part of a unit vector is known but for its sign and for rounding.

/** A byte b stands for the part (b - MIDDLE) / MIDDLE of a unit vector. */
const MIDDLE = 127.5;

let upwardBlues: Uint8Array | undefined;

/** @returns blue of the unit vector that looks up, by red | green << 8: at least 128; 255 minus it looks down */
export function blueOfUpward(): Uint8Array {
  if (upwardBlues !== undefined) return upwardBlues;
  upwardBlues = new Uint8Array(256 * 256);
  for (let green = 0; green < 256; green++) {
    for (let red = 0; red < 256; red++) {
      const x = red - MIDDLE;
      const y = green - MIDDLE;
      const square = MIDDLE * MIDDLE - x * x - y * y;
      // sqrt is exact to the last bit by standard, so every machine guesses alike.
      upwardBlues[red | (green << 8)] = Math.round(MIDDLE + (square > 0 ? Math.sqrt(square) : 0));
    }
  }
  return upwardBlues;
}
