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
#include<tallowTerrainFrames>
#include<tallowWater>
#include<tallowShoreColor>
#include<tallowView>
#include<tallowGroundPicks>
#include<tallowSurface>
uniform usampler2D uGround;
uniform usampler2D uRecords;
uniform usampler2D uTerrains; // terrain-frames.ts: records by terrain and crossed edges
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

// The texel of water that has drifted to a place.
GroundPick pickWater(ivec2 screen, int terrain) {
  ivec2 drifted = screen + waterDrift(uWaterStep);
  ivec2 tile = tileOfTexel(drifted);
  FrameRecord record = fetchRecord(uRecords, terrainRecordOfTile(uTerrains, terrain, tile));
  ivec2 local = texelInTile(drifted, tile) - record.origin;
  return GroundPick(ivec3(record.atlas + local, record.layer), record.heightRange, record.emissiveScale);
}

void main() {
  ivec2 texel = ivec2(gl_FragCoord.xy);
  uvec4 packed = texelFetch(uGround, slotOfTexel(texel), 0);
  if (packed.y == GROUND_NOTHING) discard;
  ivec2 screen = ivec2(uCorner) + texel;
  bool water = packed.y >= GROUND_WATER;
  GroundPick ground;
  if (water) ground = pickWater(screen, int(packed.y & (GROUND_WATER - 1u)));
  else ground = unpackGroundPick(packed);
  float heightPx = float(texelFetch(uPageHeights, ground.at, 0).r) * (ground.heightRange * PX_PER_UNIT / HEIGHT_MAX);
  vec3 albedo_disp = texelFetch(uPageAlbedo, ground.at, 0).rgb;
  vec3 normal = texelFetch(uPageNormal, ground.at, 0).rgb;
  if (water) {
    albedo_disp = vec3(shadeShore(ivec3(albedo_disp * 255.0 + 0.5), packed.x, screen, uWaterStep)) / 255.0;
    vec2 slopes = rippleSlopes(screen, uWaterStep);
    normal = normalize(vec3(normal.xy * 2.0 - 1.0 - slopes, normal.z * 2.0 - 1.0)) * 0.5 + 0.5;
  }
  outAlbedo = packAlbedo(albedo_disp, TAG_TERRAIN);
  outNormal = packNormal(normal);
  outMaterial = packMaterial(texelFetch(uPageMaterial, ground.at, 0).rgb, 0);
  outEmissive = packEmissive(texelFetch(uPageEmissive, ground.at, 0).rgb, ground.emissiveScale);
  gl_FragDepth = depthOfNearnessPx(nearnessPxAt(gl_FragCoord.y, heightPx));
}
