// How much sun reaches a point: 1 lit, 0 shaded. Reads the map that sun-shadow.ts draws; fit-sun-shadow.ts tells its axes.
//
// Acne is kept off by what is known of the surface instead of by a large bias: a texel beside the point is compared with the
// height that the point's own plane has there. Only upwards, so that the foot of a wall does not shade itself by the floor.
// No semicolons in these comments: Babylon's preprocessor ends a statement at each.
uniform highp sampler2DArrayShadow uSunShadowMap;
uniform mat4 uSunShadowMatrix;     // game axes -> (texels, texels from the world's origin, depth 0..1)
uniform vec3 uSunShadowStepU;      // what one texel is on the ground, game axes
uniform vec3 uSunShadowStepV;
uniform vec4 uSunShadowToSun;      // unit vector, game axes, and units of the depth range
uniform vec4 uSunShadowBias;       // depth, then the lift off a surface: units, and texels along it, and at most units
uniform vec4 uSunShadowArea;       // the map's first texel along both axes, texels a side, texels that the filter reaches
uniform bool uSunShadowWidens;     // whether an edge is as wide as the throw makes it
uniform float uSunShadowSharpness; // an edge is narrowed by it about its middle

// Below this cosine to the sun a plane is taken to be less steep than it is: it is all but dark, and would need a bias
// that lets light through thin walls.
const float SUN_SHADOW_MIN_COSINE = 0.2;
// Shells reach a little past the foot of what they stand for, and are level there.
const float GROUND_LIFT_UNITS = 0.02;
// The map is cleared to 1 and a texel without a caster must pass.
const float SUN_SHADOW_DEPTH_MAX = 0.99999;

// texel: from the map's corner, a whole number plus a half. Exactly on a texel's centre the comparison sampler reads only it.
float sunShadowTexel(vec2 texel, vec2 fromPoint, float depth, vec2 slope) {
  float reference = min(depth + min(0.0, dot(slope, fromPoint)), SUN_SHADOW_DEPTH_MAX);
  return texture(uSunShadowMap, vec4(texel / uSunShadowArea.z, 0.0, reference));
}

#include<tallowSunPenumbra>


// casts: whether shells stand for the surface. The ground has none: it needs no more than what keeps it clear of the shells
// that stand on it, by which its shadows lie alike whatever the map.
float sunShadow(vec3 positionG, vec3 normalG, bool casts) {
  vec2 tilt = vec2(dot(normalG, uSunShadowStepU), dot(normalG, uSunShadowStepV));
  float lift = min(uSunShadowBias.y + uSunShadowBias.z * (abs(tilt.x) + abs(tilt.y)), uSunShadowBias.w);
  vec3 lifted = positionG + (casts ? normalG * lift : vec3(0.0, 0.0, GROUND_LIFT_UNITS));
  vec3 at = (uSunShadowMatrix * vec4(lifted, 1.0)).xyz;
  at.xy -= uSunShadowArea.xy;
  vec2 inside = min(at.xy, uSunShadowArea.z - at.xy);
  if (min(inside.x, inside.y) < uSunShadowArea.w) return 1.0;

  float cosine = max(dot(normalG, uSunShadowToSun.xyz), SUN_SHADOW_MIN_COSINE);
  vec2 slope = tilt * (uSunShadowToSun.z / (cosine * uSunShadowToSun.w));
  float depth = at.z - (casts ? uSunShadowBias.x : 0.0);
  if (uSunShadowWidens) {
    // In whole parts of a texel the map's corner can be taken off without rounding.
    return sunPenumbra(floor(at.xy * 256.0 + 0.5) / 256.0, depth, slope);
  }
  // A quadratic B-spline over 3 x 3 texels: smooth wherever the point lies between them.
  vec2 middle = floor(at.xy) + 0.5;
  vec2 f = at.xy - middle;
  vec2 before = 0.5 * (0.5 - f) * (0.5 - f);
  vec2 after = 0.5 * (0.5 + f) * (0.5 + f);
  vec2 here = 1.0 - before - after;
  float lit = 0.0;
  for (int row = -1; row <= 1; row++) {
    float weightV = row < 0 ? before.y : row > 0 ? after.y : here.y;
    for (int column = -1; column <= 1; column++) {
      float weightU = column < 0 ? before.x : column > 0 ? after.x : here.x;
      vec2 texel = middle + vec2(float(column), float(row));
      lit += weightU * weightV * sunShadowTexel(texel, texel - at.xy, depth, slope);
    }
  }
  return clamp((lit - 0.5) * uSunShadowSharpness + 0.5, 0.0, 1.0);
}
