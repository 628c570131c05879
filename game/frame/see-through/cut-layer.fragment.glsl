// cut-layer: how near the nearest of what circles may cut is, as if it stood there whole. Reads heights; writes nearness in texels.
precision highp float;
precision highp int;
precision highp sampler2DArray;
precision highp usampler2DArray;
#include<tallowProjection>
#include<tallowView>
#include<tallowDither>
#include<tallowSeeThrough>
uniform sampler2DArray uPageAlbedo;
uniform usampler2DArray uPageHeights;
flat in ivec2 vTopLeft;
flat in ivec2 vAtlas;
flat in ivec2 vLayerOwner;
flat in ivec4 vFade;
flat in uint vCircles;
flat in vec3 vHeight;
layout(location = 0) out vec4 outNearnessPx;

void main() {
  if (vCircles == 0u) discard;
  ivec2 target = ivec2(gl_FragCoord.xy);
  ivec3 at = ivec3(vAtlas + target - vTopLeft, vLayerOwner.x);
  if (texelFetch(uPageAlbedo, at, 0).a < COVERAGE_ALPHA) discard;
  if (vFade.z != 0 && isFaded(target - vFade.xy, vFade.z)) discard;
  float heightPx = vHeight.y + float(texelFetch(uPageHeights, at, 0).r) * vHeight.x;
  if (openingAt(vCircles, target, heightPx) == WHOLE) discard;
  float nearnessPx = nearnessPxAt(gl_FragCoord.y, heightPx);
  outNearnessPx = vec4(nearnessPx, 0.0, 0.0, 1.0);
  gl_FragDepth = depthOfNearnessPx(nearnessPx);
}
