// Ordered dither: the order in which the 16 texels of a 4 x 4 square go when something fades in whole texels.

/** Texels of the square, and steps of a fade. */
export const BAYER_STEPS = 16;

/**
 * @param x, y whole texels from what the pattern hangs on
 * @returns rank of the texel, 0..15: the bits of x ^ y and of y, interleaved from the lowest
 */
export function bayerRank(x: number, y: number): number {
  const across = x ^ y;
  return ((across & 1) << 3) | ((y & 1) << 2) | (across & 2) | ((y & 2) >> 1);
}

/** The same for shaders. */
export const BAYER_GLSL = `
const int BAYER_STEPS = ${BAYER_STEPS};
int bayerRank(ivec2 p) {
  int across = p.x ^ p.y;
  return ((across & 1) << 3) | ((p.y & 1) << 2) | (across & 2) | ((p.y & 2) >> 1);
}
`;
