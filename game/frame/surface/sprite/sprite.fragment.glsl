// Impostor: every texel writes what it is and its own depth, from the height map; the quad's depth is never used. What is cut
// away is discarded, so what the quad promised of its depth holds.
#ifdef CONSERVATIVE_DEPTH
#extension GL_EXT_conservative_depth : require
#endif
precision highp float;
precision highp int;
precision highp sampler2DArray;
precision highp usampler2DArray;
#include<tallowProjection>
#include<tallowView>
#include<tallowSurface>
#include<tallowDither>
#include<tallowSeeThrough>
uniform sampler2DArray uPageAlbedo;
uniform sampler2DArray uPageNormal;
uniform sampler2DArray uPageMaterial;
uniform sampler2DArray uPageEmissive;
uniform usampler2DArray uPageHeights;
flat in ivec2 vTopLeft;
flat in ivec2 vAtlas;
flat in ivec2 vLayerOwner;
flat in ivec4 vFade;
flat in uint vCircles;
flat in vec3 vHeight;
layout(location = 0) out vec4 outAlbedo;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outMaterial;
layout(location = 3) out vec4 outEmissive;
#ifdef CONSERVATIVE_DEPTH
layout(depth_greater) out highp float gl_FragDepth;
#endif

void main() {
  ivec2 target = ivec2(gl_FragCoord.xy);
  ivec3 at = ivec3(vAtlas + target - vTopLeft, vLayerOwner.x);
  vec4 albedo = texelFetch(uPageAlbedo, at, 0);
  if (albedo.a < COVERAGE_ALPHA) discard;
  float heightPx = vHeight.y + float(texelFetch(uPageHeights, at, 0).r) * vHeight.x;
  int tag = vFade.w;
  if (vFade.z != 0) {
    if (isFaded(target - vFade.xy, vFade.z)) discard;
    tag = TAG_RIMLESS;
  }
  if (vCircles != 0u) {
    int opening = openingAt(vCircles, target, heightPx);
    if (opening == CUT) discard;
    if (opening != WHOLE) tag = TAG_RIMLESS;
  }
  outAlbedo = packOwnedAlbedo(albedo.rgb, tag, vLayerOwner.y);
  outNormal = packNormal(texelFetch(uPageNormal, at, 0).rgb);
  outMaterial = packMaterial(texelFetch(uPageMaterial, at, 0).rgb, vLayerOwner.y);
  outEmissive = packEmissive(texelFetch(uPageEmissive, at, 0).rgb, vHeight.z);
  gl_FragDepth = depthOfNearnessPx(nearnessPxAt(gl_FragCoord.y, heightPx));
}
