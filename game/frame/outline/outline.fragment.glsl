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

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 color_L = texelFetch(uColor, at, 0).rgb;
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
