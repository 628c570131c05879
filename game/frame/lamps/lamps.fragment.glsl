// lamps: what one lamp adds to the light that arrives at a texel. Reads the surface's depth and normal; adds to gathered.
precision highp float;
precision highp int;
precision highp sampler2D;
#include<tallowProjection>
#include<tallowView>
#include<tallowSurface>
uniform sampler2D uNormal;
uniform highp sampler2D uDepth;
flat in vec4 vPlace;   // place, range
flat in vec3 vColor_E;
flat in vec3 vFacing;
flat in vec3 vLow;
flat in vec3 vHigh;
flat in vec3 vShutLow0;
flat in vec3 vShutHigh0;
flat in vec3 vShutLow1;
flat in vec3 vShutHigh1;
layout(location = 0) out vec4 outGathered_E;

// A flame is no point: nearer than about this root, light does not grow any more.
const float FLAME_SIZE_SQUARED = 0.35;
// Light wraps round edges a little, so that a face that looks past the lamp is not black beside a bright one.
const float WRAP = 0.2;
// Where a lamp that faces one way begins and shines in full, units before it: it hangs PANE_LAMP_OFFSET_UNITS before its
// glass, the wall beside the glass is to be lit, and the wall's far side is not.
const float HALF_SPACE_BEGINS = -0.2;
const float HALF_SPACE_FULL = -0.1;

bool isInside(vec3 positionG, vec3 low, vec3 high) {
  return all(greaterThanEqual(positionG, low)) && all(lessThanEqual(positionG, high));
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 positionG = positionAtPixel(gl_FragCoord.xy, texelFetch(uDepth, at, 0).r);
  vec3 toLamp = vPlace.xyz - positionG;
  float squared = dot(toLamp, toLamp);
  float range = vPlace.w;
  if (squared >= range * range) discard;
  if (!isInside(positionG, vLow, vHigh)) discard;
  if (isInside(positionG, vShutLow0, vShutHigh0) || isInside(positionG, vShutLow1, vShutHigh1)) discard;
  vec3 normal = normalOf(texelFetch(uNormal, at, 0));
  float facing = max(dot(normal, toLamp) * inversesqrt(max(squared, 1e-6)) * (1.0 - WRAP) + WRAP, 0.0);
  float share = squared / (range * range);
  float fade = 1.0 - share * share;
  float falloff = fade * fade / (squared + FLAME_SIZE_SQUARED);
  // A zero facing is full on both sides.
  float before = vFacing == vec3(0.0) ? 1.0 : smoothstep(HALF_SPACE_BEGINS, HALF_SPACE_FULL, -dot(vFacing, toLamp));
  outGathered_E = vec4(vColor_E * (facing * falloff * before), 0.0);
}
