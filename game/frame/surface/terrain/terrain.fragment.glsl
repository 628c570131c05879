// Terrain (B4): what the ground is that each texel shows. Reads the ground image and the pages; writes the surface images and
// depth.
precision highp float;
precision highp int;
precision highp usampler2D;
precision highp sampler2DArray;
precision highp usampler2DArray;
#include<tallowProjection>
#include<tallowHash>
#include<tallowFrameRecord>
#include<tallowTerrain>
#include<tallowGroundShape>
#include<tallowTerrainFrames>
#include<tallowWater>
#include<tallowShoreColor>
#include<tallowView>
#include<tallowGroundPicks>
#include<tallowSurface>
uniform usampler2D uGround;
uniform usampler2D uRecords;
uniform usampler2D uTerrains; // terrain-frames.ts: records by terrain and crossed edges
uniform usampler2D uShape;    // ground-shape.ts: how high each tile is
uniform int uHighest;         // texels; 0 where all ground is level
uniform int uWaterStep;
uniform sampler2DArray uPageAlbedo;
uniform sampler2DArray uPageNormal;
uniform sampler2DArray uPageMaterial;
uniform sampler2DArray uPageEmissive;
uniform usampler2DArray uPageHeights;
layout(location = 0) out vec4 outAlbedo;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outMaterial;
layout(location = 3) out vec4 outEmissive;

// The texel of water that has drifted to a place of the water's picture.
GroundPick pickWater(ivec2 picture, GroundPick water) {
  ivec2 drifted = picture + waterDrift(uWaterStep);
  ivec2 tile = tileOfTexel(drifted);
  FrameRecord record = fetchRecord(uRecords, terrainRecordOfTile(uTerrains, int(water.terrain), tile));
  water.at = ivec3(record.atlas + texelInTile(drifted, tile) - record.origin, record.layer);
  water.heightRange = record.heightRange;
  water.emissiveScale = record.emissiveScale;
  return water;
}

void main() {
  ivec2 texel = ivec2(gl_FragCoord.xy);
  GroundPick ground = unpackGroundPick(texelFetch(uGround, slotOfTexel(texel), 0));
  if (ground.kind == GROUND_NOTHING) discard;
  ivec2 screen = ivec2(uCorner) + texel;
  ivec2 place = screen + ivec2(0, ground.ray / int(RAY_STEPS_PER_PX));
  bool water = ground.kind == GROUND_WATER;
  if (water) {
    // It falls down faces as it lies on top.
    ivec2 top = ground.face == FACE_NONE ? place : place - ivec2(0, 1);
    int step = uHighest > 0 ? stepOfTile(uShape, tileOfTexel(top)) : 0;
    ground = pickWater(screen + ivec2(0, step), ground);
  }
  float reliefPx = float(texelFetch(uPageHeights, ground.at, 0).r) * (ground.heightRange * PX_PER_UNIT / HEIGHT_MAX);
  vec3 albedo_disp = texelFetch(uPageAlbedo, ground.at, 0).rgb;
  vec3 normal = texelFetch(uPageNormal, ground.at, 0).rgb;
  if (water) {
    albedo_disp = vec3(shadeShore(ivec3(albedo_disp * 255.0 + 0.5), ground.shore, screen, uWaterStep)) / 255.0;
    vec2 slopes = rippleSlopes(screen, uWaterStep);
    normal = normalize(vec3(normal.xy * 2.0 - 1.0 - slopes, normal.z * 2.0 - 1.0)) * 0.5 + 0.5;
  }
  if (uHighest > 0) {
    vec3 lie = ground.face == FACE_NONE ? groundNormal(place, uShape) : vec3(0.0);
    normal = normalOnGround(normal * 2.0 - 1.0, lie, ground.face, ground.isCrease) * 0.5 + 0.5;
  }
  outAlbedo = packAlbedo(albedo_disp, TAG_TERRAIN);
  outNormal = packNormal(normal);
  outMaterial = packMaterial(texelFetch(uPageMaterial, ground.at, 0).rgb, 0);
  outEmissive = packEmissive(texelFetch(uPageEmissive, ground.at, 0).rgb, ground.emissiveScale);
  gl_FragDepth = depthOfNearnessPx(nearnessPxAt(gl_FragCoord.y, float(ground.ray) / RAY_STEPS_PER_PX + reliefPx));
}
