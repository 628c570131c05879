// Impostor: stretches the unit quad over the rect of a frame's part, in whole texels of the target, at the part's nearest
// depth. Reads the record table and the see-through circles; everything the fragment needs is flat.
precision highp float;
precision highp int;
precision highp usampler2D;
#include<tallowProjection>
#include<tallowFrameRecord>
#include<tallowView>
#include<tallowSurface>
#include<tallowDither>
#include<tallowSeeThrough>
in vec3 position;
in vec4 anchor; // screen x, screen y, height (texels), record
in vec3 traits; // owner, kind, fade
uniform usampler2D uRecords;
flat out ivec2 vTopLeft;
flat out ivec2 vAtlas;
flat out ivec2 vLayerOwner;
flat out ivec4 vFade; // anchor's target texel, fade, tag
flat out uint vCircles; // those that may cut it, a bit each
flat out vec3 vHeight; // texels a height step, anchor's height in texels, emissive scale

void main() {
  FrameRecord record = fetchRecord(uRecords, uint(anchor.w + 0.5));
  vec2 topLeft = anchor.xy - uCorner + vec2(record.origin);
  vTopLeft = ivec2(topLeft);
  vAtlas = record.atlas;
  vLayerOwner = ivec2(record.layer, int(traits.x + 0.5));
  vHeight = vec3(record.heightRange * PX_PER_UNIT / HEIGHT_MAX, anchor.z, record.emissiveScale);
  bool isStatic = int(traits.y + 0.5) == KIND_STATIC;
  vFade = ivec4(ivec2(anchor.xy - uCorner), int(round(traits.z)), isStatic ? TAG_STATIC : TAG_MOBILE);
  float nearnessPx = nearnessPxAt(anchor.y - uCorner.y, anchor.z) + record.nearest * PX_PER_NEARNESS;
  // People are never cut: one without a head is worse than one half hidden.
  vCircles = isStatic ? circlesOver(topLeft, vec2(record.size), nearnessPx + 0.5 * uTargetSize.y) : 0u;
  // Not resident: no rect, so no fragment.
  vec2 size = record.layer == NO_LAYER ? vec2(0.0) : vec2(record.size);
  gl_Position = clipOfPixel(topLeft + position.xy * size, depthOfNearnessPx(nearnessPx) - QUAD_DEPTH_LEAD);
}
