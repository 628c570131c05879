// overdraw: one step of light for each sprite fragment that is drawn, hidden or not.
precision highp float;
precision highp int;
precision highp sampler2DArray;
#include<tallowProjection>
uniform sampler2DArray uPageAlbedo;
flat in ivec2 vTopLeft;
flat in ivec2 vAtlas;
flat in ivec2 vLayerOwner;
flat in vec3 vHeight;
layout(location = 0) out vec4 outSteps;
void main() {
  ivec3 at = ivec3(vAtlas + ivec2(gl_FragCoord.xy) - vTopLeft, vLayerOwner.x);
  if (texelFetch(uPageAlbedo, at, 0).a < COVERAGE_ALPHA) discard;
  outSteps = vec4(OVERDRAW_STEP, 0.0, 0.0, 1.0);
}
