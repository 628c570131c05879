// positions: the world point and the tag of every texel, for numeric tests and the inspector. Reads albedo and depth.
precision highp float;
precision highp int;
precision highp sampler2D;
#include<tallowProjection>
#include<tallowView>
#include<tallowSurface>
uniform sampler2D uAlbedo;
uniform highp sampler2D uDepth;
layout(location = 0) out vec4 outPositionG;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  int tag = tagOf(texelFetch(uAlbedo, at, 0));
  outPositionG = vec4(positionAtPixel(gl_FragCoord.xy, texelFetch(uDepth, at, 0).r), float(tag));
}
