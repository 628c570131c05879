// Terrain (B4, flat): each screen texel shows exactly one baked ground texel. Reads the tile map, the ground sprites' records
// and pages; writes the surface images and depth.
precision highp float;
precision highp int;
precision highp usampler2D;
precision highp sampler2DArray;
precision highp usampler2DArray;
#include<tallowProjection>
#include<tallowHash>
#include<tallowFrameRecord>
#include<tallowTerrain>
#include<tallowView>
#include<tallowSurface>
uniform usampler2D uRecords;
uniform usampler2D uTiles;
uniform vec2 uMapSize;
uniform vec2 uTerrains[TERRAINS_MAX]; // first record, variants
uniform sampler2DArray uPageAlbedo;
uniform sampler2DArray uPageNormal;
uniform sampler2DArray uPageMaterial;
uniform sampler2DArray uPageEmissive;
uniform usampler2DArray uPageHeights;
layout(location = 0) out vec4 outAlbedo;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outMaterial;
layout(location = 3) out vec4 outEmissive;

uint terrainAt(ivec2 tile) {
  if (any(lessThan(tile, ivec2(0))) || any(greaterThanEqual(tile, ivec2(uMapSize)))) return NO_TERRAIN;
  return texelFetch(uTiles, tile, 0).r;
}

void main() {
  ivec2 screen = ivec2(uCorner) + ivec2(gl_FragCoord.xy);
  ivec2 owner = tileOfTexel(screen);
  float bestHeightPx = -1.0;
  float emissiveScale = 0.0;
  ivec3 best = ivec3(0);
  for (int i = 0; i < 4; i++) {
    ivec2 tile = owner + ivec2(i & 1, i >> 1);
    uint terrain = terrainAt(tile);
    if (terrain == NO_TERRAIN) continue;
    vec2 entry = uTerrains[int(terrain)];
    FrameRecord record = fetchRecord(uRecords, uint(entry.x) + variantOfTile(tile, uint(entry.y)));
    ivec2 local = texelInTile(screen, tile) - record.origin;
    if (any(lessThan(local, ivec2(0))) || any(greaterThanEqual(local, record.size))) continue;
    ivec3 at = ivec3(record.atlas + local, record.layer);
    if (texelFetch(uPageAlbedo, at, 0).a < COVERAGE_ALPHA) continue;
    float heightPx = float(texelFetch(uPageHeights, at, 0).r) * (record.heightRange * PX_PER_UNIT / HEIGHT_MAX);
    if (heightPx > bestHeightPx) { bestHeightPx = heightPx; best = at; emissiveScale = record.emissiveScale; }
  }
  if (bestHeightPx < 0.0) discard;
  outAlbedo = packAlbedo(texelFetch(uPageAlbedo, best, 0).rgb, TAG_TERRAIN);
  outNormal = packNormal(texelFetch(uPageNormal, best, 0).rgb);
  outMaterial = packMaterial(texelFetch(uPageMaterial, best, 0).rgb, 0);
  outEmissive = packEmissive(texelFetch(uPageEmissive, best, 0).rgb, emissiveScale);
  gl_FragDepth = depthOfNearnessPx(nearnessPxAt(gl_FragCoord.y, bestHeightPx));
}
