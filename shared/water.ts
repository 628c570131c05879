// Water lies still in its tiles and moves on the screen: its colour drifts by whole texels, its normals ripple. Both follow a
// count of steps, so that the same moment always looks the same and pictures of step 0 repeat.

/** Steps a second: water is slower than a flame, and each step draws a frame. */
const WATER_HZ = 4;

/** Steps that the colour rests before it drifts on by a texel to the right, and by one down. */
const STEPS_RIGHT = 2;
const STEPS_DOWN = 14;

/**
 * Ripples: periods in 32 texels of the screen to the right and down, how steep they are, and the steps of a period. None shares
 * its period with another, so that the pattern is long in coming back.
 */
const RIPPLES = [
  { right: 0.8, down: 3.1, slope: 0.17, steps: 13 },
  { right: -0.7, down: 3.9, slope: 0.18, steps: 17 },
  { right: 0.2, down: -5.3, slope: 0.14, steps: 11 },
] as const;

/** Wind: two long waves of the same kind; where they add up there are ripples, elsewhere the water lies smooth. */
const GUSTS = [
  { right: 0.37, down: 0.61, steps: 47 },
  { right: -0.53, down: 0.83, steps: 61 },
] as const;

/** Step of a moment. */
export function waterStepAt(milliseconds: number): number {
  return Math.floor((milliseconds * WATER_HZ) / 1000);
}

/** Whether a ground sprite is water: its name says so, as `ground_water` does. */
export function isWater(sprite: string): boolean {
  return sprite.split('_').includes('water');
}

/** The texel of the resting water that a texel shows, relative to it. */
export function waterDrift(step: number): readonly [right: number, down: number] {
  return [-Math.floor(step / STEPS_RIGHT), -Math.floor(step / STEPS_DOWN)];
}

/** A wave as arguments of a shader's function. */
function waveGlsl({
  right,
  down,
  steps,
}: {
  readonly right: number;
  readonly down: number;
  readonly steps: number;
}): string {
  return `screen, vec2(${right.toFixed(2)}, ${down.toFixed(2)}), float(step % ${steps}) / ${steps}.0`;
}

/** The same for shaders, and the ripples. */
export const WATER_GLSL = `
ivec2 waterDrift(int step) { return -ivec2(step / ${STEPS_RIGHT}, step / ${STEPS_DOWN}); }
float waveOfWater(ivec2 screen, vec2 wave, float turn) {
  return cos(6.2831853 * (fract(dot(vec2(screen), wave) / 32.0) + turn));
}
// How a wave's slope lies along the tiles' x and y.
vec2 rippleSlope(ivec2 screen, vec2 wave, float turn) {
  return waveOfWater(screen, wave, turn) * normalize(vec2(wave.x + wave.y, wave.y - wave.x));
}
vec2 rippleSlopes(ivec2 screen, int step) {
  float gust = ${GUSTS.map((gust) => `waveOfWater(${waveGlsl(gust)})`).join(' + ')};
  return clamp(gust, 0.0, 1.0) * (${RIPPLES.map((wave) => `${wave.slope} * rippleSlope(${waveGlsl(wave)})`).join(' + ')});
}
`;
