// pick: what one texel of the surface images shows: its place, and its tag and owner in one number. Reads albedo, material and
// depth.
precision highp float;
precision highp int;
precision highp sampler2D;
#include<tallowProjection>
#include<tallowView>
#include<tallowSurface>
uniform sampler2D uAlbedo;
uniform sampler2D uMaterial;
uniform highp sampler2D uDepth;
uniform vec2 uTexel;
layout(location = 0) out vec4 outPicked;
void main() {
  ivec2 at = ivec2(uTexel);
  vec4 albedo = texelFetch(uAlbedo, at, 0);
  vec3 positionG = positionAtPixel(uTexel + 0.5, texelFetch(uDepth, at, 0).r);
  outPicked = vec4(positionG, float(tagOf(albedo) | ownerOf(albedo, texelFetch(uMaterial, at, 0)) << TAG_BITS));
}
