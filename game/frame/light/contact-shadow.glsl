// Contact shadows (B11): the last hand's breadth of a shadow, where the sun's map is too coarse. The ray towards the sun is walked
// texel by texel over the depth image: what lies before it, but not far before it, stops it.
const int CONTACT_STEPS = 12;
const float CONTACT_REACH_UNITS = 0.5;
// A texel of nearness and a half is what a surface seen at a slant may be off beside a texel's middle; another is the ground's relief.
const float CONTACT_BIAS_PX = 2.5;
// What lies further before the ray is taken to pass over it: the depth image does not tell how thick things are.
const float CONTACT_THICKNESS_PX = 0.3 * PX_PER_NEARNESS;

// Texels to the right, texels down and nearness of a way in the world.
vec3 screenWay(vec3 wayG) {
  float down = (wayG.x + wayG.y) * HALF_TILE_PX;
  float up = wayG.z * PX_PER_UNIT;
  return vec3((wayG.x - wayG.y) * HALF_TILE_PX, down - up, down + up);
}

// 1 lit, 0 shaded. pixel: gl_FragCoord.xy
float contactShadow(sampler2D depth, vec2 pixel, vec3 toSunG) {
  vec3 way = screenWay(toSunG);
  vec3 stepWay = way / max(abs(way.x), abs(way.y));
  float reach = CONTACT_REACH_UNITS * max(abs(way.x), abs(way.y));
  float start = nearnessPxOfDepth(texelFetch(depth, ivec2(pixel), 0).r);
  for (int i = 1; i <= CONTACT_STEPS; i++) {
    if (float(i) > reach) break;
    vec3 at = vec3(pixel, start) + stepWay * float(i);
    if (any(lessThan(at.xy, vec2(0.0))) || any(greaterThanEqual(at.xy, uTargetSize))) break;
    float before = nearnessPxOfDepth(texelFetch(depth, ivec2(at.xy), 0).r) - at.z;
    if (before > CONTACT_BIAS_PX && before < CONTACT_THICKNESS_PX) return 0.0;
  }
  return 1.0;
}
