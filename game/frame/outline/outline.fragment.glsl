// outline (B12): a pixel becomes outline when one of its four neighbours is a sprite or mesh that is nearer by more than
// OUTLINE_STEP_UNITS. Its colour is the neighbour's own lit colour, darkened. Reads light.color, tags, depth.
precision highp float;
precision highp int;
precision highp sampler2D;
#include<tallowProjection>
#include<tallowColor>
#include<tallowView>
#include<tallowSurface>
#include<tallowOutline>
uniform sampler2D uColor;
uniform sampler2D uAlbedo;
uniform highp sampler2D uDepth;
uniform float uDarken;
uniform float uSaturation;
uniform float uLimit;
layout(location = 0) out vec4 outColor_L;

#ifdef CUT_OUTLINE
#include<tallowDither>
#include<tallowSeeThrough>
uniform sampler2D uCutNearness;

// Whether one of the four neighbours is of something that was cut away and stood proud of this pixel. Beyond a circle it is not
// known what stands there, so its own circle must hold the pixel too.
bool isCutOutline(ivec2 at, int tag) {
  if (tag == TAG_MOBILE) return false;
  float here = max(nearnessPxOfDepth(texelFetch(uDepth, at, 0).r), texelFetch(uCutNearness, at, 0).r);
  for (int i = 0; i < 4; i++) {
    ivec2 neighbour = at + ivec2(i == 0 ? 1 : i == 1 ? -1 : 0, i == 2 ? 1 : i == 3 ? -1 : 0);
    if (any(lessThan(neighbour, ivec2(0))) || any(greaterThanEqual(neighbour, ivec2(uTargetSize)))) continue;
    float near = texelFetch(uCutNearness, neighbour, 0).r;
    if (near <= here + OUTLINE_STEP_UNITS * PX_PER_NEARNESS) continue;
    float row = float(neighbour.y) + 0.5;
    for (int c = 0; c < CIRCLES_MAX; c++) {
      if (c >= uCircleCount) break;
      vec2 from = vec2(at) + 0.5 - uCircles[c].xy;
      if (length(from) < CIRCLE_RADIUS_TEXELS && row + heightPxAt(row, near) > uCircles[c].z) return true;
    }
  }
  return false;
}
#endif

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 color_L = texelFetch(uColor, at, 0).rgb;
#ifdef CUT_OUTLINE
  if (isCutOutline(at, tagOf(texelFetch(uAlbedo, at, 0)))) { outColor_L = vec4(color_L * uLimit, 1.0); return; }
#endif
  ivec2 from = outlineSource(uAlbedo, uDepth, at);
  if (from == at) { outColor_L = vec4(color_L, 1.0); return; }
  vec3 near_L = texelFetch(uColor, from, 0).rgb;
  float grey = luminance(near_L);
  vec3 line_L = max(grey + (near_L - grey) * uSaturation, 0.0) * uDarken;
  // Visible on dark ground too: only the strength is limited, the hue stays.
  float limit = luminance(color_L) * uLimit;
  float strength = luminance(line_L);
  if (tagOf(texelFetch(uAlbedo, at, 0)) != TAG_NONE && strength > limit) line_L *= limit / max(strength, 1e-6);
  outColor_L = vec4(line_L, 1.0);
}
