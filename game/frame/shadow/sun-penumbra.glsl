// Edges of shadows that widen with the throw: what share of the sun's disc a point sees. sun-penumbra.ts has the numbers.
//
// A probe over the widest disc tells lit and dark points from those at an edge, which alone pay for the rest: a short search
// for the highest caster above them, and the filter as wide as that caster's throw makes the edge.
// Points of the disc are whole steps from the point, so that the same is read from every camera cell.
uniform vec4 uSunPenumbra; // radius a unit of height, least and most radius, height of the search
uniform mat2 uSunDisc;     // units across the rays -> texels

const int SEARCH_STEPS = 4;
// Every third point of the disc: one beside its middle, the others around.
const int SEARCH_STRIDE = 3;
const float TAP_STEPS = 64.0;

float sunDiscTap(int i, float radius, vec2 at, float depth, vec2 slope) {
  vec2 way = floor(uSunDisc * SUN_DISC[i] * radius * TAP_STEPS + 0.5) / TAP_STEPS;
  return sunShadowTexel(at + way, way, depth, slope);
}

float sunPenumbra(vec2 at, float depth, vec2 slope) {
  // Between texels the comparison sampler reads four of them: each may lie a texel up the surface.
  float steady = depth - 0.5 * (abs(slope.x) + abs(slope.y));
  float probed = 0.0;
  for (int i = 0; i < DISC_TAPS; i++) probed += sunDiscTap(i, uSunPenumbra.z, at, steady, slope);
  if (probed <= 0.0 || probed >= float(DISC_TAPS)) return probed / float(DISC_TAPS);

  float low = 0.0;
  float high = uSunPenumbra.w;
  for (int n = 0; n < SEARCH_STEPS; n++) {
    float middle = 0.5 * (low + high);
    float above = steady - middle / uSunShadowToSun.w;
    float seen = 1.0;
    for (int i = 0; i < DISC_TAPS; i += SEARCH_STRIDE) seen = min(seen, sunDiscTap(i, uSunPenumbra.z, at, above, slope));
    if (seen < 0.5) low = middle; else high = middle;
  }
  float radius = clamp(uSunPenumbra.x * 0.5 * (low + high), uSunPenumbra.y, uSunPenumbra.z);
  float lit = 0.0;
  for (int i = 0; i < DISC_TAPS; i++) lit += sunDiscTap(i, radius, at, steady, slope);
  return lit / float(DISC_TAPS);
}
